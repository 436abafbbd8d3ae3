import { advertCompany, type ConsentService, websiteBuilder } from './consent.ts';
import { formatCount } from './format.ts';
import { type Companies, type Company, endSentence, NOT_NAMED, type Operator } from './operator.ts';
import type { ArticleSection, Seo } from './page-parts.ts';

export interface LegalSection extends ArticleSection {
  /**
   * Shows the section only on sites with one of these services. An empty list means only on sites
   * without any.
   */
  readonly onlyWithServices?: readonly ConsentService[];
}

export interface LegalText {
  readonly seo: Seo;
  readonly title: string;
  readonly updatedLabel: string;
  readonly lead: string;
  readonly sections: readonly LegalSection[];
}

export function sectionsFor(
  services: readonly ConsentService[],
  sections: readonly LegalSection[],
): readonly ArticleSection[] {
  return sections.filter(({ onlyWithServices }) => {
    if (onlyWithServices === undefined) return true;
    return onlyWithServices.length === 0
      ? services.length === 0
      : onlyWithServices.some((service) => services.includes(service));
  });
}

const DAYS = { one: '{count} day', other: '{count} days' };
const MONTHS = { one: '{count} month', other: '{count} months' };

export function operatorSection({ name, address, email }: Operator): ArticleSection {
  const who = name === undefined ? NOT_NAMED : endSentence(`This site is run by ${name}`);
  const where = address === undefined ? [] : [`Address: ${address}`];
  const mail = email === undefined ? [] : [`E-mail: ${email}`];
  return { title: 'Who runs this site', paragraphs: [who, ...where, ...mail] };
}

export function recipientsSection(
  { logDays }: Operator,
  companies: Companies,
  services: readonly ConsentService[],
): ArticleSection {
  const { posthog, adverts, helper, analyticsHost } = companies;
  const toPostHog = `PostHog, for statistics. It works for us, on ${serversOf(analyticsHost)}. PostHog is an American company: where it sees data from the United States, the European Commission’s standard contractual clauses apply.`;
  const list = {
    posthog: [toPostHog, ...periodOf(posthog), ...policyOf(posthog)],
    adverts: [
      sentence(advertCompany(adverts.name), 'for adverts'),
      ...periodOf(adverts),
      ...elsewhere(adverts),
    ],
    helper: [
      sentence(websiteBuilder(helper.name), 'for its script'),
      ...periodOf(helper),
      ...elsewhere(helper),
    ],
  };
  const host = [
    'Whoever hosts this site.',
    ...(logDays === undefined ? [] : [`Logs: ${formatCount(logDays, DAYS)}.`]),
  ];
  return {
    title: 'Who gets what, and for how long',
    paragraphs: [
      'The cookie policy says how long things stay in your browser. What leaves your browser goes to:',
    ],
    list: [host, ...services.map((service) => list[service])].map((sentences) =>
      sentences.join(' '),
    ),
  };
}

function sentence(company: string, purpose: string): string {
  return `${company.charAt(0).toUpperCase()}${company.slice(1)}, ${purpose}.`;
}

function periodOf({ months }: Company): string[] {
  return months === undefined ? [] : [`It keeps data for ${formatCount(months, MONTHS)}.`];
}

function policyOf({ policy }: Company): string[] {
  return policy === undefined ? [] : [`Read [its privacy policy](${policy}).`];
}

function elsewhere({ policy }: Company): string[] {
  if (policy === undefined) return [];
  return [
    `[Its privacy policy](${policy}) says what leaves the European Economic Area, and what protects it there.`,
  ];
}

/** Where PostHog's own hosts are (https://posthog.com/docs/api). */
function serversOf(host: string): string {
  if (host.startsWith('eu.')) return 'servers in the European Union';
  return host.startsWith('us.') ? 'servers in the United States' : `the server ${host}`;
}
