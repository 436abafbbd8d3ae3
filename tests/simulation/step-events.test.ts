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

/** The types of events that follow from comparing a run before and after a step, in their order. */
function typesBetween(before: Snapshot, after: Snapshot, input: number): string[] {
  const isShot = (input & (INPUT.shoot | INPUT.special)) !== 0;
  const types: readonly (readonly [string, boolean])[] = [
    ['turboEnded', before.turboMode && !after.turboMode],
    ['turboReady', before.turboCooldown > 0 && after.turboCooldown === 0],
    ['turboStarted', !before.turboMode && after.turboMode],
    ['jumped', !before.dino.jumping && after.dino.jumping],
    ['landed', before.dino.jumping && !after.dino.jumping],
    ['crouched', !before.dino.crouching && after.dino.crouching],
    ['shot', before.dino.hasWeapon && isShot],
    ['pickupAppeared', !before.weapon.visible && after.weapon.visible],
    ['weaponCollected', !before.dino.hasWeapon && after.dino.hasWeapon],
    ['crashed', after.gameOver],
    ['milestone', Math.floor(after.score / 100) > Math.floor(before.score / 100)],
  ];
  return types.filter(([, happened]) => happened).map(([type]) => type);
}

test('the events of a step match the changes from before to after, in the order of the schedule', () => {
  const seen = new Set<string>();
  let before: Snapshot;
  const begin = (run: Run) => {
    before = run.snapshot();
    return run;
  };
  const check = (run: Run, input: number) => {
    run.step(input);
    const after = run.snapshot();
    const types = eventsOf(run).map(({ type }) => type);
    for (const type of types) seen.add(type);
    const others = types.filter((type) => type !== 'pterodactylShot' && type !== 'nearMiss');
    expect(others).toEqual(typesBetween(before, after, input));
    before = after;
    const bits = types.reduce((sum, type) => sum | STEP_EVENT[type], 0);
    expect(run.view.happened).toBe(bits);
  };
  const inputs = fc.array(fc.tuple(fc.nat(31), fc.integer({ min: 1, max: 60 })), { maxLength: 20 });
  fc.assert(
    fc.property(fc.string(), inputs, (seed, parts) => {
      const run = begin(createRun(seed));
      for (const [input, steps] of [...parts, [0, 400] as const])
        for (let i = 0; i < steps && !run.view.gameOver; i++) check(run, input);
    }),
  );
  const run = begin(invincibleRun('a'));
  for (let step = 0; step < 2400; step++) check(run, step < 1200 ? 0 : (step * 7919) % 32);
  const types = Object.keys(STEP_EVENT).filter((type) => type !== 'nearMiss');
  expect([...seen]).toEqual(expect.arrayContaining(types));
});

describe('an event says what it is about', () => {
  test('a pterodactyl that was shot: where it was, how large, and with which wing frame', () => {
    const run = armedRun('shots');
    let shots = 0;
    while (shots < 5) {
      const before = run.snapshot();
      run.step(run.view.steps % 11 === 0 ? shoot : 0);
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
    }
  });

  test('a crash: the threat and its kind, which the run keeps', () => {
    const run = createRun('a');
    const end = stepUntil(run, ({ gameOver }) => gameOver);
    const [crashed] = eventsOf(run).filter(({ type }) => type === 'crashed');
    const [cactus] = end.obstacles;
    const entity = run.view.crashThreat;
    expect(crashed).toMatchObject({ kind: 'cactus', entity, x: cactus?.x, y: cactus?.y });
    take(run, 3);
    expect(run.view.events).toHaveLength(0);
    expect(run.view).toMatchObject({ crash: 'cactus', crashThreat: crashed?.entity });
  });

  test('a near miss: the threat that came within 4 px and has passed, once, and never one that hit', () => {
    let misses = 0;
    const pauses = fc.array(fc.integer({ min: 20, max: 70 }), { minLength: 30 });
    fc.assert(
      fc.property(fc.string(), pauses, (seed, waits) => {
        const run = createRun(seed);
        const near = new Set<number>();
        const passed = new Set<number>();
        let [at, next] = [0, 0];
        while (!run.view.gameOver && run.view.steps < 3000) {
          const isJump = run.view.steps >= at;
          if (isJump) at += waits[next++ % waits.length] ?? 40;
          run.step(isJump ? jump : 0);
          const dino = hitboxOf(run.view, run.view.dino);
          const expected: number[] = [];
          for (const threat of run.view.entities.threats) {
            const box = hitboxOf(run.view, threat);
            const across = Math.max(box.x - dino.x - dino.width, dino.x - box.x - box.width);
            const down = Math.max(box.y - dino.y - dino.height, dino.y - box.y - box.height);
            // Ids are used again.
            if (box.x > dino.x + dino.width + 20)
              for (const threats of [near, passed]) threats.delete(threat);
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
      }),
    );
    expect(misses).toBeGreaterThan(0);
  });

  test('a milestone: the hundred that was reached, once each, also by a shot that passes it', () => {
    let passed = 0;
    for (let seed = 0; passed === 0; seed++) {
      const run = invincibleRun(seed);
      const reached: number[] = [];
      while (run.view.score < 1000) {
        run.step(run.view.steps % 20 === 0 ? shoot : 0);
        for (const { type, score } of eventsOf(run)) {
          if (type !== 'milestone') continue;
          reached.push(score);
          if (run.view.score > score) passed += 1;
        }
      }
      expect(reached).toEqual([100, 200, 300, 400, 500, 600, 700, 800, 900, 1000]);
    }
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
    run.step(shoot);
    expect(eventsOf(run)).toMatchObject([{ type: 'shot', x: 188, y: 276, width: 20, height: 5 }]);
  });
});
