import type { Sprite } from 'pixi.js';
import { PALETTE } from './palette.ts';

/** What a sprite may be tinted with: all of the palette but what is for developers. */
export type TintName = Exclude<keyof typeof PALETTE, `debug${string}`>;

/** Tints white sprites by name, so that they follow when a name comes to stand for another colour. */
export class Paint {
  private readonly names = new Map<Sprite, TintName>();
  private tints: Readonly<Record<TintName, number>> = PALETTE;

  /** Tints a sprite, now and from now on. */
  tint(sprite: Sprite, name: TintName): void {
    this.names.set(sprite, name);
    sprite.tint = this.tints[name];
  }

  /** Tints all that it has ever tinted with these. It keeps them: what they come to later, later sprites get. */
  repaint(tints: Readonly<Record<TintName, number>>): void {
    this.tints = tints;
    for (const [sprite, name] of this.names) sprite.tint = tints[name];
  }
}
