import { ANALYTICS_HOST } from '#content';

const KEY = import.meta.env.VITE_POSTHOG_KEY ?? '';
const HOST = import.meta.env.VITE_POSTHOG_HOST ?? '';

/** PostHog's project key and address, without a slash at the end; undefined where no key is configured. */
export const POSTHOG =
  KEY === '' ? undefined : { key: KEY, host: (HOST === '' ? ANALYTICS_HOST : HOST).replace(/\/$/, '') };
