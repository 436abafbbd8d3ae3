import { execFileSync } from 'node:child_process';
import path from 'node:path';

export interface SimulationFigures {
  readonly stepMicroseconds: number;
  readonly tenMinutesMilliseconds: number;
  readonly bytesPerStep: number;
}

export function measureSimulation(): SimulationFigures {
  const worker = path.join(import.meta.dirname, 'simulation-worker.ts');
  const room = ['--min-semi-space-size=64', '--max-semi-space-size=128'];
  const output = execFileSync(
    process.execPath,
    ['--expose-gc', ...room, '--import', 'tsx', worker],
    {
      encoding: 'utf8',
    },
  );
  const figures: unknown = JSON.parse(output);
  const at = (key: string) => {
    const value: unknown =
      typeof figures === 'object' && figures !== null ? Reflect.get(figures, key) : undefined;
    if (typeof value !== 'number')
      throw new Error(`The simulation's bench says nothing of ${key}.`);
    return value;
  };
  return {
    stepMicroseconds: at('stepMicroseconds'),
    tenMinutesMilliseconds: at('tenMinutesMilliseconds'),
    bytesPerStep: at('bytesPerStep'),
  };
}
