export const NAME = 'Dino Sprint';

export const DESCRIPTION =
  'A free dinosaur runner for the browser: jump the cacti, duck under the pterodactyls, and see how far you get.';

/** Describes every social picture: each shows a moment of the game. */
export const SOCIAL_PICTURE_ALT = `A moment of ${NAME}: the T-Rex runs through its desert.`;

/** PostHog's host in the EU, used unless the environment names another. */
export const ANALYTICS_HOST = 'https://eu.i.posthog.com';

/** The site's name and address: the only place where they are set. */
export const SITE = {
  name: NAME,
  /** Scheme and host, without a trailing slash. */
  origin: 'https://dino-sprint.example',
  description: DESCRIPTION,
  note: 'A free dinosaur runner of our own making. Not affiliated with Google or Chrome.',
} as const;
