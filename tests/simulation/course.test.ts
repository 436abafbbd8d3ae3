import { describe, expect, test } from 'vitest';
import { createRandomStream, createRun, NO_INPUT, type Snapshot } from '#simulation';
import { invincibleRun, stepUntil, take, turbo } from './play.ts';

/** Standard deviations of chance to accept: one test in 16,000 falls outside. */
const DEVIATIONS = 4;

/** Expects as many of `count` independent cases as a chance gives. */
function expectShare(cases: number, count: number, chance: number): void {
  const deviation = Math.sqrt((chance * (1 - chance)) / count);
  expect(Math.abs(cases / count - chance)).toBeLessThan(DEVIATIONS * deviation);
}

/**
 * Threats that enter in steps 2 to `steps` of some courses without the fair gap. Those drawn in
 * advance all enter in the first step.
 */
function entries(seeds: number, steps: number) {
  const cacti: {
    step: number;
    type: string;
    multiple: number;
    width: number;
    height: number;
    y: number;
  }[] = [];
  const pterodactyls: { step: number; score: number; y: number; width: number; height: number }[] =
    [];
  for (let seed = 0; seed < seeds; seed++) {
    const run = invincibleRun(seed, 0, { gapSteps: null });
    for (let step = 1; step <= steps; step++) {
      run.step(NO_INPUT);
      if (
        step === 1 ||
        ![...run.view.entities.threats].some(
          (id) => run.view.components.Threat.enteredAt.get(id) === step,
        )
      )
        continue;
      const { obstacles, monsters, score } = run.snapshot();
      for (const { x, ...cactus } of obstacles) if (x === 1000) cacti.push({ step, ...cactus });
      for (const { x, y, width, height } of monsters)
        if (x === 1000) pterodactyls.push({ step, score, y, width, height });
    }
  }
  return { cacti, pterodactyls };
}

const { cacti, pterodactyls } = entries(120, 6000);

describe('cacti', () => {
  test('are decided every 60 steps with a chance of one half', () => {
    expect(cacti.every(({ step }) => step % 60 === 0)).toBe(true);
    expectShare(cacti.length, 120 * 100, 0.5);
  });

  test('come one to three together, small ones 34 x 70 each and large ones 49 x 100, standing on the ground', () => {
    for (const { type, multiple, width, height, y } of cacti) {
      expect([1, 2, 3]).toContain(multiple);
      expect({ width, height }).toEqual(
        type === 'large'
          ? { width: 49 * multiple, height: 100 }
          : { width: 34 * multiple, height: 70 },
      );
      expect(y + height).toBe(360);
    }
    for (const multiple of [1, 2, 3]) {
      expectShare(
        cacti.filter((cactus) => cactus.multiple === multiple).length,
        cacti.length,
        1 / 3,
      );
    }
  });

  test('are large in three of ten groups, however many stand together', () => {
    expectShare(cacti.filter(({ type }) => type === 'large').length, cacti.length, 0.3);
    for (const multiple of [1, 2, 3]) {
      const groups = cacti.filter((cactus) => cactus.multiple === multiple);
      expectShare(groups.filter(({ type }) => type === 'large').length, groups.length, 0.3);
    }
  });

  test('move at the game speed', () => {
    const run = invincibleRun('a');
    const before = stepUntil(run, ({ obstacles }) => obstacles.length > 0);
    run.step(turbo);
    expect(run.snapshot().obstacles[0]?.x).toBeCloseTo(
      (before.obstacles[0]?.x ?? 0) - run.snapshot().gameSpeed,
      9,
    );
  });
});

