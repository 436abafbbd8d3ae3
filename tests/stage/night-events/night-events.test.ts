import { describe, expect, it } from 'vitest';
import { createRun, NO_INPUT } from '#simulation';
import { createLayers, type LayerName } from '../../../src/stage/quads/layers.ts';
import { NightEvents } from '../../../src/stage/night-events/night-events.ts';
import { DEFAULT_STAGE_STATE } from '../../../src/stage/stage.ts';
import { blankArt, drawnAnew } from '../blank-art.ts';

/** A stage of nothing but sights, and what is to be seen on it. */
function stage() {
  const layers = createLayers();
  const onStage = new NightEvents(layers, blankArt());
  const sights: Pick<NightEvents, 'follow' | 'draw'> = {
    follow: (view) => onStage.follow(view),
    draw: (...frame) =>
      drawnAnew(layers('farNightEvents'), () => drawnAnew(layers('nearNightEvents'), () => onStage.draw(...frame))),
  };
  /** How many quads there are to be seen of a layer, and how opaque the most opaque of them is. */
  function seen(name: LayerName): { count: number; opacity: number } {
    const layer = layers(name);
    const visible = layer.alpha.slice(0, layer.count).filter((alpha) => alpha > 0);
    return { count: visible.length, opacity: Math.max(0, ...visible) };
  }
  return { sights, seen };
}

/** A run that cannot end, with its stage following from this score on. */
function play(from = 0) {
  const { sights, seen } = stage();
  let run = createRun('sights', { invincible: true });
  let state = DEFAULT_STAGE_STATE;
  while (run.view.score < from) run.step(NO_INPUT);
  const draw = () => sights.draw(run.view, 1, 0, state);
  sights.follow(run.view);
  return {
    seen,
    /** Until the run has this score. */
    to(score: number) {
      while (run.view.score < score) {
        run.step(NO_INPUT);
        sights.follow(run.view);
      }
      draw();
    },
    again() {
      run = createRun('sights again', { invincible: true });
      sights.follow(run.view);
      draw();
    },
    wear(change: Partial<typeof DEFAULT_STAGE_STATE>) {
      state = { ...state, ...change };
      draw();
    },
  };
}

const LAYERS = ['farNightEvents', 'nearNightEvents'] as const;

describe('the sights', () => {
  it('begin at nightfall and are gone with the night', () => {
    const game = play();
    const opacities = () => LAYERS.map((name) => game.seen(name).opacity);
    game.to(699);
    expect(opacities()).toEqual([0, 0]);
    game.to(705);
    expect(opacities()[1]).toBeGreaterThan(0);
    expect(opacities()[1]).toBeLessThan(0.5);
    game.to(725);
    expect(opacities()).toEqual([1, 1]);
    game.to(895);
    expect(opacities()[1]).toBeLessThan(0.5);
    game.to(900);
    expect(opacities()).toEqual([0, 0]);
  });

  it('of the first night are a meteor, and a herd that stays when it has gone', () => {
    const game = play();
    game.to(730);
    expect(game.seen('farNightEvents').count).toBeGreaterThan(2);
    // Bodies and necks of three long-necks and two calves.
    expect(game.seen('nearNightEvents').count).toBe(10);
    game.to(800);
    expect(game.seen('farNightEvents').count).toBe(0);
    expect(game.seen('nearNightEvents').count).toBe(10);
  });

  it('of a later night begin at its own nightfall', () => {
    const game = play();
    game.to(2803);
    // The first shooting star comes a second after nightfall.
    expect(game.seen('farNightEvents').count).toBe(0);
    game.to(2830);
    expect(game.seen('farNightEvents').count).toBeGreaterThan(2);
  });

  it('are not there yet in a new run, and begin anew with its first night', () => {
    // The run before it was in the middle of its night when the sights came.
    const game = play(780);
    game.to(790);
    expect(game.seen('nearNightEvents').count).toBe(10);
    game.again();
    expect(LAYERS.map((name) => game.seen(name).count)).toEqual([0, 0]);
    game.to(730);
    expect(game.seen('farNightEvents').count).toBeGreaterThan(2);
  });

  it('that come in the middle of a night begin then', () => {
    const { sights, seen } = stage();
    const run = createRun('sights', { invincible: true });
    while (run.view.score < 780) run.step(NO_INPUT);
    sights.follow(run.view);
    sights.draw(run.view, 1, 0, DEFAULT_STAGE_STATE);
    expect(seen('farNightEvents').count).toBe(0);
    for (let i = 0; i < 200; i++) {
      run.step(NO_INPUT);
      sights.follow(run.view);
    }
    sights.draw(run.view, 1, 0, DEFAULT_STAGE_STATE);
    expect(seen('farNightEvents').count).toBeGreaterThan(2);
  });

  it('are left out with high contrast, and only then', () => {
    const game = play();
    game.to(730);
    game.wear({ theme: 'contrast' });
    expect(LAYERS.map((name) => game.seen(name).count)).toEqual([0, 0]);
    game.wear({ theme: 'monochrome' });
    expect(LAYERS.map((name) => game.seen(name).count > 0)).toEqual([true, true]);
  });
});
