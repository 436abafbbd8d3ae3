import { describe, expect, it } from 'vitest';
import { createRun, INPUT, NO_INPUT, type Run, STEP_EVENT } from '#simulation';
import { BestRunFlag, NearMissCount, RecordFlash } from '#stage/testing';
import { createTestStage, drawLastStep, stepOn } from '../test-stage.ts';

describe('a passed high score', () => {
  function flashes(state: { calm: boolean }) {
    const { layers } = createTestStage();
    const flash = new RecordFlash(layers('highScore'));
    const run = createRun(1, { invincible: true });
    const seen: boolean[] = [];
    for (let i = 0; i < 60 * 10; i++) {
      run.step(NO_INPUT);
      drawLastStep(flash, run.view, { ...state, highScore: 30 });
      seen.push(layers('highScore').visible);
    }
    return seen;
  }

  it('flashes three times, not more than three times a second, when it is passed', () => {
    const seen = flashes({ calm: false });
    const hidden = seen.flatMap((visible, i) => (visible ? [] : [i]));
    const starts = hidden.filter((step) => seen[step - 1] !== false);
    expect(starts).toHaveLength(3);
    // 30 points are passed with the 186th step.
    expect(starts[0]).toBe(185);
    for (const [i, start] of starts.entries())
      if (i > 0) expect(start - (starts[i - 1] ?? 0)).toBeGreaterThanOrEqual(20);
  });

  it('does not flash with reduced motion', () => {
    expect(flashes({ calm: true })).not.toContain(false);
  });

  it('does not flash in a first run, in a playback, nor when a run that has passed it comes on stage', () => {
    const { layers } = createTestStage();
    const flash = new RecordFlash(layers('highScore'));
    const run = createRun(1, { invincible: true });
    for (const state of [{ highScore: 0 }, { highScore: 30, phase: 'shown' }] as const) {
      for (let i = 0; i < 400; i++) {
        run.step(NO_INPUT);
        drawLastStep(flash, run.view, state);
        expect(layers('highScore').visible).toBe(true);
      }
    }
    drawLastStep(flash, run.view, { highScore: 30 });
    expect(layers('highScore').visible).toBe(true);
  });
});

describe('the flag where the best run ended', () => {
  function flagAt(run: Run, bestEnd: number, phase: 'running' | 'shown' = 'running') {
    const stage = createTestStage();
    const flag = new BestRunFlag(stage.layers('backEffects'), stage.art);
    drawLastStep(flag, run.view, { bestEnd, phase });
    const boxes = stage.see('backEffects');
    return boxes.length === 0 ? undefined : { left: Math.min(...boxes.map(({ x }) => x)), boxes };
  }

  it("stands on the ground at the dino's front when the run has come as far", () => {
    const run = createRun(1, { invincible: true });
    stepOn(run, { draw: () => undefined }, 300);
    const { groundCovered } = run.view;
    const metres = Math.round(groundCovered / 100);
    const flag = flagAt(run, metres);
    expect(
      Math.abs((flag?.left ?? NaN) - (188 + metres * 100 - groundCovered)),
    ).toBeLessThanOrEqual(1);
    expect(Math.max(...(flag?.boxes ?? []).map(({ y, height }) => y + height))).toBe(360);
    expect(flagAt(run, metres + 3)?.left).toBe((flag?.left ?? NaN) + 300);
  });
});

describe('a near miss', () => {
  /** Jumps at the last moment: a run in which there are some, right after the next one. */
  function runWithNearMiss(onStep: (run: Run) => void): Run {
    for (let seed = 0; seed < 400; seed++) {
      const run = createRun(seed);
      while (!run.view.gameOver && run.view.steps < 3000) {
        const { Position } = run.view.components;
        const isClose = [...run.view.entities.cacti].some((id) => {
          const ahead = Position.x.get(id) - 178;
          return ahead > 0 && ahead < 7 * run.view.gameSpeed;
        });
        run.step(isClose ? INPUT.jump : NO_INPUT);
        onStep(run);
        if ((run.view.happened & STEP_EVENT.nearMiss) !== 0) return run;
      }
    }
    throw new Error('There was none.');
  }

  it('is counted on the stage for a moment, behind all figures', () => {
    const stage = createTestStage();
    const count = stage.onStage(new NearMissCount(stage));
    const run = runWithNearMiss(({ view }) => count.afterStep(view));
    drawLastStep(count, run.view);
    expect(stage.art.read(stage.layers('backEffects'))).toBe('Close!×1');
    for (const phase of ['shown', 'paused'] as const) {
      drawLastStep(count, run.view, { phase });
      expect(stage.see('backEffects')).toEqual([]);
    }
    run.setInvincible(true);
    stepOn(run, count, 100);
    drawLastStep(count, run.view);
    expect(stage.see('backEffects')).toEqual([]);
  });
});
