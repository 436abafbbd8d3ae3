import path from 'node:path';
import * as v from 'valibot';

/** How long the tests of a file took, all together. */
export interface FileTime {
  readonly file: string;
  readonly seconds: number;
}

const VITEST = v.object({
  testResults: v.array(v.object({ name: v.string(), startTime: v.number(), endTime: v.number() })),
});

const RESULTS = v.object({ tests: v.array(v.object({ results: v.array(v.object({ duration: v.number() })) })) });

interface Suite {
  readonly specs: readonly v.InferOutput<typeof RESULTS>[];
  readonly suites?: readonly Suite[] | undefined;
}

const SUITE: v.GenericSchema<unknown, Suite> = v.object({
  specs: v.array(RESULTS),
  suites: v.optional(v.array(v.lazy(() => SUITE))),
});

const PLAYWRIGHT = v.object({ suites: v.array(v.intersect([SUITE, v.object({ file: v.string() })])) });

/** The files of Vitest's or Playwright's JSON report, the slowest first; none for any other value. */
export function readFileTimes(json: unknown): readonly FileTime[] {
  const vitest = v.safeParse(VITEST, json);
  const playwright = v.safeParse(PLAYWRIGHT, json);
  const times = vitest.success
    ? vitest.output.testResults.map(({ name, startTime, endTime }) => ({
        file: path.relative(process.cwd(), name),
        seconds: (endTime - startTime) / 1000,
      }))
    : playwright.success
      ? playwright.output.suites.map((suite) => ({ file: suite.file, seconds: secondsOf(suite) }))
      : [];
  return times.toSorted((a, b) => b.seconds - a.seconds);
}

function secondsOf({ specs, suites = [] }: Suite): number {
  const results = specs.flatMap(({ tests }) => tests.flatMap((test) => test.results));
  const own = results.reduce((sum, { duration }) => sum + duration, 0) / 1000;
  return suites.reduce((sum, suite) => sum + secondsOf(suite), own);
}
