import { SHARED_RUN } from '#content';
import type { SavedRun } from '#game/api';
import { ReplayError, replayIn, type Verdict, verify } from '#replay';
import { isAssisted } from '#simulation';

export interface OfferedRun {
  readonly ok: true;
  /** The replay as the link has it. */
  readonly text: string;
  readonly verdict: Verdict;
}

/** What a link has to offer to the visitor who opens it. */
export type Offered =
  | OfferedRun
  | {
      readonly ok: false;
      /** Why there is no run, for the visitor. */
      readonly message: string;
    };

/**
 * The run that a link carries, played to its end to see that it holds.
 * @param link the page's whole address, or the text of a replay alone. Whatever it is, nothing is
 * thrown.
 */
export function readLink(link: string): Offered {
  try {
    const text = replayIn(link);
    if (text === undefined) throw new ReplayError('foreign');
    return { ok: true, text, verdict: verify(text) };
  } catch (error) {
    if (error instanceof ReplayError) return { ok: false, message: error.message };
    console.error(error);
    return { ok: false, message: SHARED_RUN.unexpected };
  }
}

/** What is offered, as a run that was played on this page. */
export function runOf({ text, verdict: { score, metres, assists } }: OfferedRun): SavedRun {
  return {
    replay: text,
    at: Date.now(),
    page: location.pathname,
    score,
    metres,
    assisted: isAssisted(assists),
  };
}

/** The page's address, if it comes with a run. */
export function linkWithRun(): string | undefined {
  return replayIn(location.hash) === undefined ? undefined : location.href;
}
