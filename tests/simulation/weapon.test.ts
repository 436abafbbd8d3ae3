import { describe, expect, test, vi } from 'vitest';
import { NO_INPUT, PTERODACTYL_SIZE, STEP_EVENT } from '#simulation';
import { COMPUTATION_LIMIT } from '../tools/computation-limit.ts';
import { pickupDistance } from './pickup.ts';
import {
  armedRun,
  crouch,
  invincibleRun,
  jump,
  shoot,
  special,
  stepUntil,
  take,
  turbo,
} from './play.ts';

vi.setConfig({ testTimeout: COMPUTATION_LIMIT });

/**
 * The score reaches 100 at the end of step 600, so this is the first step that may bring the
 * pickup.
 */
const FIRST_OFFER = 601;

describe('the pickup', () => {
  test('appears at a score of 100 in the median, or a whole number of seconds later, by 160', () => {
    const steps: number[] = [];
    for (let seed = 0; seed < 100; seed++) {
      const now = stepUntil(invincibleRun(seed), ({ weapon }) => weapon.visible);
      steps.push(now.steps);
      expect(now.weapon).toMatchObject({ x: 1000, y: 300, width: 45, height: 30 });
      expect((now.steps - FIRST_OFFER) % 60).toBe(0);
      expect(now.score).toBeLessThanOrEqual(160);
    }
    expect(steps.filter((step) => step === FIRST_OFFER).length).toBeGreaterThan(50);
  });

  test.each([
    ['without turbo', NO_INPUT],
    ['with turbo', turbo],
  ])('stays more than 100 px from every threat on its way to the dino, %s', (_, pressed) => {
    let offers = 0;
    for (let seed = 0; seed < 60; seed++) {
      const run = invincibleRun(seed);
      const { view } = run;
      let nearest = Number.POSITIVE_INFINITY;
      while (view.score < 1000) {
        // Nobody takes it: the dino jumps whenever it comes.
        const [pickup] = view.entities.pickups;
        const isNear = pickup !== undefined && view.components.Position.x.get(pickup) < 350;
        run.step(isNear ? jump : pressed);
        if ((view.happened & STEP_EVENT.pickupAppeared) !== 0) offers += 1;
        nearest = Math.min(nearest, pickupDistance(view));
      }
      expect(nearest, `seed ${seed}`).toBeGreaterThan(100);
    }
    expect(offers).toBeGreaterThan(300);
  });

  test('changes no threat, whether it is taken or jumped over', () => {
    const entries = (seed: number, jumps: boolean) => {
      const run = invincibleRun(seed);
      const { components, entities } = run.view;
      const entered: number[] = [];
      while (run.view.score < 1000) {
        const [pickup] = entities.pickups;
        const isNear = pickup !== undefined && components.Position.x.get(pickup) < 350;
        run.step(jumps && isNear ? jump : NO_INPUT);
        const { steps } = run.view;
        if ([...entities.threats].some((id) => components.Threat.enteredAt.get(id) === steps))
          entered.push(steps);
      }
      return entered;
    };
    for (let seed = 0; seed < 20; seed++)
      expect(entries(seed, true), `seed ${seed}`).toEqual(entries(seed, false));
  });

  test('is collected by running through it, once', () => {
    const run = armedRun('a');
    expect(run.snapshot().weapon.visible).toBe(false);
    take(run, 600);
    expect(run.snapshot().weapon.visible).toBe(false);
    expect(run.snapshot().dino.hasWeapon).toBe(true);
  });
});

describe('a shot', () => {
  test('leaves at the front of the dino, 10 px below its top edge, and flies at 15 px a step', () => {
    const run = armedRun('a');
    run.step(shoot);
    expect(run.snapshot().bullets).toEqual([{ x: 188, y: 276, width: 20, height: 5, speed: 15 }]);
    run.step(NO_INPUT);
    expect(run.snapshot().bullets[0]?.x).toBe(203);
  });

  test('leaves lower from a crouching dino', () => {
    const run = armedRun('a');
    run.step(crouch);
    run.step(crouch | shoot);
    expect(run.snapshot().bullets[0]).toMatchObject({ x: 218, y: 310 });
  });

  test('is one bullet a press, by either key', () => {
    const run = armedRun('a');
    run.step(shoot);
    run.step(special);
    take(run, 3);
    expect(run.snapshot().bullets).toHaveLength(2);
    expect(run.snapshot().turboMode).toBe(false);
  });

  test('earns its 20 points once, however many bullets arrive in the same step', () => {
    let shot = 0;
    const wrong: unknown[] = [];
    for (let seed = 0; seed < 8; seed++) {
      const run = armedRun(seed);
      const { view } = run;
      const { Position } = view.components;
      // Left edges of the pterodactyls on the stage. Not from snapshots: with a bullet a step they
      // would take most of the time.
      const edges = () =>
        [...view.entities.pterodactyls].map((pterodactyl) => Position.x.get(pterodactyl));
      let [before, score] = [edges(), view.score];
      for (let step = 0; step < 5000; step++) {
        run.step(shoot);
        const after = edges();
        const stays = (x: number) =>
          after.some((left) => Math.abs(left - (x - 0.8 * view.pace.gameSpeed)) < 1e-6);
        const vanished = before.filter((x) => x + PTERODACTYL_SIZE.width > 100 && !stays(x)).length;
        const earned = view.score - score;
        if (earned !== 20 * vanished + (view.steps % 6 === 0 ? 1 : 0))
          wrong.push({ seed, steps: view.steps, vanished, earned });
        shot += vanished;
        [before, score] = [after, view.score];
      }
    }
    expect(wrong).toEqual([]);
    expect(shot).toBeGreaterThan(10);
  });

  test('saves the run in the very step in which a pterodactyl would strike the dino', () => {
    for (const seed of ['a', 'b', 'c']) {
      const steps = stepsToStrike(seed);
      const [idle, shooting] = [armedRun(seed), armedRun(seed)];
      for (const run of [idle, shooting]) {
        take(run, steps);
        run.setInvincible(false);
      }
      idle.step(NO_INPUT);
      expect(idle.view.crash).toBe('pterodactyl');
      const { score } = shooting.view;
      shooting.step(shoot);
      expect(shooting.view.gameOver).toBe(false);
      expect(shooting.view.score - score).toBeGreaterThanOrEqual(20);
    }
  });

  test('passes through cacti', () => {
    const run = armedRun('a');
    const { obstacles } = stepUntil(
      run,
      (now) => now.monsters.length === 0 && now.obstacles.some(({ x }) => x > 300 && x < 500),
    );
    run.step(shoot);
    take(run, 20);
    expect(run.snapshot().bullets).toHaveLength(1);
    expect(run.snapshot().obstacles.length).toBeGreaterThanOrEqual(obstacles.length - 1);
  });
});

/**
 * Steps that an idle dino with a new weapon can take before the step in which a pterodactyl strikes
 * it.
 */
function stepsToStrike(seed: string): number {
  const run = armedRun(seed);
  const { steps: from } = run.view;
  stepUntil(
    run,
    ({ monsters, obstacles }) =>
      monsters.some(({ x, y }) => y > 186 && x > 200 && x < 300) &&
      obstacles.every(({ x }) => x < 0 || x > 500),
  );
  run.setInvincible(false);
  while (!run.view.gameOver) run.step(NO_INPUT);
  return run.view.steps - from - 1;
}
