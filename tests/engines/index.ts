/**
 * `npm run test:engines`: golden replays and a smoke test of the whole built site in Firefox and
 * WebKit, on a virtual display. Installs the browsers on Debian, and their drivers through npm into
 * a temporary folder.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Browser } from './browser.ts';
import { runChecks } from './run-checks.ts';
import { startFirefox } from './firefox.ts';
import { fetchLibraries } from './libraries.ts';
import { PLAY } from './play.ts';
import { findPrograms } from './programs.ts';
import { SAME_AS_NODE } from './same-as-node.ts';
import { Cleanup } from './cleanup.ts';
import { openDisplay } from './virtual-display.ts';
import { VISITS } from './visit-pages.ts';
import { serveWatched } from './watched-site.ts';
import { startWebKit } from './webkit.ts';

const CHECKS = [...VISITS, ...SAME_AS_NODE, ...PLAY];

// The package's script runs this with `node --import tsx`, because the command `tsx` kills a
// process that is slow to handle Ctrl-C.
const cleanup = new Cleanup();
const calledOff = new AbortController();
for (const [signal, status] of [
  ['SIGINT', 130],
  ['SIGTERM', 143],
] as const) {
  process.on(signal, () => {
    // Parent processes forward Ctrl-C, so it arrives more than once.
    if (calledOff.signal.aborted) return;
    calledOff.abort();
    void cleanup.all().finally(() => process.exit(status));
  });
}

let failures = 0;
try {
  await test();
} catch (error) {
  fail(error);
} finally {
  await cleanup.all();
}
if (!calledOff.signal.aborted) {
  console.log(failures === 0 ? '\nAll is well in both engines.' : `\n${failures} failed.`);
  if (failures > 0) process.exitCode = 1;
}

function fail(reason: unknown): void {
  // After an abort some call fails, which says nothing about the browser.
  if (calledOff.signal.aborted) return;
  failures += 1;
  console.error(reason);
}

async function test(): Promise<void> {
  const { xvfb, firefox, webKitDriver } = findPrograms(fail);
  if (xvfb === undefined || (firefox === undefined && webKitDriver === undefined)) return;

  const folder = mkdtempSync(path.join(tmpdir(), 'dino-engines-'));
  cleanup.add(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));
  const libraries = await fetchLibraries(path.join(folder, 'libraries'));
  const site = await serveWatched(path.join(folder, 'site'));
  cleanup.add(() => site.close());
  const display = await openDisplay(xvfb);
  cleanup.add(() => display.close());

  const engines: readonly (() => Promise<Browser>)[] = [
    ...(firefox === undefined
      ? []
      : [() => startFirefox(libraries.puppeteer, firefox, display.name)]),
    ...(webKitDriver === undefined
      ? []
      : [() => startWebKit(libraries, webKitDriver, display.name)]),
  ];
  for (const start of engines) {
    if (calledOff.signal.aborted) return;
    try {
      const browser = await start();
      const close = cleanup.add(() => browser.close());
      failures += await runChecks(browser, CHECKS, site, calledOff.signal);
      await close();
    } catch (error) {
      fail(error);
    }
  }
}
