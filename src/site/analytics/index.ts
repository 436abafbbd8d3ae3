/** Sends events to PostHog where a key is configured and the visitor consents (spec, section 7). */
import { ANALYTICS_HOST } from '#content';
import { consent } from '../consent/index.ts';
import { Analytics } from './analytics.ts';
import type { Properties } from './recorded-event.ts';

export interface PageView {
  /** The route's name. */
  readonly page: string;
  readonly title: string;
  readonly path: string;
}

export type TrackedEvent = Properties & { readonly type: string };

const KEY = import.meta.env.VITE_POSTHOG_KEY ?? '';
const HOST = import.meta.env.VITE_POSTHOG_HOST ?? '';

const analytics =
  KEY === ''
    ? undefined
    : new Analytics({ key: KEY, host: (HOST === '' ? ANALYTICS_HOST : HOST).replace(/\/$/, ''), consent });

/** Call it once, before anything is rendered. */
export function startAnalytics(): void {
  analytics?.start();
}

let lastPath: string | undefined;

/** Records that a page is shown. Repeated calls for the same page, as from an effect that runs twice, are one view. */
export function trackPageView({ page, title, path }: PageView): void {
  if (path === lastPath) return;
  lastPath = path;
  analytics?.record('page_view', { page, title, path });
}

/** Records an event of the game on the page of this name. */
export function trackGame(variant: string, { type, ...extras }: TrackedEvent): void {
  analytics?.record(`game_${type}`, { ...extras, game_type: 'dino_run', variant });
}
