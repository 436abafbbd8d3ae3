import { RIVAL_WORDS, rivalRunsAlong } from '#content';
import { freshSeedAfter, ReplayGhost, type RunStart } from '#game';
import { runInSlices } from '#platform';
import { bandAhead, findRival, type RivalId } from '#rivals';
import { NO_ASSISTS, RULES_VERSION, type RunView } from '#simulation';
import { RIVAL_LOOKS } from './looks.ts';

/** Steps. So the rival is seen in front of the player's dino, and not behind it all the time. */
const HEAD_START = 12;

export interface FoundRival {
  readonly id: RivalId;
  readonly score: number;
  /** For the ready stage. */
  readonly label: string;
  readonly start: RunStart;
}

/**
 * Searches in slices for a rival who ends a little beyond this score on a fresh course.
 * @param last on stage so far.
 * @throws the signal's reason once it is aborted.
 */
export async function searchRival(
  score: number,
  last: RunView,
  signal: AbortSignal,
): Promise<FoundRival | undefined> {
  const work = findRival(bandAhead(score), () => freshSeedAfter(last));
  const found = await runInSlices(work, signal);
  if (found === undefined) return undefined;
  const { seed, inputs, run } = found;
  const { id } = found.rival;
  const { name } = RIVAL_WORDS[id];
  const end = run.view.score;
  const replay = { rules: RULES_VERSION, seed, assists: NO_ASSISTS, inputs };
  const start: RunStart = {
    seed,
    label: '',
    ghost: () => {
      const ghost = new ReplayGhost(replay);
      for (let i = 0; i < HEAD_START; i++) ghost.step();
      return ghost;
    },
    rival: { name, score: end, look: RIVAL_LOOKS[id] },
    target: { kind: 'rival', name, score: end },
  };
  return { id, score: end, label: rivalRunsAlong(name, end), start };
}
