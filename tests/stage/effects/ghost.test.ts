import { describe, expect, it } from 'vitest';
import {
  createRun,
  DINO_X,
  INPUT,
  NO_INPUT,
  type Run,
  type RunView,
  STAGE_WIDTH,
} from '#simulation';
import type { StageState } from '#stage';
import { Ghost } from '#src/stage/effects/ghost.ts';
import { extrapolatedGroundX, extrapolatedY } from '#src/stage/extrapolation.ts';
import { createTestStage, frameOf } from '../test-stage.ts';

type Presses = Readonly<Record<number, number>>;

function runUntil(
  steps: number,
  presses: Presses = {},
  invincible = true,
  seed: string | number = 'race',
): Run {
  const run = createRun(seed, { invincible });
  for (let i = 0; i < steps; i++) run.step(presses[i] ?? NO_INPUT);
  return run;
}

const TURBO_AT_10: Presses = { 10: INPUT.turbo };

function ghostStage() {
  const { onStage, ...stage } = createTestStage();
  const { see } = stage;
  const ghost = onStage(new Ghost(stage));
  return {
    draw(view: RunView, of: RunView | null, alpha = 0, state: Partial<StageState> = {}) {
      ghost.draw(frameOf(view, { phase: 'running', ...state, ghost: of }, alpha));
    },
    /** On the course, with its weapon. */
    figure: () => see('backEffects').filter(({ alpha }) => alpha === 0.4),
    /** The small dino at the stage's edge. */
    marker: () => see('backEffects', 'dino').filter(({ alpha }) => alpha === 0.6),
    /** Without spaces. */
    readLead: () => stage.read('ghostLead'),
  };
}

describe('a ghost', () => {
  it('is behind or ahead of the player by the ground between them, at the height of its own jump', () => {
    const stage = ghostStage();
    const { view } = runUntil(120);
    const { view: other } = runUntil(120, { ...TURBO_AT_10, 110: INPUT.jump });
    const ahead = other.groundCovered - view.groundCovered;
    expect(ahead).toBeGreaterThan(50);
    stage.draw(view, other);
    const y = extrapolatedY(frameOf(other), other.dino);
    expect(stage.figure()).toMatchObject([{ x: DINO_X + ahead, y, frame: 'dino-jump' }]);
    stage.draw(other, view);
    expect(stage.figure()).toMatchObject([{ x: DINO_X - ahead }]);
  });

  it('stays where it crashed, in its pose, and is left behind with the ground', () => {
    const stage = ghostStage();
    const crashed = runUntil(3000, {}, false, 1).view;
    const { view } = runUntil(crashed.steps + 3, {}, true, 1);
    expect(crashed.gameOver).toBe(true);
    // Also between two steps, since a finished run goes no step further.
    for (const alpha of [0, 0.5, 1]) {
      stage.draw(view, crashed, alpha);
      const [figure] = stage.figure();
      expect(figure?.frame).toBe('dino-crash');
      expect((figure?.x ?? 0) - DINO_X + extrapolatedGroundX(view, alpha)).toBeCloseTo(
        crashed.groundCovered,
      );
    }
  });

  it('has a marker at the edge of the stage, but only while it is out of sight', () => {
    const stage = ghostStage();
    const slow = runUntil(1200).view;
    const fast = runUntil(1200, { ...TURBO_AT_10, 600: INPUT.turbo }).view;
    stage.draw(fast, slow);
    expect(stage.marker()).toHaveLength(1);
    expect(stage.marker()[0]?.x).toBeLessThan(DINO_X - 44);
    stage.draw(slow, fast);
    expect(stage.marker()).toHaveLength(1);
    expect(stage.marker()[0]?.x).toBeGreaterThan(STAGE_WIDTH - 100);
    stage.draw(slow, slow);
    expect(stage.marker()).toEqual([]);
  });
});

describe('the lead over a ghost', () => {
  it('is given from the point of view of the player, in whole metres', () => {
    const stage = ghostStage();
    const slow = runUntil(300).view;
    const fast = runUntil(300, TURBO_AT_10).view;
    const metres = Math.round((fast.groundCovered - slow.groundCovered) / 100);
    expect(metres).toBeGreaterThan(3);
    stage.draw(fast, slow);
    expect(stage.readLead()).toBe(`${metres}mahead`);
    stage.draw(slow, fast);
    expect(stage.readLead()).toBe(`${metres}mbehind`);
    stage.draw(slow, slow);
    expect(stage.readLead()).toBe('Neckandneck');
  });
});
