/** Every dialog has a button that closes it. */
export const DIALOG = { done: 'Done' } as const;

/** Shown in place of a part of the page that failed or did not load. */
export const PANEL_FAULT = {
  text: 'This part isn’t working.',
  retry: 'Try again',
  /** Offered after a second failure. */
  reload: 'Reload the page',
  /** The same while a run is under way. */
  reloadInRun: 'Reload the page and lose this run',
} as const;

/** Said when a file has been handed to the browser to download, which some apps ignore. */
export function fileSaved(name: string): string {
  return `Saved as ${name}. Look in your downloads.`;
}
