import { ANALYTICS_HOST } from '#content';

const KEY = import.meta.env.VITE_POSTHOG_KEY ?? '';
const HOST = import.meta.env.VITE_POSTHOG_HOST ?? '';

/** PostHog's address, without a slash at the end. */
export const ANALYTICS_ADDRESS = (HOST === '' ? ANALYTICS_HOST : HOST).replace(/\/$/, '');

/** PostHog's project key and address; undefined where no key is configured. */
export const POSTHOG = KEY === '' ? undefined : { key: KEY, host: ANALYTICS_ADDRESS };
