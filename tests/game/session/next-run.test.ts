import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Course, type NextCourses, seenDays } from '#game';
import { dayOf, DAYS } from '#simulation';
import type { Session } from '#src/game/session/session.ts';
import { PlayedSession } from './played-session.ts';

let day: number;
let used: number;
let asked: number[];
let courses: NextCourses;
let game: PlayedSession;
let session: Session;

const ranked: Course = {
  get label() {
    return `Day ${day}`;
  },
  nextAttempt: () => (used < 3 ? { day, number: used + 1, of: 3 } : null),
  begin: () => {
    used += 1;
    return { seed: 'ranked' };
  },
};

beforeEach(() => {
  day = 21;
  used = 0;
  asked = [];
  courses = { chosen: ranked };
  game = new PlayedSession({
    courses,
    emit: (event) => event.type === 'attemptAsked' && asked.push(event.attempt.number),
  });
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

describe('a run with a seed of the game’s choice', () => {
  afterEach(() => seenDays.reset());

  const dayOfNextRun = () => {
    courses.chosen = undefined;
    session.startNextRun(game.now);
    game.play(2);
    return dayOf(session.run.view.seed);
  };

  it('has another day than the run before', () => {
    const days = Array.from({ length: 12 }, dayOfNextRun);
    expect(days.filter((theDay, i) => theDay === days[i - 1])).toEqual([]);
  });

  it('brings a day that the player has seen least', () => {
    const days = Array.from({ length: 10 }, () => {
      const theDay = dayOfNextRun();
      seenDays.add({ seed: session.run.view.seed, score: 60 });
      return theDay;
    });
    for (const five of [days.slice(0, 5), days.slice(5)])
      expect([...five].sort()).toEqual([...DAYS].sort());
  });
});

describe('a ranked attempt', () => {
  it('is not used up by the first press after a run, which only asks', () => {
    expect([used, session.next.attempt]).toEqual([1, { day, number: 2, of: 3, isAsked: false }]);
    press();
    expect([used, session.phase]).toEqual([1, 'over']);
    expect(session.next.attempt).toEqual({ day, number: 2, of: 3, isAsked: true });
    expect(asked).toEqual([2]);
    // Mashing a key doesn't answer the question.
    game.play(12);
    press();
    expect([used, session.phase]).toEqual([1, 'over']);
    game.play(31);
    press();
    expect([used, session.phase]).toEqual([2, 'running']);
  });

  it('is asked about before the third as well, and not once none are left', () => {
    answer();
    playUntilOver();
    press();
    expect([used, session.next.attempt?.number]).toEqual([2, 3]);
    game.play(31);
    press();
    playUntilOver();
    expect([used, session.next.attempt]).toEqual([3, null]);
    press();
    expect(session.phase).toBe('running');
  });

  it('is asked about again once the next day’s course is up, though its number is the same', () => {
    press();
    game.play(31);
    day = 22;
    press();
    expect([used, session.phase]).toEqual([1, 'over']);
    expect(session.next.attempt).toEqual({ day: 22, number: 2, of: 3, isAsked: true });
    day = 23;
    game.play(1);
    expect(session.next.attempt).toEqual({ day: 23, number: 2, of: 3, isAsked: false });
  });

  it('is not asked about on another course chosen meanwhile', () => {
    press();
    courses.chosen = undefined;
    game.play(1);
    expect(session.next.attempt).toBeNull();
    press();
    expect([used, session.phase]).toEqual([1, 'running']);
  });
});
