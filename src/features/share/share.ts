import { asOneText, type ShareText } from './share-text.ts';

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
