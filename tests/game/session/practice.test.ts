import { beforeEach, describe, expect, it } from 'vitest';
import type { GameEvent, OwnBest } from '#game/api';
import { type HighScores, Session } from '#game/testing';
import { type PracticeOptions, practiceRules } from '#simulation';
import { highScoresInMemory } from '../runs/high-scores.ts';

const FRAME = 1000 / 60;

let events: GameEvent[];
let highScores: HighScores;
let best: OwnBest & { value: number };
let session: Session;
let now: number;

function practise(practice: PracticeOptions): void {
  session = new Session({
    highScores,
    emit: (event) => events.push(event),
    course: () => ({
      label: 'Practice',
      best,
      begin: () => ({ seed: 'a', ranked: false, practice: practiceRules(practice), best }),
    }),
  });
  session.setVisible(true);
}

beforeEach(() => {
  events = [];
  now = 1000;
  highScores = highScoresInMemory();
  highScores.plain.offer(500);
  best = {
    value: 0,
    offer(result) {
      best.value = Math.max(best.value, result);
    },
  };
  practise({ trains: 'lowPterodactyls', pace: 1000 });
});

function play(frames: number): void {
  for (let i = 0; i < frames; i++) {
    now += FRAME;
    session.advance(now);
  }
}

function press(): void {
  session.press('jump', 'a key', now);
  session.release('jump', 'a key');
}

/** Ducks for ten seconds, and then runs into a pterodactyl. */
function practiceRun(): void {
  press();
  session.press('crouch', 'a key', now);
  play(600);
  session.release('crouch', 'a key');
  for (let i = 0; i < 600 && session.phase === 'running'; i++) play(1);
  expect(session.phase).toBe('over');
}

describe('a practice run', () => {
  it('counts for the best of its own, and for nothing else', () => {
    practiceRun();
    const { score } = session.run.view;
    expect(score).toBeGreaterThan(3);
    expect(best.value).toBe(score);
    expect(highScores.plain.value).toBe(500);
    expect(session.replay).toBeUndefined();
    expect(session.ranked).toBe(false);
    expect(events.map(({ type }) => type)).not.toContain('record');
    expect(events.at(-1)).toEqual({
      type: 'over',
      score,
      high_score: score,
      unranked: true,
      practice: true,
    });
  });

  it('has its best in the place of the high score, also before the first one begins', () => {
    best.value = 7;
    expect(session.highScore).toBe(7);
    press();
    expect(session.highScore).toBe(7);
    session.start('a usual run', now);
    expect(session.highScore).toBe(500);
  });

  it('is followed by another one with the next press, once a restart is possible', () => {
    practiceRun();
    press();
    expect(session.phase).toBe('over');
    now += 600;
    press();
    expect(session.phase).toBe('running');
    expect(session.run.view.practice).toMatchObject({ trains: 'lowPterodactyls', pace: 1000 });
    expect(session.run.view.steps).toBe(0);
  });
});
