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
