import { describe, expect, test } from 'vitest';
import {
  DINO_SIZE,
  DINO_X,
  NO_INPUT,
  PTERODACTYL_SIZE,
  type RunView,
  STEP_EVENT,
} from '#simulation';
import { IS_ALL } from '../tools/is-all.ts';
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

const SEEDS = Array.from({ length: IS_ALL ? 60 : 3 }, (_, seed) => seed);

/**
 * The score reaches 100 at the end of step 600, so this is the first step that may bring the
 * pickup.
 */
const FIRST_OFFER = 601;

/**
 * px of ground between the pickup and the nearest threat. Infinity while there is no pickup in
 * front of the dino, or no threat.
 */
function pickupDistance({ components: { Position, Size }, entities }: RunView): number {
  const [pickup] = entities.pickups;
  if (pickup === undefined) return Number.POSITIVE_INFINITY;
  const left = Position.x.get(pickup);
  if (left < DINO_X + DINO_SIZE.width) return Number.POSITIVE_INFINITY;
  const right = left + Size.width.get(pickup);
  const distances = [...entities.threats].map((threat) => {
    const x = Position.x.get(threat);
    return Math.max(x - right, left - (x + Size.width.get(threat)));
  });
  return Math.min(...distances);
}

describe('the pickup', () => {
  test('appears at a score of 100, or a whole number of seconds later, by 160', () => {
    for (const seed of SEEDS) {
      const now = stepUntil(invincibleRun(seed), ({ weapon }) => weapon.visible);
      expect(now.weapon).toMatchObject({ x: 1000, y: 300, width: 45, height: 30 });
      expect((now.steps - FIRST_OFFER) % 60).toBe(0);
      expect(now.score).toBeLessThanOrEqual(160);
    }
  });

  test.each([
    ['without turbo', NO_INPUT],
    ['with turbo', turbo],
  ])('stays more than 100 px from every threat on its way to the dino, %s', (_, pressed) => {
    let offers = 0;
    for (const seed of SEEDS) {
      const run = invincibleRun(seed);
      const { view } = run;
      while (view.score < 1000) {
        // Nobody takes it: the dino jumps whenever it comes.
        const [pickup] = view.entities.pickups;
        const isNear = pickup !== undefined && view.components.Position.x.get(pickup) < 350;
        run.step(isNear ? jump : pressed);
        if ((view.happened & STEP_EVENT.pickupAppeared) !== 0) offers += 1;
        if (pickupDistance(view) <= 100) throw new Error(`Seed ${seed}, step ${view.steps}.`);
      }
    }
    expect(offers).toBeGreaterThan(4 * SEEDS.length);
  });

  test('changes no threat, whether it is taken or jumped over', () => {
    const entered = (seed: number, jumps: boolean) => {
      const run = invincibleRun(seed);
      const { components, entities } = run.view;
      const steps = new Set<number>();
      while (run.view.score < 1000) {
        const [pickup] = entities.pickups;
        const isNear = pickup !== undefined && components.Position.x.get(pickup) < 350;
        run.step(jumps && isNear ? jump : NO_INPUT);
        for (const id of entities.threats) steps.add(components.Threat.enteredAt.get(id));
      }
      return steps;
    };
    for (const seed of SEEDS)
      expect(entered(seed, true), `seed ${seed}`).toEqual(entered(seed, false));
  });

  test('is collected by running through it, and comes once', () => {
    const run = armedRun('a');
    for (let step = 0; step < 600; step++) {
      expect(run.snapshot()).toMatchObject({
        weapon: { visible: false },
        dino: { hasWeapon: true },
      });
      run.step(NO_INPUT);
    }
  });
});

describe('a shot', () => {
  test.each([
    ['standing', NO_INPUT, { x: 188, y: 276, width: 20, height: 5, speed: 15 }],
    ['crouching', crouch, { x: 218, y: 310, width: 20, height: 5, speed: 15 }],
  ])('of a %s dino leaves at its front, and flies at 15 px a step', (_, held, bullet) => {
    const run = armedRun('a');
    run.step(held);
    run.step(held | shoot);
    expect(run.snapshot().bullets).toEqual([bullet]);
    run.step(held);
    expect(run.snapshot().bullets[0]?.x).toBe(bullet.x + 15);
  });

  test('is one bullet a press, by either key', () => {
    const run = armedRun('a');
    run.step(shoot);
    run.step(special);
    take(run, 3);
    expect(run.snapshot()).toMatchObject({ bullets: [{}, {}], turboMode: false });
  });

  test('earns its 20 points once, however many bullets arrive in the same step', () => {
    let shot = 0;
    for (let seed = 0; seed < 3; seed++) {
      const run = armedRun(seed);
      const { view } = run;
      // Left edges of the pterodactyls on the stage.
      const edges = () =>
        [...view.entities.pterodactyls].map((id) => view.components.Position.x.get(id));
      let [before, score] = [edges(), view.score];
      for (let step = 0; step < 5000; step++) {
        // In pairs, since a stream of bullets meets each pterodactyl with its first one only.
        run.step(step % 12 < 2 ? shoot : NO_INPUT);
        const after = edges();
        const stays = (x: number) =>
          after.some((left) => Math.abs(left - (x - 0.8 * view.pace.gameSpeed)) < 1e-6);
        const vanished = before.filter((x) => x + PTERODACTYL_SIZE.width > 100 && !stays(x)).length;
        const expected = score + 20 * vanished + (view.steps % 6 === 0 ? 1 : 0);
        if (view.score !== expected)
          throw new Error(`Seed ${seed}: ${view.score}, not ${expected}`);
        shot += vanished;
        [before, score] = [after, view.score];
      }
    }
    expect(shot).toBeGreaterThan(10);
  });

  test('saves the run in the very step in which a pterodactyl would strike the dino', () => {
    const steps = stepsToStrike('a');
    const [idle, shooting] = [armedRun('a'), armedRun('a')];
    for (const run of [idle, shooting]) {
      take(run, steps);
      run.setInvincible(false);
    }
    idle.step(NO_INPUT);
    expect(idle.view.crash).toBe('pterodactyl');
    shooting.step(shoot);
    expect(shooting.view.gameOver).toBe(false);
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

/** Steps that an idle dino with a new weapon can take before a pterodactyl strikes it. */
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
