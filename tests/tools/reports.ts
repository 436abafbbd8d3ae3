/** What a runner says of itself, in the one form in which the test run counts it. */
export interface Count {
  readonly passed: number;
  readonly failed: number;
}

/** A runner that crashed, or ran nothing, is a failure however rosy its report; so is one that failed outside its tests. */
export function judge(report: Count | undefined, exitedWell: boolean): Count {
  if (report === undefined || report.passed + report.failed === 0) return { passed: report?.passed ?? 0, failed: 1 };
  if (!exitedWell && report.failed === 0) return { passed: report.passed, failed: 1 };
  return report;
}

/** Reads Vitest's JSON report; skipped tests are counted as neither. */
export function readVitest(json: unknown): Count | undefined {
  const passed = numberAt(json, 'numPassedTests');
  const failed = numberAt(json, 'numFailedTests');
  const suites = at(json, 'testResults');
  if (passed === undefined || failed === undefined || !Array.isArray(suites)) return undefined;
  // A file that does not even load, or whose hook fails, is failed without a failed test in it.
  const broken = suites.filter((suite: unknown) => {
    const tests = at(suite, 'assertionResults');
    const hasFailedTest = Array.isArray(tests) && tests.some((each: unknown) => at(each, 'status') === 'failed');
    return at(suite, 'status') === 'failed' && !hasFailedTest;
  });
  return { passed, failed: failed + broken.length };
}

/** Reads Playwright's JSON report; skipped tests are counted as neither, errors outside of tests as failed. */
export function readPlaywright(json: unknown): Count | undefined {
  const stats = at(json, 'stats');
  const passed = numberAt(stats, 'expected');
  const unexpected = numberAt(stats, 'unexpected');
  const flaky = numberAt(stats, 'flaky');
  const errors = at(json, 'errors');
  if (passed === undefined || unexpected === undefined || flaky === undefined) return undefined;
  return { passed, failed: unexpected + flaky + (Array.isArray(errors) ? errors.length : 0) };
}

function at(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;
}

function numberAt(value: unknown, key: string): number | undefined {
  const found = at(value, key);
  return typeof found === 'number' ? found : undefined;
}
