import { beforeEach, describe, expect, it } from 'vitest';
import type { Course } from '#game';
import type { Session } from '#src/game/session/session.ts';
import { PlayedSession } from './played-session.ts';

let used: number;
let asked: string[];
let course: Course | undefined;
let game: PlayedSession;
let session: Session;

const ranked: Course = {
  label: 'Ranked',
  nextAttempt: () => (used < 3 ? `attempt ${used + 1} of 3` : ''),
  begin: () => {
    used += 1;
    return { seed: 'ranked' };
  },
};

beforeEach(() => {
  used = 0;
  asked = [];
  course = ranked;
  game = new PlayedSession({ course: () => course, onAsk: (question) => asked.push(question) });
  ({ session } = game);
  press();
  playUntilOver();
});

const press = () => game.tap('jump');

/** The first press opens the question, the second answers it, half a second later. */
function answer(): void {
  press();
  game.play(31);
  press();
}

/** Also waits until a press can start the next run. */
function playUntilOver(): void {
  game.playUntilOver();
  game.play(31);
}

describe('a ranked attempt', () => {
  it('is not used up by the first press after a run, which only asks', () => {
    expect([used, session.labels.result, session.labels.start]).toEqual([
      1,
      'Next: attempt 2 of 3',
      '',
    ]);
    press();
    expect([used, session.phase]).toEqual([1, 'over']);
    expect(session.labels.result).toBe('Use attempt 2 of 3?');
    expect(session.labels.start).toBe('Use attempt 2 of 3');
    expect(asked).toEqual(['Press again to use attempt 2 of 3']);
    game.play(31);
    press();
    expect([used, session.phase]).toEqual([2, 'running']);
  });

  it('is not used up by mashing a key five times a second', () => {
    for (let i = 0; i < 3; i++) {
      press();
      game.play(12);
    }
    expect([used, session.phase]).toEqual([1, 'over']);
  });

  it('is asked about before the third as well, and not once none are left', () => {
    answer();
    playUntilOver();
    press();
    expect([used, session.labels.start]).toEqual([2, 'Use attempt 3 of 3']);
    game.play(31);
    press();
    playUntilOver();
    expect([used, session.labels.result]).toEqual([3, '']);
    press();
    expect(session.phase).toBe('running');
  });

  it('is not asked about on another course chosen meanwhile', () => {
    press();
    course = undefined;
    game.play(1);
    expect([session.labels.result, session.labels.start]).toEqual(['', '']);
    press();
    expect([used, session.phase]).toEqual([1, 'running']);
  });
});
