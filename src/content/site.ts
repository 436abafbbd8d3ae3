export const NAME = 'Dino Sprint';

export const DESCRIPTION =
  'A free dinosaur runner for the browser: jump the cacti, duck under the pterodactyls, and see how far you get.';

export const SOCIAL_PICTURE_ALT = `A moment of ${NAME}: the T-Rex runs through its desert.`;

export const ANALYTICS_HOST = 'https://eu.i.posthog.com';

/** Used unless VITE_SITE_ORIGIN is set. `npm start` serves the site there. */
export const DEFAULT_ORIGIN = 'http://localhost:4173';

/** British spelling, the day before the month, and 24 hours. */
export const LOCALE = 'en-GB';

/** The format of link previews (https://ogp.me). */
export const OG_LOCALE = 'en_GB';

export const SITE = {
  name: NAME,
  description: DESCRIPTION,
  note: 'A free dinosaur runner, made from scratch. Not affiliated with Google or Chrome.',
} as const;

export const MANIFEST = {
  shortcuts: {
    daily: 'Today’s course',
    runs: 'Your runs',
  },
  screenshots: {
    wide: 'The game on a desktop: the dinosaur ducks under a pterodactyl.',
    narrow: 'The game on a phone, with large buttons below it.',
  },
} as const;

/** Here, because every page loads this file before React. */
export const RELOADING = 'Reloading the page…';
