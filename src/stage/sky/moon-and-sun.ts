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
/** How far below its height the moon comes up and goes down, px. */
const MOON_RISES = 40;
/** The moon begins to show when it is this dark, 0 to 1. */
const MOON_FROM = 0.3;

/** Top left corner of the sun where it begins to sink and stops rising, px, and how far that goes: behind the ground. */
const SUN = { setting: 610, rising: 330, y: 212, sinks: 150 } as const;
/** Hours in which the sun comes to full light before it sinks, or loses it after it rose: by day there is none. */
const SUN_DAWNS = 5;

/**
 * Draws sun and moon: the sun sets at dusk and rises at dawn; the moon comes up for the night.
 * @param hour of `time-of-day`. @param phase of the moon, 0 to 6.
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
  /** Hours from or to day. */
  const past = isDusk ? hour : DAY_LENGTH - hour;
  if (past <= 0 || past >= HOURS.night) return;
  const below = Math.round((SUN.sinks * past) / HOURS.night / ART_PIXEL) * ART_PIXEL;
  layer.add(art.frame('sun'), isDusk ? SUN.setting : SUN.rising, SUN.y + below, Math.min(1, past / SUN_DAWNS));
}
