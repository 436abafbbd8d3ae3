import { array, assert, constantFrom, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readReplay } from '#replay';
import { INPUT } from '#simulation';
import { ReplayGhost } from '#game';
import type { Session } from '#src/game/session/session.ts';
import { GOLDEN } from '../../replay/golden.ts';
import { runAt } from '../../replay/played-back.ts';
import { PlayedSession } from './played-session.ts';

/** On the course of a replay with these inputs. */
function play(
  replay: string,
  inputs: readonly number[],
  raced: boolean,
): { session: Session; ghost: ReplayGhost } {
  const ghost = new ReplayGhost(readReplay(replay));
  const { seed } = readReplay(replay);
  const { session, tap } = new PlayedSession({
    courses: {
      chosen: { label: '', begin: () => (raced ? { seed, ghost: () => ghost } : { seed }) },
    },
  });
  tap('jump');
  for (const input of inputs) session.takeStep(input, 1000);
  return { session, ghost };
}

const someInputs = array(
  constantFrom(0, 0, 0, INPUT.jump, INPUT.crouch, INPUT.turbo, INPUT.shoot),
  {
    minLength: 1,
    maxLength: 600,
  },
);

it('a ghost and its run do not influence each other', () => {
  assert(
    property(constantFrom(...GOLDEN), someInputs, ({ replay }, inputs) => {
      const raced = play(replay, inputs, true);
      const alone = play(replay, inputs, false);
      expect(raced.session.run.hash()).toBe(alone.session.run.hash());
      const { steps } = raced.session.run.view;
      expect(raced.ghost.view.steps).toBe(steps);
      expect(raced.session.ghost?.view).toBe(raced.ghost.view);
      expect(raced.ghost.run.hash()).toBe(runAt(readReplay(replay), steps).hash());
    }),
  );
});

describe('a ghost whose player has crashed', () => {
  /** A session whose run has crashed after 310 steps, and its ghost, which goes on for longer. */
  function crashed() {
    const { replay, hash, steps } = GOLDEN.find(({ steps: length }) => length > 3000) ?? {
      replay: '',
      hash: '',
      steps: 0,
    };
    const { session, ghost } = play(replay, Array<number>(3000).fill(0), true);
    expect(session.phase).toBe('over');
    expect(session.run.view.steps).toBeLessThan(steps);
    return { session, ghost, hash, steps };
  }

  it('finishes its run in the state of its replay, and does not change the finished run', () => {
    const { session, ghost, hash, steps } = crashed();
    const before = session.run.hash();
    for (let frame = 1; frame <= 4000; frame++) session.advance(1000 + frame * 17);
    expect(ghost.view).toMatchObject({ gameOver: true, steps });
    expect(ghost.run.hash()).toBe(hash);
    expect(session.run.hash()).toBe(before);
    // Nothing moves any more, so nothing is drawn.
    expect(session.alpha).toBe(0);
  });

  it('goes on at its own pace while it is in sight, between two steps as well', () => {
    const { session, ghost } = crashed();
    const from = ghost.view.steps;
    for (let frame = 1; frame <= 30; frame++) session.advance(1000 + (frame * 1000) / 60);
    expect(ghost.view.steps).toBe(from + 30);
    session.advance(1500 + 5);
    expect(session.alpha).toBeCloseTo(0.3);
  });

  it('stands still while the session is driven by hand', () => {
    const { session, ghost } = crashed();
    const from = ghost.view.steps;
    session.setDebug({ manual: true }, 1000);
    for (let frame = 1; frame <= 30; frame++) session.advance(1000 + frame * 17);
    expect(ghost.view.steps).toBe(from);
  });
});
