import type { Page } from '@playwright/test';
import { STAGE_HEIGHT, STAGE_WIDTH } from '#simulation';
import { fittingResolution, WIDE } from '#stage/data';
import { type GameUnderTest, jump } from './pages.ts';

/** px a frame to the left. */
export const SPEED = 7;
/** How far the quads rise while Space is held, px; they stay on the stage. */
export const LIFT = 40;

export interface BareSite {
  readonly origin: string;
  readonly cssWidth: number;
}

/** Spreads quads of this height over the stage: x and y of each in turn, px. */
export function startingPlaces(quads: number, height: number): number[] {
  const rows = STAGE_HEIGHT - height - LIFT;
  const placeOf = (i: number) => [(i * 211) % STAGE_WIDTH, LIFT + ((i * 67) % rows)];
  return Array.from({ length: quads }, (_, i) => placeOf(i)).flat();
}

/**
 * Opens an empty page with nothing on it but a canvas.
 * @param body makes the page's HTML. It gets the number of canvas pixels for each stage px, the
 * same as the stage has at this width on this screen.
 */
export async function openBarePage(
  page: Page,
  { origin, cssWidth }: BareSite,
  body: (resolution: number) => string,
): Promise<GameUnderTest> {
  const address = `${origin}/bare-page`;
  const html = `<!doctype html>
<title>Bare page</title>
<style>body { margin: 0 } canvas { display: block; width: ${cssWidth}px }</style>
${body(fittingResolution(WIDE, cssWidth, await page.evaluate(() => devicePixelRatio)))}`;
  await page.route(address, (route) => route.fulfill({ contentType: 'text/html', body: html }));
  await page.goto(address);
  await page.locator('canvas').waitFor();
  return { rewind: async () => undefined, play: () => jump(page) };
}
