/** Shown in place of a page that failed. */
export const ERROR_PAGE = {
  title: 'Unexpected Application Error!',
  /** When the error has no message of its own. */
  text: 'This page couldn’t be shown.',
  /** One sentence of two links: `retry` or `home`. */
  retry: 'Try again',
  or: 'or',
  home: 'go to the homepage',
} as const;
