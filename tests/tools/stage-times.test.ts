import { expect, test } from 'vitest';
import { tableOfTimes } from './stage-times.ts';

test('a stage has a line with its seconds, and the last line has the sum', () => {
  const times = [
    { name: 'Types', seconds: 1.25 },
    { name: 'End-to-end tests', seconds: 412.5 },
  ];
  expect(tableOfTimes(times)).toBe(
    ['Types               1.3 s', 'End-to-end tests  412.5 s', 'All               413.8 s'].join('\n'),
  );
});
