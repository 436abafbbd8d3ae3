import { chromium } from '@playwright/test';
import { expect, test } from 'vitest';
import { CHROMIUM_FLAGS, DISABLED_BY_PLAYWRIGHT } from './chromium-flags.ts';

/** The command line with which Playwright starts a browser, from its message about one that ends at once. */
async function commandLine(args: readonly string[]): Promise<readonly string[]> {
  try {
    await chromium.launch({ executablePath: '/bin/false', args: [...args] });
  } catch (error) {
    const line = /<launching> (.*)/.exec(String(error))?.[1];
    if (line !== undefined) return line.split(' ');
    throw error;
  }
  throw new Error('/bin/false has not ended.');
}

const disabled = (line: readonly string[]) =>
  line
    .findLast((flag) => flag.startsWith('--disable-features='))
    ?.replace('--disable-features=', '')
    .split(',');

test('what Playwright turns off stays off', async () => {
  expect([...DISABLED_BY_PLAYWRIGHT].toSorted()).toEqual(disabled(await commandLine([]))?.toSorted());
  expect(disabled(await commandLine(CHROMIUM_FLAGS))).toEqual(expect.arrayContaining([...DISABLED_BY_PLAYWRIGHT]));
});
