import { array, assert, constant, integer, oneof, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createRun, STEP_EVENT, INPUT, NO_INPUT, type Run } from '#simulation';
import { CrashBoxes, PALETTE, ScoreBlink, Shake, SpeedLines } from '#stage/testing';
import { drawLastStep, createTestStage, type PlaceName, stepOn, stepUntil } from '../test-stage.ts';

/** Times, ms, at 60 frames a second. */
const frames = (ms: number) =>
  Array.from({ length: Math.ceil((ms * 60) / 1000) }, (_, i) => (i * 1000) / 60);

const crossesHundred = (before: number, after: number) =>
  Math.floor(after / 100) > Math.floor(before / 100);

/** Counts the changes from one value to the next. */
const changes = (seen: readonly unknown[]) =>
  seen.filter((one, i) => i > 0 && one !== seen[i - 1]).length;

function crashedRun(): Run {
  const run = createRun(1);
  while (!run.view.gameOver) run.step(NO_INPUT);
  return run;
}

describe('the shake after a crash', () => {
  function offsets(state: { calm: boolean }, place: PlaceName = 'dino') {
    const { layers, find } = createTestStage();
    const shake = new Shake(layers);
    const { view } = crashedRun();
    return frames(700).map((sinceCrash) => {
      drawLastStep(shake, view, { ...state, sinceCrash });
      const { x, y } = find(place).getGlobalPosition();
      return { sinceCrash, x, y, isAnimating: shake.isAnimating };
    });
  }

  it('moves the picture by 6 px at most, less and less, for 300 ms', () => {
    const seen = offsets({ calm: false });
    const reach = ({ x, y }: { x: number; y: number }) => Math.max(Math.abs(x), Math.abs(y));
    expect(Math.max(...seen.map(reach))).toBeLessThanOrEqual(6);
    expect(Math.max(...seen.map(reach))).toBeGreaterThanOrEqual(4);
    expect(changes(seen.map(({ x, y }) => `${x} ${y}`))).toBeGreaterThan(4);
    expect(Math.max(...seen.filter(({ sinceCrash }) => sinceCrash > 200).map(reach))).toBeLessThan(
      3,
    );
    for (const { sinceCrash, x, y, isAnimating } of seen) {
      expect(isAnimating).toBe(sinceCrash < 300);
      if (sinceCrash >= 300) expect([x, y]).toEqual([0, 0]);
    }
  });

  it('is left out with reduced motion', () => {
    for (const { x, y, isAnimating } of offsets({ calm: true }))
      expect([x, y, isAnimating]).toEqual([0, 0, false]);
  });
});

describe('the hitboxes of a crash that is explained', () => {
  const EXPLAINED = { crashBoxes: true } as const;

  function crashBoxes() {
    const { layers, art, see, onStage } = createTestStage();
    return {
      boxes: onStage(new CrashBoxes(layers('frontEffects'), art)),
      see: () => see('frontEffects'),
    };
  }
  const isFill = ({ tint }: { tint: number }) => tint === PALETTE.debugHitbox;

  it('are drawn for a second and a half, and pulse less than three times a second', () => {
    const { boxes, see } = crashBoxes();
    const { view } = crashedRun();
    const seen = frames(2500).map((sinceCrash) => {
      drawLastStep(boxes, view, { ...EXPLAINED, sinceCrash });
      return { sinceCrash, alpha: see().find(isFill)?.alpha ?? 0, isAnimating: boxes.isAnimating };
    });
    for (const { sinceCrash, alpha, isAnimating } of seen) {
      if (sinceCrash < 1250) expect(alpha).toBeGreaterThan(0.5);
      if (sinceCrash > 1600) expect(alpha).toBe(0);
      expect(isAnimating).toBe(alpha > 0);
    }
    const rising = seen.map(({ alpha }, i) => i > 0 && alpha > (seen[i - 1]?.alpha ?? 0));
    const flashes = rising.filter((up, i) => up && rising[i - 1] !== true).length;
    expect(flashes).toBeGreaterThan(0);
    expect(flashes).toBeLessThanOrEqual(3);
  });

  it('do not pulse with reduced motion', () => {
    const { boxes, see } = crashBoxes();
    const { view } = crashedRun();
    const alphas = frames(1200).map((sinceCrash) => {
      drawLastStep(boxes, view, { ...EXPLAINED, sinceCrash, calm: true });
      return see().find(isFill)?.alpha;
    });
    expect(changes(alphas)).toBe(0);
  });

  it('are not drawn during a run', () => {
    const { boxes, see } = crashBoxes();
    drawLastStep(boxes, crashedRun().view, EXPLAINED);
    drawLastStep(boxes, createRun(2).view, EXPLAINED);
    expect(see()).toEqual([]);
    expect(boxes.isAnimating).toBe(false);
  });
});

