import type { Page } from '@playwright/test';
import { PNG } from 'pngjs';
import { keepPictures } from '../../tests/e2e/keep-pictures.ts';
import type { Picture } from '../picture.ts';

/** The idle dino's eyes are closed for less than this, ms. */
const LONGER_THAN_A_BLINK = 300;

/** Requested after the first frame, and not part of it. */
const LATE_SHEETS = /\/dino-assets\/sprite\d\.png/;

/** Between two tries, ms; all tries together take two minutes. */
const BETWEEN_MOVES = 100;
const MAX_MOVES = 1200;

/**
 * Opens a page so that its pictures can be read: browsers drop a canvas's pixels after its frame.
 */
export async function openGame(page: Page, url: string): Promise<void> {
  await keepPictures(page);
  await page.goto(url);
  // The game loads at the first interaction, once the page's script listens for it.
  for (let moves = 1; !(await isOpen(page)); moves++) {
    if (moves > MAX_MOVES) throw new Error('The game does not open.');
    await page.mouse.move(1 + (moves % 2), 1);
    await page.waitForTimeout(BETWEEN_MOVES);
  }
}

function isOpen(page: Page): Promise<boolean> {
  return page.evaluate(() => globalThis.dinoDebug !== undefined);
}

/** Waits until the stage shows all that its last frame needs. */
export async function readPicture(page: Page): Promise<Picture> {
  return decode(await readUrl(page));
}

/**
 * The stage's first frame. An opening's needs the late sheets, too. The idle dino blinks now and
 * then: two equal pictures, taken further apart than a blink takes, show no blink.
 */
export async function readReadyStage(
  page: Page,
  url: string,
  { hasOpening = false } = {},
): Promise<Picture> {
  if (!hasOpening) await page.route(LATE_SHEETS, (route) => route.abort());
  await openGame(page, url);
  for (;;) {
    const once = await readUrl(page);
    await page.waitForTimeout(LONGER_THAN_A_BLINK);
    if (once === (await readUrl(page))) return decode(once);
  }
}

function readUrl(page: Page): Promise<string> {
  return page.evaluate(async () => {
    await globalThis.dinoDebug?.settled();
    return document.querySelector('canvas')?.toDataURL() ?? '';
  });
}

function decode(url: string): Picture {
  return decodePicture(Buffer.from(url.replace('data:image/png;base64,', ''), 'base64'));
}

export function decodePicture(png: Buffer): Picture {
  const { width, height, data } = PNG.sync.read(png);
  return { width, height, rgba: data };
}
