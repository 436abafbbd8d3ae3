import { describe, expect, it } from 'vitest';
import { createRun, DINO_CROUCHING_SIZE, DINO_SIZE, GROUND_Y, INPUT, NO_INPUT } from '#simulation';
import { groundOffset, interpolatedGroundX, interpolatedX, interpolatedY, lerp } from '#stage/testing';
import { frameOf } from './test-stage.ts';

describe('a frame between two steps', () => {
  it('interpolates linearly', () => {
    expect(lerp(10, 20, 0)).toBe(10);
    expect(lerp(10, 20, 0.25)).toBe(12.5);
    expect(lerp(10, 20, 1)).toBe(20);
  });

  it('moves the ground exactly as far as a cactus on it', () => {
    const run = createRun(1, { invincible: true });
    const { view } = run;
    while (view.entities.cacti.length === 0) run.step(NO_INPUT);
    for (let i = 0; i < 3; i++) run.step(NO_INPUT);
    const [cactus] = view.entities.cacti;
    if (cactus === undefined) throw new Error('The run has no cactus.');
    const cactusMoved = interpolatedX({ view, alpha: 0.2 }, cactus) - interpolatedX({ view, alpha: 0.9 }, cactus);
    expect(interpolatedGroundX(view, 0.9) - interpolatedGroundX(view, 0.2)).toBeCloseTo(cactusMoved, 9);
    expect(cactusMoved).toBeCloseTo(0.7 * view.gameSpeed, 9);
  });

  it('has no ground covered before the first step', () => {
    expect(interpolatedGroundX(createRun(1).view, 0.3)).toBe(0);
  });

  it('keeps the feet of a crouching or rising dino on the ground', () => {
    const run = createRun(1);
    const { view } = run;
    run.step(INPUT.crouch);
    for (const alpha of [0, 0.5, 1])
      expect(interpolatedY({ view, alpha }, view.dino)).toBe(GROUND_Y - DINO_CROUCHING_SIZE.height);
    run.step(NO_INPUT);
    for (const alpha of [0, 0.5, 1])
      expect(interpolatedY({ view, alpha }, view.dino)).toBe(GROUND_Y - DINO_SIZE.height);
  });

  it('shows a jumping dino halfway', () => {
    const run = createRun(1);
    const { view } = run;
    run.step(INPUT.jump);
    run.step(INPUT.jump);
    const { Position, PreviousPosition } = view.components;
    const middle = (Position.y.get(view.dino) + PreviousPosition.y.get(view.dino)) / 2;
    expect(interpolatedY({ view, alpha: 0.5 }, view.dino)).toBeCloseTo(middle, 9);
    expect(middle).toBeLessThan(GROUND_Y - DINO_SIZE.height);
  });

  it('stays at the last step of a run that is over, however far the loop has gone on', () => {
    const run = createRun(1);
    const { view } = run;
    while (!view.gameOver) run.step(NO_INPUT);
    const [threat] = view.entities.threats;
    if (threat === undefined) throw new Error('The run has no threat.');
    for (const alpha of [0, 0.5, 1]) {
      const frame = frameOf(view, {}, alpha);
      expect(interpolatedX(frame, threat)).toBe(view.components.Position.x.get(threat));
      expect(frame.groundX).toBe(view.groundCovered);
    }
  });

  it('has no gap left of the first ground tile, however long the run', () => {
    expect(groundOffset(0)).toBeCloseTo(0);
    expect(groundOffset(1199)).toBe(-1199);
    expect(groundOffset(1200)).toBeCloseTo(0);
    expect(groundOffset(1e9 + 7)).toBe(-((1e9 + 7) % 1200));
  });
});
