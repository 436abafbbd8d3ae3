import { type Container, Sprite } from 'pixi.js';
import { ART_PIXEL } from '../atlas.ts';
import type { LateFrameName } from '../late-atlas.ts';
import type { Art } from '../sheets.ts';
import { darknessAt, DAY_LENGTH, HOURS, type MOON_PHASES } from './time-of-day.ts';

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

/** The sun sets at dusk and rises at dawn; the moon comes up for the night. */
export class MoonAndSun {
  private readonly sun: Sprite;
  private readonly moon: Sprite;

  constructor(
    layer: Container,
    private readonly art: Art<LateFrameName>,
  ) {
    this.sun = new Sprite({ texture: art.texture('sun'), scale: ART_PIXEL, visible: false });
    this.moon = new Sprite({ texture: art.texture(PHASES[0]), x: MOON.x, scale: ART_PIXEL, visible: false });
    layer.addChild(this.sun, this.moon);
  }

  /** @param hour of `time-of-day`. @param phase of the moon, 0 to 6. */
  draw(hour: number, phase: number): void {
    this.drawSun(hour);
    const risen = (darknessAt(hour) - MOON_FROM) / (1 - MOON_FROM);
    this.moon.visible = risen > 0;
    if (!this.moon.visible) return;
    this.moon.texture = this.art.texture(PHASES[phase] ?? PHASES[0]);
    this.moon.alpha = risen;
    this.moon.y = MOON.y + Math.round(((1 - risen) * MOON_RISES) / ART_PIXEL) * ART_PIXEL;
  }

  private drawSun(hour: number): void {
    const isDusk = hour < HOURS.night;
    /** Hours from or to day. */
    const past = isDusk ? hour : DAY_LENGTH - hour;
    this.sun.visible = past > 0 && past < HOURS.night;
    if (!this.sun.visible) return;
    this.sun.alpha = Math.min(1, past / SUN_DAWNS);
    this.sun.x = isDusk ? SUN.setting : SUN.rising;
    this.sun.y = SUN.y + Math.round((SUN.sinks * past) / HOURS.night / ART_PIXEL) * ART_PIXEL;
  }
}
