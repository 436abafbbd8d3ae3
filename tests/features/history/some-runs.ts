import { verify, writeReplay } from '#replay';
import type { SavedRun } from '#game';
import { NO_INPUT } from '#simulation';
import { playBy } from '../../replay/players.ts';

/** ms since 1970. */
export const NOW = Date.UTC(2026, 10, 21, 14, 5);

/** Twenty short saved runs, a minute apart, the last one at NOW. */
export const RUNS: readonly SavedRun[] = Array.from({ length: 20 }, (_, index) => {
  const replay = writeReplay(playBy(`run ${index}`, () => NO_INPUT));
  const { score, metres } = verify(replay);
  const at = NOW - (19 - index) * 60_000;
  return { replay, at, page: '/dino-run', score, metres, assisted: false };
});

export function run(index: number, changes: Partial<SavedRun> = {}): SavedRun {
  const found = RUNS[index];
  if (found === undefined) throw new Error(`There is no run ${index}.`);
  return { ...found, ...changes };
}
