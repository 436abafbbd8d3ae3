import { formatCount } from './format.ts';
import type { ArticleSection } from './article-section.ts';
import type { ConsentService } from './legal-text.ts';
import { NOT_NAMED, type Operator } from './operator.ts';

const DAYS = { one: '{count} day', other: '{count} days' };
const MONTHS = { one: '{count} month', other: '{count} months' };

/** The section of both legal texts about who is responsible for the site. */
export function operatorSection({ name, address, email }: Operator): ArticleSection {
  const who = name === undefined ? NOT_NAMED : `This site is run by ${name}.`;
  const where = address === undefined ? [] : [`Address: ${address}`];
  const mail = email === undefined ? [] : [`E-mail: ${email}`];
  return { title: 'Who runs this site', paragraphs: [who, ...where, ...mail] };
}

/** The section of the privacy policy about how long data is kept. */
export function retentionSection(
  { logDays, statisticsMonths }: Operator,
  services: readonly ConsentService[],
): ArticleSection {
  const statistics =
    statisticsMonths === undefined
      ? 'Statistics at PostHog: this copy of the site doesn’t say how long.'
      : `Statistics at PostHog: ${formatCount(statisticsMonths, MONTHS)}.`;
  return {
    title: 'How long it’s kept',
    paragraphs: ['The cookie policy says how long things stay in your browser. Elsewhere they’re kept for this long:'],
    list: [
      logDays === undefined
        ? 'Server logs: this copy of the site doesn’t say how long.'
        : `Server logs: ${formatCount(logDays, DAYS)}.`,
      ...(services.includes('posthog') ? [statistics] : []),
    ],
  };
}