describe('the speed lines', () => {
  function linesIn(state: Parameters<typeof drawLastStep>[2]) {
    const { layers, art, see, onStage } = createTestStage();
    const lines = onStage(new SpeedLines(layers('backEffects'), art));
    const run = createRun(1, { invincible: true });
    const count = () => {
      drawLastStep(lines, run.view, state);
      return see('backEffects').length;
    };
    const before = count();
    stepOn(run, lines, 1, INPUT.turbo);
    stepOn(run, lines, 60);
    const during = count();
    const first = see('backEffects');
    stepOn(run, lines, 1);
    count();
    const second = see('backEffects');
    stepUntil(run, lines, STEP_EVENT.turboEnded);
    return { before, during, after: count(), first, second };
  }

  it('are left out with reduced motion and with high contrast', () => {
    expect(linesIn({ calm: true }).during).toBe(0);
    expect(linesIn({ theme: 'contrast' }).during).toBe(0);
  });
});

describe('the score', () => {
  function blink() {
    const { layers } = createTestStage();
    return { blink: new ScoreBlink(layers('score')), visible: () => layers('score').visible };
  }

  /** Whether the score was visible after each of so many steps. */
  function shownOver(steps: number): readonly boolean[] {
    const { blink: effect, visible } = blink();
    const run = createRun('shots', { invincible: true });
    return Array.from({ length: steps }, () => {
      stepOn(run, effect, 1);
      drawLastStep(effect, run.view);
      return visible();
    });
  }

  it('blinks three times at each hundred points', () => {
    const shown = shownOver(720);
    expect(shown.slice(0, 599).every(Boolean)).toBe(true);
    const goings = shown.filter((there, i) => !there && shown[i - 1] === true).length;
    expect(goings).toBe(3);
    expect(shown.slice(690).every(Boolean)).toBe(true);
  });

  it('never disappears twice within a third of a second, however fast the score grows', () => {
    assert(
      property(
        array(oneof(constant(0), integer({ min: 0, max: 120 })), {
          minLength: 100,
          maxLength: 300,
          size: 'max',
        }),
        (points) => {
          const { blink: effect, visible } = blink();
          const view = { ...createRun(1).view };
          let wasThere = true;
          let lastGone = Number.NEGATIVE_INFINITY;
          for (const gained of points) {
            view.steps += 1;
            view.happened = crossesHundred(view.score, view.score + gained)
              ? STEP_EVENT.milestone
              : 0;
            view.score += gained;
            effect.afterStep(view);
            drawLastStep(effect, view);
            if (wasThere && !visible()) {
              expect(view.steps - lastGone).toBeGreaterThanOrEqual(20);
              lastGone = view.steps;
            }
            wasThere = visible();
          }
        },
      ),
    );
  });

  it('does not blink for hundreds that were skipped', () => {
    const { blink: effect, visible } = blink();
    const run = createRun(1, { invincible: true });
    stepOn(run, effect, 10);
    for (let i = 0; i < 640; i++) run.step(NO_INPUT);
    stepOn(run, effect, 1);
    drawLastStep(effect, run.view, { phase: 'shown' });
    expect(visible()).toBe(true);
  });
});
