import { RecordedRun } from '#src/game/session/recorded-run.ts';
import * as fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { ReplayGhost } from '#game';
import type { Session } from '#src/game/session/session.ts';
import { readReplay, type Replay } from '#replay';
import { NO_INPUT } from '#simulation';
import { goldenRun } from '../../replay/golden-run.ts';
import { hashes, runAt } from '../../replay/played-back.ts';
import { PlayedSession } from './played-session.ts';

/** With turbo, shots and a crash. */
const WILD = readReplay(goldenRun("a wild player on 'one'").replay);
const SHORT = readReplay(goldenRun("a careless player on 'one'").replay);

let game: PlayedSession;
let session: Session;

beforeEach(() => {
  game = new PlayedSession({ ranksManualRuns: () => true });
  ({ session } = game);
  session.setDebug({ manual: true }, game.now);
});

function take(inputs: Iterable<number>): void {
  for (const input of inputs) session.takeStep(input, game.now);
}

function play({ seed, inputs }: Replay): void {
  session.begin({ seed: seed }, game.now);
  take(inputs);
}

const seek = (step: number) => session.seek(step, game.now);

/** Goes to 20 random steps, back and forth. @param expected hashes by step. */
function seekAtRandom(expected: readonly string[]): void {
  const steps = fc.array(fc.nat(expected.length - 1), { minLength: 20, maxLength: 20 });
  fc.assert(
    fc.property(steps, (targets) => {
      for (const step of targets) {
        seek(step);
        expect(session.run.view.steps).toBe(step);
        expect(session.run.hash()).toBe(expected[step]);
      }
    }),
    { numRuns: 3, seed: 1 },
  );
}

describe('going to a step of a run', () => {
  it('finds it as it was, even after its crash, and emits nothing', () => {
    play(WILD);
    expect(session.phase).toBe('over');
    const told = game.types();
    seekAtRandom(hashes(WILD));
    seek(WILD.inputs.length - 1);
    expect(session.phase).toBe('running');
    seek(WILD.inputs.length);
    expect(session.phase).toBe('over');
    expect(game.types()).toEqual(told);
    expect([session.ranked, session.highScore]).toEqual([true, session.run.view.score]);
  });

  it('finds steps before the one at which a retry began, and the ghost beside them', () => {
    let ghost = new ReplayGhost(WILD);
    const newGhost = () => (ghost = new ReplayGhost(WILD));
    const from = { ...SHORT, inputs: SHORT.inputs.subarray(0, 60) };
    session.begin({ seed: SHORT.seed, from, ghost: newGhost, ranked: false }, game.now);
    game.play(1);
    for (const step of [60, 40, 55]) {
      seek(step);
      expect(session.run.hash()).toBe(runAt(SHORT, step).hash());
      expect(session.ghost?.view).toBe(ghost.view);
      expect(ghost.run.hash()).toBe(runAt(WILD, step).hash());
    }
  });
});

describe('going on from an earlier step', () => {
  beforeEach(() => {
    play(SHORT);
    game.events.length = 0;
    seek(100);
  });

  it('is another run, which does not count', () => {
    const best = session.highScore;
    take([NO_INPUT]);
    expect(game.events).toMatchObject([{ type: 'started', unranked: true }]);
    expect([session.ranked, session.replay, session.current.lastStep]).toEqual([
      false,
      undefined,
      101,
    ]);
    session.setDebug({ invincible: true }, 0);
    take(Array<number>(12_000).fill(NO_INPUT));
    session.setDebug({ invincible: false }, 0);
    take(Array<number>(1000).fill(NO_INPUT));
    expect(game.events.at(-1)).toMatchObject({ type: 'crashed', unranked: true });
    expect(session.run.view.score).toBeGreaterThan(best);
    expect(session.highScore).toBe(best);
  });

  it('repeats the run by hand as long as nothing is pressed', () => {
    for (let step = 100; step < SHORT.inputs.length; step++) session.stepByHand(game.now);
    expect(session.run.hash()).toBe(runAt(SHORT, SHORT.inputs.length).hash());
    expect([session.phase, session.ranked, game.events]).toEqual(['over', true, []]);
    seek(100);
    game.tap('jump');
    session.stepByHand(game.now);
    expect(session.ranked).toBe(false);
  });
});

it('a run that was invincible until it was left comes back where it was', () => {
  game.session.setDebug({ invincible: true }, game.now);
  game.session.begin({ seed: 'x' }, game.now);
  for (let step = 0; step < 600; step++) game.session.takeStep(NO_INPUT, game.now);
  game.session.setDebug({ invincible: false }, game.now);
  const { unfinished } = game.session.current;
  if (unfinished === undefined) throw new Error('The run is not kept.');
  const { view } = RecordedRun.of(unfinished).run;
  expect([view.steps, view.gameOver]).toEqual([600, false]);
});
