import { frameAt } from '../animation.ts';
import { ART_PIXEL } from '../atlas.ts';
import { LATE_ATLAS } from '../late-atlas.ts';
import type { Brush, Frames, NightEvent, NightEventFrame } from './night-event.ts';

/** Where their feet are, px: behind the near hills. */
const HORIZON = 336;

/** How far they walk in a step, px. */
const WALK = 0.42;
/** How far the land goes by in a step, px; it stands still for a player who wants little to move. */
const DRIFT = 0.36;

interface Kind {
  readonly walk: Frames;
  readonly necks: Readonly<Record<'low' | 'level' | 'half' | 'up', NightEventFrame>>;
  /** Height of the body's frames, px. */
  readonly height: number;
  /** The neck's top left corner from the body's, px. */
  readonly neck: { readonly x: number; readonly y: number };
  /** Ground that a frame of its walk takes, px: its feet do not slide. */
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
  height: LATE_ATLAS['longneck-walk-1'].height * ART_PIXEL,
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
  necks: { low: 'calf-neck-low', level: 'calf-neck-level', half: 'calf-neck-half', up: 'calf-neck-up' },
  height: LATE_ATLAS['calf-walk-1'].height * ART_PIXEL,
  neck: { x: -8 * ART_PIXEL, y: -9 * ART_PIXEL },
  stride: 2.1,
};

interface Member {
  readonly kind: Kind;
  /** Left edge of its body when the night falls, px. */
  readonly x: number;
  /** How much nearer it walks than the others, px. */
  readonly nearer: number;
  /** Where in its walk it is when the night falls, frames. */
  readonly foot: number;
  /** It lowers its head to the bushes then, steps after nightfall. */
  readonly grazes: number;
}

/** From back to front. */
const HERD: readonly Member[] = [
  { kind: LONGNECK, x: 1034, nearer: -2, foot: 3, grazes: 700 },
  { kind: LONGNECK, x: 860, nearer: 0, foot: 0, grazes: 1000 },
  { kind: LONGNECK, x: 1262, nearer: 0, foot: 6, grazes: 560 },
  { kind: CALF, x: 978, nearer: 4, foot: 2, grazes: 470 },
  { kind: CALF, x: 1172, nearer: 4, foot: 5, grazes: 830 },
];

/** They look up while something crosses the sky, and longer at what crosses it slowly; steps after nightfall. */
const LOOKS_UP = { from: 140, to: 330, toWhenCalm: 660 };
/** How long a head takes to the next height, steps. */
const TURN = 10;
const GRAZING = 130;

function draw(brush: Brush, age: number, calm: boolean): void {
  const walked = WALK * age;
  const gone = walked + (calm ? 0 : DRIFT * age);
  for (const { kind, x, nearer, foot, grazes } of HERD) {
    const left = x - gone;
    const top = HORIZON + nearer - kind.height;
    const progress = foot + walked / kind.stride;
    // Heads nod with the feet.
    const nod = Math.floor(progress) % 4 < 2 ? 0 : ART_PIXEL / 2;
    // The sign travels along the herd.
    const seen = age - foot * 4;
    brush.paint(neckAt(kind, seen, grazes, calm), left + kind.neck.x, top + kind.neck.y + nod, 1);
    brush.paint(frameAt(kind.walk, progress), left, top, 1);
  }
}

function neckAt({ necks }: Kind, age: number, grazes: number, calm: boolean): NightEventFrame {
  const to = calm ? LOOKS_UP.toWhenCalm : LOOKS_UP.to;
  if (age > LOOKS_UP.from && age < to) {
    return age < LOOKS_UP.from + TURN || age > to - TURN ? necks.half : necks.up;
  }
  return age > grazes && age < grazes + GRAZING ? necks.low : necks.level;
}

/** A herd of long-necks, two of them young, walks along the horizon to the left. */
export const herd: NightEvent = { layer: 'nearNightEvents', draw };
