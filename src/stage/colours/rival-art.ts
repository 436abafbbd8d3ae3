import { Rectangle, Texture } from 'pixi.js';
import { ATLAS, type FrameName, RIVAL_TOP, SHEETS, TEXTURE_SIZE } from '../atlas.ts';
import { colourIndex } from './source-colours.ts';
import type { Art, SheetTexture } from '../sheets.ts';

/** Dino and armed arm, copied below the sheets so that a rival has colours of its own. */
const ROWS = [
  [
    'dino-idle',
    'dino-run-1',
    'dino-run-2',
    'dino-run-3',
    'dino-run-4',
    'dino-jump',
    'dino-fall',
    'dino-crash',
    'gun-held',
  ],
  [
    'dino-crouch-1',
    'dino-crouch-2',
    'dino-crouch-3',
    'dino-crouch-4',
    'dino-crouch-crash',
    'gun-held-crouching',
  ],
] as const satisfies readonly (readonly FrameName[])[];

interface CopiedFrame {
  readonly name: FrameName;
  readonly x: number;
  readonly y: number;
}

function layOut(): readonly CopiedFrame[] {
  const copied: CopiedFrame[] = [];
  let y = RIVAL_TOP;
  for (const names of ROWS) {
    let x = 0;
    for (const name of names) {
      copied.push({ name, x, y });
      x += ATLAS[name].frame.w;
    }
    y += ATLAS[names[0]].frame.h;
  }
  return copied;
}

const COPIED = layOut();

/** From the colours of the player's dino to a rival's. */
const SHIFT = colourIndex('rival', 'outline') - colourIndex('skin', 'outline');

/** @param indexes one byte for each texel. What isn't there yet is copied by a later call. */
export function copyDinoForRival(indexes: Uint8Array): void {
  const { width } = TEXTURE_SIZE;
  for (const { name, x, y } of COPIED) {
    const { frame } = ATLAS[name];
    const top = frame.y + (name in SHEETS.gun.frames ? SHEETS.gun.meta.top : 0);
    for (let row = 0; row < frame.h; row++) {
      const from = (top + row) * width + frame.x;
      const to = (y + row) * width + x;
      for (let i = 0; i < frame.w; i++) {
        const index = indexes[from + i] ?? 0;
        indexes[to + i] = index === 0 ? 0 : index + SHIFT;
      }
    }
  }
}

/** The rival's frames; those it lacks are the player's. */
export function createRivalArt({ source }: Pick<SheetTexture, 'source'>, art: Art): Art {
  const textures = new Map(
    COPIED.map(({ name, x, y }) => {
      const { w, h } = ATLAS[name].frame;
      return [name, new Texture({ source, frame: new Rectangle(x, y, w, h) })] as const;
    }),
  );
  return { frame: (name) => textures.get(name) ?? art.frame(name) };
}
