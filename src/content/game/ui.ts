export const DIALOG = { close: 'Close' } as const;

export const PANEL_FAULT = {
  text: 'This part isn’t working.',
  retry: 'Try again',
  reload: 'Reload the page',
} as const;

/** Some apps ignore downloads without a word. */
export function fileSaved(name: string): string {
  return `Saved as ${name}. Look in your downloads.`;
}
