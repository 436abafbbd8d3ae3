/** Sends events to PostHog where a key is configured and the visitor consents (spec, section 7). */
import { consent } from '../consent/index.ts';
import { Analytics } from './analytics.ts';
import { POSTHOG } from './config.ts';
import type { Properties } from './recorded-event.ts';

export interface PageView {
  /** The route's name. */
  readonly page: string;
  readonly title: string;
  readonly path: string;
}

export type TrackedEvent = Properties & { readonly type: string };

const analytics = POSTHOG === undefined ? undefined : new Analytics({ ...POSTHOG, consent });

/** What follows by itself and is no action of the player. To record it would double the number of events. */
const UNRECORDED: ReadonlySet<string> = new Set([
  'land',
  'milestone',
  'record',
  'retry_success',
  'turbo_ended',
  'turbo_ready',
  'weapon_appeared',
]);

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

/** Records an event of the game on the page of this name, if it is an action of the player or its outcome. */
export function trackGame(variant: string, { type, ...extras }: TrackedEvent): void {
  if (UNRECORDED.has(type)) return;
  analytics?.record(`game_${type}`, { ...extras, game_type: 'dino_run', variant });
}
