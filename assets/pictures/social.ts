import { SITE } from '#content';
import { STAGE_COLOURS } from '../palette.ts';
import { type Area, blankPicture, copy, type Picture, thin } from '../picture.ts';
import type { PixelMap } from '../pixel-maps.ts';
import { writeLine, writeTitle } from './lettering.ts';
import type { SceneName } from './scenes.ts';

/** The size that link previews expect, pixels. */
const SIZE = { width: 1200, height: 630 } as const;

const TITLE_SCALE = 8;
const LINE_SCALE = 4;
/** From the top of the title to the top of the line below it, pixels. */
const LINE_BELOW = 176;

/** How a picture of the stage is turned into a social picture. In pixels of the social picture. */
interface Layout {
  /** Side of a stage pixel in the picture that is taken of the stage, pixels. */
  readonly density: number;
  /** Of that picture, every n-th pixel of every n-th row is kept. */
  readonly keepEvery: number;
  /** The positions of the parts of the picture of the stage; the rest is sky. */
  readonly parts: readonly { readonly part: Area; readonly left: number; readonly top: number }[];
  readonly title: { readonly left: number; readonly top: number };
}

/** 600 x 315 px of the stage at double size: the ground and the sky above it, without the score and other text. */
const CLOSE: Layout = {
  density: 2,
  keepEvery: 1,
  parts: [{ part: { left: 132, top: 130, ...SIZE }, left: 0, top: 0 }],
  title: { left: 384, top: 36 },
};

/** 800 px of the stage at 1.5 times its size, with the turbo gauge on the left and the score on the right above it. */
const WIDE: Layout = {
  density: 3,
  keepEvery: 2,
  parts: [
    { part: { left: 0, top: 72, width: 1200, height: 498 }, left: 0, top: 132 },
    { part: { left: 0, top: 0, width: 640, height: 72 }, left: 0, top: 6 },
    { part: { left: 1260, top: 0, width: 240, height: 72 }, left: 960, top: 6 },
  ],
  title: { left: 384, top: 108 },
};

/** By file name. */
export const SOCIAL_PICTURES = {
  'og-jump': { scene: 'jump', layout: CLOSE, line: 'Free in your browser' },
  'og-duck': { scene: 'duck', layout: CLOSE, line: 'Duck, and run on' },
  'og-shoot': { scene: 'shoot', layout: CLOSE, line: 'Take aim' },
  'og-turbo': { scene: 'turbo', layout: WIDE, line: 'Faster, with turbo' },
} as const satisfies Readonly<Record<string, { scene: SceneName; layout: Layout; line: string }>>;

/** A picture of the stage with the game's name and a line of text in the sky. */
export function composeSocialPicture(
  stage: Picture,
  { keepEvery, parts, title }: Layout,
  line: string,
  maps: readonly PixelMap[],
): Picture {
  const shown = thin(stage, keepEvery);
  const picture = blankPicture(SIZE.width, SIZE.height, STAGE_COLOURS.sky);
  for (const { part, left, top } of parts) copy(shown, part, picture, left, top);
  writeTitle(picture, maps, { text: SITE.name, ...title, scale: TITLE_SCALE });
  writeLine(picture, maps, { text: line, left: title.left, top: title.top + LINE_BELOW, scale: LINE_SCALE });
  return picture;
}
