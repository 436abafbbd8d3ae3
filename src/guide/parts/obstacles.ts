import {
  type Box,
  DINO_CROUCHING_SIZE,
  DINO_SIZE,
  GROUND_Y,
  MAX_CACTI,
  PTERODACTYL_ALTITUDE,
  PTERODACTYL_SIZE,
  type Size,
  THREATS,
} from '#simulation';
import { cactusGroup, OBSTACLE_GUIDE } from '#content';
import { CACTUS_PICTURES, PICTURES } from './pictures.ts';

/**
 * A figure of the game as the gallery shows it: pictures side by side, with one hitbox around all
 * of them.
 */
export interface Obstacle {
  readonly name: string;
  readonly pictures: readonly string[];
  readonly box: Box;
}

const CACTUS_SIZES = ['small', 'large'] as const;

/**
 * The dino in both shapes, and everything that can end a run, px of the stage, each with its left
 * edge at 0.
 */
export function listObstacles(): readonly Obstacle[] {
  const onGround = ({ width, height }: Size): Box => ({
    x: 0,
    y: GROUND_Y - height,
    width,
    height,
  });
  return [
    { name: OBSTACLE_GUIDE.dino, pictures: [PICTURES.running], box: onGround(DINO_SIZE) },
    {
      name: OBSTACLE_GUIDE.crouchingDino,
      pictures: [PICTURES.crouching],
      box: onGround(DINO_CROUCHING_SIZE),
    },
    ...CACTUS_SIZES.flatMap((size) =>
      Array.from({ length: MAX_CACTI }, (_, index) => cacti(size, index + 1)),
    ),
    {
      name: OBSTACLE_GUIDE.pterodactyl,
      pictures: [PICTURES.pterodactyl],
      box: { x: 0, y: GROUND_Y - PTERODACTYL_ALTITUDE.min, ...PTERODACTYL_SIZE },
    },
  ];
}

function cacti(size: (typeof CACTUS_SIZES)[number], count: number): Obstacle {
  const { width, height } = THREATS.cactus.sizes[size];
  return {
    name: cactusGroup(size, count),
    pictures: CACTUS_PICTURES[size].slice(0, count),
    box: { x: 0, y: GROUND_Y - height, width: width * count, height },
  };
}
