import { shareDailyMessage, shareMessage, shareTitle } from '#content';
import { linkTo } from '#replay';
import type { SavedRun } from '#game/api';
import type { ThisSite } from './this-site.ts';

/** What goes out when a run is shared. */
export interface ShareText {
  readonly title: string;
  /** Leads up to the link, and does not have it. */
  readonly text: string;
  /** Opens the page that the run was played on, and carries the run unless that would reveal the course of the day. */
  readonly link: string;
}

/** @param dailyText how the run went on the course of the day: words that do not reveal the course, and the link then does not, either. */
export function shareText(
  run: Pick<SavedRun, 'score' | 'metres' | 'assisted' | 'page' | 'replay'>,
  { name, origin }: Pick<ThisSite, 'name' | 'origin'>,
  dailyText?: string,
): ShareText {
  const title = shareTitle(run.score, name);
  const address = pageOf(origin, run.page);
  if (dailyText !== undefined) return { title, text: shareDailyMessage(dailyText), link: address.href };
  return { title, text: shareMessage(run, name), link: linkTo(address, run.replay) };
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
