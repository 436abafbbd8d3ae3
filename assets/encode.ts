import { PNG } from 'pngjs';
import { CLEAR, INKS } from './palette.ts';
import type { Packed } from './pack.ts';

/** Paints packed frames into a PNG, one texel for each art pixel, magnified `scale` times. */
export function encode({ width, height, placed }: Packed, scale = 1): Buffer {
  const png = new PNG({ width: width * scale, height: height * scale });
  for (const { map, x, y } of placed) {
    map.rows.forEach((row, rowIndex) => {
      [...row].forEach((character, column) => {
        if (character === CLEAR) return;
        const ink = INKS[character];
        if (ink === undefined) throw new Error(`${map.name}: no ink for '${character}'`);
        paintSquare(png, (x + column) * scale, (y + rowIndex) * scale, scale, ink.rgb);
      });
    });
  }
  // Measured: no filter and plain deflate make 9 kB, pngjs's own choice of strategy 57 kB.
  return PNG.sync.write(png, { deflateLevel: 9, deflateStrategy: 0, filterType: 0 });
}

function paintSquare(png: PNG, left: number, top: number, side: number, rgb: number): void {
  for (let y = top; y < top + side; y++) {
    for (let x = left; x < left + side; x++) {
      png.data.writeUInt32BE(((rgb << 8) | 0xff) >>> 0, (y * png.width + x) * 4);
    }
  }
}
