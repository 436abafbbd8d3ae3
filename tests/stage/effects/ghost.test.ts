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
import { dinoFrame, Ghost, extrapolatedGroundX, extrapolatedY } from '#stage/testing';
import { createTestStage, frameOf } from '../test-stage.ts';

/** The input of each step that has one. */
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
  const { layers, art, see, onStage } = createTestStage();
  const ghost = onStage(new Ghost(layers, art));
  return {
    draw(view: RunView, of: RunView | null, alpha = 0, state: Partial<StageState> = {}) {
      ghost.draw(frameOf(view, { phase: 'running', ...state, ghost: of }, alpha));
    },
    /** The ghost's figure on the course, with its weapon. */
    figure: () => see('backEffects').filter(({ alpha }) => alpha === 0.4),
    /** The small dino at the stage's edge. */
    marker: () => see('backEffects', 'dino').filter(({ alpha }) => alpha === 0.6),
    /** The text on the HUD, without spaces. */
    read: () =>
      see('hud', 'glyph-')
        .map(({ frame }) => String.fromCodePoint(Number(frame.slice(6))))
        .join(''),
    textLeft: () => see('hud')[0]?.x ?? Number.NaN,
    everything: () => [...see('backEffects'), ...see('hud')],
  };
}

describe('a ghost', () => {
  it('runs behind the player by as much ground as it has covered less', () => {
    const stage = ghostStage();
    const { view } = runUntil(30, TURBO_AT_10);
    const { view: other } = runUntil(30);
    stage.draw(view, other);
    const behind = view.groundCovered - other.groundCovered;
    expect(behind).toBeGreaterThan(50);
    expect(stage.figure()).toMatchObject([
      { x: DINO_X - behind, frame: dinoFrame(frameOf(other), 0) },
    ]);
  });

  it('runs ahead by as much as it has covered more, at the height of its own jump', () => {
    const stage = ghostStage();
    const { view } = runUntil(120);
    const { view: other } = runUntil(120, { ...TURBO_AT_10, 110: INPUT.jump });
    stage.draw(view, other);
    const ahead = other.groundCovered - view.groundCovered;
    expect(stage.figure()).toMatchObject([
      { x: DINO_X + ahead, y: extrapolatedY(frameOf(other), other.dino), frame: 'dino-jump' },
    ]);
    expect(extrapolatedY(frameOf(other), other.dino)).toBeLessThan(
      extrapolatedY(frameOf(view), view.dino) - 50,
    );
  });

  it('stays where it crashed, in its pose, and is left behind with the ground', () => {
    const stage = ghostStage();
    const crashed = runUntil(3000, {}, false, 1).view;
    const player = runUntil(crashed.steps, {}, true, 1);
    const { view } = player;
    expect(crashed.gameOver).toBe(true);
    const seen = [0, 1, 2].map(() => {
      player.step(NO_INPUT);
      // Between two steps as well: a run that has ended goes no step further.
      return [0, 0.5, 1].map((alpha) => {
        stage.draw(view, crashed, alpha);
        const [figure] = stage.figure();
        expect(figure?.frame).toBe('dino-crash');
        return (figure?.x ?? 0) - DINO_X + extrapolatedGroundX(view, alpha);
      });
    });
    for (const spot of seen.flat()) expect(spot).toBeCloseTo(crashed.groundCovered);
  });

  it('stands still where its recording has ended', () => {
    const stage = ghostStage();
    const { view } = runUntil(50);
    const { view: left } = runUntil(40);
    for (const alpha of [0, 0.5, 1]) {
      stage.draw(view, left, alpha);
      expect(stage.figure()[0]?.x).toBeCloseTo(
        DINO_X + left.groundCovered - extrapolatedGroundX(view, alpha),
      );
    }
  });

  it('has a marker at the edge of the stage beyond which it is out of sight, and only there', () => {
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
  it('is given from the point of view of the player, in whole metres, with the name of the ghost', () => {
    const stage = ghostStage();
    const slow = runUntil(300).view;
    const fast = runUntil(300, TURBO_AT_10).view;
    const metres = Math.round((fast.groundCovered - slow.groundCovered) / 100);
    expect(metres).toBeGreaterThan(3);
    const named = { ghostName: 'a friend' };
    stage.draw(fast, slow, 0, named);
    expect(stage.read()).toBe(`${metres}maheadofafriend`);
    stage.draw(slow, fast, 0, named);
    expect(stage.read()).toBe(`${metres}mbehindafriend`);
    stage.draw(slow, slow, 0, named);
    expect(stage.read()).toBe('Neckandneckwithafriend');
    stage.draw(slow, slow, 0, { ghostName: 'somebody else' });
    expect(stage.read()).toBe('Neckandneckwithsomebodyelse');
  });

  it('says that the ghost has crashed, except beside the result', () => {
    const stage = ghostStage();
    const crashed = runUntil(3000, {}, false, 1).view;
    const { view } = runUntil(crashed.steps + 100, {}, true, 1);
    stage.draw(view, crashed, 0, { ghostName: 'a friend' });
    expect(stage.read()).toMatch(/^Ghostdown:\d+maheadofafriend$/);
    expect(stage.textLeft()).toBeGreaterThan(100);
    stage.draw(view, crashed, 0, { ghostName: 'a friend', phase: 'over' });
    expect(stage.read()).toMatch(/^\d+mahead$/);
    expect(stage.textLeft()).toBeLessThan(50);
  });
});
