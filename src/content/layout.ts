import { FREE_ONLINE_GAME, SIMPLE_WEB_GAME } from './categories.ts';
import type { PageLink } from './page-parts.ts';
import {
  CHROMEDINO,
  CHROME_DINO,
  CHROME_DINO_GAME,
  DINO_GAME,
  DINO_RUN,
  GOOGLE_DINO,
  OFFLINE_DINOSAURUS,
  RUN_DINO_RUN,
  T_REX_CHROME,
} from './variants.ts';

/** Words around every page. */
export const LAYOUT = {
  /** The first link of a page, for keyboard users. */
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

/** Offers the new version of the site on a page of the old one. */
export const NEW_VERSION = {
  text: 'There’s a new version.',
  reload: 'Reload',
} as const;

export const HEADER_LINKS: readonly PageLink[] = [
  { path: '/', title: 'Home' },
  { path: '/history', title: 'History' },
  { path: '/faq', title: 'FAQ' },
];

export interface LinkGroup {
  readonly title: string;
  readonly links: readonly PageLink[];
}

export const FOOTER_GROUPS: readonly LinkGroup[] = [
  {
    title: 'Main games',
    links: [CHROME_DINO, CHROMEDINO, DINO_GAME, DINO_RUN, GOOGLE_DINO],
  },
  {
    title: 'Variants',
    links: [RUN_DINO_RUN, T_REX_CHROME, OFFLINE_DINOSAURUS, CHROME_DINO_GAME],
  },
  {
    title: 'Pages',
    links: [
      { path: '/', title: 'Home' },
      FREE_ONLINE_GAME,
      SIMPLE_WEB_GAME,
      { path: '/faq', title: 'FAQ' },
      { path: '/privacy-policy', title: 'Privacy Policy' },
      { path: '/terms-of-service', title: 'Terms of Service' },
    ],
  },
];
