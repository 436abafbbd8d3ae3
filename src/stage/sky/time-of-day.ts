/** Night falls at this score and at each further multiple of it (rules, Day, night and the 700 points). */
export const NIGHT_EVERY = 700;
/** Points from nightfall to daybreak (rules). */
export const NIGHT_LASTS = 200;
/** Points a fade takes; 10 of them come in a second, and a fade is about 2 s (rules). */
export const FADE = 20;

/** The palettes that the stage fades through, in the order of a day. */
export const KEY_HOURS = ['day', 'dusk', 'night', 'dawn'] as const;
export type KeyHour = (typeof KEY_HOURS)[number];

/** From one key palette to the next, levels: one for each point, two key palettes a fade. */
export const LEVELS = FADE / 2;

/** What an hour is called where one of the key palettes is shown as it is. */
export const HOURS = { day: 0, dusk: LEVELS, night: 2 * LEVELS, dawn: 3 * LEVELS } as const satisfies Record<
  KeyHour,
  number
>;
/** Hours of a day: 0 is day, and so would be this. */
export const DAY_LENGTH = 4 * LEVELS;

export const MOON_PHASES = 7;

/** The hour at a score: a whole number from 0, which is day, to below {@link DAY_LENGTH}. */
export function hourAt(score: number): number {
  const sinceNightfall = score % NIGHT_EVERY;
  if (score < NIGHT_EVERY || sinceNightfall >= NIGHT_LASTS + FADE) return HOURS.day;
  if (sinceNightfall < FADE) return sinceNightfall;
  return HOURS.night + Math.max(0, sinceNightfall - NIGHT_LASTS);
}

/** Which night it is or was last, from 1; 0 before the first. */
export function nightAt(score: number): number {
  return Math.floor(score / NIGHT_EVERY);
}

/** 0 to 6: a thin crescent on the first night, full on the fourth, then thin again. */
export function moonPhaseAt(score: number): number {
  return Math.max(0, nightAt(score) - 1) % MOON_PHASES;
}

/** How far night has come at an hour, 0 by day to 1. */
export function darknessAt(hour: number): number {
  return 1 - Math.abs(hour - HOURS.night) / HOURS.night;
}
