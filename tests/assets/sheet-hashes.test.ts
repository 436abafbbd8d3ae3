// @vitest-environment node
import { expect, test } from 'vitest';
import { SHEET_HASHES } from '#stage/testing';
import { pack } from '../../assets/pack.ts';
import { blankPicture, fill } from '../../assets/picture.ts';
import { writeAtlas } from '../../assets/write-atlas.ts';

const hashIn = (atlas: string): string | undefined => /sprite: '([0-9a-f]{8})'/.exec(atlas)?.[1];

test('a sheet has a hash that an address can carry', () => {
  for (const hash of Object.values(SHEET_HASHES)) expect(hash).toMatch(/^[0-9a-f]{8}$/);
});

test('a sheet in which one pixel has changed has another hash, an unchanged one the same', () => {
  const before = blankPicture(4, 4, 0x2b1a2f);
  const after = blankPicture(4, 4, 0x2b1a2f);
  const write = (picture: typeof before) => {
    const sheets = [{ name: 'sprite', packed: pack([]), picture }];
    return writeAtlas(sheets, sheets);
  };
  const atlas = () => write(after);
  const hash = hashIn(write(before));
  expect(hash).toMatch(/^[0-9a-f]{8}$/);
  expect(hashIn(atlas())).toBe(hash);
  fill(after, 3, 3, 1, 1, 0x2b1a30);
  expect(hashIn(atlas())).not.toBe(hash);
});
