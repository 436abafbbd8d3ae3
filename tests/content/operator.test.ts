import { expect, it } from 'vitest';
import {
  type Companies,
  type Operator,
  operatorLine,
  operatorSection,
  recipientsSection,
} from '#content';
import { textsIn } from './texts.ts';

const UNKNOWN: Operator = {
  name: undefined,
  address: undefined,
  email: undefined,
  logDays: undefined,
};
const KNOWN: Operator = {
  name: 'Ada Nowak',
  address: '1 Desert Road, Warsaw',
  email: 'ada@dino.test',
  logDays: 14,
};

const words = (value: unknown) => [...textsIn(value)].map(({ text }) => text).join('\n');

it('the operator is named with address and e-mail address', () => {
  expect(operatorLine(KNOWN)).toBe('Run by Ada Nowak, 1 Desert Road, Warsaw.');
  expect(operatorLine({ ...KNOWN, address: undefined })).toBe('Run by Ada Nowak.');
  const section = words(operatorSection(KNOWN));
  for (const fact of ['Ada Nowak', '1 Desert Road, Warsaw', 'ada@dino.test'])
    expect(section).toContain(fact);
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

const NOBODY = { name: undefined, policy: undefined, months: undefined };
const COMPANIES: Companies = {
  posthog: { name: 'PostHog', policy: 'https://posthog.example/privacy', months: 1 },
  adverts: { name: 'Adverts Ltd', policy: 'https://adverts.example/privacy', months: 13 },
  helper: NOBODY,
  analyticsHost: 'eu.i.posthog.com',
};

it('each company is named with its policy and how long it has data, as far as the build was told', () => {
  const list = recipientsSection(KNOWN, COMPANIES, ['posthog', 'adverts', 'helper']).list ?? [];
  const facts = [
    ['Logs: 14 days.'],
    ['PostHog', '1 month.', 'https://posthog.example/privacy'],
    ['Adverts Ltd', '13 months.', 'https://adverts.example/privacy', 'European Economic Area'],
    ['Our website builder'],
  ];
  expect(list).toHaveLength(facts.length);
  for (const [at, item] of list.entries()) {
    for (const fact of facts[at] ?? []) expect(item).toContain(fact);
  }
  expect(list.at(-1)).toBe('Our website builder, for its script.');
});

it('a copy of the site without services names its host alone', () => {
  expect(recipientsSection(UNKNOWN, COMPANIES, []).list).toEqual(['Whoever hosts this site.']);
});

it.each([
  ['eu.i.posthog.com', 'servers in the European Union'],
  ['us.i.posthog.com', 'servers in the United States'],
  ['events.dino.test', 'the server events.dino.test'],
])('where statistics are follows from the host %s', (analyticsHost, place) => {
  expect(words(recipientsSection(KNOWN, { ...COMPANIES, analyticsHost }, ['posthog']))).toContain(
    place,
  );
});
