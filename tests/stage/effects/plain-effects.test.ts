import { array, assert, boolean, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  createRun,
  FAIR_GAP_STEPS,
  INPUT,
  NO_INPUT,
  type Run,
  type RunView,
  STEP_EVENT,
  STEPS_PER_POINT,
} from '#simulation';
import type { StageState } from '#stage';
import { NO_GOALS } from '#story';
import { CrashBoxes } from '#src/stage/effects/crash-boxes.ts';
import { RecordFlash, ScoreBlink } from '#src/stage/effects/blink.ts';
import { Weight } from '#src/stage/effects/weight.ts';
import type { SpriteLayer } from '#src/stage/sprite-layer.ts';
import { SpeedLines } from '#src/stage/effects/speed-lines.ts';
import { ART_PIXEL } from '#src/stage/atlas.ts';
import {
  createTestStage,
  drawLastStep,
  happen,
  runThatShoots,
  stepOn,
  stepUntil,
  storyOf,
  viewAfter,
} from '../test-stage.ts';

/** Times of frames at 60 Hz, ms. */
const frames = (ms: number) =>
  Array.from({ length: Math.ceil((ms * 60) / 1000) }, (_, i) => (i * 1000) / 60);

/** Fewest steps between two flashes of which there are three a second at most. */
const MIN_STEPS = 20;

function crashedRun(): Run {
  const run = createRun(1);
  while (!run.view.gameOver) run.step(NO_INPUT);
  return run;
}

/** The transform of the dino, as it lies over its place: how much taller, and how far left. */
function weightOf(view: RunView, weight: Weight, dino: SpriteLayer, state: Partial<StageState>) {
  drawLastStep(weight, view, state);
  const { Position, Size } = view.components;
  const height = Size.height.get(view.dino);
  const feet = Position.y.get(view.dino) + height;
  expect(dino.position.y + dino.scale.y * feet).toBeCloseTo(feet);
  return { taller: Math.round((dino.scale.y - 1) * height), left: 0 - dino.position.x };
}

it.each([
  [{}, [4, 4, 4, 0], [-4, -4, -4, 0], [2, 2, 2, 0]],
  [{ reducedMotion: true }, [0, 0, 0, 0], [0, 0, 0, 0], [0, 0, 0, 0]],
])(
  'with %j a jump stretches the dino by %j px, a landing by %j, a shot kicks it by %j',
  (...all) => {
    const [state, ...expected] = all;
    const { layers } = createTestStage();
    const weight = new Weight(layers);
    const run = runThatShoots(weight);
    const after = (bit: number, input: number) => {
      stepUntil(run, weight, bit, () => input);
      return Array.from({ length: 4 }, () => {
        const seen = weightOf(run.view, weight, layers('dino'), state);
        stepOn(run, weight, 1);
        return seen;
      });
    };
    stepOn(run, weight, 120);
    const jump = after(STEP_EVENT.jumped, INPUT.jump);
    const landing = after(STEP_EVENT.landed, NO_INPUT);
    const shot = after(STEP_EVENT.shot, INPUT.shoot);
    const seen = [jump.map(({ taller }) => taller), landing.map(({ taller }) => taller)];
    expect([...seen, shot.map(({ left }) => left)]).toEqual(expected);
  },
);

it.each([
  [{}, [0, 0, 6, 4, 2, 0]],
  [{ reducedMotion: true }, [0, 0, 0, 0, 0, 0]],
])('with %j a crash freezes the dino for 80 ms, and throws it back by %j px', (state, lefts) => {
  const { layers } = createTestStage();
  const weight = new Weight(layers);
  const { view } = crashedRun();
  const seen = [0, 79, 81, 101, 121, 141].map((msSinceCrash) => {
    const { taller, left } = weightOf(view, weight, layers('dino'), { ...state, msSinceCrash });
    expect(taller).toBe(0);
    expect(weight.isAnimating).toBe(!('reducedMotion' in state) && msSinceCrash < 140);
    return left;
  });
  expect(seen.map(Math.abs)).toEqual(lefts);
});

it.each([
  [false, 3],
  [true, 0],
])(
  'the hitboxes of a crash show for 1.6 s; with reduced motion %s they pulse %i times at most',
  (...expected) => {
    const [reducedMotion, most] = expected;
    const { layers, art, see, onStage } = createTestStage();
    const boxes = onStage(new CrashBoxes(layers('frontEffects'), art));
    const { view } = crashedRun();
    const alphas = frames(2500).map((msSinceCrash) => {
      drawLastStep(boxes, view, { crashBoxes: true, reducedMotion, msSinceCrash });
      const alpha = Math.max(0, ...see('frontEffects').map((seen) => seen.alpha));
      expect(boxes.isAnimating).toBe(alpha > 0);
      if (msSinceCrash < 1250) expect(alpha).toBeGreaterThan(0.5);
      if (msSinceCrash > 1600) expect(alpha).toBe(0);
      return alpha;
    });
    const rising = alphas.map((alpha, i) => i > 0 && alpha > (alphas[i - 1] ?? 0));
    expect(rising.filter((up, i) => up && rising[i - 1] !== true).length).toBeLessThanOrEqual(most);
    drawLastStep(boxes, view, { msSinceCrash: 100 });
    expect(see('frontEffects')).toEqual([]);
  },
);

