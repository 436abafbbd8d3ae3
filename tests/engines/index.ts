/**
 * `npm run test:engines`: golden replays, all pages and a game of the built site in Firefox and
 * WebKit, on a virtual display.
 */
import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { after, before, describe, test } from 'node:test';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Server } from '../tools/nginx.ts';
import type { Browser } from './browser.ts';
import { CHECKS } from './checks.ts';
import { startFirefox } from './firefox.ts';
import { serveWatched } from './watched-site.ts';
import { startWebKit } from './webkit.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'dino-engines-'));
let site: Server;
before(async () => {
  site = await serveWatched(folder);
});
after(async () => {
  await site.close();
  rmSync(folder, { recursive: true, force: true });
});

for (const [name, start] of [
  ['Firefox', startFirefox],
  ['WebKit', startWebKit],
] as const) {
  void describe(name, () => {
    let browser: Browser;
    before(async () => {
      browser = await start();
    });
    after(() => browser.close());

    for (const check of CHECKS) {
      void test(check.name, async () => {
        await check.run(browser, site.origin);
        assert.deepEqual(await browser.evaluate('globalThis.complaints'), [], 'errors on the page');
      });
    }
  });
}
