/** What the site is called. */
export const NAME = 'Dino Sprint';

/** What the site says of itself. */
export const DESCRIPTION =
  'A free dinosaur runner for the browser: jump the cacti, duck under the pterodactyls, and see how far you get.';

/** PostHog's host in the EU, where analytics go unless the environment names another. */
export const ANALYTICS_HOST = 'https://eu.i.posthog.com';

/** The one configuration of the site's name and address. */
export const SITE = {
  name: NAME,
  /** Scheme and host, without a slash at the end. */
  origin: 'https://dino-sprint.example',
  description: DESCRIPTION,
  note: 'A free dinosaur runner of our own making. Not affiliated with Google or Chrome.',
} as const;
