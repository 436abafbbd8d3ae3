import { raceMessage, shareDailyMessage, shareMessage, shareTitle } from '#content';
import type { SavedRun } from '#game';
import { linkTo } from '#replay';

/** The site that the game is played on, as a shared run names it. */
export interface ThisSite {
  readonly name: string;
  /** Scheme and host, without a slash at the end. */
  readonly origin: string;
  /** The address as people write it. */
  readonly host: string;
}

/**
 * As every page says it in its head: play knows no site, and a preview of the site shares links to
 * itself.
 */
export function thisSite(): ThisSite {
  const { origin, host } = location;
  const name = document.querySelector<HTMLMetaElement>('meta[property="og:site_name"]')?.content;
  return { name: name === undefined || name === '' ? host : name, origin, host };
}

/** How a run went on the course of a day, to be shared. */
export interface SharedDaily {
  /** The number of the day's course. */
  readonly day: number;
  /** The result, and below it a line of symbols. */
  readonly line: string;
  /** The same in words, for screen readers. */
  readonly words: string;
  /** Which attempt it was, in words. */
  readonly attempt: string;
  /** Whether turbo was on in each stretch of the run. */
  readonly withTurbo: readonly boolean[];
  /**
   * The day is over: then the run is shared as any other. Before that neither link nor picture
   * shows it, which would reveal the course.
   */
  readonly isOver: boolean;
  /** Opens the course without the run. */
  readonly courseLink: string;
}

/** A run that was raced. */
export interface Rival {
  readonly score: number;
  /** It was the player's own. */
  readonly isOwn: boolean;
}

/** What goes out when a run is shared. */
export interface ShareText {
  readonly title: string;
  /** Leads up to the link, and does not have it. */
  readonly text: string;
  /**
   * Opens the page that the run was played on, and carries the run. Where that would reveal the
   * course of the day, it opens that.
   */
  readonly link: string;
}

/** What is known of a run besides its result. */
export interface ShareContext {
  /** How it went on the course of a day. */
  readonly daily?: Pick<SharedDaily, 'line' | 'isOver' | 'courseLink'> | undefined;
  /** The run that it raced. */
  readonly rival?: Rival | undefined;
}

export function shareText(
  run: Pick<SavedRun, 'score' | 'metres' | 'assisted' | 'page' | 'replay'>,
  { name, origin }: Pick<ThisSite, 'name' | 'origin'>,
  { daily, rival }: ShareContext = {},
): ShareText {
  const title = shareTitle(run.score, name);
  const link =
    daily?.isOver === false ? daily.courseLink : linkTo(pageOf(origin, run.page), run.replay);
  if (daily !== undefined)
    return { title, text: shareDailyMessage(daily.line, daily.isOver), link };
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

/** What of the browser sharing needs; what it lacks is missing. */
export interface SharingBrowser {
  share?(data: ShareData): Promise<void>;
  canShare?(data: ShareData): boolean;
  readonly clipboard?: Pick<Clipboard, 'writeText'>;
}

export type Sharing =
  | 'shared'
  | 'copied'
  /** The visitor has closed the browser's sheet, and wants nothing more. */
  | 'dismissed'
  /** The browser lets this page neither share nor copy. */
  | 'refused';

export interface Shareable extends ShareText {
  /** A picture to go along, where the browser takes one. */
  readonly file?: File | undefined;
}

/**
 * Through the browser's own sheet, or else the clipboard. To be called in answer to a click:
 * browsers want one.
 */
export async function shareRun(what: Shareable, browser: SharingBrowser): Promise<Sharing> {
  if (browser.share !== undefined) {
    try {
      await browser.share(sheetOf(what, browser));
      return 'shared';
    } catch (error) {
      if (error instanceof Error && error.name === 'AbortError') return 'dismissed';
    }
  }
  return copyText(asOneText(what), browser);
}

export async function copyText(
  text: string,
  { clipboard }: SharingBrowser,
): Promise<'copied' | 'refused'> {
  // Without a secure connection there is none.
  if (clipboard === undefined) return 'refused';
  try {
    await clipboard.writeText(text);
    return 'copied';
  } catch {
    return 'refused';
  }
}

/** The picture only where it goes together with the link. */
function sheetOf({ title, text, link, file }: Shareable, browser: SharingBrowser): ShareData {
  const words = { title, text, url: link };
  if (file === undefined) return words;
  const all = { ...words, files: [file] };
  return browser.canShare?.(all) === true ? all : words;
}
