import path from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Browser, Page, Response } from '@playwright/test';
import { INPUT, STEPS_PER_SECOND } from '#simulation';
import type { Drawn } from '#stage';
import { newPage } from './new-page.ts';
import { meanDrawn, openOurPage, openStage, startAt } from './our-page.ts';
import type { View } from './subjects.ts';

/** As many as in a measurement, so that the same course is drawn. */
const STEPS = 7 * STEPS_PER_SECOND;
/** A jump in each so many steps. */
const JUMP_STEPS = 20;

/** A file and its size in bytes. */
export interface Weight {
  readonly name: string;
  readonly bytes: number;
}

/** Facts about our page that are needed before measuring. */
export interface Survey {
  readonly origin: string;
  /** Bytes fetched until the first frame of a run, gzip. */
  readonly scripts: readonly Weight[];
  /** What a frame draws, by view; always by day, which the bare WebGL page shows. */
  readonly drawn: ReadonlyMap<View, Drawn>;
  readonly cssWidth: number;
  /** The renderer, as the driver names it. */
  readonly driver: string;
}

declare global {
  interface Window {
    /** When the stage was inserted with its first frame; ms on the page's clock. */
    firstFrameAt?: number;
  }
}

/** @param views what the bench will show of our page. */
export async function surveyPage(browser: Browser, origin: string, views: View[]): Promise<Survey> {
  const drawn = new Map<View, Drawn>();
  for (const view of new Set<View>(['day', ...views])) {
    drawn.set(view, await surveyView(browser, origin, view));
  }
  const page = await newPage(browser, 1);
  try {
    const weighScripts = await watchScripts(page);
    await openStage(page, origin);
    await startAt(page, 0);
    while ((await page.evaluate(() => globalThis.dinoDebug?.state().steps ?? 0)) === 0)
      await page.waitForTimeout(50);
    const scripts = await weighScripts();
    const cssWidth = await page
      .locator('[role=application] canvas')
      .evaluate((canvas) => canvas.clientWidth);
    return { origin, scripts, drawn, cssWidth, driver: await readDriver(page) };
  } finally {
    await page.close();
  }
}

/** @throws Error if the survey did not include this view. */
export function drawnOf({ drawn }: Survey, view: View): Drawn {
  const found = drawn.get(view);
  if (found === undefined) throw new Error(`The survey has no view ${view}.`);
  return found;
}

/** Steps by hand, since a page that cannot keep up with the clock draws less detail. */
async function surveyView(browser: Browser, origin: string, view: View): Promise<Drawn> {
  const page = await newPage(browser, 1);
  try {
    const game = await openOurPage(page, origin, view, 'fastest');
    await game.rewind();
    const options = { steps: STEPS, jumpSteps: JUMP_STEPS, bits: INPUT, inTurbo: view === 'turbo' };
    const frames = await page.evaluate(({ steps, jumpSteps, bits, inTurbo }) => {
      const debug = globalThis.dinoDebug;
      if (debug === undefined) throw new Error('The page offers no dinoDebug.');
      debug.manual(true);
      const drawn = [];
      for (let i = 0; i < steps; i++) {
        debug.step(1, (i % jumpSteps === 0 ? bits.jump : 0) + (inTurbo ? bits.turbo : 0));
        if (debug.state().turboMode === inTurbo) drawn.push(debug.drawn());
      }
      return drawn;
    }, options);
    return meanDrawn(frames);
  } finally {
    await page.close();
  }
}

/**
 * Records the scripts that are loaded; the returned function adds up those needed for the first
 * frame.
 */
async function watchScripts(page: Page): Promise<() => Promise<Weight[]>> {
  const scripts = new Map<string, Response>();
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.set(response.url(), response);
  });
  await page.addInitScript(() => {
    // A MutationObserver would be too late, since the next fetches begin in the same task.
    const descriptor = Object.getOwnPropertyDescriptor(Element.prototype, 'append');
    const append: unknown = descriptor?.value;
    if (typeof append !== 'function') throw new Error('Elements cannot append.');
    Object.defineProperty(Element.prototype, 'append', {
      ...descriptor,
      value(this: Element, ...nodes: readonly (Node | string)[]) {
        if (nodes.some((node) => node instanceof HTMLCanvasElement))
          window.firstFrameAt ??= performance.now();
        Reflect.apply(append, this, nodes);
      },
    });
  });
  return async () => {
    const before = await page.evaluate(() => {
      const at = window.firstFrameAt;
      if (at === undefined) throw new Error('The stage was never seen.');
      return performance
        .getEntriesByType('resource')
        .flatMap(({ name, startTime }) => (startTime < at ? [name] : []));
    });
    return Promise.all(before.flatMap((url) => scripts.get(url) ?? []).map(weigh));
  };
}

async function weigh(script: Response): Promise<Weight> {
  const name = path.basename(new URL(script.url()).pathname);
  return { name, bytes: gzipSync(await script.body()).length };
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
