import {
  LARGE_CACTUS_SIZE,
  mixBits,
  SMALL_CACTUS_SIZE,
  type ThreatKind,
  WING_FRAME_STEPS,
} from '#simulation';
import type { FrameName } from '../atlas.ts';
import { extrapolatedX, extrapolatedY } from '../extrapolation.ts';
import type { SpriteLayer } from '../sprite-layer.ts';
import { type FrameInfo, frameAt, type ViewFactory } from '../view.ts';

const CACTUS_SHAPES = 3;

/**
 * The shape, from 0, of a single cactus in a group. Stays the same in every frame, differs from
 * group to group, and never equals the shape next to it.
 */
export function cactusShape(groupIndex: number, index: number): number {
  const hash = mixBits(groupIndex + 1) >>> 0;
  const first = hash % CACTUS_SHAPES;
  const stride = 1 + ((hash >>> 16) % (CACTUS_SHAPES - 1));
  return (first + index * stride) % CACTUS_SHAPES;
}

const SMALL = [
  'cactus-small-1',
  'cactus-small-2',
  'cactus-small-3',
] as const satisfies readonly FrameName[];
const LARGE = [
  'cactus-large-1',
  'cactus-large-2',
  'cactus-large-3',
] as const satisfies readonly FrameName[];

export type CactusFrame = (typeof SMALL | typeof LARGE)[number];

export function eachCactus(
  frame: FrameInfo,
  { grid }: SpriteLayer,
  put: (shape: CactusFrame, x: number, y: number) => void,
): void {
  const { Cactus } = frame.view.components;
  const { cacti } = frame.view.entities;
  for (let i = 0; i < cacti.length; i++) {
    const group = cacti.get(i);
    const large = Cactus.large.get(group) === 1;
    const shapes = large ? LARGE : SMALL;
    const { width } = large ? LARGE_CACTUS_SIZE : SMALL_CACTUS_SIZE;
    const groupIndex = Cactus.groupIndex.get(group);
    // From the group's column, so that its cacti don't move against each other.
    const x = grid.column(extrapolatedX(frame, group));
    const y = extrapolatedY(frame, group);
    for (let index = 0; index < Cactus.multiple.get(group); index++)
      put(shapes[cactusShape(groupIndex, index)] ?? shapes[0], x + grid.length(index * width), y);
  }
}

const createCacti: ViewFactory = ({ layers, art }) => {
  const layer = layers('cacti');
  const put = (shape: CactusFrame, x: number, y: number) => layer.put(art.frame(shape), x, y);
  return { draw: (frame) => eachCactus(frame, layer, put) };
};

/** The simulation has two wing positions. The art adds a frame between them. */
const FLY = [
  'pterodactyl-1',
  'pterodactyl-3',
  'pterodactyl-2',
  'pterodactyl-3',
] as const satisfies readonly FrameName[];
const STEPS_PER_FRAME = WING_FRAME_STEPS / 2;

const createPterodactyls: ViewFactory = ({ layers, art }) => {
  const layer = layers('pterodactyls');
  return {
    draw(frame) {
      const { view } = frame;
      const { pterodactyls } = view.entities;
      for (let i = 0; i < pterodactyls.length; i++) {
        const pterodactyl = pterodactyls.get(i);
        const age = view.steps - view.components.Threat.enteredAt.get(pterodactyl);
        layer.put(
          art.frame(frameAt(FLY, age / STEPS_PER_FRAME)),
          extrapolatedX(frame, pterodactyl),
          extrapolatedY(frame, pterodactyl),
        );
      }
    },
  };
};

export const THREAT_VIEWS = {
  cactus: createCacti,
  pterodactyl: createPterodactyls,
} as const satisfies Record<ThreatKind, ViewFactory>;
