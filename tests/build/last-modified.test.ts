import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { CATEGORIES } from '#content';
import { filesOfPage, lastModified } from '#build/testing';

let root: string;

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'last-modified-'));
});
afterEach(() => rmSync(root, { recursive: true }));

function commit(file: string, day: string): void {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), day);
  const at = `${day}T12:00:00Z`;
  const env = { ...process.env, GIT_AUTHOR_DATE: at, GIT_COMMITTER_DATE: at };
  const git = (...args: readonly string[]) => execFileSync('git', args, { cwd: root, env });
  git('init', '--quiet');
  git('add', '.');
  git(
    '-c',
    'user.name=Ada',
    '-c',
    'user.email=ada@dino.test',
    'commit',
    '--quiet',
    '--no-gpg-sign',
    '-m',
    file,
  );
}

test('each page has the day of its own last change', async () => {
  commit('src/content/home.ts', '2026-03-01');
  commit('src/content/categories/arcade-games.ts', '2026-03-02');
  commit('src/pages/History.tsx', '2026-03-03');
  commit('src/content/format.ts', '2026-03-04');
  const days = await Promise.all(
    ['/', '/arcade-games', '/history', '/another'].map((page) => lastModified(root, page)),
  );
  expect(days).toEqual(['2026-03-01', '2026-03-02', '2026-03-03', '2026-03-04']);
});

test('without Git it is today', async () => {
  expect(await lastModified(root, '/')).toBe(new Date().toISOString().slice(0, 10));
});

test.each([
  '/',
  '/history',
  '/who-created-the-dinosaur-game',
  '/faq',
  '/privacy-policy',
  '/terms-of-service',
])('the files of %s exist', (page) => {
  const files = filesOfPage('.', page);
  expect(files).toHaveLength(2);
  expect(files.filter((file) => !existsSync(file))).toEqual([]);
});

test('every category has a file of its own', () => {
  expect(
    CATEGORIES.map(({ path: page, name }) =>
      filesOfPage('.', page).includes(`src/content/categories/${name}.ts`),
    ),
  ).toEqual(CATEGORIES.map(() => true));
});
