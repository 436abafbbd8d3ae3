import type { Browser, Page } from '@playwright/test';
import { INPUT, STEPS_PER_SECOND } from '#simulation';
import type { DrawStats } from '#stage';
import { newPage } from './pages.ts';
import { openOurPage, openStage } from './our-page.ts';
import type { View } from './subjects.ts';

/** As many as in a measurement, so that the same course is drawn. */
const STEPS = 7 * STEPS_PER_SECOND;
/** Steps from one jump to the next. */
const JUMP_STEPS = 20;

export interface Survey {
  readonly origin: string;
  /** What a frame draws, by view. Includes the day, which the bare WebGL page shows. */
  readonly drawn: ReadonlyMap<View, DrawStats>;
  readonly cssWidth: number;
  readonly driver: string;
}

export async function surveyPage(browser: Browser, origin: string, views: View[]): Promise<Survey> {
  const drawn = new Map<View, DrawStats>();
  for (const view of new Set<View>(['day', ...views])) {
    drawn.set(view, await surveyView(browser, origin, view));
  }
  const page = await newPage(browser, 1);
  try {
    await openStage(page, origin);
    const cssWidth = await page
      .locator('[role=application] canvas')
      .evaluate((canvas) => canvas.clientWidth);
    return { origin, drawn, cssWidth, driver: await readDriver(page) };
  } finally {
    await page.close();
  }
}

/** @throws Error if the survey did not include this view. */
export function drawnOf({ drawn }: Survey, view: View): DrawStats {
  const found = drawn.get(view);
  if (found === undefined) throw new Error(`The survey has no view ${view}.`);
  return found;
}

/** Steps by hand, since a page that can't keep up with the clock draws less detail. */
async function surveyView(browser: Browser, origin: string, view: View): Promise<DrawStats> {
  const page = await newPage(browser, 1);
  try {
    const game = await openOurPage(page, origin, view, 'fastest');
    await game.rewind();
    const options = { steps: STEPS, jumpSteps: JUMP_STEPS, jump: INPUT.jump };
    const frames = await page.evaluate(({ steps, jumpSteps, jump }) => {
      const debug = globalThis.dinoDebug;
      if (debug === undefined) throw new Error('The page offers no dinoDebug.');
      debug.manual(true);
      return Array.from({ length: steps }, (_, i) => {
        debug.step(1, i % jumpSteps === 0 ? jump : 0);
        return debug.drawn();
      });
    }, options);
    return meanDrawn(frames);
  } finally {
    await page.close();
  }
}

function meanDrawn(frames: readonly DrawStats[]): DrawStats {
  const [first] = frames;
  if (first === undefined) throw new Error('The page has drawn nothing.');
  const mean = (figure: 'sprites' | 'pixels') =>
    frames.reduce((sum, frame) => sum + frame[figure], 0) / frames.length;
  return { ...first, sprites: mean('sprites'), pixels: mean('pixels') };
}

function readDriver(page: Page): Promise<string> {
  return page.evaluate(() => {
    const gl = document.createElement('canvas').getContext('webgl2');
    const info = gl?.getExtension('WEBGL_debug_renderer_info');
    const name: unknown =
      info === null || info === undefined
        ? undefined
        : gl?.getParameter(info.UNMASKED_RENDERER_WEBGL);
    return typeof name === 'string' ? name : 'no WebGL';
  });
}
