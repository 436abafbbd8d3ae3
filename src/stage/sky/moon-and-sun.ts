import { ART_PIXEL } from '../atlas.ts';
import type { LateFrameName } from '../late-atlas.ts';
import type { QuadLayer } from '../quads/quad-layer.ts';
import type { Art } from '../sheets.ts';
import { darknessAt, DAY_LENGTH, HOURS, type MOON_PHASES } from '../time-of-day.ts';

const PHASES = ['moon-1', 'moon-2', 'moon-3', 'moon-4', 'moon-5', 'moon-6', 'moon-7'] as const satisfies readonly [
  ...LateFrameName[],
] & { readonly length: typeof MOON_PHASES };

/** Top left corner of the moon at its highest, px: below the HUD, above what flies. */
const MOON = { x: 782, y: 58 } as const;
/** How far the moon rises and sets, px. */
const MOON_RISES = 40;
/** The darkness from which the moon is visible, 0 to 1. */
const MOON_FROM = 0.3;

/** Left edge of the setting and the rising sun, its highest top edge, and how far it sinks, px: until it is behind the ground. */
const SUN = { setting: 610, rising: 330, y: 212, sinks: 150 } as const;
/** Hours in which the sun fades in before it sets, and fades out after it has risen: no sun is drawn by day. */
const SUN_FADE = 5;

/**
 * Draws the sun, which sets at dusk and rises at dawn, and the moon, which rises for the night.
 * @param hour see `hourAt`. @param phase of the moon, 0 to 6.
 */
export function drawMoonAndSun(hour: number, phase: number, layer: QuadLayer, art: Art<LateFrameName>): void {
  drawSun(hour, layer, art);
  const risen = (darknessAt(hour) - MOON_FROM) / (1 - MOON_FROM);
  if (risen <= 0) return;
  const below = Math.round(((1 - risen) * MOON_RISES) / ART_PIXEL) * ART_PIXEL;
  layer.add(art.frame(PHASES[phase] ?? PHASES[0]), MOON.x, MOON.y + below, risen);
}

function drawSun(hour: number, layer: QuadLayer, art: Art<LateFrameName>): void {
  const isDusk = hour < HOURS.night;
  /** Hours since the end of the day, or until its start. */
  const fromDay = isDusk ? hour : DAY_LENGTH - hour;
  if (fromDay <= 0 || fromDay >= HOURS.night) return;
  const below = Math.round((SUN.sinks * fromDay) / HOURS.night / ART_PIXEL) * ART_PIXEL;
  layer.add(art.frame('sun'), isDusk ? SUN.setting : SUN.rising, SUN.y + below, Math.min(1, fromDay / SUN_FADE));
}
