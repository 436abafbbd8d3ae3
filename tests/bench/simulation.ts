import { execFileSync } from 'node:child_process';
import path from 'node:path';
import * as v from 'valibot';

const FIGURES = v.object({
  stepMicroseconds: v.number(),
  tenMinutesMilliseconds: v.number(),
  bytesPerStep: v.number(),
});

export function measureSimulation(): v.InferOutput<typeof FIGURES> {
  const worker = path.join(import.meta.dirname, 'simulation-worker.ts');
  const room = ['--min-semi-space-size=64', '--max-semi-space-size=128'];
  const args = ['--expose-gc', ...room, '--import', 'tsx', worker];
  return v.parse(FIGURES, JSON.parse(execFileSync(process.execPath, args, { encoding: 'utf8' })));
}
