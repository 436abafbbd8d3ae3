// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { assistsOf, DEFAULT_SETTINGS } from '#game';
import {
  isMotionReduced,
  subscribeToSystemPreferences,
  themeOf,
} from '#src/game/settings/system-preferences.ts';

const MORE_CONTRAST = '(prefers-contrast: more)';

const FORCED_COLOURS = '(forced-colors: active)';
const LESS_MOTION = '(prefers-reduced-motion: reduce)';

/** Simulates a system with these preferences. Returns the queries that are asked, by their text. */
function system(...preferences: readonly string[]): ReadonlyMap<string, EventTarget> {
  const queries = new Map<string, EventTarget>();
  vi.stubGlobal('matchMedia', (query: string) => {
    const list = queries.get(query) ?? new EventTarget();
    queries.set(query, list);
    return Object.assign(list, {
      matches: query.split(', ').some((each) => preferences.includes(each)),
    });
  });
  return queries;
}

afterEach(() => void vi.unstubAllGlobals());

it.each([MORE_CONTRAST, FORCED_COLOURS])(
  'the theme has high contrast on a system with %s unless the player has chosen one',
  (preference) => {
    system();
    expect(themeOf(DEFAULT_SETTINGS)).toBe('default');
    system(preference);
    expect(themeOf(DEFAULT_SETTINGS)).toBe('contrast');
    expect(themeOf({ ...DEFAULT_SETTINGS, theme: 'default' })).toBe('default');
  },
);

it('an address names the theme of players who have chosen none', () => {
  system();
  vi.stubGlobal('location', { search: '?theme=monochrome' });
  expect(themeOf(DEFAULT_SETTINGS)).toBe('monochrome');
  expect(themeOf({ ...DEFAULT_SETTINGS, theme: 'contrast' })).toBe('contrast');
  vi.stubGlobal('location', { search: '?theme=pink' });
  expect(themeOf(DEFAULT_SETTINGS)).toBe('default');
  system(MORE_CONTRAST);
  vi.stubGlobal('location', { search: '?theme=monochrome' });
  expect(themeOf(DEFAULT_SETTINGS)).toBe('contrast');
});

it('reduced motion follows the system’s preference unless the player has chosen', () => {
  system();
  expect(isMotionReduced(DEFAULT_SETTINGS)).toBe(false);
  expect(isMotionReduced({ ...DEFAULT_SETTINGS, motion: 'calm' })).toBe(true);
  system(LESS_MOTION);
  expect(isMotionReduced(DEFAULT_SETTINGS)).toBe(true);
  expect(isMotionReduced({ ...DEFAULT_SETTINGS, motion: 'full' })).toBe(false);
});

it('a changed preference notifies the listener until it unsubscribes', () => {
  const queries = system();
  const listener = vi.fn();
  const unsubscribe = subscribeToSystemPreferences(listener);
  for (const query of queries.values()) query.dispatchEvent(new Event('change'));
  expect(listener).toHaveBeenCalledTimes(2);
  unsubscribe();
  for (const query of queries.values()) query.dispatchEvent(new Event('change'));
  expect(listener).toHaveBeenCalledTimes(2);
});

it('the assists of a run come from the settings', () => {
  const assists = { assistSpeed: 55, assistForgiveness: 3, assistPterodactyls: false };
  expect(assistsOf({ ...DEFAULT_SETTINGS, ...assists })).toEqual({
    speed: 0.55,
    forgiveness: 3,
    pterodactyls: false,
  });
});
