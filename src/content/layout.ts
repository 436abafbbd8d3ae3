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

export const LAYOUT = {
  skip: 'Skip to content',
  mainNavigation: 'Main',
  footerNavigation: 'Footer',
  headings: 'On this page',
  advertisement: 'Advertisement',
  keywords: 'Keywords',
} as const;

export const ERROR_PAGE = {
  title: 'Unexpected Application Error!',
  text: 'This page couldn’t be shown.',
  retry: 'Try again',
  or: 'or',
  home: 'go to the homepage',
} as const;

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
      { path: '/embed-the-game', title: 'Embed the Game' },
      { path: '/privacy-policy', title: 'Privacy Policy' },
      { path: '/terms-of-service', title: 'Terms of Service' },
    ],
  },
];
