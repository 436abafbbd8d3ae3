import { expect, it } from 'vitest';
import { type Operator, operatorLine, operatorSection, retentionSection } from '#content';
import { textsIn } from './texts.ts';

const UNKNOWN: Operator = {
  name: undefined,
  address: undefined,
  email: undefined,
  logDays: undefined,
  statisticsMonths: undefined,
};
const KNOWN: Operator = {
  name: 'Ada Nowak',
  address: '1 Desert Road, Warsaw',
  email: 'ada@dino.test',
  logDays: 14,
  statisticsMonths: 1,
};

const words = (value: unknown) => [...textsIn(value)].map(({ text }) => text).join('\n');

it('the operator is named with address and e-mail address', () => {
  expect(operatorLine(KNOWN)).toBe('Run by Ada Nowak, 1 Desert Road, Warsaw.');
  expect(operatorLine({ ...KNOWN, address: undefined })).toBe('Run by Ada Nowak.');
  const section = words(operatorSection(KNOWN));
  for (const fact of ['Ada Nowak', '1 Desert Road, Warsaw', 'ada@dino.test']) expect(section).toContain(fact);
});

it('without an operator the texts say so, and name nobody', () => {
  expect(operatorLine(UNKNOWN)).toBe('This copy of the site doesn’t say who runs it.');
  expect(operatorSection(UNKNOWN).paragraphs).toEqual([operatorLine(UNKNOWN)]);
});

it('an operator without a name can still be written to', () => {
  expect(operatorSection({ ...UNKNOWN, email: KNOWN.email }).paragraphs).toEqual([
    operatorLine(UNKNOWN),
    'E-mail: ada@dino.test',
  ]);
});

it('periods are given with their units, or said to be unknown', () => {
  expect(words(retentionSection(KNOWN, ['posthog']))).toMatch(/logs: 14 days\.\nStatistics at PostHog: 1 month\.$/);
  expect(words(retentionSection(UNKNOWN, ['posthog']))).toMatch(
    /logs: this copy .*\nStatistics at PostHog: this copy /,
  );
  expect(words(retentionSection(KNOWN, ['adverts']))).toMatch(/logs: 14 days\.$/);
});
