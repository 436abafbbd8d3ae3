import { assert, boolean, integer, property } from 'fast-check';
import { expect, it } from 'vitest';
import { type Crash, createRun, INPUT, NO_INPUT, readCrash, type RunView } from '#simulation';
import { reportCrash } from '#src/game/runs/crash-report.ts';

function crashed(seed: number, input: (view: RunView) => number, forgiveness = 0): RunView {
  const run = createRun(seed, { assists: { speed: 1, forgiveness, pterodactyls: true } });
  while (!run.view.gameOver) run.step(input(run.view));
  return run.view;
}

function crashOf(view: RunView): Crash {
  const crash = readCrash(view);
  if (crash === undefined) throw new Error('A run that is over has a crash.');
  return crash;
}

/** Jumps over every cactus, so that the run meets pterodactyls as well. */
function jumper(view: RunView): number {
  const { Position } = view.components;
  for (const cactus of view.entities.cacti) {
    const x = Position.x.get(cactus);
    if (x > 120 && x < 188 + 9 * view.pace.gameSpeed) return INPUT.jump;
  }
  return NO_INPUT;
}

it('a crash has the overlap of both hitboxes', () => {
  assert(
    property(integer(), integer({ min: 0, max: 10 }), boolean(), (seed, forgiveness, jumps) => {
      const { dinoBox, threatBox, overlap } = crashOf(
        crashed(seed, jumps ? jumper : () => NO_INPUT, forgiveness),
      );
      expect(dinoBox.x).toBe(110 + forgiveness);
      for (const [at, size] of [
        ['x', 'width'],
        ['y', 'height'],
      ] as const) {
        const end = (box: typeof overlap) => box[at] + box[size];
        expect(overlap[size]).toBeGreaterThan(0);
        expect(overlap[at]).toBe(Math.max(dinoBox[at], threatBox[at]));
        expect(end(overlap)).toBeCloseTo(Math.min(end(dinoBox), end(threatBox)), 9);
      }
    }),
    { numRuns: 30 },
  );
});

it.each([
  ['runs', () => NO_INPUT, 'belly|chest'],
  ['crouches', () => INPUT.crouch, 'head'],
  ['jumps all the time', () => INPUT.jump, 'belly|feet|tail'],
  ['jumps over the first cacti', jumper, 'feet|head'],
])('the report of a dino that %s has what it hit, and with which part', (_, input, parts) => {
  const named = new Set<string>();
  for (let seed = 0; seed < 60; seed++) {
    const view = crashed(seed, input);
    const report = reportCrash(view);
    const { Cactus } = view.components;
    const { threat, kind } = crashOf(view);
    const isCactus = kind === 'cactus';
    expect(report).toMatchObject({
      kind,
      count: isCactus ? Cactus.multiple.get(threat) : 1,
      large: isCactus && Cactus.large.get(threat) === 1,
    });
    named.add(report?.part ?? '');
  }
  expect([...named].toSorted().join('|')).toBe(parts);
});
