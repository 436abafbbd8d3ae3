import type { RunView } from '#simulation';
import type { GameEvent } from '../events/game-events.ts';
import { isServedLocally } from '../debug/debug-address.ts';
import type { EngineOptions } from '../engine-options.ts';
import { assistsOf } from '../settings/settings.ts';
import type { SessionOptions } from './session-options.ts';
import { Session } from './session.ts';

export interface SessionListeners {
  readonly onEvent: (event: GameEvent) => void;
  readonly afterStep: (view: RunView) => void;
  readonly adjustInput: NonNullable<SessionOptions['adjust']>;
}

/** Creates the session of one mounted game, with the player's settings and high scores. */
export function createSession(
  options: Pick<EngineOptions, 'stores' | 'course' | 'onRetry' | 'announce'>,
  listeners: SessionListeners,
): Session {
  const { settings, highScores } = options.stores;
  return new Session({
    highScores,
    emit: listeners.onEvent,
    afterStep: listeners.afterStep,
    adjust: listeners.adjustInput,
    course: options.course,
    onRetry: options.onRetry,
    onAsk: options.announce,
    assists: () => assistsOf(settings.get()),
    ranksManualRuns: isServedLocally(),
  });
}
