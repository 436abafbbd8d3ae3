import { expect, it } from 'vitest';
import {
  type Companies,
  type ConsentService,
  type Operator,
  operatorLine,
  operatorSection,
  recipientsSection,
  sectionsFor,
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
const COMPANIES: Companies = {
  posthog: { name: 'PostHog', policy: 'https://posthog.example/privacy', months: 1 },
  adverts: { name: 'Adverts Ltd', policy: 'https://adverts.example/privacy', months: 13 },
  helper: { name: undefined, policy: undefined, months: undefined },
  analyticsHost: 'eu.i.posthog.com',
};

const words = (value: unknown) => [...textsIn(value)].map(({ text }) => text).join('\n');

it('the operator is named with address and e-mail address, as far as the build was told', () => {
  expect(operatorLine(KNOWN)).toBe('Run by Ada Nowak, 1 Desert Road, Warsaw.');
  expect(operatorLine(UNKNOWN)).toBe('');
  const company = { ...UNKNOWN, name: 'Dino sp. z o.o.' };
  expect(operatorLine(company)).toBe('Run by Dino sp. z o.o.');
  expect(operatorSection(company).paragraphs).toEqual(['This site is run by Dino sp. z o.o.']);
  for (const fact of ['Ada Nowak', '1 Desert Road, Warsaw', 'ada@dino.test'])
    expect(words(operatorSection(KNOWN))).toContain(fact);
  expect(operatorSection(UNKNOWN).paragraphs).toEqual([
    'This copy of the site doesn’t say who runs it.',
  ]);
  expect(words(operatorSection({ ...UNKNOWN, email: KNOWN.email }))).toContain('ada@dino.test');
});

it('each company is named with its policy and how long it has data, as far as the build was told', () => {
  const list = recipientsSection(KNOWN, COMPANIES, ['posthog', 'adverts', 'helper']).list ?? [];
  const facts = [
    ['Logs: 14 days.'],
    ['PostHog', '1 month.', 'https://posthog.example/privacy'],
    ['Adverts Ltd', '13 months.', 'https://adverts.example/privacy'],
    ['Our website builder, for its script.'],
  ];
  expect(list).toHaveLength(facts.length);
  for (const [at, item] of list.entries())
    for (const fact of facts[at] ?? []) expect(item).toContain(fact);
  expect(recipientsSection(UNKNOWN, COMPANIES, []).list).toHaveLength(1);
});

it.each([
  ['eu.i.posthog.com', 'servers in the European Union'],
  ['us.i.posthog.com', 'servers in the United States'],
  ['events.dino.test', 'the server events.dino.test'],
])('the place of the statistics follows from the host %s', (analyticsHost, place) => {
  const section = recipientsSection(KNOWN, { ...COMPANIES, analyticsHost }, ['posthog']);
  expect(words(section)).toContain(place);
});

it('a section about services is on sites with one of them, and one about none on sites without any', () => {
  const services: readonly (readonly ConsentService[])[] = [[], ['posthog'], ['adverts', 'helper']];
  const sections = [
    { title: 'all', paragraphs: [] },
    ...services.map((some) => ({ title: some.join(), paragraphs: [], onlyWithServices: some })),
  ];
  const shown = (...used: ConsentService[]) =>
    sectionsFor(used, sections).map(({ title }) => title);
  expect(shown()).toEqual(['all', '']);
  expect(shown('posthog')).toEqual(['all', 'posthog']);
  expect(shown('posthog', 'helper')).toEqual(['all', 'posthog', 'adverts,helper']);
});
