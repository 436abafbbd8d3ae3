import { describe, expect, it } from 'vitest';
import { createRun, STEP_EVENT, INPUT, NO_INPUT } from '#simulation';
import type { Detail } from '#stage';
import { createHills } from '#src/stage/figures/scenery.ts';
import { DETAILS } from '#src/stage/stage.ts';
import { NightEvents } from '#src/stage/night-events/night-events.ts';
import { PaletteSwap } from '#src/stage/colours/palette-swap.ts';
import { Sky } from '#src/stage/sky/sky.ts';
import { SpeedLines } from '#src/stage/effects/speed-lines.ts';
import { SpriteEffects } from '#src/stage/effects/sprite-effects.ts';
import type { View } from '#src/stage/view.ts';
import {
  drawLastStep,
  createTestStage,
  runThatShoots,
  shooting,
  stepOn,
  stepUntil,
} from './test-stage.ts';

const levelsWith = (holds: (detail: Detail) => boolean): Detail[] => DETAILS.filter(holds);

describe('reduced detail', () => {
  it('stops the hills first, and then leaves them out', () => {
    const { onStage, see, ...context } = createTestStage();
    const view = onStage(createHills(context));
    const run = createRun(1, { invincible: true });
    const hills = (detail: Detail) => {
      drawLastStep(view, run.view, { detail });
      return see('nearHills').map(({ x }) => x);
    };
    const before = new Map(DETAILS.map((detail) => [detail, hills(detail)]));
    for (let i = 0; i < 100; i++) run.step(NO_INPUT);
    expect(levelsWith((detail) => hills(detail).length > 0)).toEqual(['full', 'still']);
    expect(levelsWith((detail) => hills(detail)[0] !== before.get(detail)?.[0])).toEqual(['full']);
  });

  it('stops the twinkling first, then leaves out the stars; night events are left out first', () => {
    const { layers, art, see, onStage } = createTestStage();
    const swap = new PaletteSwap({ paint: () => undefined }, () => undefined);
    const sky = onStage(new Sky(layers, art, swap, art));
    const events = onStage(new NightEvents(layers, art));
    const run = createRun('night', { invincible: true });
    while (run.view.score < 760) stepOn(run, events, 1);
    const stars = (detail: Detail) => {
      drawLastStep(swap, run.view, { detail });
      drawLastStep(sky, run.view, { detail });
      return [...see('smallStars'), ...see('sky', 'star')].map(({ alpha }) => alpha).join();
    };
    const before = new Map(DETAILS.map((detail) => [detail, stars(detail)]));
    stepOn(run, events, 60);
    expect(levelsWith((detail) => stars(detail) !== '')).toEqual(['full', 'still']);
    expect(levelsWith((detail) => stars(detail) !== before.get(detail))).toEqual(['full']);
    expect(see('sky', 'moon')).toHaveLength(1);
    const seen = levelsWith((detail) => {
      drawLastStep(events, run.view, { detail });
      return see('nearNightEvents').length > 0;
    });
    expect(seen).toEqual(['full']);
  });

  it('leaves out speed lines together with the scenery; flames stay', () => {
    const { layers, art, see, onStage } = createTestStage();
    const lines = onStage(new SpeedLines(layers('backEffects'), art));
    const effects = onStage(new SpriteEffects(layers, art));
    const run = createRun(1, { invincible: true });
    stepOn(run, effects, 1, INPUT.turbo);
    stepOn(run, effects, 60);
    const drawn = (what: View) =>
      levelsWith((detail) => {
        drawLastStep(what, run.view, { detail });
        return see('backEffects').length > 0;
      });
    expect(drawn(lines)).toEqual(['full', 'still']);
    expect(drawn(effects)).toEqual([...DETAILS]);
  });

  it('leaves out feathers, but not the points of a hit', () => {
    const { layers, art, see, onStage } = createTestStage();
    const effects = onStage(new SpriteEffects(layers, art));
    const run = runThatShoots(effects);
    stepUntil(run, effects, STEP_EVENT.pterodactylShot, shooting);
    const seen = (frame: string) =>
      levelsWith((detail) => {
        drawLastStep(effects, run.view, { detail });
        return see('frontEffects', frame).length > 0;
      });
    expect(seen('feather')).toEqual(['full', 'still']);
    expect(seen('plus-20')).toEqual([...DETAILS]);
  });
});