it('speed lines are drawn during turbo, but not with reduced motion or high contrast', () => {
  const { layers, art, see, onStage } = createTestStage();
  const lines = onStage(new SpeedLines(layers('backEffects'), art));
  const run = createRun(1, { invincible: true });
  const count = (state: Partial<StageState>) => {
    drawLastStep(lines, run.view, state);
    return see('backEffects').length;
  };
  expect(count({})).toBe(0);
  stepOn(run, lines, 1, INPUT.turbo);
  stepOn(run, lines, 60);
  expect(count({})).toBeGreaterThan(4);
  for (const { height, alpha } of see('backEffects')) {
    expect(height).toBe(ART_PIXEL);
    expect(alpha).toBeLessThanOrEqual(0.5);
  }
  expect([count({ reducedMotion: true }), count({ theme: 'contrast' })]).toEqual([0, 0]);
});

/** Where something that was there has gone. */
function goings(seen: readonly boolean[]): number[] {
  return seen.flatMap((there, i) => (!there && seen[i - 1] === true ? [i] : []));
}

const distances = (places: readonly number[]) =>
  places.slice(1).map((place, i) => place - (places[i] ?? NaN));

describe('the score', () => {
  function blink() {
    const { layers } = createTestStage();
    return { effect: new ScoreBlink(layers('score')), visible: () => layers('score').alpha > 0 };
  }

  /** @param gains points of each step. @returns whether the score was there after it. */
  function play(gains: readonly number[]): boolean[] {
    const { effect, visible } = blink();
    const view = viewAfter('milestone');
    return gains.map((gained) => {
      const hundreds = Math.floor(view.score / 100);
      view.score += gained;
      view.events.length = Math.floor(view.score / 100) - hundreds;
      happen(view);
      drawLastStep(effect, view);
      return visible();
    });
  }

  it('blinks three times at each hundred points', () => {
    const seen = play(Array.from({ length: 300 }, (_, step) => (step % 200 === 10 ? 100 : 0)));
    expect(goings(seen)).toEqual([10, 34, 58, 210, 234, 258]);
    expect(seen.at(-1)).toBe(true);
  });

  it('never disappears twice within a third of a second, however many pterodactyls are shot', () => {
    const { pterodactyl: gap } = FAIR_GAP_STEPS.pterodactyl;
    assert(
      property(array(boolean(), { minLength: 10, maxLength: 30, size: 'max' }), (hits) => {
        const gains = hits.flatMap((hit) =>
          Array.from(
            { length: gap },
            (_, i) => (i % STEPS_PER_POINT === 0 ? 1 : 0) + (hit && i === 0 ? 20 : 0),
          ),
        );
        const between = distances(goings(play(gains)));
        expect(Math.min(MIN_STEPS, ...between)).toBe(MIN_STEPS);
      }),
    );
  });

  it('does not blink for hundreds from before the beginning, nor while the run stands still', () => {
    const { effect, visible } = blink();
    const run = createRun(1, { invincible: true });
    stepOn(run, effect, 602);
    drawLastStep(effect, run.view);
    expect(visible()).toBe(false);
    drawLastStep(effect, run.view, { phase: 'paused' });
    expect(visible()).toBe(true);
    drawLastStep(effect, run.view, { phase: 'shown' });
    expect(visible()).toBe(false);
    storyOf(run.view).begin(run.view, null);
    drawLastStep(effect, run.view);
    expect(visible()).toBe(true);
  });
});

// The 186th step passes 30 points.
it.each<[Partial<StageState>, flashes: readonly number[]]>([
  [{}, [185, 209, 233]],
  [{ reducedMotion: true }, []],
  [{ phase: 'shown' }, []],
])('a high score of 30 flashes when it is passed, with %j at the steps %j', (state, flashes) => {
  const { layers } = createTestStage();
  const flash = new RecordFlash(layers('highScore'));
  const run = createRun(1, { invincible: true });
  storyOf(run.view).pursue({ ...NO_GOALS, record: 30 });
  const seen = Array.from({ length: 400 }, () => {
    stepOn(run, flash, 1);
    drawLastStep(flash, run.view, state);
    return layers('highScore').alpha > 0;
  });
  expect(goings(seen)).toEqual(flashes);
});
