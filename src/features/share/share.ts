import {
  EMBED,
  raceMessage,
  shareDailyMessage,
  shareMessage,
  shareTitle,
  SITE,
  type Target,
} from '#content';
import type { SavedRun } from '#game';
import { copyText } from '#platform';
import { linkToReplay } from '#replay';

export interface ThisSite {
  readonly name: string;
  readonly origin: string;
  readonly host: string;
}

export function thisSite(): ThisSite {
  const { origin, host } = location;
  return { name: SITE.name, origin, host };
}

export interface SharedDaily {
  readonly day: number;
  /** The day of the course, which may be another where the sender is. */
  readonly date: string;
  readonly line: string;
  /** The same in words, for screen readers. */
  readonly spokenText: string;
  readonly attempt: string;
  readonly withTurbo: readonly boolean[];
  /**
   * Before the day is over, neither link nor picture may show the run: they would reveal the
   * course.
   */
  readonly isOver: boolean;
  readonly courseLink: string;
}

export interface ShareText {
  readonly title: string;
  readonly text: string;
  /** Opens the run on its page, or the day's course if the run would reveal that course. */
  readonly link: string;
}

export interface ShareContext {
  readonly daily?: Pick<SharedDaily, 'line' | 'isOver' | 'courseLink'> | undefined;
  readonly target?: Target | undefined;
}

export function shareText(
  run: Pick<SavedRun, 'score' | 'metres' | 'assisted' | 'page' | 'replay'>,
  { name, origin }: Pick<ThisSite, 'name' | 'origin'>,
  { daily, target }: ShareContext = {},
): ShareText {
  const title = shareTitle(run.score, name);
  const link =
    daily?.isOver === false ? daily.courseLink : linkToReplay(pageOf(origin, run.page), run.replay);
  if (daily !== undefined)
    return { title, text: shareDailyMessage(daily.line, daily.isOver), link };
  return { title, text: shareMessage(run, name, wordsOf(run.score, target)), link };
}

function wordsOf(score: number, target: Target | undefined) {
  if (target?.kind === 'race') return { race: raceMessage(score, target) };
  return target?.kind === 'rival' && score > target.score ? { beaten: target.name } : undefined;
}

/** Ends with the link. Some apps drop a separate one, or join it to the text without a space. */
export function asOneText({ text, link }: ShareText): string {
  return `${text}\n${link}`;
}

/**
 * Always on this site: the path may come from a file that somebody else has written. A run in a
 * frame leads to the home page.
 */
function pageOf(origin: string, path: string): URL {
  const page = new URL(origin);
  page.pathname = path === EMBED.path ? '/' : path;
  return page;
}

export interface SharingBrowser {
  share?(data: ShareData): Promise<void>;
  canShare?(data: ShareData): boolean;
}

export type Sharing =
  | 'shared'
  | 'copied'
  | 'dismissed'
  /** The browser lets this page neither share nor copy. */
  | 'refused';

export interface Shareable extends ShareText {
  readonly file?: File | undefined;
}

/** Call it from a click handler: browsers require one to open the share sheet. */
export async function shareRun(what: Shareable, browser: SharingBrowser): Promise<Sharing> {
  if (browser.share !== undefined) {
    try {
      await browser.share(sheetOf(what, browser));
      return 'shared';
    } catch (error) {
      if (error instanceof Error && error.name === 'AbortError') return 'dismissed';
    }
  }
  return (await copyText(asOneText(what))) ? 'copied' : 'refused';
}

function sheetOf({ file, ...what }: Shareable, browser: SharingBrowser): ShareData {
  const data = { title: what.title, text: asOneText(what) };
  if (file === undefined) return data;
  const withFile = { ...data, files: [file] };
  return browser.canShare?.(withFile) === true ? withFile : data;
}
