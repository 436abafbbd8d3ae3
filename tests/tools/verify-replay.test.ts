import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { expect, test } from 'vitest';
import { linkToReplay } from '#replay';
import { GOLDEN } from '../replay/golden.ts';
import { IS_ALL } from './is-all.ts';

const PROGRAM = path.resolve(import.meta.dirname, 'verify-replay.ts');

const verify = (...args: readonly string[]) =>
  spawnSync(process.execPath, ['--import', 'tsx', PROGRAM, ...args], { encoding: 'utf8' });

test.runIf(IS_ALL)('a replay is played back, and exits with 1 if it is damaged', () => {
  const [golden] = GOLDEN.filter(({ name }) => name.startsWith('assisted: 75 %'));
  if (golden === undefined) throw new Error('There is no golden replay with assists.');
  const link = linkToReplay(new URL('https://example.org/dino-run?debug'), golden.replay);
  const { status, stdout } = verify(link);
  expect(status).toBe(0);
  expect(stdout).toContain(`score     ${golden.score}\n`);
  expect(stdout).toContain(`hash      ${golden.hash}\n`);
  const broken = verify(golden.replay.slice(0, -1));
  expect(broken).toMatchObject({ status: 1, stdout: '' });
  expect(broken.stderr).toContain('This replay is damaged');
  expect(verify('https://example.org/dino-run')).toMatchObject({ status: 2, stdout: '' });
});