describe('pterodactyls', () => {
  test('are decided every 120 steps with a chance of three in ten, only above a score of 200', () => {
    expect(pterodactyls.every(({ step, score }) => step % 120 === 0 && score > 200)).toBe(true);
    const decisions = 120 * (Math.floor(6000 / 120) - Math.floor((201 * 6) / 120));
    expectShare(pterodactyls.length, decisions, 0.3);
  });

  test('are 96 x 100, their top edge 150 to 210 px above the ground', () => {
    for (const { width, height } of pterodactyls)
      expect({ width, height }).toEqual({ width: 96, height: 100 });
    const altitudes = new Set(pterodactyls.map(({ y }) => 360 - y));
    expect(Math.min(...altitudes)).toBe(150);
    expect(Math.max(...altitudes)).toBe(210);
    expect(altitudes.size).toBe(61);
  });

  test('fly at 0.8 of the current game speed, turbo counted', () => {
    const run = invincibleRun('a');
    const before = stepUntil(run, ({ monsters }) => monsters.length > 0);
    run.step(turbo);
    const { monsters, gameSpeed } = run.snapshot();
    expect(monsters[0]?.speed).toBeCloseTo(0.8 * gameSpeed, 9);
    expect(monsters[0]?.x).toBeCloseTo((before.monsters[0]?.x ?? 0) - 0.8 * gameSpeed, 9);
  });

  test('from 174 px on spare a standing dino, below it strike one that does not duck', () => {
    const struck = (altitudeFits: (y: number) => boolean, seed: number): boolean => {
      const run = invincibleRun(seed);
      const isAlone = ({ monsters: [monster], obstacles }: Snapshot) =>
        monster !== undefined &&
        altitudeFits(monster.y) &&
        monster.x < 300 &&
        obstacles.every(({ x }) => x < -50 || x > 650);
      // An exact altitude is one of 61, so this takes long.
      stepUntil(run, isAlone, NO_INPUT, 500_000);
      run.setInvincible(false);
      take(run, 24);
      return run.view.gameOver;
    };
    // At 174 px their hitboxes touch exactly, which is no overlap.
    expect(struck((y) => y === 186, 1)).toBe(false);
    expect(struck((y) => y < 186, 1)).toBe(false);
    expect(struck((y) => y === 187, 1)).toBe(true);
    expect(struck((y) => y > 187, 1)).toBe(true);
  });
});

describe('clouds', () => {
  test('are three from the start and stay slower than the ground', () => {
    const run = createRun('a');
    expect(run.snapshot().clouds).toHaveLength(3);
    take(run, 1);
    for (const { speed, width, height } of run.snapshot().clouds) {
      expect(speed).toBeGreaterThan(0);
      expect(speed).toBeLessThan(7);
      expect({ width, height }).toEqual({ width: 92, height: 27 });
    }
  });

  test('come every 150 steps with a chance of six in ten', () => {
    let seen = 0;
    for (let seed = 0; seed < 60; seed++) {
      const run = invincibleRun(seed);
      for (let decision = 0; decision < 20; decision++) {
        take(run, 150);
        seen += run.snapshot().clouds.filter(({ x }) => x === 1000).length;
      }
    }
    expect(seen / (60 * 20)).toBeCloseTo(0.6, 1);
  });
});

describe('the random streams of a seed', () => {
  test('differ from each other, and from another seed’s', () => {
    const start = (seed: string, purpose: string) => {
      const stream = createRandomStream(seed, purpose);
      return [1, 2, 3].map(() => stream.unit());
    };
    const starts = [
      start('a', 'course'),
      start('a', 'scenery'),
      start('b', 'course'),
      start('b', 'scenery'),
    ].flat();
    expect(new Set(starts).size).toBe(starts.length);
    expect(start('a', 'course')).toEqual(start('a', 'course'));
  });
});

describe('a course', () => {
  test('is the same for an integer and its decimal text', () => {
    const [number, text] = [invincibleRun(42, 3000), invincibleRun('42', 3000)];
    expect(number.hash()).toBe(text.hash());
  });

  test('draws the same threats whatever the player does', () => {
    const groups = (input: (step: number) => number) => {
      const run = invincibleRun('a');
      const { entities, components, course } = run.view;
      const drawn = new Map<number, string>();
      for (let step = 0; step < 6000; step++) {
        run.step(input(step));
        for (const cactus of entities.cacti) {
          const { large, multiple } = components.Cactus;
          const isLarge = large.get(cactus) === 1;
          drawn.set(components.Threat.queuedAt.get(cactus), `${isLarge} ${multiple.get(cactus)}`);
        }
      }
      for (const threat of course.queue) {
        if (threat.kind === 'cactus')
          drawn.set(threat.queuedAt, `${threat.large} ${threat.multiple}`);
      }
      return drawn;
    };
    const idle = groups(() => NO_INPUT);
    const busy = groups((step) => (step * 7919) % 32);
    expect(busy.size).toBeGreaterThan(30);
    expect(busy).toEqual(idle);
  });
});
