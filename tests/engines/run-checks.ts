import assert from 'node:assert/strict';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Browser, Page } from './browser.ts';
import type { WatchedSite } from './watched-site.ts';

export interface Check {
  readonly name: string;
  run(page: Page, origin: string): Promise<void>;
}

const PICTURES = path.resolve(import.meta.dirname, '../../test-results/engines');

/**
 * Runs the checks in this browser until aborted, and prints a line for each. Returns the number of
 * failures, and saves a screenshot of each.
 */
export async function runChecks(
  browser: Browser,
  checks: readonly Check[],
  site: WatchedSite,
  calledOff: AbortSignal,
): Promise<number> {
  console.log(`\n${browser.version}`);
  let failures = 0;
  for (const check of checks) {
    try {
      await check.run(browser.page, site.origin);
      const complaints = await browser.page.evaluate<string[]>('globalThis.complaints');
      assert.deepEqual([...complaints, ...site.takeRefusals()], [], 'errors on the page');
      console.log(`  ok      ${check.name}`);
    } catch (error) {
      if (calledOff.aborted) break;
      failures += 1;
      site.takeRefusals();
      console.log(`  FAILED  ${check.name}\n${indent(String(error))}`);
      await keepPicture(browser, check);
    }
  }
  return failures;
}

const indent = (text: string) => text.replaceAll(/^/gm, '          ');

async function keepPicture(browser: Browser, check: Check): Promise<void> {
  try {
    const name = `${browser.version} ${check.name}`.replaceAll(/\W+/g, '-').slice(0, 100);
    const file = path.join(PICTURES, `${name}.png`);
    const picture = await browser.page.screenshot();
    mkdirSync(PICTURES, { recursive: true });
    writeFileSync(file, picture);
    console.log(`          ${file}`);
  } catch (error) {
    console.log(`          There is no picture of it: ${String(error)}`);
  }
}
