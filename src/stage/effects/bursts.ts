import {
  GROUND_Y,
  isAirborne,
  PICKUP_ALTITUDE,
  PICKUP_SIZE,
  readCrash,
  type RunView,
  STAGE_WIDTH,
  STEP_EVENT,
  type ThreatKind,
} from '#simulation';
import { quasiRandom, quasiRandomBetween } from './quasi-random.ts';
import { burstNeedles } from './needles.ts';
import type { Particles } from './particles.ts';

/** From the dino's left edge. */
const FEET = 42;
const HEEL = 22;
const RUMP = 12;

const SCUFF_INTERVAL_STEPS = 4;

/** Minimum distance from the middle of a '+20' to the stage's edges, px. */
const POINTS_MARGIN = 40;

export function spawnBursts(view: RunView, particles: Particles): void {
  const { happened } = view;
  if ((happened & STEP_EVENT.pterodactylShot) !== 0) burstAtShotPterodactyls(view, particles);
  if ((happened & STEP_EVENT.crashed) !== 0) burstAtCrash(view, particles);
  if ((happened & STEP_EVENT.weaponCollected) !== 0) burstAtPickup(view, particles);
  if ((happened & STEP_EVENT.landed) !== 0) burstAtFeet(view, particles);
  if ((happened & STEP_EVENT.turboStarted) !== 0) burstEmbers(view, particles);
  if ((happened & STEP_EVENT.nearMiss) !== 0) burstAtNearMisses(view, particles);
  if (view.turbo.stepsLeft > 0 && view.steps % SCUFF_INTERVAL_STEPS === 0 && !view.gameOver)
    scuff(view, particles);
  burstNeedles(view, particles);
}

function burstAtFeet(view: RunView, particles: Particles): void {
  const x = left(view) + FEET;
  for (let side = -1; side <= 1; side += 2) {
    const along = quasiRandomBetween(view.steps, side + 1, 4.2, 5);
    particles.spawn('dust', x + side * 24, GROUND_Y - 8, side * along, -0.2);
    particles.spawn('scuff', x + side * 12, GROUND_Y - 10, side * along * 0.6, -1, true);
  }
}

function scuff(view: RunView, particles: Particles): void {
  if (isAirborne(view)) return;
  const back = quasiRandomBetween(view.steps, 0, -2.5, -1);
  const up = quasiRandomBetween(view.steps, 1, -1, -0.3);
  particles.spawn(
    'scuff',
    left(view) + HEEL,
    GROUND_Y - 4,
    back,
    up,
    (view.steps / SCUFF_INTERVAL_STEPS) % 2 === 1,
  );
}

const EMBERS = 8;

function burstEmbers(view: RunView, particles: Particles): void {
  const y = bottom(view) - 34;
  for (let i = 0; i < EMBERS; i++) {
    const { dx, dy } = direction(i, EMBERS, quasiRandom(view.steps, i));
    const speed = quasiRandomBetween(view.steps, i + EMBERS, 2, 4.5);
    particles.spawn(
      'ember',
      left(view) + RUMP + dx * 8,
      y + dy * 8,
      dx * speed - 3,
      dy * speed - 1,
      i % 2 === 1,
    );
  }
}

function burstAtShotPterodactyls(view: RunView, particles: Particles): void {
  const { events } = view;
  for (let i = 0; i < events.length; i++) {
    const { type, x, y, width, height } = events.at(i);
    if (type === 'pterodactylShot') burstFeathers(view, x + width / 2, y + height / 2, particles);
  }
}

const FEATHERS = 8;

function burstFeathers(view: RunView, x: number, y: number, particles: Particles): void {
  particles.spawn('dust', x - 10, y, -1.5, 0);
  particles.spawn('dust', x + 12, y + 4, 2, -0.5);
  for (let i = 0; i < FEATHERS; i++) {
    const { dx, dy } = direction(i, FEATHERS, quasiRandom(view.steps, i));
    const speed = quasiRandomBetween(view.steps, i + FEATHERS, 1.5, 6.5);
    particles.spawn('feather', x + dx * 12, y + dy * 12, dx * speed, dy * speed - 1.5, i % 2 === 1);
  }
  // Spawned last, so that it lies on top.
  const pointsX = Math.min(Math.max(x, POINTS_MARGIN), STAGE_WIDTH - POINTS_MARGIN);
  particles.spawn('points', pointsX, y - 12, 0, -2.6);
}

