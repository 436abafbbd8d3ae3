import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { CATEGORIES } from '#content';
import { filesOfPage, lastModified } from '#src/build/sitemap.ts';

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
  const git = (line: string) => execFileSync('git', line.split(' '), { cwd: root, env });
  git('init --quiet');
  git('add .');
  git('-c user.name=Ada -c user.email=ada@dino.test commit --quiet --no-gpg-sign -m change');
}

test('each page has the day of its own last change, and without Git the current day', async () => {
  expect(await lastModified(root, '/')).toBe(new Date().toISOString().slice(0, 10));
  commit('src/content/home.ts', '2026-03-01');
  commit('src/pages/History.tsx', '2026-03-03');
  commit('src/content/format.ts', '2026-03-04');
  const days = await Promise.all(
    ['/', '/history', '/another'].map((page) => lastModified(root, page)),
  );
  expect(days).toEqual(['2026-03-01', '2026-03-03', '2026-03-04']);
});

test('the files of each page exist', () => {
  for (const page of ['/', '/history', '/faq', ...CATEGORIES.map((category) => category.path)]) {
    const files = filesOfPage(page);
    expect(files, page).not.toContain('src/content');
    expect(files.filter((file) => !existsSync(file))).toEqual([]);
  }
});
