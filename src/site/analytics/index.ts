/** Sends events to PostHog where a key is configured and the visitor consents (spec, section 7). */
import { consent } from '../consent/index.ts';
import { Analytics, type Properties } from './analytics.ts';
import { POSTHOG } from './config.ts';

export type TrackedEvent = Properties & { readonly type: string };

const analytics =
  POSTHOG === undefined ? undefined : new Analytics(POSTHOG.host, POSTHOG.key, consent);

/**
 * What follows by itself and is no action of the player. To record it would double the number of
 * events.
 */
const UNRECORDED = [
  'land',
  'milestone',
  'record',
  'retry_success',
  'turbo_ended',
  'turbo_ready',
  'weapon_appeared',
];

/** Call it once, before anything is rendered. */
export function startAnalytics(): void {
  analytics?.start();
}

let lastPath: string | undefined;

/**
 * Records that a page is shown. Repeated calls for the same page, as from an effect that runs
 * twice, are one view.
 * @param view.page the route's name.
 */
export function trackPageView(view: Record<'page' | 'title' | 'path', string>): void {
  if (view.path === lastPath) return;
  lastPath = view.path;
  analytics?.record('page_view', view);
}

/**
 * Records an event of the game on the page of this name, if it is an action of the player or its
 * outcome.
 */
export function trackGame(variant: string, { type, ...extras }: TrackedEvent): void {
  if (UNRECORDED.includes(type)) return;
  analytics?.record(`game_${type}`, { ...extras, game_type: 'dino_run', variant });
}
