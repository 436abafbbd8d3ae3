/** The result of a test runner, as the test run counts it. */
export interface Count {
  readonly passed: number;
  readonly failed: number;
}

/** A runner that crashed, ran no test, or failed outside its tests counts as a failure, whatever its report says. */
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
  // A file that does not load, or whose hook fails, has failed without a failed test in it.
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