const NEAR_MISS_SPARKS = 5;

/**
 * The edge that the dino nearly touched, as a share of the threat's height from its top:
 * pterodactyls pass above the dino, cacti below.
 */
const NEAR_EDGE: Readonly<Record<ThreatKind, number>> = { cactus: 0, pterodactyl: 1 };

/** The threat has passed, so this hides nothing. */
function burstAtNearMisses(view: RunView, particles: Particles): void {
  const { events } = view;
  for (let i = 0; i < events.length; i++) {
    const { type, kind, x, y, width, height } = events.at(i);
    if (type !== 'nearMiss' || kind === null) continue;
    const edge = y + NEAR_EDGE[kind] * height;
    for (let spark = 0; spark < NEAR_MISS_SPARKS; spark++) {
      const { dx, dy } = direction(spark, NEAR_MISS_SPARKS, quasiRandom(view.steps, spark));
      particles.spawn('spark', x + width / 2, edge, dx * 4 - 2, dy * 4, spark % 2 === 1);
    }
  }
}

const SPARKS = 8;

function burstAtPickup(view: RunView, particles: Particles): void {
  const x = left(view) + view.components.Size.width.get(view.dino) - 10;
  const y = GROUND_Y - PICKUP_ALTITUDE + PICKUP_SIZE.height / 2;
  for (let i = 0; i < SPARKS; i++) {
    const { dx, dy } = direction(i, SPARKS, 0.5);
    const speed = i % 2 === 0 ? 7 : 4.5;
    particles.spawn('spark', x, y, dx * speed, dy * speed, i % 2 === 1);
  }
}

const TRIUMPH_SPARKS = 20;

/** Two rings around the dino: the player has passed a rival. None with reduced motion. */
export function burstTriumph(view: RunView, particles: Particles): void {
  const x = left(view) + FEET;
  const y = bottom(view) - 50;
  for (let i = 0; i < TRIUMPH_SPARKS; i++) {
    const { dx, dy } = direction(i, TRIUMPH_SPARKS, 0.5);
    const speed = i % 2 === 0 ? 11 : 6;
    particles.spawn('spark', x + dx * 20, y + dy * 20, dx * speed + 3, dy * speed, true);
  }
}

const STARS = 7;

function burstAtCrash(view: RunView, particles: Particles): void {
  const crash = readCrash(view);
  if (crash === undefined) return;
  const x = crash.overlap.x + crash.overlap.width / 2;
  const y = crash.overlap.y + crash.overlap.height / 2;
  for (let i = 0; i < STARS; i++) {
    const { dx, dy } = direction(i, STARS, quasiRandom(view.steps, i));
    const speed = quasiRandomBetween(view.steps, i + STARS, 6, 10);
    particles.spawn('spark', x, y, dx * speed, dy * speed - 1, i % 2 === 1);
  }
  if (!isAirborne(view)) burstAtFeet(view, particles);
}

/** Reused, so that a burst allocates nothing. */
const unitVector = { dx: 0, dy: 0 };

/**
 * The i-th of `count` evenly spread directions, as a unit vector that the next call overwrites.
 * @param turn 0 to 1, rotates all of them by this share of the angle between two.
 */
function direction(i: number, count: number, turn: number): Readonly<typeof unitVector> {
  const angle = ((i + turn) / count) * 2 * Math.PI;
  unitVector.dx = Math.cos(angle);
  unitVector.dy = Math.sin(angle);
  return unitVector;
}

function left(view: RunView): number {
  return view.components.Position.x.get(view.dino);
}

function bottom(view: RunView): number {
  return view.components.Position.y.get(view.dino) + view.components.Size.height.get(view.dino);
}
