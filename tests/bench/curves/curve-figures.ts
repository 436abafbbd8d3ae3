import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import type { BucketFigures } from './course-figures.ts';
import type { Survival } from './survival.ts';

/** All that the command measures, as `--json` saves it. */
export interface CurveFigures {
  /** Version of the rules that were measured. */
  readonly rulesVersion: number;
  /**
   * Runs that each player played, the first of their seeds, and the score at which a run ends at
   * the latest.
   */
  readonly runs: number;
  readonly seedsFrom: number;
  readonly until: number;
  readonly survivals: readonly Survival[];
  /** Courses that the buckets are from. */
  readonly courses: number;
  readonly buckets: readonly BucketFigures[];
}

const shares = v.record(v.string(), v.number());

const SCHEMA: v.GenericSchema<unknown, CurveFigures> = v.object({
  rulesVersion: v.number(),
  runs: v.number(),
  seedsFrom: v.number(),
  until: v.number(),
  survivals: v.array(v.object({ spread: v.number(), scores: v.array(v.number()) })),
  courses: v.number(),
  buckets: v.array(
    v.object({
      from: v.number(),
      to: v.number(),
      threatsPerSecond: v.number(),
      calm: v.nullable(v.object({ longest: v.number(), percentile99: v.number() })),
      windows: v.nullable(
        v.object({ smallest: v.number(), percentile5: v.number(), median: v.number() }),
      ),
      gaps: shares,
      phrases: shares,
    }),
  ),
});

/**
 * @throws Error for a file that can't be read; ValiError or SyntaxError for one that `--json` did
 * not save.
 */
export function readCurveFigures(file: string): CurveFigures {
  return v.parse(SCHEMA, JSON.parse(readFileSync(file, 'utf8')));
}
