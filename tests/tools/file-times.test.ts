import path from 'node:path';
import { expect, test } from 'vitest';
import { readFileTimes } from './file-times.ts';

test("the files of Vitest's report are listed by their time, the slowest first", () => {
  const file = (name: string, startTime: number, endTime: number) => ({ name: path.resolve(name), startTime, endTime });
  expect(readFileTimes({ testResults: [file('tests/a.test.ts', 0, 500), file('tests/b.test.ts', 100, 2100)] })).toEqual(
    [
      { file: 'tests/b.test.ts', seconds: 2 },
      { file: 'tests/a.test.ts', seconds: 0.5 },
    ],
  );
});

test("those of Playwright's report have the time of all their tests, nested ones included", () => {
  const spec = (...durations: number[]) => ({ tests: [{ results: durations.map((duration) => ({ duration })) }] });
  const report = {
    suites: [
      { file: 'quick.spec.ts', specs: [spec(100)] },
      { file: 'slow.spec.ts', specs: [spec(1000)], suites: [{ specs: [spec(500), spec(250)] }] },
    ],
  };
  expect(readFileTimes(report)).toEqual([
    { file: 'slow.spec.ts', seconds: 1.75 },
    { file: 'quick.spec.ts', seconds: 0.1 },
  ]);
});

test('of anything else there are none', () => {
  for (const json of [undefined, null, 7, {}, { suites: 'none' }]) expect(readFileTimes(json)).toEqual([]);
});
