// @vitest-environment node
import { PNG } from 'pngjs';
import { describe, expect, test } from 'vitest';
import { blankPicture, clear, copy, fill, type Picture, thin } from '../../assets/picture.ts';
import { encodePng } from '../../assets/png.ts';

/** A picture of this many colours, one a pixel, in rows of 7: no row fills its last byte. */
function pictureOf(colours: number): Picture {
  const picture = blankPicture(7, Math.ceil(colours / 7), 0);
  for (let colour = 0; colour < colours; colour++) {
    fill(picture, colour % 7, Math.floor(colour / 7), 1, 1, colour * 0x010305);
  }
  return picture;
}

/** What another program reads from the PNG. */
function read(picture: Picture): Picture {
  const { width, height, data } = PNG.sync.read(encodePng(picture));
  return { width, height, rgba: data };
}

describe('a PNG with a palette', () => {
  test.each([1, 2, 3, 4, 5, 16, 17, 200, 256])(
    'keeps every pixel of a picture of %i colours',
    (colours) => {
      const picture = pictureOf(colours);
      expect(read(picture)).toEqual(picture);
    },
  );

  test('keeps what one sees through', () => {
    const picture = pictureOf(20);
    clear(picture, 1, 1, 3, 1);
    expect(read(picture)).toEqual(picture);
  });

  test('keeps rows that repeat the one above', () => {
    const picture = blankPicture(64, 64, 0xfbeac8);
    fill(picture, 10, 10, 30, 30, 0x2b1a2f);
    expect(read(picture)).toEqual(picture);
  });

  test('refuses more colours than a palette holds', () => {
    expect(() => encodePng(pictureOf(257))).toThrow(
      'A palette holds 256 colours, this picture has 257.',
    );
  });
});

describe('a picture', () => {
  test('takes no paint outside its edges', () => {
    const painted = blankPicture(3, 2, 0);
    fill(painted, -5, -5, 6, 6, 0xffffff);
    const expected = blankPicture(3, 2, 0);
    fill(expected, 0, 0, 1, 1, 0xffffff);
    expect(painted).toEqual(expected);
  });

  test('gives a part of itself to another, there', () => {
    const target = blankPicture(4, 4, 0);
    copy(pictureOf(21), { left: 2, top: 1, width: 2, height: 2 }, target, 1, 2);
    const expected = blankPicture(4, 4, 0);
    fill(expected, 1, 2, 1, 1, 9 * 0x010305);
    fill(expected, 2, 2, 1, 1, 10 * 0x010305);
    fill(expected, 1, 3, 1, 1, 16 * 0x010305);
    fill(expected, 2, 3, 1, 1, 17 * 0x010305);
    expect(target).toEqual(expected);
  });

  test('thinned, loses nothing that was magnified', () => {
    const picture = blankPicture(6, 4, 0);
    fill(picture, 2, 0, 2, 2, 0xffffff);
    const small = blankPicture(3, 2, 0);
    fill(small, 1, 0, 1, 1, 0xffffff);
    expect(thin(picture, 2)).toEqual(small);
  });
});
