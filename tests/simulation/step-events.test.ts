import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  createRun,
  hitboxOf,
  INPUT,
  type Run,
  type Snapshot,
  STEP_EVENT,
  type StepEvent,
} from '#simulation';
import { armedRun, crouch, invincibleRun, jump, shoot, stepUntil, take } from './play.ts';

function eventsOf({ view: { events } }: Run): StepEvent[] {
  return Array.from({ length: events.length }, (_, i) => ({ ...events.at(i) }));
}

function typesOf(run: Run): string[] {
  return eventsOf(run).map(({ type }) => type);
}

/** The types of events that follow from comparing a run before and after a step, in their order. */
function typesBetween(before: Snapshot, after: Snapshot, input: number): string[] {
  const isShot = (input & INPUT.shoot) !== 0 || (input & INPUT.special) !== 0;
  return [
    before.turboMode && !after.turboMode ? 'turboEnded' : '',
    before.turboCooldown > 0 && after.turboCooldown === 0 ? 'turboReady' : '',
    !before.turboMode && after.turboMode ? 'turboStarted' : '',
    !before.dino.jumping && after.dino.jumping ? 'jumped' : '',
    before.dino.jumping && !after.dino.jumping ? 'landed' : '',
    !before.dino.crouching && after.dino.crouching ? 'crouched' : '',
    before.dino.hasWeapon && isShot ? 'shot' : '',
    !before.weapon.visible && after.weapon.visible ? 'pickupAppeared' : '',
    !before.dino.hasWeapon && after.dino.hasWeapon ? 'weaponCollected' : '',
    after.gameOver ? 'crashed' : '',
    Math.floor(after.score / 100) > Math.floor(before.score / 100) ? 'milestone' : '',
  ].filter((type) => type !== '');
}

const inputs = fc.array(
  fc.tuple(fc.integer({ min: 0, max: 31 }), fc.integer({ min: 1, max: 60 })),
  { maxLength: 40 },
);

test('the events of a step match the changes from before to after, in the order of the schedule', () => {
  const seen = new Set<string>();
  fc.assert(
    fc.property(fc.string(), inputs, fc.boolean(), (seed, parts, invincible) => {
      const run = createRun(seed, { invincible });
      let before = run.snapshot();
      for (const [input, steps] of [...parts, [0, 620] as const]) {
        for (let i = 0; i < steps && !run.view.gameOver; i++) {
          run.step(input);
          const after = run.snapshot();
          const types = typesOf(run);
          for (const type of types) seen.add(type);
          const others = types.filter((type) => type !== 'pterodactylShot' && type !== 'nearMiss');
          expect(others).toEqual(typesBetween(before, after, input));
          before = after;
        }
      }
    }),
    { numRuns: 40 },
  );
  for (const type of [
    'jumped',
    'landed',
    'crouched',
    'turboStarted',
    'turboEnded',
    'crashed',
    'milestone',
  ]) {
    expect(seen).toContain(type);
  }
});

test('the bits of a step are those of its events', () => {
  const run = armedRun('bits');
  for (let step = 0; step < 10_000; step++) {
    run.step((step * 7919) % 32);
    const bits = eventsOf(run).reduce((sum, { type }) => sum | STEP_EVENT[type], 0);
    expect(run.view.happened).toBe(bits);
  }
});

