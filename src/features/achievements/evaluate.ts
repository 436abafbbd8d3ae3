import type { AchievementId } from '#content';
import type { SavedRun } from '#game';
import { readReplay, type Replay, ReplayError } from '#replay';
import { createRun, isAssisted, NO_INPUT, RULES_VERSION } from '#simulation';
import { type Detector, DETECTORS } from './detectors.ts';
import type { CourseAchievementId } from './goals.ts';
import { RunObserver } from './run-observer.ts';

export type Progress = ReadonlyMap<AchievementId, number>;

/** Steps between two yields: a few ms on a slow phone. */
const STEPS_PER_SLICE = 250;

/**
 * Replays a run and judges it, in slices.
 * @returns an empty map for a run with assists or of other rules.
 */
export function* evaluateRun(run: SavedRun): Generator<undefined, Progress> {
  const replay = run.assisted ? null : playableReplay(run.replay);
  yield undefined;
  return replay === null ? new Map() : yield* evaluateReplay(replay);
}

export function* evaluateReplay({ seed, assists, inputs }: Replay): Generator<undefined, Progress> {
  const run = createRun(seed, { assists });
  const observer = new RunObserver(run.view);
  const detectors = detectorIds().map((id): readonly [AchievementId, Detector] => [
    id,
    DETECTORS[id](),
  ]);
  const best = new Map<AchievementId, number>();
  for (let step = 0; step < inputs.length && !run.view.gameOver; step++) {
    if (step % STEPS_PER_SLICE === 0) yield undefined;
    const input = inputs[step] ?? NO_INPUT;
    run.step(input);
    const facts = observer.observe(input);
    for (const [id, detect] of detectors) best.set(id, Math.max(best.get(id) ?? 0, detect(facts)));
  }
  return best;
}

interface CourseRun {
  readonly seed: string;
  readonly score: number;
}

export function evaluateCourses(runs: readonly SavedRun[]): Progress {
  const played: CourseRun[] = [];
  for (const { replay: text, score, assisted } of [...runs].sort((a, b) => a.at - b.at)) {
    const replay = assisted ? null : playableReplay(text);
    if (replay !== null) played.push({ seed: replay.seed, score });
  }
  const rise = longestRise(played);
  return new Map<CourseAchievementId, number>([
    ['rematch', rise >= 2 ? 1 : 0],
    ['learningCurve', rise],
  ]);
}

function longestRise(runs: readonly CourseRun[]): number {
  const rises = new Map<string, { readonly score: number; readonly length: number }>();
  let longest = 0;
  for (const { seed, score } of runs) {
    const before = rises.get(seed);
    const length = before !== undefined && score > before.score ? before.length + 1 : 1;
    rises.set(seed, { score, length });
    longest = Math.max(longest, length);
  }
  return longest;
}

function playableReplay(text: string): Replay | null {
  try {
    const replay = readReplay(text);
    return replay.rules === RULES_VERSION && !isAssisted(replay.assists) ? replay : null;
  } catch (error) {
    if (error instanceof ReplayError) return null;
    throw error;
  }
}

function detectorIds(): (keyof typeof DETECTORS)[] {
  return Object.keys(DETECTORS).filter((id): id is keyof typeof DETECTORS =>
    Object.hasOwn(DETECTORS, id),
  );
}
