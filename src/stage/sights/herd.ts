import { frameAt } from '../view.ts';
import { ART_PIXEL } from '../atlas.ts';
import { DEFERRED_ATLAS } from '../deferred/deferred-atlas.ts';
import type { Brush, DaySight, Frames, Sight, SightFrame } from './sight.ts';

/** y of the feet, px: the near hills are nowhere lower. */
const HORIZON = 348;
/** Threats have twice the contrast. By day the hills' colours do that. */
const OPACITY_AT_NIGHT = 0.5;

const WALK = 0.42;
/** 0 with reduced motion. */
const DRIFT = 0.36;

interface Kind {
  readonly walk: Frames;
  readonly necks: Readonly<Record<'low' | 'level' | 'half' | 'up', SightFrame>>;
  readonly height: number;
  /** Top left corner measured from the body's, px. */
  readonly neck: { readonly x: number; readonly y: number };
  /** Distance for each frame of the walk cycle, so that the feet don't slide. */
  readonly stride: number;
}

const LONGNECK: Kind = {
  walk: [
    'longneck-walk-1',
    'longneck-walk-2',
    'longneck-walk-3',
    'longneck-walk-4',
    'longneck-walk-5',
    'longneck-walk-6',
    'longneck-walk-7',
    'longneck-walk-8',
  ],
  necks: {
    low: 'longneck-neck-low',
    level: 'longneck-neck-level',
    half: 'longneck-neck-half',
    up: 'longneck-neck-up',
  },
  height: DEFERRED_ATLAS['longneck-walk-1'].frame.h * ART_PIXEL,
  neck: { x: -13 * ART_PIXEL, y: -14 * ART_PIXEL },
  stride: 3.3,
};

const CALF: Kind = {
  walk: [
    'calf-walk-1',
    'calf-walk-2',
    'calf-walk-3',
    'calf-walk-4',
    'calf-walk-5',
    'calf-walk-6',
    'calf-walk-7',
    'calf-walk-8',
  ],
  necks: {
    low: 'calf-neck-low',
    level: 'calf-neck-level',
    half: 'calf-neck-half',
    up: 'calf-neck-up',
  },
  height: DEFERRED_ATLAS['calf-walk-1'].frame.h * ART_PIXEL,
  neck: { x: -8 * ART_PIXEL, y: -9 * ART_PIXEL },
  stride: 2.1,
};

interface Member {
  readonly kind: Kind;
  /** Left edge of the body at nightfall, px. */
  readonly x: number;
  /** px below the others, which makes it look nearer. */
  readonly nearer: number;
  readonly firstFrame: number;
  /** Steps after nightfall. */
  readonly grazes: number;
}

const HERD: readonly Member[] = [
  { kind: LONGNECK, x: 1034, nearer: -2, firstFrame: 3, grazes: 700 },
  { kind: LONGNECK, x: 860, nearer: 0, firstFrame: 0, grazes: 1000 },
  { kind: LONGNECK, x: 1262, nearer: 0, firstFrame: 6, grazes: 560 },
  { kind: CALF, x: 978, nearer: 4, firstFrame: 2, grazes: 470 },
  { kind: CALF, x: 1172, nearer: 4, firstFrame: 5, grazes: 830 },
];

/** Steps after nightfall. With reduced motion the meteor is slower. */
const LOOKS_UP = { from: 140, to: 330, toWithReducedMotion: 660 };
const TURN = 10;
const GRAZING = 130;

function draw(brush: Brush, age: number, reducedMotion: boolean, opacity: number): void {
  const walked = WALK * age;
  const moved = walked + (reducedMotion ? 0 : DRIFT * age);
  for (const { kind, x, nearer, firstFrame, grazes } of HERD) {
    const left = x - moved;
    const top = HORIZON + nearer - kind.height;
    const progress = firstFrame + walked / kind.stride;
    const nod = Math.floor(progress) % 4 < 2 ? 0 : ART_PIXEL / 2;
    const reactionAge = age - firstFrame * 4;
    brush.paint(
      neckAt(kind, reactionAge, grazes, reducedMotion),
      left + kind.neck.x,
      top + kind.neck.y + nod,
      opacity,
    );
    brush.paint(frameAt(kind.walk, progress), left, top, opacity);
  }
}

function neckAt({ necks }: Kind, age: number, grazes: number, reducedMotion: boolean): SightFrame {
  const to = reducedMotion ? LOOKS_UP.toWithReducedMotion : LOOKS_UP.to;
  if (age > LOOKS_UP.from && age < to) {
    return age < LOOKS_UP.from + TURN || age > to - TURN ? necks.half : necks.up;
  }
  return age > grazes && age < grazes + GRAZING ? necks.low : necks.level;
}

export const herd: Sight = {
  layer: 'nearSights',
  draw: (brush, age, reducedMotion) => draw(brush, age, reducedMotion, OPACITY_AT_NIGHT),
};

/** The herd of the night after this many steps, when it is in the middle. */
const DAY_AGE = 240;

/** Silhouettes in the haze. */
export const dayHerd: DaySight = {
  layer: 'nearSights',
  draw: (brush, age, reducedMotion) => draw(brush, DAY_AGE + age, reducedMotion, 1),
  stillAt: 230,
  inks: [
    ['plum', 'nearHill'],
    ['violet', 'nearHillLight'],
    ['outline', 'nearHillShade'],
  ],
};
