import { SHARED_RUN } from '#content';
import type { SavedRun } from '#game';
import { ReplayError, replayFromLink, verify } from '#replay';
import { type Assists, isAssisted } from '#simulation';

export type OfferedRun =
  | {
      readonly ok: true;
      readonly run: SavedRun;
      readonly assists: Assists;
    }
  | {
      readonly ok: false;
      readonly message: string;
    };

/**
 * Plays the link's run to the end to check it. Never throws.
 * @param link the page's whole address, or the text of a replay alone.
 */
export function readLink(link: string): OfferedRun {
  try {
    const replay = replayFromLink(link);
    if (replay === undefined) throw new ReplayError('foreign');
    const { score, metres, assists } = verify(replay);
    const { pathname: page } = location;
    const assisted = isAssisted(assists);
    return { ok: true, run: { replay, at: Date.now(), page, score, metres, assisted }, assists };
  } catch (error) {
    if (error instanceof ReplayError) return { ok: false, message: error.message };
    console.error(error);
    return { ok: false, message: SHARED_RUN.unexpected };
  }
}

export function linkWithRun(): string | undefined {
  return replayFromLink(location.hash) === undefined ? undefined : location.href;
}
