import { describe, expect, it } from 'vitest';
import { createRun, NO_INPUT } from '#simulation';
import type { StageState } from '#stage';
import { type LayerName, NightEvents, spritesIn } from '#stage/testing';
import { createTestStage, drawLastStep } from '../test-stage.ts';

/** A stage with nothing but the night events, and what can be seen on it. */
function eventsStage() {
  const { layers, art, onStage } = createTestStage();
  const events = onStage(new NightEvents(layers, art));
  /** The number of visible quads in a layer, and the highest opacity among them. */
  function seen(name: LayerName): { count: number; opacity: number } {
    const visible = spritesIn(layers(name)).flatMap(({ alpha }) => (alpha > 0 ? [alpha] : []));
    return { count: visible.length, opacity: Math.max(0, ...visible) };
  }
  return { events, seen };
}

/** An invincible run, whose night events are loaded at this score. */
function play(from = 0) {
  const { events, seen } = eventsStage();
  let run = createRun('sights', { invincible: true });
  let state: Partial<StageState> = {};
  while (run.view.score < from) run.step(NO_INPUT);
  const draw = () => drawLastStep(events, run.view, state);
  events.afterStep(run.view);
  return {
    seen,
    playTo(score: number) {
      while (run.view.score < score) {
        run.step(NO_INPUT);
        events.afterStep(run.view);
      }
      draw();
    },
    restart() {
      run = createRun('sights again', { invincible: true });
      events.afterStep(run.view);
      draw();
    },
    drawIn(change: Partial<StageState>) {
      state = { ...state, ...change };
      draw();
    },
  };
}

const LAYERS = ['farNightEvents', 'nearNightEvents'] as const;

describe('night events', () => {
  it('begin at nightfall and are gone by dawn', () => {
    const game = play();
    const opacities = () => LAYERS.map((name) => game.seen(name).opacity);
    game.playTo(699);
    expect(opacities()).toEqual([0, 0]);
    game.playTo(705);
    expect(opacities()[1]).toBeGreaterThan(0);
    expect(opacities()[1]).toBeLessThan(0.5);
    game.playTo(725);
    expect(opacities()).toEqual([1, 1]);
    game.playTo(895);
    expect(opacities()[1]).toBeLessThan(0.5);
    game.playTo(900);
    expect(opacities()).toEqual([0, 0]);
  });

  it('are not drawn at the start of a new run, and begin again with its first night', () => {
    // The late views were loaded in the middle of a night of the run before.
    const game = play(780);
    game.playTo(790);
    expect(game.seen('nearNightEvents').count).toBe(10);
    game.restart();
    expect(LAYERS.map((name) => game.seen(name).count)).toEqual([0, 0]);
    game.playTo(730);
    expect(game.seen('farNightEvents').count).toBeGreaterThan(2);
  });

  it('are left out with high contrast only', () => {
    const game = play();
    game.playTo(730);
    game.drawIn({ theme: 'contrast' });
    expect(LAYERS.map((name) => game.seen(name).count)).toEqual([0, 0]);
    game.drawIn({ theme: 'monochrome' });
    expect(LAYERS.map((name) => game.seen(name).count > 0)).toEqual([true, true]);
  });
});
