/**
 * `npm run bench:bytes [-- --paths /,/faq]`: bytes of a first visit without playing, by file, as
 * brotli sends them, beside their budget. Headers are not counted. Needs a built site.
 */
import { parseArgs } from 'node:util';
import { startPreview } from '../tools/preview.ts';
import { DIST, launch, transferred } from './built-site.ts';

/** Bytes. */
const BUDGET = 200_000;

/**
 * When the server has had no request for this long, the page has loaded all that it loads by
 * itself, ms.
 */
const QUIET_MS = 5000;

const { values } = parseArgs({ options: { paths: { type: 'string' } } });
const paths = values.paths?.split(',') ?? ['/', '/dino-run', '/faq'];

/** Each file once: the browser's cache or a 304 answers a second request. */
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
  const browser = await launch();
  const page = await browser.newPage();
  await page.goto(`${server.origin}${address}`);
  while (performance.now() - lastAsked < QUIET_MS) await page.waitForTimeout(QUIET_MS / 10);
  await browser.close();
  await server.close();
  return [...asked];
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
