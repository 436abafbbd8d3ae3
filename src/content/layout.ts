/** Words around every page. */
export const LAYOUT = {
  /** The first link of a page, for those who use the keyboard. */
  skip: 'Skip to content',
  /** Names of landmarks, for screen readers. */
  mainNavigation: 'Main',
  footerNavigation: 'Footer',
  /** Above an advert, and the name of its box for screen readers. */
  advertisement: 'Advertisement',
  /** Name of the list of a page's keywords, for screen readers. */
  keywords: 'Keywords',
} as const;

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

/** The line that offers a new version of the site on a page of the old one. */
export const NEW_VERSION = {
  text: 'There’s a new version.',
  reload: 'Reload',
} as const;
