import { beforeEach, describe, expect, it } from 'vitest';
import type { CourseBest } from '#game';
import type { HighScores } from '#src/game/runs/high-score.ts';
import type { PracticeOptions } from '#simulation';
import { highScoresInMemory } from '../runs/high-scores.ts';
import { PlayedSession } from './played-session.ts';

const PRACTICE: PracticeOptions = { subject: 'lowPterodactyls', paceScore: 1000 };

let highScores: HighScores;
let best: CourseBest & { value: number };
let game: PlayedSession;

beforeEach(() => {
  highScores = highScoresInMemory();
  highScores.plain.offer(500);
  best = {
    value: 0,
    offer(result) {
      best.value = Math.max(best.value, result);
    },
  };
  game = new PlayedSession({
    highScores,
    courses: {
      chosen: {
        label: 'Practice',
        best,
        begin: () => ({ seed: 'a', ranked: false, practice: PRACTICE, best }),
      },
    },
  });
});

describe('a practice run', () => {
  it('counts for the best of its practice, and for nothing else', () => {
    const { session, events } = game;
    game.tap('jump');
    // Ducks for ten seconds, and then runs into a pterodactyl.
    session.press('crouch', 'a key', game.now);
    game.play(600);
    session.release('crouch', 'a key');
    game.playUntilOver();
    const { score } = session.run.view;
    expect(score).toBeGreaterThan(3);
    expect(best.value).toBe(score);
    expect(highScores.plain.value).toBe(500);
    expect(session.replay).toBeUndefined();
    expect(session.ranked).toBe(false);
    expect(game.types()).not.toContain('record');
    expect(events.at(-1)).toMatchObject({
      type: 'crashed',
      result: { score, practice: true },
      highScore: score,
      unranked: true,
      practice: true,
    });
  });

  it('that passes its best is a record', () => {
    best.value = 1;
    game.tap('jump');
    game.session.press('crouch', 'a key', game.now);
    game.play(600);
    game.session.release('crouch', 'a key');
    game.playUntilOver();
    expect(game.events.at(-1)).toMatchObject({ result: { best: 1, record: true } });
  });

  it('that was invincible at any time counts for no best', () => {
    const { session } = game;
    game.tap('jump');
    session.setDebug({ invincible: true }, 0);
    game.play(600);
    session.setDebug({ invincible: false }, 0);
    game.playUntilOver();
    expect(session.run.view.score).toBeGreaterThan(3);
    expect(best.value).toBe(0);
  });

  it('shows its best in place of the high score, even before the first run', () => {
    const { session } = game;
    best.value = 7;
    expect(session.highScore).toBe(7);
    game.tap('jump');
    expect(session.highScore).toBe(7);
    session.begin({ seed: 'a usual run' }, game.now);
    expect(session.highScore).toBe(500);
  });
});
