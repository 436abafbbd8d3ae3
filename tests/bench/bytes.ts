/**
 * `npm run bench:bytes [-- --paths /,/faq]`: how much a first visit transfers that does not play,
 * by file, beside its budget, as brotli sends it. Needs a built site. Headers are not counted.
 */
import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { findChromium } from '../tools/chromium.ts';
import { CHROMIUM_FLAGS } from '../tools/chromium-flags.ts';
import { startPreview } from '../tools/preview.ts';

const DIST = path.resolve('dist');

/** In bytes. */
const BUDGET = 200_000;

/**
 * A page has done what it does by itself when the server has not been asked for anything for this
 * long, ms.
 */
const QUIET_MS = 5000;

const { values } = parseArgs({ options: { paths: { type: 'string' } } });
const paths = values.paths?.split(',') ?? ['/', '/dino-run', '/faq'];

/**
 * The files of a first visit to this path, each once: a second request is answered by the browser's
 * cache, or with a 304.
 */
async function filesOfVisit(address: string): Promise<readonly string[]> {
  const asked = new Set<string>();
  let lastAsked = performance.now();
  const server = await startPreview(DIST, [
    {
      name: 'note-requests',
      configurePreviewServer({ middlewares }) {
        middlewares.use((request, _response, next) => {
          asked.add(new URL(request.url ?? '/', 'http://localhost').pathname);
          lastAsked = performance.now();
          next();
        });
      },
    },
  ]);
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: [...CHROMIUM_FLAGS],
  });
  const page = await browser.newPage();
  await page.goto(`${server.origin}${address}`);
  while (performance.now() - lastAsked < QUIET_MS) await page.waitForTimeout(QUIET_MS / 10);
  await browser.close();
  await server.close();
  return [...asked];
}

function transferred(pathname: string): number {
  const candidates = [pathname, `${pathname}.html`, `${pathname}index.html`].map((name) =>
    path.join(DIST, name),
  );
  const file = candidates.find((name) => existsSync(name) && statSync(name).isFile());
  if (file === undefined) return 0;
  return readFileSync(existsSync(`${file}.br`) ? `${file}.br` : file).length;
}

for (const address of paths) {
  const files = (await filesOfVisit(address)).map((name) => ({ name, size: transferred(name) }));
  const total = files.reduce((sum, { size }) => sum + size, 0);
  console.log(`${address}: ${(total / 1000).toFixed(1)} of ${BUDGET / 1000} kB`);
  for (const { name, size } of files.toSorted((a, b) => b.size - a.size)) {
    console.log(`  ${(size / 1000).toFixed(1).padStart(6)} kB  ${name}`);
  }
  if (total > BUDGET) process.exitCode = 1;
}
