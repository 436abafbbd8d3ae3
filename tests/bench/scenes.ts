import type { Page } from '@playwright/test';
import { readReplay } from '#replay';
import { NO_INPUT, STEPS_PER_POINT, STEPS_PER_SECOND } from '#simulation';
import { goldenRun } from '../replay/golden-run.ts';

export interface Scene {
  /** Decides the day. */
  readonly seed: string;
  /**
   * Where the measurement begins. By day after the first seconds, which have no obstacles, and once
   * the day's colours are there; nights fall every 700 points, and their sights come later.
   */
  readonly score: number;
  readonly scale: number;
  readonly isUpright?: boolean;
  readonly hasDebug?: boolean;
  readonly hasRival?: boolean;
  /** Also measures a key. The part of the canvas that it changes is known for the wide stage. */
  readonly hasKey?: boolean;
}

const CLEAR = { seed: 'bench 3', score: 185, scale: 1 };
/** The colours change ten times a second. */
const DUSK = 697;
const HERD = 785;
const AURORA = 1480;

const POINTS_PER_MS = STEPS_PER_SECOND / STEPS_PER_POINT / 1000;

export const SCENES: Readonly<Record<string, Scene>> = {
  clear: { ...CLEAR, hasKey: true },
  'clear-2x': { ...CLEAR, scale: 2, hasKey: true },
  rain: { ...CLEAR, seed: 'bench' },
  snow: { ...CLEAR, seed: 'clear' },
  dusk: { ...CLEAR, score: DUSK },
  herd: { ...CLEAR, score: HERD },
  aurora: { ...CLEAR, score: AURORA },
  rival: { ...CLEAR, hasRival: true },
  debug: { ...CLEAR, hasDebug: true },
  upright: { ...CLEAR, scale: 3, isUpright: true },
  'upright-night': { ...CLEAR, score: HERD, scale: 3, isUpright: true },
};

/** Good enough for a rival who is still running when the measurement ends. */
const BEFORE_RIVAL = goldenRun("a proud player on 'two words'");

export function windowOf({ isUpright = false, scale }: Scene) {
  const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
  const desktop = { viewport: { width: 1280, height: 800 } };
  // A service worker would fetch the whole site meanwhile.
  return {
    ...(isUpright ? phone : desktop),
    deviceScaleFactor: scale,
    serviceWorkers: 'block' as const,
  };
}

/**
 * Steps an invincible run by hand; from there it runs in real time.
 * @param warmUp ms until the scene's score.
 */
export async function begin(page: Page, scene: Scene, warmUp: number): Promise<void> {
  if (scene.hasDebug === true)
    await page.getByRole('button', { name: 'Enable Debug Mode', exact: true }).click();
  if (scene.isUpright === true) {
    await page.getByRole('button', { name: 'Start', exact: true }).tap();
    await page.locator('[data-full-screen]').waitFor();
  }
  if (scene.hasRival === true) await meetRival(page);
  else await page.evaluate((seed) => globalThis.dinoDebug?.start(seed), scene.seed);
  await page.evaluate(
    ({ score, stepsPerPoint, input }) => {
      const debug = globalThis.dinoDebug;
      if (debug === undefined) throw new Error('The page offers no dinoDebug.');
      debug.manual(true);
      debug.invincible(true);
      while (debug.state().score < score)
        debug.step((score - debug.state().score) * stepsPerPoint, input);
      debug.manual(false);
      if (debug.state().isPaused) throw new Error('The run is paused.');
    },
    {
      score: Math.ceil(scene.score - warmUp * POINTS_PER_MS),
      stepsPerPoint: STEPS_PER_POINT,
      input: NO_INPUT,
    },
  );
}

/** Repeats a run up to its crash, and starts with whoever runs along next. */
async function meetRival(page: Page): Promise<void> {
  const { seed, inputs } = readReplay(BEFORE_RIVAL.replay);
  await page.evaluate(
    ({ seed: course, steps }) => {
      const debug = globalThis.dinoDebug;
      debug?.manual(true);
      debug?.start(course);
      for (const { input, count } of steps) debug?.step(count, input);
      debug?.manual(false);
    },
    { seed, steps: inStretches(inputs) },
  );
  await page.locator('[data-part=rival]').waitFor();
  await page.locator('[role=application]').focus();
  await page.keyboard.press('Space');
  await page.locator('[role=application][data-phase=running]').waitFor();
}

/** Each stretch is drawn once. */
function inStretches(inputs: Uint8Array): readonly { readonly input: number; count: number }[] {
  const stretches: { readonly input: number; count: number }[] = [];
  for (const input of inputs) {
    const last = stretches.at(-1);
    if (last?.input === input) last.count += 1;
    else stretches.push({ input, count: 1 });
  }
  return stretches;
}
