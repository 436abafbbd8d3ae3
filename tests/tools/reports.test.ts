import { describe, expect, test } from 'vitest';
import { judge, readPlaywright, readVitest } from './reports.ts';

describe('a runner’s report', () => {
  test('is trusted when it agrees with the exit status', () => {
    expect(judge({ passed: 3, failed: 0 }, true)).toEqual({ passed: 3, failed: 0 });
    expect(judge({ passed: 3, failed: 2 }, false)).toEqual({ passed: 3, failed: 2 });
  });

  test('counts as a failure when it is missing or contains no test', () => {
    expect(judge(undefined, true)).toEqual({ passed: 0, failed: 1 });
    expect(judge({ passed: 0, failed: 0 }, true)).toEqual({ passed: 0, failed: 1 });
  });

  test('counts as a failure when all tests passed but the runner failed', () => {
    expect(judge({ passed: 3, failed: 0 }, false)).toEqual({ passed: 3, failed: 1 });
  });
});

test("Vitest's report counts a file that failed outside its tests, and no skipped test", () => {
  const passing = { status: 'passed', assertionResults: [{ status: 'passed' }, { status: 'skipped' }] };
  const failing = { status: 'failed', assertionResults: [{ status: 'failed' }] };
  const broken = { status: 'failed', assertionResults: [{ status: 'skipped' }] };
  const unloadable = { status: 'failed', assertionResults: [] };
  const report = { numPassedTests: 1, numFailedTests: 1, testResults: [passing, failing, broken, unloadable] };
  expect(readVitest(report)).toEqual({ passed: 1, failed: 3 });
  expect(readVitest({})).toBeUndefined();
});

test("Playwright's report counts what was unexpected, flaky or outside of tests, and no skipped test", () => {
  const stats = { expected: 5, unexpected: 1, flaky: 1, skipped: 4 };
  expect(readPlaywright({ stats, errors: [{ message: 'boom' }] })).toEqual({ passed: 5, failed: 3 });
  expect(readPlaywright(null)).toBeUndefined();
});
