import { expect, it } from 'vitest';
import type { Detail } from '#stage';
import { createHills } from '#src/stage/figures/scenery.ts';
import type { LayerName } from '#src/stage/layers.ts';
import { DETAILS } from '#src/stage/stage.ts';
import { NightSights } from '#src/stage/sights/night-sights.ts';
import { PaletteSwap } from '#src/stage/colours/palette-swap.ts';
import { Sky } from '#src/stage/sky/sky.ts';
import { SpeedLines } from '#src/stage/effects/speed-lines.ts';
import { SpriteEffects } from '#src/stage/effects/sprite-effects.ts';
import type { View } from '#src/stage/view.ts';
import { createTestStage, drawLastStep, happen, storyOf, viewAfter } from './test-stage.ts';

const SHOT = viewAfter('pterodactylShot');
/** In the first night, with turbo on, and a pterodactyl just shot. */
const BEFORE = {
  ...SHOT,
  steps: 4600,
  score: 760,
  groundCovered: 40_000,
  turbo: { ...SHOT.turbo, stepsLeft: 90 },
};
const LATER = { steps: BEFORE.steps + 20, groundCovered: BEFORE.groundCovered + 200 };

const ALL: readonly Detail[] = DETAILS;
const SCENERY: readonly Detail[] = ['full', 'sparse', 'quiet'];
const EVENTS: readonly Detail[] = ['full', 'sparse'];
const FULL: readonly Detail[] = ['full'];

it.each<[LayerName, frame: string, shown: readonly Detail[], moving: readonly Detail[]]>([
  ['nearHills', 'hills-near', SCENERY, SCENERY],
  ['farHills', 'hills-far', ALL, ALL],
  ['sky', 'star', SCENERY, SCENERY],
  ['smallStars', 'pixel-star', FULL, []],
  ['sky', 'moon', ALL, []],
  ['nearSights', 'longneck', EVENTS, EVENTS],
  ['backEffects', 'pixel', SCENERY, SCENERY],
  ['backEffects', 'flame', ALL, []],
  ['frontEffects', 'feather', SCENERY, SCENERY],
  ['frontEffects', 'plus-20', ALL, ALL],
])('%s, %s: is drawn in the details %j, and moves in %j', (layer, frame, shown, moving) => {
  const { layers, art, captions, see, clear } = createTestStage();
  const swap = new PaletteSwap(
    () => undefined,
    () => undefined,
  );
  const views: readonly View[] = [
    swap,
    createHills({ layers, art, captions }),
    new Sky(layers, art, swap, art),
    new NightSights(layers, art),
    new SpeedLines(layers('backEffects'), art),
    new SpriteEffects(layers, art),
  ];
  const view = { ...BEFORE };
  const drawn = (detail: Detail) => {
    clear();
    for (const each of views) drawLastStep(each, view, { detail });
    return JSON.stringify(see(layer, frame).map(({ x, y, alpha }) => [x, y, alpha]));
  };
  happen(view);
  for (const each of views) each.afterStep?.(storyOf(view));
  const before = new Map(DETAILS.map((detail) => [detail, drawn(detail)]));
  expect(DETAILS.filter((detail) => before.get(detail) !== '[]')).toEqual(shown);
  Object.assign(view, LATER);
  for (let step = 0; step < 20; step++) happen(view);
  expect(DETAILS.filter((detail) => drawn(detail) !== before.get(detail))).toEqual(moving);
});
