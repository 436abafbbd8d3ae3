import type { GameFigures } from '#content';
import {
  APPROACH_DISTANCE,
  BASE_SPEED,
  DINO_SIZE,
  fallVelocity,
  MAX_CACTI,
  MAX_SPEED,
  NIGHT_DURATION_POINTS,
  NIGHT_INTERVAL_POINTS,
  PTERODACTYL_SCORE,
  STEPS_PER_POINT,
  STEPS_PER_SECOND,
} from '#simulation';
import {
  JUMP_HEIGHT,
  JUMP_SECONDS,
  seconds,
  secondsUntil,
  TOP_SPEED_SCORE,
} from './parts/facts.ts';

function fallSteps(): number {
  let steps = 0;
  let velocity = 0;
  for (let height = JUMP_HEIGHT; height > 0; height -= velocity) {
    velocity = fallVelocity(velocity, true);
    steps += 1;
  }
  return steps;
}

const lengths = (speed: number) => (speed * STEPS_PER_SECOND) / DINO_SIZE.width;

/**
 * This game's figures, for a run without shot pterodactyls. A step takes the same time on every
 * screen, and the score depends on time alone.
 */
export const OUR_FIGURES: GameFigures = {
  startLengths: lengths(BASE_SPEED),
  topLengths: lengths(MAX_SPEED),
  topSeconds: secondsUntil(TOP_SPEED_SCORE),
  topSecondsAt120: secondsUntil(TOP_SPEED_SCORE),
  topScore: TOP_SPEED_SCORE,
  startSight: seconds(APPROACH_DISTANCE / BASE_SPEED),
  topSight: seconds(APPROACH_DISTANCE / MAX_SPEED),
  startPoints: STEPS_PER_SECOND / STEPS_PER_POINT,
  topPoints: STEPS_PER_SECOND / STEPS_PER_POINT,
  largestGroup: MAX_CACTI,
  pterodactylScore: PTERODACTYL_SCORE,
  nightScore: NIGHT_INTERVAL_POINTS,
  nightEvery: NIGHT_INTERVAL_POINTS,
  nightSeconds: secondsUntil(NIGHT_DURATION_POINTS),
  jumpSeconds: JUMP_SECONDS,
  jumpHeights: JUMP_HEIGHT / DINO_SIZE.height,
  // Releasing the key early doesn't shorten a jump.
  shortJumpSeconds: JUMP_SECONDS,
  fallSeconds: seconds(fallSteps()),
};
