/** The button that closes a dialog. */
export const DIALOG = { done: 'Done' } as const;

/** Shown in place of a part of the page that failed or didn't load. */
export const PANEL_FAULT = {
  text: 'This part isn’t working.',
  retry: 'Try again',
  /** Offered after a second failure. */
  reload: 'Reload the page',
  /** Replaces `reload` while a run is under way. */
  reloadInRun: 'Reload the page and lose this run',
} as const;

/** Shown when a file has been handed to the browser to download, which some apps ignore. */
export function fileSaved(name: string): string {
  return `Saved as ${name}. Look in your downloads.`;
}