describe('an event says what it is about', () => {
  test('a pterodactyl that was shot: where it was, how large, and with which wing frame', () => {
    const run = armedRun('shots');
    let shots = 0;
    let before = run.snapshot();
    for (let step = 0; step < 20_000 && shots < 5; step++) {
      run.step(step % 11 === 0 ? shoot : 0);
      const after = run.snapshot();
      for (const event of eventsOf(run)) {
        if (event.type !== 'pterodactylShot') continue;
        shots += 1;
        const shot = before.monsters.find(({ y }) => y === event.y);
        expect(event).toMatchObject({ kind: 'pterodactyl', width: 96, height: 100 });
        expect(event.x).toBeCloseTo((shot?.x ?? Number.NaN) - 0.8 * after.gameSpeed, 9);
        expect([0, 1]).toContain(event.frame);
        expect(after.monsters.every(({ y, x }) => y !== event.y || x !== event.x)).toBe(true);
      }
      before = after;
    }
    expect(shots).toBe(5);
  });

  test('a crash: the threat and its kind, which the run keeps', () => {
    const run = createRun('a');
    const end = stepUntil(run, ({ gameOver }) => gameOver);
    const [crashed] = eventsOf(run).filter(({ type }) => type === 'crashed');
    const [cactus] = end.obstacles;
    expect(crashed).toMatchObject({
      kind: 'cactus',
      entity: run.view.crashThreat,
      x: cactus?.x,
      y: cactus?.y,
    });
    expect(run.view.crashThreat).not.toBeNull();
    take(run, 3);
    expect(run.view.events).toHaveLength(0);
    expect(run.view).toMatchObject({ crash: 'cactus', crashThreat: crashed?.entity });
  });

  test('a near miss: the threat that came within 4 px and has passed, once, and never one that hit', () => {
    let misses = 0;
    fc.assert(
      fc.property(
        fc.string(),
        fc.array(fc.integer({ min: 20, max: 70 }), { minLength: 30 }),
        (seed, pauses) => {
          const run = createRun(seed);
          const near = new Set<number>();
          const passed = new Set<number>();
          let [at, next] = [0, 0];
          while (!run.view.gameOver && run.view.steps < 3000) {
            const isJump = run.view.steps >= at;
            if (isJump) at += pauses[next++ % pauses.length] ?? 40;
            run.step(isJump ? jump : 0);
            const dino = hitboxOf(run.view, run.view.dino);
            const expected: number[] = [];
            for (const threat of run.view.entities.threats) {
              const box = hitboxOf(run.view, threat);
              const across = Math.max(box.x - dino.x - dino.width, dino.x - box.x - box.width);
              const down = Math.max(box.y - dino.y - dino.height, dino.y - box.y - box.height);
              if (box.x > dino.x + dino.width + 20)
                [near, passed].forEach((threats) => threats.delete(threat));
              if (Math.max(across, down) <= 4 && !passed.has(threat)) near.add(threat);
              if (box.x + box.width > dino.x || passed.has(threat)) continue;
              passed.add(threat);
              if (near.has(threat) && !run.view.gameOver) expected.push(threat);
            }
            const events = eventsOf(run).filter(({ type }) => type === 'nearMiss');
            expect(events.map(({ entity }) => entity)).toEqual(expected);
            for (const { kind } of events) expect(['cactus', 'pterodactyl']).toContain(kind);
            misses += events.length;
          }
        },
      ),
      { numRuns: 60, seed: 5 },
    );
    expect(misses).toBeGreaterThan(0);
  });

  test('a milestone: the hundred that was reached, once each', () => {
    const run = invincibleRun('a');
    const reached: number[] = [];
    for (let step = 0; step < 6000; step++) {
      run.step(0);
      for (const { type, score } of eventsOf(run)) if (type === 'milestone') reached.push(score);
    }
    expect(reached).toEqual([100, 200, 300, 400, 500, 600, 700, 800, 900, 1000]);
  });

  test('the dino: in the shape it has then', () => {
    const run = invincibleRun('a');
    run.step(crouch);
    expect(eventsOf(run)).toMatchObject([
      { type: 'crouched', entity: run.view.dino, x: 100, y: 300, width: 118, height: 60 },
    ]);
    run.step(jump);
    expect(eventsOf(run)).toMatchObject([{ type: 'jumped', y: 266, width: 88, height: 94 }]);
  });

  test('a shot and a pickup: the bullet and the pickup', () => {
    const run = invincibleRun('a');
    stepUntil(run, ({ weapon }) => weapon.visible);
    expect(eventsOf(run)).toContainEqual(
      expect.objectContaining({ type: 'pickupAppeared', x: 1000, y: 300, width: 45, height: 30 }),
    );
    stepUntil(run, ({ dino }) => dino.hasWeapon);
    expect(typesOf(run)).toContain('weaponCollected');
    run.step(shoot);
    expect(eventsOf(run)).toMatchObject([{ type: 'shot', x: 188, y: 276, width: 20, height: 5 }]);
  });
});
