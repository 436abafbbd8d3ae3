import { array, assert, constantFrom, property } from 'fast-check';
import { expect, it } from 'vitest';
import { readReplay } from '#replay';
import { createRun, INPUT } from '#simulation';
import { ReplayGhost } from '#game/api';
import { Session } from '#game/testing';
import { GOLDEN } from '../../replay/golden.ts';
import { highScoresInMemory } from '../runs/high-scores.ts';

/** A session on the course of a replay with these inputs, with or without the replay as its ghost. */
function play(replay: string, inputs: readonly number[], raced: boolean): { session: Session; ghost: ReplayGhost } {
  const ghost = new ReplayGhost(readReplay(replay));
  const { seed } = readReplay(replay);
  const session = new Session({
    highScores: highScoresInMemory(),
    emit: () => undefined,
    course: () => (raced ? { seed, ghost } : { seed }),
  });
  session.setVisible(true);
  session.press('jump', 'a key', 1000);
  session.release('jump', 'a key');
  for (const input of inputs) session.takeStep(input, 1000);
  return { session, ghost };
}

/** The hash of a replay's run after this many steps. */
function hashAfter(replay: string, steps: number): string {
  const { seed, assists, inputs } = readReplay(replay);
  const run = createRun(seed, { assists });
  for (const input of inputs.slice(0, steps)) run.step(input);
  return run.hash();
}

const someInputs = array(constantFrom(0, 0, 0, INPUT.jump, INPUT.crouch, INPUT.turbo, INPUT.shoot), {
  minLength: 1,
  maxLength: 600,
});

it('a ghost and the run that it accompanies do not influence each other', () => {
  assert(
    property(constantFrom(...GOLDEN), someInputs, ({ replay }, inputs) => {
      const raced = play(replay, inputs, true);
      const alone = play(replay, inputs, false);
      expect(raced.session.run.hash()).toBe(alone.session.run.hash());
      const { steps } = raced.session.run.view;
      expect(raced.ghost.view.steps).toBe(steps);
      expect(raced.session.ghost).toBe(raced.ghost.view);
      expect(raced.ghost.run.hash()).toBe(hashAfter(replay, steps));
    }),
    { numRuns: 40 },
  );
});

it('a ghost stays where it has crashed, in the state that its replay gives', () => {
  const [golden] = GOLDEN.toSorted((a, b) => a.steps - b.steps);
  const { replay, hash, steps } = golden ?? { replay: '', hash: '', steps: 0 };
  const ghost = new ReplayGhost(readReplay(replay));
  for (let step = 0; step < steps + 100; step++) ghost.step();
  expect(ghost.view).toMatchObject({ gameOver: true, steps });
  expect(ghost.run.hash()).toBe(hash);
});
