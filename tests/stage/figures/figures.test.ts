import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createRun, STEP_EVENT, INPUT, NO_INPUT, type RunView } from '#simulation';
import { ANIMATIONS, cactusShape, createDino, dinoFrame } from '#stage/testing';
import { createTestStage, drawLastStep, frameOf } from '../test-stage.ts';

function crashed(input: number): RunView {
  const run = createRun(1);
  const { view } = run;
  while (!view.gameOver) run.step(input);
  return view;
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
});
