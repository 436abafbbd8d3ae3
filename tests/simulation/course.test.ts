import { describe, expect, test } from 'vitest';
import {
  createRandomStream,
  FAIR_GAP_STEPS,
  type FairGapSteps,
  NO_INPUT,
  passingAltitude,
  type RunOptions,
} from '#simulation';
import { invincibleRun, stepUntil, turbo } from './play.ts';

interface Entry {
  readonly kind: 'cactus' | 'pterodactyl';
  readonly queuedAt: number;
  readonly score: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly large: boolean;
  readonly multiple: number;
}

/** The threats that enter within some steps, in the order in which they were drawn. */
function entries(seed: number, steps: number, options: RunOptions = {}, input = NO_INPUT) {
  const run = invincibleRun(seed, 0, options);
  const { view } = run;
  const { Threat, Position, Size, Cactus } = view.components;
  const seen: Entry[] = [];
  for (let step = 1; step <= steps; step++) {
    run.step((step * input) % 32);
    for (const id of view.entities.threats) {
      if (Threat.enteredAt.get(id) !== step) continue;
      const isCactus = Threat.kind.get(id) === 0;
      seen.push({
        kind: isCactus ? 'cactus' : 'pterodactyl',
        queuedAt: Threat.queuedAt.get(id),
        score: view.score,
        y: Position.y.get(id),
        width: Size.width.get(id),
        height: Size.height.get(id),
        large: isCactus && Cactus.large.get(id) === 1,
        multiple: isCactus ? Cactus.multiple.get(id) : 1,
      });
    }
  }
  const drawn = seen.toSorted((one, other) => one.queuedAt - other.queuedAt);
  return { drawn, waiting: view.course.queue.length };
}

const all = [0, 1, 2, 3, 4].flatMap((seed) => entries(seed, 12_000, { gapSteps: null }).drawn);

test('cacti come one to three together, 34 x 70 or 49 x 100 each, standing on the ground', () => {
  const kinds = new Set<string>();
  for (const { kind, large, multiple, y, width, height } of all) {
    if (kind !== 'cactus') continue;
    kinds.add(`${multiple} ${large}`);
    const [each, tall] = large ? [49, 100] : [34, 70];
    expect({ width, height, y }).toEqual({ width: each * multiple, height: tall, y: 360 - tall });
  }
  expect(kinds.size).toBe(6);
});

test('pterodactyls come only above 200 points, 96 x 100, their top edge 150 to 210 px up', () => {
  const pterodactyls = all.filter(({ kind }) => kind === 'pterodactyl');
  for (const { width, height, score, y } of pterodactyls) {
    expect({ width, height }).toEqual({ width: 96, height: 100 });
    expect(score).toBeGreaterThan(200);
    expect(360 - y).toBeGreaterThanOrEqual(150);
    expect(360 - y).toBeLessThanOrEqual(210);
  }
  expect(new Set(pterodactyls.map(({ y }) => y)).size).toBeGreaterThan(50);
  expect(passingAltitude(0)).toBe(174);
});

test.each([
  ['cacti', 1],
  ['pterodactyls', 0.8],
] as const)('%s move at %f of the game speed, turbo counted', (kind, factor) => {
  const run = invincibleRun('a');
  const ofKind = ({ obstacles, monsters }: ReturnType<typeof run.snapshot>) =>
    kind === 'cacti' ? obstacles : monsters;
  const [before] = ofKind(stepUntil(run, (now) => ofKind(now).length > 0));
  run.step(turbo);
  const now = run.snapshot();
  expect(ofKind(now)[0]?.x).toBeCloseTo((before?.x ?? 0) - factor * now.gameSpeed, 9);
});

test('a pterodactyl beats its wings every 12 steps', () => {
  const run = invincibleRun('a');
  stepUntil(run, ({ monsters }) => monsters.length === 1);
  for (let step = 1; step < 60; step++) {
    run.step(NO_INPUT);
    expect(run.snapshot().monsters[0]?.frameIndex).toBe(Math.floor(step / 12) % 2);
  }
});

describe('a course', () => {
  test('has random streams that differ from each other, and from another seed’s', () => {
    const start = (seed: string, purpose: string) => createRandomStream(seed, purpose).unit();
    const starts = ['a', 'b'].flatMap((seed) => [start(seed, 'course'), start(seed, 'scenery')]);
    expect(new Set(starts).size).toBe(4);
    expect(start('a', 'course')).toBe(start('a', 'course'));
  });

  test('is the same for an integer and its decimal text', () => {
    expect(invincibleRun(42, 3000).hash()).toBe(invincibleRun('42', 3000).hash());
  });

  test('draws the same threats whatever the player does, and with any gap: they wait, but none is lost', () => {
    for (const seed of [0, 1, 2]) {
      const of = (gapSteps: FairGapSteps | null, input = NO_INPUT) => {
        const { drawn, waiting } = entries(seed, 6000, { gapSteps }, input);
        return { waiting, drawn: drawn.map((threat) => JSON.stringify({ ...threat, score: 0 })) };
      };
      const atOnce = of(null);
      expect(atOnce.waiting).toBe(0);
      const idle = of(FAIR_GAP_STEPS);
      expect(idle.drawn.length + idle.waiting).toBe(atOnce.drawn.length);
      expect(idle.waiting).toBeLessThan(20);
      for (const threat of [...idle.drawn, ...of(FAIR_GAP_STEPS, 7919).drawn])
        expect(atOnce.drawn.includes(threat), threat).toBe(true);
    }
  });
});
