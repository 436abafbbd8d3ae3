import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createRun, STEP_EVENT, INPUT, NO_INPUT, type RunView } from '#simulation';
import {
  ANIMATIONS,
  ART_PIXEL,
  ATLAS,
  CACTUS_SHAPES,
  cactusShape,
  createDino,
  dinoFrame,
  frameAt,
} from '#stage/testing';
import { createTestStage, drawLastStep, frameOf } from '../test-stage.ts';

function crashed(input: number): RunView {
  const run = createRun(1);
  const { view } = run;
  while (!view.gameOver) run.step(input);
  return view;
}

/** The dino's frames over some steps. */
function frames(input: number, steps: number): readonly string[] {
  const run = createRun(1);
  const { view } = run;
  return Array.from({ length: steps }, () => {
    run.step(input);
    return dinoFrame(frameOf(view), 0);
  });
}

describe('the waiting dino', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['performance'] });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('asks for a frame only to open or close its eyes', () => {
    const stage = createTestStage();
    const dino = stage.onStage(createDino(stage));
    const run = createRun(1);
    drawLastStep(dino, run.view);
    const drawn: (string | undefined)[] = [];
    for (let ms = 0; ms < 7000; ms += 20) {
      vi.advanceTimersByTime(20);
      if (dino.isAnimating !== true) continue;
      drawLastStep(dino, run.view);
      drawn.push(stage.see('dino')[0]?.frame);
    }
    expect(drawn).toEqual(['dino-blink', 'dino-idle', 'dino-blink', 'dino-idle']);
    run.step(NO_INPUT);
    drawLastStep(dino, run.view);
    vi.advanceTimersByTime(3100);
    expect(dino.isAnimating).toBe(false);
  });
});

describe('the dino', () => {
  it('blinks now and then while it waits', () => {
    const { view } = createRun(1);
    const seen = Array.from({ length: 100 }, (_, i) => dinoFrame(frameOf(view), i * 50));
    expect(seen[0]).toBe('dino-idle');
    expect(new Set(seen)).toEqual(new Set(['dino-idle', 'dino-blink']));
    expect(seen.filter((frame) => frame === 'dino-blink').length).toBeLessThan(10);
  });

  it('goes through its whole run cycle in order', () => {
    const changes = frames(NO_INPUT, 60).filter((frame, i, all) => frame !== all[i - 1]);
    expect(changes.slice(0, 5)).toEqual([...ANIMATIONS.run, ANIMATIONS.run[0]]);
  });

  it('moves its legs with the ground: twice the ground, twice the frames', () => {
    const run = createRun(1);
    const { view } = run;
    run.step(NO_INPUT);
    const changes = (ground: number) => {
      const seen = Array.from({ length: 200 }, (_, i) =>
        dinoFrame({ view, groundX: (i * ground) / 200 }, 0),
      );
      return seen.filter((frame, i) => i > 0 && frame !== seen[i - 1]).length;
    };
    expect(changes(1400)).toBeGreaterThan(10);
    expect(Math.abs(changes(2800) - 2 * changes(1400))).toBeLessThanOrEqual(1);
  });

  it('has the crouch frames while it crouches', () => {
    expect(new Set(frames(INPUT.crouch, 60))).toEqual(new Set(ANIMATIONS.crouch));
  });

  it('has different frames for rising and falling', () => {
    const run = createRun(1);
    const { view } = run;
    run.step(INPUT.jump);
    expect(dinoFrame(frameOf(view), 0)).toBe('dino-jump');
    let last = '';
    while ((view.happened & STEP_EVENT.landed) === 0) {
      last = dinoFrame(frameOf(view), 0);
      run.step(NO_INPUT);
    }
    expect(last).toBe('dino-fall');
    expect(ANIMATIONS.run).toContain(dinoFrame(frameOf(view), 0));
  });

  it('has different crash frames for standing and crouching', () => {
    expect(dinoFrame(frameOf(crashed(NO_INPUT)), 0)).toBe('dino-crash');
    expect(dinoFrame(frameOf(crashed(INPUT.crouch)), 0)).toBe('dino-crouch-crash');
  });

  it('has the standing crash frame in the air', () => {
    const view = crashed(INPUT.jump);
    expect(view.components.Dino.jumping.get(view.dino)).toBe(1);
    expect(dinoFrame(frameOf(view), 0)).toBe('dino-crash');
  });

  it('has frames of the size of its box', () => {
    for (const name of ['dino-idle', 'dino-jump', 'dino-crash', ...ANIMATIONS.run] as const) {
      expect([ATLAS[name].frame.w * ART_PIXEL, ATLAS[name].frame.h * ART_PIXEL]).toEqual([88, 94]);
    }
  });
});

describe('an animation', () => {
  it('starts over after its last frame', () => {
    expect([0, 0.9, 1, 2, 3.5].map((progress) => frameAt(['a', 'b', 'c'], progress))).toEqual([
      'a',
      'a',
      'b',
      'c',
      'a',
    ]);
  });
});

describe('a group of cacti', () => {
  const groups = Array.from({ length: 300 }, (_, serial) =>
    [0, 1, 2].map((index) => cactusShape(serial, index)),
  );

  it('never shows the same shape twice side by side', () => {
    for (const group of groups) expect(new Set(group).size).toBe(3);
  });

  it('varies from group to group, with all arrangements about equally frequent', () => {
    const counts = new Map<string, number>();
    for (const group of groups) counts.set(group.join(), (counts.get(group.join()) ?? 0) + 1);
    expect(counts.size).toBe(6);
    for (const count of counts.values()) expect(count).toBeGreaterThan(25);
  });

  it('only has shapes that the art has', () => {
    for (const shape of groups.flat()) expect([0, 1, 2]).toContain(shape);
    expect(CACTUS_SHAPES).toBe(3);
  });

  it('keeps its shapes', () => {
    expect(cactusShape(17, 1)).toBe(cactusShape(17, 1));
  });
});
