import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { precompress } from '#build/testing';

const LONG = 'A sentence that is repeated. '.repeat(100);

let folder = '';
const inFolder = (name: string) => path.join(folder, name);

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'dino-precompress-'));
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('each long text lies beside its two compressed forms, in every folder', async () => {
  mkdirSync(inFolder('faq'));
  for (const name of ['faq.html', 'faq/index.html', 'sw.js']) writeFileSync(inFolder(name), LONG);
  await precompress(folder);
  for (const name of ['faq.html', 'faq/index.html', 'sw.js']) {
    expect(brotliDecompressSync(readFileSync(inFolder(`${name}.br`))).toString()).toBe(LONG);
    expect(gunzipSync(readFileSync(inFolder(`${name}.gz`))).toString()).toBe(LONG);
  }
});

test('pictures, configuration of hosts and short texts are left as they are', async () => {
  for (const name of ['sprite.png', '_headers', 'nginx.conf']) writeFileSync(inFolder(name), LONG);
  writeFileSync(inFolder('robots.txt'), 'short');
  await precompress(folder);
  for (const name of ['sprite.png', '_headers', 'nginx.conf', 'robots.txt']) {
    expect(existsSync(inFolder(`${name}.br`)), name).toBe(false);
    expect(existsSync(inFolder(`${name}.gz`)), name).toBe(false);
  }
});
