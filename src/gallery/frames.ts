import { DEFERRED_SHEETS } from '#src/stage/deferred/deferred-atlas.ts';
import { SHEETS } from '#src/stage/atlas.ts';

/** A frame of a sheet. Lengths are art pixels. */
export interface Frame {
  readonly name: string;
  readonly sheet: string;
  readonly image: string;
  readonly sheetWidth: number;
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

export const FRAMES: readonly Frame[] = Object.entries({ ...SHEETS, ...DEFERRED_SHEETS }).flatMap(
  ([sheet, { frames, meta }]) => {
    const image = `/dino-assets/${sheet}.png?v=${meta.hash}`;
    return Object.entries(frames).map(([name, { frame }]) => {
      return { name, sheet, image, sheetWidth: meta.size.w, ...frame };
    });
  },
);

/** A frame with a number belongs to a series: the part of its name before that. */
const NUMBERED = /^(.*)-\d+$/;

/** Series that are not animations: a picture shows one of their frames, which stays. */
const STILL = /glyph|^(aurora|cactus-.*|cloud.*|moon|plus|shooting-star|small|star)$/;

export const ANIMATIONS: ReadonlyMap<string, readonly Frame[]> = readAnimations();

function readAnimations(): ReadonlyMap<string, readonly Frame[]> {
  const animations = new Map<string, Frame[]>();
  for (const frame of FRAMES) {
    const series = NUMBERED.exec(frame.name)?.[1];
    if (series === undefined || STILL.test(series)) continue;
    animations.set(series, [...(animations.get(series) ?? []), frame]);
  }
  return animations;
}

const GLYPH = /glyph-(\d+)$/;

export function characterOf({ name }: Frame): string | undefined {
  const code = GLYPH.exec(name)?.[1];
  return code === undefined ? undefined : String.fromCharCode(Number(code));
}
