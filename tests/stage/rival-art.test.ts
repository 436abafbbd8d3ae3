import { Texture } from 'pixi.js';
import { expect, it } from 'vitest';
import { ATLAS, TEXTURE_SIZE } from '#src/stage/atlas.ts';
import { colourIndex } from '#src/stage/colours/source-colours.ts';
import { copyDinoForRival, createRivalArt } from '#src/stage/colours/rival-art.ts';
import { createTestStage } from './test-stage.ts';

it('each frame of a rival is the dino’s, in the colours of the rival', () => {
  const { width, height } = TEXTURE_SIZE;
  const indexes = new Uint8Array(width * height);
  const names = ['dino-idle', 'dino-run-4', 'dino-crouch-crash'] as const;
  const lastTexel = ({ x, y, width: w, height: h }: Texture['frame']) =>
    (y + h) * width - width + x + w - 1;
  for (const name of names) {
    const { x, y, w, h } = ATLAS[name].frame;
    indexes[(y + h - 1) * width + x + w - 1] = colourIndex('skin', 'brick');
  }
  copyDinoForRival(indexes);
  const art = createRivalArt({ source: Texture.EMPTY.source }, createTestStage().art);
  for (const name of names) {
    const { frame } = art.frame(name);
    expect(frame.y + frame.height).toBeLessThanOrEqual(height);
    expect(indexes[lastTexel(frame)]).toBe(colourIndex('rival', 'brick'));
  }
});
