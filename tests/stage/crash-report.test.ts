import { describe, expect, it } from 'vitest';
import { assert, boolean, integer, property } from 'fast-check';
import { createRun, INPUT, NO_INPUT, type RunView } from '#simulation';
import { type Crash, describeCrash, layOutText, readCrash } from '#stage/testing';

/** A run to its end, with an input by step. */
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
    if (x > 120 && x < 188 + 9 * view.gameSpeed) return INPUT.jump;
  }
  return NO_INPUT;
}

describe('the report of a crash', () => {
  it('has the overlap of both hitboxes', () => {
    assert(
      property(integer(), integer({ min: 0, max: 10 }), boolean(), (seed, forgiveness, jumps) => {
        const view = crashed(seed, jumps ? jumper : () => NO_INPUT, forgiveness);
        const { dinoBox, threatBox, overlap } = crashOf(view);
        const { Position, Size } = view.components;
        const inset = 10 + forgiveness;
        expect(dinoBox).toEqual({
          x: 100 + inset,
          y: Position.y.get(view.dino) + inset,
          width: Size.width.get(view.dino) - 2 * inset,
          height: Size.height.get(view.dino) - 2 * inset,
        });
        expect(overlap.width).toBeGreaterThan(0);
        expect(overlap.height).toBeGreaterThan(0);
        const ends = (box: { x: number; y: number; width: number; height: number }) => [
          box.x + box.width,
          box.y + box.height,
        ];
        const [dinoEnds, threatEnds] = [ends(dinoBox), ends(threatBox)];
        expect([overlap.x, overlap.y]).toEqual([
          Math.max(dinoBox.x, threatBox.x),
          Math.max(dinoBox.y, threatBox.y),
        ]);
        for (const [side, end] of ends(overlap).entries()) {
          expect(end).toBeCloseTo(Math.min(dinoEnds[side] ?? 0, threatEnds[side] ?? 0), 9);
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
    const sentences = [...described.keys()];
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
    const openings = ['Head first into', 'Your head found', 'got your head'];
    for (const opening of openings)
      expect(sentences.some((sentence) => sentence.includes(opening))).toBe(true);
  });
});
