import { describe, expect, it } from 'vitest';
import { assert, boolean, integer, property } from 'fast-check';
import { createRun, INPUT, NO_INPUT, type RunView } from '#simulation';
import { type Crash, describeCrash, readCrash } from '#src/stage/crash-report.ts';
import { layOutText } from '#src/stage/overlay/text.ts';

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

describe('the report of a crash', () => {
  it('has the overlap of both hitboxes', () => {
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
      { numRuns: 60 },
    );
  });

  it('says what the dino ran into, how many there were, and with which part of its body', () => {
    const described = new Map<string, RunView>();
    for (let seed = 0; seed < 60; seed++) {
      for (const input of [jumper, () => NO_INPUT, () => INPUT.crouch, () => INPUT.jump]) {
        const view = crashed(seed, input);
        described.set(describeCrash(view), view);
      }
    }
    for (const [sentence, view] of described) {
      const part = /head|chest|belly|feet|tail/i.exec(sentence)?.[0];
      const [, count, size, kind] =
        /\b(a|two|three) (?:(large|small) (cactus|cacti)|pterodactyl)/i.exec(sentence) ?? [];
      expect(part, sentence).toBeDefined();
      const { Cactus } = view.components;
      const { threat } = crashOf(view);
      expect(/pterodactyl/.test(sentence)).toBe(view.crash === 'pterodactyl');
      if (view.crash === 'pterodactyl') continue;
      expect(count?.toLowerCase()).toBe(['a', 'two', 'three'][Cactus.multiple.get(threat) - 1]);
      expect(kind).toBe(count?.toLowerCase() === 'a' ? 'cactus' : 'cacti');
      expect(size).toBe(Cactus.large.get(threat) === 1 ? 'large' : 'small');
      expect(layOutText(sentence).width * 2).toBeLessThan(900);
    }
    expect(described.size).toBeGreaterThan(10);
  });
});
