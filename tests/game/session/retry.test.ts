import { beforeEach, describe, expect, it } from 'vitest';
import { INPUT } from '#simulation';
import { type GameEvent, ReplayGhost, type Retry } from '#game';
import type { Session } from '#src/game/session/session.ts';
import type { Replay } from '#replay';
import { runAt } from '../../replay/played-back.ts';
import { PlayedSession } from './played-session.ts';

const SEED = 'a course to fail on';
/** Where the player takes over. */
const FROM = 60;

let game: PlayedSession;
let events: GameEvent[];
let session: Session;
let failed: Replay;

beforeEach(() => {
  game = new PlayedSession();
  ({ session, events } = game);
  session.begin({ seed: SEED }, game.now);
  game.playUntilOver();
  const { replay } = session;
  if (replay === undefined) throw new Error('The failed run has no replay.');
  failed = replay;
  events.length = 0;
});

const failedRunAt = (step: number) => runAt(failed, step);

function tryAgain(retry: Partial<Retry> = {}): void {
  session.begin(
    {
      seed: failed.seed,
      label: 'Practice',
      from: { ...failed, inputs: failed.inputs.subarray(0, FROM) },
      ghost: () => new ReplayGhost(failed),
      ranked: false,
      retry: { tries: 1, successStep: failed.inputs.length + 180, ...retry },
    },
    game.now,
  );
}

function endCountdown(): void {
  for (let i = 0; i < 100 && session.phase === 'counting'; i++) game.play(1);
  expect(session.phase).toBe('running');
}

describe('a run that begins in the middle', () => {
  it('counts as practice, and stands still until the countdown is over', () => {
    tryAgain();
    expect(events).toMatchObject([
      { type: 'started', unranked: true, practice: true },
      { type: 'counting' },
    ]);
    expect(session.phase).toBe('counting');
    expect(session.countdown(game.now)).toBe(3);
    game.play(60);
    expect(session.run.view.steps).toBe(FROM);
    expect(session.run.hash()).toBe(failedRunAt(FROM).hash());
    endCountdown();
    game.play(10);
    expect(session.run.hash()).toBe(failedRunAt(session.run.view.steps).hash());
    expect(session.run.view.steps).toBeGreaterThan(FROM);
  });

  it('has the assists of the failed run, whatever the settings are now', () => {
    failed = { ...failed, assists: { ...failed.assists, speed: 0.5 } };
    tryAgain();
    endCountdown();
    game.play(60);
    expect(session.run.view.assists.speed).toBe(0.5);
    expect(session.run.view.steps - FROM).toBeCloseTo(30, -1);
  });
});

describe('success', () => {
  it('comes once, at the requested step', () => {
    tryAgain({ tries: 3, successStep: FROM + 20 });
    endCountdown();
    session.setDebug({ manual: true }, game.now);
    for (let i = session.run.view.steps; i < FROM + 19; i++) session.takeStep(0, game.now);
    expect(game.types()).not.toContain('retrySucceeded');
    session.takeStep(0, game.now);
    expect(events.at(-1)).toEqual({ type: 'retrySucceeded', tries: 3 });
    session.takeStep(INPUT.jump, game.now);
    expect(game.types().filter((type) => type === 'retrySucceeded')).toHaveLength(1);
  });

  it('does not come for a try that crashes in the same place', () => {
    tryAgain({ successStep: failed.inputs.length });
    game.playUntilOver();
    expect(session.run.view.steps).toBe(failed.inputs.length);
    expect(game.types()).not.toContain('retrySucceeded');
  });
});
