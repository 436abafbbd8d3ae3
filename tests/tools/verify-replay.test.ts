import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { linkTo } from '#replay';
import { GOLDEN } from '../replay/golden.ts';
import { IS_ALL } from './is-all.ts';

const PROGRAM = path.resolve(import.meta.dirname, 'verify-replay.ts');
const [golden] = GOLDEN.filter(({ name }) => name.startsWith('assisted: 75 %'));

let folder = '';

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'dino-verify-'));
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

function verify(...args: readonly string[]) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', 'tsx', PROGRAM, ...args],
    {
      encoding: 'utf8',
    },
  );
  return { status, stdout, stderr };
}

test.runIf(IS_ALL)(
  'a replay in a link or in a file is played back, and its result is printed',
  () => {
    if (golden === undefined) throw new Error('There is no golden replay with assists.');
    const file = path.join(folder, 'run.txt');
    writeFileSync(file, `${golden.replay}\n`);
    const link = linkTo(new URL('https://example.org/dino-run?debug'), golden.replay);
    for (const argument of [link, file]) {
      const { status, stdout } = verify(argument);
      expect(status).toBe(0);
      expect(stdout).toContain(`score     ${golden.score}\n`);
      expect(stdout).toContain(`hash      ${golden.hash}\n`);
      expect(stdout).toContain('speed 75 %, 3 px of forgiveness, without pterodactyls');
    }
  },
);

test.runIf(IS_ALL)(
  'an invalid one exits with status 1 and the reason, and a missing one with 2',
  () => {
    const broken = verify(golden?.replay.slice(0, -1) ?? '');
    expect(broken).toMatchObject({ status: 1, stdout: '' });
    expect(broken.stderr).toContain('This replay is damaged');
    expect(verify(folder)).toEqual({
      status: 1,
      stdout: '',
      stderr: `'${folder}' is a folder. Name a file with a replay or a link in it.\n`,
    });
    expect(verify('https://example.org/dino-run')).toMatchObject({ status: 2, stdout: '' });
    expect(verify().stderr).toContain('npm run verify');
  },
);
