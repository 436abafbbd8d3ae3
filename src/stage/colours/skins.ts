import type { DeferredFrame } from '../deferred/deferred-atlas.ts';
import type { Skin } from '../stage.ts';
import type { ColourTable } from './source-colours.ts';

/** The dino's colours that a skin replaces. The weapon uses neither `brick` nor `rust`. */
type SkinColours = Pick<ColourTable, 'brick' | 'rust' | 'apricot'>;

type Body = readonly [body: number, shade: number, light: number];

/** The evening colours have to stand out from dark hills at dusk and night. */
function bodyColours(day: Body, evening: Body): SkinColours {
  const at = (i: 0 | 1 | 2) => [day[i], day[i], day[i], evening[i], evening[i], day[i]] as const;
  return { brick: at(0), rust: at(1), apricot: at(2) };
}

export const SKIN_PALETTES: Readonly<Record<Skin, SkinColours | null>> = {
  classic: null,
  ocean: bodyColours([0x3a7ac8, 0x28508c, 0x7cc0f0], [0x80b8ff, 0x3c66b0, 0xaadcff]),
  moss: bodyColours([0x7a9632, 0x4c6426, 0xaec853], [0xb4d468, 0x587c38, 0xcce68c]),
  coal: bodyColours([0x5c5764, 0x3c3644, 0x8e8898], [0xb8b2c6, 0x5e5870, 0xd4cee0]),
  cowboy: null,
  gentleman: null,
  party: bodyColours([0xdc5c9c, 0x9c3870, 0xff9cc8], [0xff9cca, 0xb8508c, 0xffc2de]),
  golden: bodyColours([0xd9951f, 0x96600f, 0xffd24f], [0xffc64a, 0xa8701c, 0xffe28a]),
  royal: bodyColours([0xb02a4c, 0x741e3a, 0xe05e7c], [0xff96ae, 0xa03c5a, 0xffb8c8]),
};

export type Hat = Extract<DeferredFrame<'sprite4'>, `hat-${string}`>;

export const HATS: Readonly<Record<Skin, Hat | null>> = {
  classic: null,
  ocean: null,
  moss: null,
  coal: null,
  cowboy: 'hat-cowboy',
  gentleman: 'hat-top',
  party: 'hat-party',
  royal: 'hat-crown',
  golden: null,
};

/**
 * The middle of the top of the head, measured from the top left corner of the weapon arm
 * (`GUN_HELD`), in art pixels. Head and arm both move with the body.
 */
export const HEAD = { x: 4, y: -2 } as const;

/** Rows of the head that a hat covers, art pixels. */
export const HAT_DEPTH = 3;
