// @vitest-environment node
import { expect, test } from 'vitest';

import { pack } from '../../assets/pack.ts';
import { writeAtlas } from '../../assets/write-atlas.ts';

const hashIn = (atlas: string): string | undefined => /sprite: '([0-9a-f]{8})'/.exec(atlas)?.[1];

test('a sheet in which one pixel has changed has another hash, an unchanged one the same', () => {
  const atlas = (changed: number) => {
    const texels = {
      width: 4,
      height: 4,
      indexes: new Uint8Array(16).fill(changed, 15),
      colours: [0, 0x2b1a2fff],
    };
    const sheets = [{ name: 'sprite', packed: pack([]), texels }];
    return writeAtlas(sheets, sheets);
  };
  const hash = hashIn(atlas(0));
  expect(hash).toMatch(/^[0-9a-f]{8}$/);
  expect(hashIn(atlas(0))).toBe(hash);
  expect(hashIn(atlas(1))).not.toBe(hash);
});
