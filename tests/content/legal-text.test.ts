import { describe, expect, it } from 'vitest';
import { type ConsentService, PRIVACY, sectionsFor } from '#content';
import { textsIn } from './texts.ts';

const policyFor = (...services: ConsentService[]) => {
  const sections = sectionsFor(services, PRIVACY.sections);
  return [PRIVACY.lead, ...[...textsIn(sections)].map(({ text }) => text)].join('\n');
};

const TRACES: Record<ConsentService, RegExp> = {
  posthog: /PostHog/,
  adverts: /show adverts/,
  helper: /website builder/,
};

describe('the privacy policy is about what the copy of the site uses, and nothing else:', () => {
  it.each([
    [[]],
    [['posthog']],
    [['adverts']],
    [['helper']],
    [['posthog', 'adverts', 'helper']],
  ] as const)('%j', (services: readonly ConsentService[]) => {
    const policy = policyFor(...services);
    const named = Object.entries(TRACES).flatMap(([service, trace]) =>
      trace.test(policy) ? [service] : [],
    );
    expect(named).toEqual(services);
    expect(policy.includes('no statistics and no adverts')).toBe(services.length === 0);
  });
});
