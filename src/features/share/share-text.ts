import { linkTo } from '#replay';
import type { SavedRun } from '#game/api';
import type { ThisSite } from './this-site.ts';
import { inMetres, inPoints } from '#ui';

/** What goes out when a run is shared. */
export interface ShareText {
  readonly title: string;
  /** Leads up to the link, and does not have it. */
  readonly text: string;
  /** Opens the page that the run was played on, and carries the run unless that would tell the course of the day. */
  readonly link: string;
}

const INVITATION = 'Watch the run, or race it:';
const DAILY_INVITATION = 'Play the same course:';

/** @param dailyText how the run went on the course of the day: words that do not tell the course, and the link then does not, either. */
export function shareText(
  { score, metres, assisted, page, replay }: Pick<SavedRun, 'score' | 'metres' | 'assisted' | 'page' | 'replay'>,
  { name, origin }: Pick<ThisSite, 'name' | 'origin'>,
  dailyText?: string,
): ShareText {
  const title = `${inPoints(score)} in ${name}`;
  const facts = `${title}, ${inMetres(metres)}${assisted ? ', assisted' : ''}.`;
  const address = pageOf(origin, page);
  if (dailyText !== undefined) return { title, text: `${dailyText}\n${DAILY_INVITATION}`, link: address.href };
  return { title, text: `${facts}\n${INVITATION}`, link: linkTo(address, replay) };
}

/** Text and link as one, for a place that has no field for a link. */
export function asOneText({ text, link }: ShareText): string {
  return `${text}\n${link}`;
}

/** On this site in any case: a run can come from a file that somebody else has written. */
function pageOf(origin: string, path: string): URL {
  const page = new URL(origin);
  page.pathname = path;
  return page;
}
