import { raceMessage, shareDailyMessage, shareMessage, shareTitle } from '#content';
import { linkTo } from '#replay';
import type { SavedRun } from '#game/api';
import type { Rival, SharedDaily } from './shared-daily.ts';
import type { ThisSite } from './this-site.ts';

/** What goes out when a run is shared. */
export interface ShareText {
  readonly title: string;
  /** Leads up to the link, and does not have it. */
  readonly text: string;
  /** Opens the page that the run was played on, and carries the run. Where that would reveal the course of the day, it opens that. */
  readonly link: string;
}

/** What is known of a run besides its result. */
export interface ShareContext {
  /** How it went on the course of a day. */
  readonly daily?: Pick<SharedDaily, 'line' | 'dailyLink'> | undefined;
  /** The run that it raced. */
  readonly rival?: Rival | undefined;
}

export function shareText(
  run: Pick<SavedRun, 'score' | 'metres' | 'assisted' | 'page' | 'replay'>,
  { name, origin }: Pick<ThisSite, 'name' | 'origin'>,
  { daily, rival }: ShareContext = {},
): ShareText {
  const title = shareTitle(run.score, name);
  const link = daily?.dailyLink ?? linkTo(pageOf(origin, run.page), run.replay);
  if (daily !== undefined) return { title, text: shareDailyMessage(daily.line, daily.dailyLink === null), link };
  const race = rival === undefined ? undefined : raceMessage(run.score, rival);
  return { title, text: shareMessage(run, name, race), link };
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
