import { STEPS_PER_POINT, STEPS_PER_SECOND } from '#simulation';
import type { Arrival } from './arrivals.ts';
import { quantile } from './quantile.ts';

/** The scores at which one bucket ends and the next begins. */
const BUCKET_LIMITS = [0, 150, 300, 500, 1000, 2000, 3000, 4000, 5000];

/** A course is of interest up to this score. */
export const MAX_BUCKET_SCORE = 5000;

/** Shares of pairs are told by gap: up to each of these numbers of steps, and above the last. */
const GAP_LIMITS = [30, 45, 60, 75, 90, 120, 180];

/**
 * Threats whose arrivals are less than this many steps apart are felt as one phrase. Our choice.
 */
const PHRASE_GAP = 75;

/** Phrases of more threats than this count as one kind. */
const MAX_NAMED_THREATS = 4;

/** How the courses are at scores from `from` to below `to`. */
export interface BucketFigures {
  readonly from: number;
  readonly to: number;
  /** Arrivals at the dino in one second. */
  readonly threatsPerSecond: number;
  /**
   * Time from one arrival to the next, by the score at the latter, s. Null where no threat came.
   */
  readonly calm: { readonly longest: number; readonly percentile99: number } | null;
  /** Take-off windows of cacti, steps. Null where none came. */
  readonly windows: {
    readonly smallest: number;
    readonly percentile5: number;
    readonly median: number;
  } | null;
  /** Share of the pairs of successive arrivals, 0 to 1, by the steps between them. */
  readonly gaps: Readonly<Record<string, number>>;
  /**
   * Share of the threats, 0 to 1, by the phrase they came in: its kinds in their order. By the
   * score at its first threat.
   */
  readonly phrases: Readonly<Record<string, number>>;
}

/** @param courses the arrivals of each course, in their order, up to {@link MAX_BUCKET_SCORE}. */
export function courseFigures(courses: readonly (readonly Arrival[])[]): BucketFigures[] {
  const arrivals = courses.flat();
  const gaps = courses.flatMap(gapsOf);
  const phrases = courses.flatMap(phrasesOf);
  return BUCKET_LIMITS.slice(1).map((to, index) => {
    const from = BUCKET_LIMITS[index] ?? 0;
    const isInside = ({ score }: { readonly score: number }) => score >= from && score < to;
    const inside = arrivals.filter(isInside);
    const seconds = (courses.length * (to - from) * STEPS_PER_POINT) / STEPS_PER_SECOND;
    const insideGaps = gaps.filter(isInside);
    return {
      from,
      to,
      threatsPerSecond: inside.length / seconds,
      calm: calmOf(insideGaps.map(({ steps }) => steps / STEPS_PER_SECOND)),
      windows: windowsOf(inside.flatMap(({ window }) => window ?? [])),
      gaps: sharesByGap(insideGaps.filter(({ isFirst }) => !isFirst).map(({ steps }) => steps)),
      phrases: sharesByPhrase(phrases.filter(isInside)),
    };
  });
}

/** The time before an arrival. */
interface Gap {
  /** At the arrival. */
  readonly score: number;
  readonly steps: number;
  /** Whether it is the time from the beginning of the run. */
  readonly isFirst: boolean;
}

function gapsOf(course: readonly Arrival[]): Gap[] {
  return course.map(({ step, score }, index) => {
    return { score, steps: step - (course[index - 1]?.step ?? 0), isFirst: index === 0 };
  });
}

interface ArrivedPhrase {
  /** At the first of its threats. */
  readonly score: number;
  readonly name: string;
  readonly threats: number;
}

function phrasesOf(course: readonly Arrival[]): ArrivedPhrase[] {
  const phrases: Arrival[][] = [];
  for (const arrival of course) {
    const phrase = phrases.at(-1);
    const last = phrase?.at(-1);
    if (phrase === undefined || last === undefined || arrival.step - last.step >= PHRASE_GAP)
      phrases.push([arrival]);
    else phrase.push(arrival);
  }
  return phrases.map((threats) => ({
    score: threats[0]?.score ?? 0,
    name:
      threats.length > MAX_NAMED_THREATS
        ? `more than ${MAX_NAMED_THREATS} threats`
        : threats.map(({ kind }) => kind).join(' '),
    threats: threats.length,
  }));
}

function calmOf(seconds: readonly number[]): BucketFigures['calm'] {
  if (seconds.length === 0) return null;
  const sorted = seconds.toSorted((a, b) => a - b);
  return { longest: quantile(sorted, 1), percentile99: quantile(sorted, 0.99) };
}

function windowsOf(windows: readonly number[]): BucketFigures['windows'] {
  if (windows.length === 0) return null;
  const sorted = windows.toSorted((a, b) => a - b);
  return {
    smallest: quantile(sorted, 0),
    percentile5: quantile(sorted, 0.05),
    median: quantile(sorted, 0.5),
  };
}

function sharesByGap(gaps: readonly number[]): Record<string, number> {
  const limits = [0, ...GAP_LIMITS, Number.POSITIVE_INFINITY];
  return Object.fromEntries(
    limits.slice(1).map((to, index) => {
      const from = limits[index] ?? 0;
      const count = gaps.filter((gap) => gap >= from && gap < to).length;
      return [
        to === Number.POSITIVE_INFINITY ? `${from} or more` : `${from} to ${to - 1}`,
        share(count, gaps.length),
      ];
    }),
  );
}

function sharesByPhrase(phrases: readonly ArrivedPhrase[]): Record<string, number> {
  const counts = new Map<string, number>();
  let threats = 0;
  for (const phrase of phrases) {
    counts.set(phrase.name, (counts.get(phrase.name) ?? 0) + phrase.threats);
    threats += phrase.threats;
  }
  return Object.fromEntries([...counts].map(([name, count]) => [name, share(count, threats)]));
}

function share(part: number, whole: number): number {
  return whole === 0 ? 0 : part / whole;
}
