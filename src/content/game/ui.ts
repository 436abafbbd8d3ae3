export const DIALOG = { close: 'Close' } as const;

export const PANEL_FAULT = {
  text: 'This part isn’t working.',
  retry: 'Try again',
  /** Offered after a second failure. */
  reload: 'Reload the page',
  /** Replaces `reload` while a run is under way. */
  reloadInRun: 'Reload the page and lose this run',
} as const;

/** Some apps ignore downloads without a word. */
export function fileSaved(name: string): string {
  return `Saved as ${name}. Look in your downloads.`;
}
