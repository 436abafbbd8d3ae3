/**
 * `npm run bench:monkey -- [--seed 1] [--minutes 10]`: runs the monkey of the end-to-end tests for
 * that long on each of its screens. The exit status is 1 if it finds a fault; the same seed repeats
 * the same actions.
 */
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { buildVariant } from '../tools/site-variant.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');

const { values } = parseArgs({
  options: { seed: { type: 'string', default: '1' }, minutes: { type: 'string', default: '10' } },
});
const [seed, minutes] = [Number(values.seed), Number(values.minutes)];
if (!Number.isSafeInteger(seed) || !(minutes > 0)) {
  throw new RangeError('--seed takes a whole number, --minutes a number above 0.');
}

await buildVariant(path.join(ROOT, 'dist'), {});
const { status, error } = spawnSync(
  path.join(ROOT, 'node_modules/.bin/playwright'),
  ['test', 'tests/e2e/monkey.spec.ts', '--project', 'desktop', '--reporter', 'line'],
  {
    cwd: ROOT,
    stdio: 'inherit',
    env: {
      ...process.env,
      TEST_ALL: 'true',
      MONKEY_SEED: String(seed),
      MONKEY_MINUTES: String(minutes),
    },
  },
);
if (error !== undefined) throw error;
process.exitCode = status ?? 1;
