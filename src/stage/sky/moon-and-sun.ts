import { GROUND_Y, lastNight, pointsSinceNightfall } from '#simulation';
import type { DeferredFrameName } from '../deferred-atlas.ts';
import type { SpriteLayer } from '../sprite-layer.ts';
import type { Art } from '../sheets.ts';
import { TALL_HUD_HEIGHT } from '../overlay/hud-layout.ts';
import { onGrid, WIDE } from '../viewport.ts';
import { darknessAt, daylightAt, type MOON_PHASES, moonPhaseAt } from '../time-of-day.ts';

const PHASES = [
  'moon-1',
  'moon-2',
  'moon-3',
  'moon-4',
  'moon-5',
  'moon-6',
  'moon-7',
] as const satisfies readonly [...DeferredFrameName[]] & { readonly length: typeof MOON_PHASES };

/**
 * Top left corner of the moon at its highest, px: below the HUD's figures, which are as light as it
 * is.
 */
const MOON = { x: 686, y: 70 } as const;
/** How far the moon rises and sets, px. */
const MOON_RISES = 40;
/** The darkness from which the moon is visible, 0 to 1. */
const MOON_FROM = 0.3;

/**
 * The sun's way across the sky, px: its left edge in the morning and in the afternoon, and its top
 * edge then and at noon, below the HUD. Below the horizon it is behind the ground.
 */
const SUN = { morning: 250, afternoon: 690, low: 212, high: 56, belowHorizon: GROUND_Y } as const;
/**
 * Points in which the sun of the first day rises: until then it has been below the horizon, as no
 * dawn came before it.
 */
const SUNRISE_POINTS = 60;

/**
 * Draws the sun, which crosses the sky by day, sets at dusk and rises at dawn, and the moon, which
 * rises for the night.
 * @param hour see `hourAt`.
 */
export function drawMoonAndSun(
  hour: number,
  score: number,
  layer: SpriteLayer,
  art: Art<DeferredFrameName>,
  viewport = WIDE,
): void {
  const belowHud = viewport.top + TALL_HUD_HEIGHT;
  drawSun(hour, score, layer, art, Math.min(SUN.high, belowHud));
  const risen = (darknessAt(hour) - MOON_FROM) / (1 - MOON_FROM);
  if (risen <= 0) return;
  const below = onGrid((1 - risen) * MOON_RISES);
  layer.put(
    art.frame(PHASES[moonPhaseAt(score)] ?? PHASES[0]),
    MOON.x,
    Math.min(MOON.y, belowHud) + below,
    risen,
  );
}

/** @param high top edge of the sun at noon, px. */
function drawSun(
  hour: number,
  score: number,
  layer: SpriteLayer,
  art: Art<DeferredFrameName>,
  high: number,
): void {
  const above = sunAboveHorizon(hour, score);
  if (above <= 0) return;
  const passed = daylightAt(score);
  const fromNoon = 2 * passed - 1;
  const y = high + (SUN.low - high) * fromNoon * fromNoon;
  const x = SUN.morning + (SUN.afternoon - SUN.morning) * passed;
  layer.put(art.frame('sun'), onGrid(x), onGrid(SUN.belowHorizon + (y - SUN.belowHorizon) * above));
}

/** How far the sun has risen from below the horizon to its way across the sky, 0 to 1. */
function sunAboveHorizon(hour: number, score: number): number {
  if (lastNight(score) === 0) return Math.min(1, pointsSinceNightfall(score) / SUNRISE_POINTS);
  return 1 - darknessAt(hour);
}
