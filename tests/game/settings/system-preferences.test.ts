// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { assistsOf, DEFAULT_SETTINGS } from '../../../src/game/settings/settings.ts';
import { isCalm, themeOf, subscribeToSystemPreferences } from '../../../src/game/settings/system-preferences.ts';

const MORE_CONTRAST = '(prefers-contrast: more)';
const LESS_MOTION = '(prefers-reduced-motion: reduce)';

/** A system that asks for these. */
function system(...asked: readonly string[]): ReadonlyMap<string, EventTarget> {
  const queries = new Map([MORE_CONTRAST, LESS_MOTION].map((query) => [query, new EventTarget()]));
  vi.stubGlobal('matchMedia', (query: string) =>
    Object.assign(queries.get(query) ?? new EventTarget(), { matches: asked.includes(query) }),
  );
  return queries;
}

afterEach(() => void vi.unstubAllGlobals());

it('the theme is the system’s wish for contrast, or the one that was chosen', () => {
  system();
  expect(themeOf(DEFAULT_SETTINGS)).toBe('default');
  expect(themeOf({ ...DEFAULT_SETTINGS, theme: 'monochrome' })).toBe('monochrome');
  system(MORE_CONTRAST);
  expect(themeOf(DEFAULT_SETTINGS)).toBe('contrast');
  expect(themeOf({ ...DEFAULT_SETTINGS, theme: 'default' })).toBe('default');
});

it('less moves when the system wishes so or the player does, and the player has the last word', () => {
  system();
  expect(isCalm(DEFAULT_SETTINGS)).toBe(false);
  expect(isCalm({ ...DEFAULT_SETTINGS, motion: 'calm' })).toBe(true);
  system(LESS_MOTION);
  expect(isCalm(DEFAULT_SETTINGS)).toBe(true);
  expect(isCalm({ ...DEFAULT_SETTINGS, motion: 'full' })).toBe(false);
});

it('a system that changes its mind is heard, until nobody listens', () => {
  const queries = system();
  const heard = vi.fn();
  const stop = subscribeToSystemPreferences(heard);
  for (const query of queries.values()) query.dispatchEvent(new Event('change'));
  expect(heard).toHaveBeenCalledTimes(2);
  stop();
  for (const query of queries.values()) query.dispatchEvent(new Event('change'));
  expect(heard).toHaveBeenCalledTimes(2);
});

it('the assists of the next run are those of the settings', () => {
  expect(assistsOf({ ...DEFAULT_SETTINGS, assistSpeed: 55, assistForgiveness: 3, assistPterodactyls: false })).toEqual({
    speed: 0.55,
    forgiveness: 3,
    pterodactyls: false,
  });
});
