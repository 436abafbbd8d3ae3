import type { GameEvent } from '#game';
import { createRun } from '#simulation';

type Ended = Extract<GameEvent, { type: 'crashed' }>;

export function started(kind: Pick<Ended, 'unranked' | 'practice'> = {}): GameEvent {
  return { type: 'started', run: { view: createRun('some').view, at: 1 }, ...kind };
}

/** A run with this score, which takes as long as a real one. */
export function crashed(score: number, changes: Partial<Ended> = {}): Ended {
  const summary = { score, metres: score, playedMs: score * 100, assisted: false };
  return {
    type: 'crashed',
    highScore: score,
    result: {
      score,
      steps: score * 6,
      metres: score,
      best: 0,
      record: false,
      assisted: false,
      practice: false,
      crash: null,
    },
    run: { replay: undefined, summary, at: 1 },
    ...changes,
  };
}
