import { GROUND_Y, HAPPENED, PICKUP_ALTITUDE, PICKUP_SIZE, type RunView, STAGE_WIDTH } from '#simulation';
import { readCrash } from '../crash-report.ts';
import { pseudoRandom, pseudoRandomBetween } from './pseudo-random.ts';
import type { Particles } from './particles.ts';
import type { ShotPterodactyls } from './shot-pterodactyls.ts';

/** From the dino's left edge, px: between its feet, its heel, its rump. */
const FEET = 42;
const HEEL = 22;
const RUMP = 12;

/** A foot throws dust this often under turbo, steps. */
const SCUFF_EVERY = 4;

/** The middle of a '+20' keeps this far from the stage's edges, px. */
const POINTS_MARGIN = 40;

/** Begins what the last step calls for. */
export function spawnBursts(view: RunView, shot: ShotPterodactyls, particles: Particles): void {
  const { happened } = view;
  if ((happened & HAPPENED.monsterShot) !== 0) {
    for (let i = 0; i < shot.count; i++) burstFeathers(view, shot.x[i] ?? 0, shot.y[i] ?? 0, particles);
  }
  if ((happened & HAPPENED.crashed) !== 0) burstAtCrash(view, particles);
  if ((happened & HAPPENED.weaponCollected) !== 0) burstAtPickup(view, particles);
  if ((happened & HAPPENED.landed) !== 0) burstAtFeet(view, particles);
  if ((happened & HAPPENED.turboStarted) !== 0) burstEmbers(view, particles);
  if (view.turboStepsLeft > 0 && view.steps % SCUFF_EVERY === 0 && !view.gameOver) scuff(view, particles);
}

/** A puff to each side, and a smaller one above each. */
function burstAtFeet(view: RunView, particles: Particles): void {
  const x = left(view) + FEET;
  for (let side = -1; side <= 1; side += 2) {
    const along = pseudoRandomBetween(view.steps, side + 1, 4.2, 5);
    particles.begin('dust', x + side * 24, GROUND_Y - 8, side * along, -0.2);
    particles.begin('scuff', x + side * 12, GROUND_Y - 10, side * along * 0.6, -1, true);
  }
}

function scuff(view: RunView, particles: Particles): void {
  if (view.components.Dino.jumping.get(view.dino) === 1) return;
  const back = pseudoRandomBetween(view.steps, 0, -2.5, -1);
  const up = pseudoRandomBetween(view.steps, 1, -1, -0.3);
  particles.begin('scuff', left(view) + HEEL, GROUND_Y - 4, back, up, (view.steps / SCUFF_EVERY) % 2 === 1);
}

const EMBERS = 8;

function burstEmbers(view: RunView, particles: Particles): void {
  const y = bottom(view) - 34;
  for (let i = 0; i < EMBERS; i++) {
    const { dx, dy } = direction(i, EMBERS, pseudoRandom(view.steps, i));
    const speed = pseudoRandomBetween(view.steps, i + EMBERS, 2, 4.5);
    particles.begin('ember', left(view) + RUMP + dx * 8, y + dy * 8, dx * speed - 3, dy * speed - 1, i % 2 === 1);
  }
}

const FEATHERS = 8;

function burstFeathers(view: RunView, x: number, y: number, particles: Particles): void {
  particles.begin('dust', x - 10, y, -1.5, 0);
  particles.begin('dust', x + 12, y + 4, 2, -0.5);
  for (let i = 0; i < FEATHERS; i++) {
    const { dx, dy } = direction(i, FEATHERS, pseudoRandom(view.steps, i));
    const speed = pseudoRandomBetween(view.steps, i + FEATHERS, 1.5, 6.5);
    particles.begin('feather', x + dx * 12, y + dy * 12, dx * speed, dy * speed - 1.5, i % 2 === 1);
  }
  // Last: it lies over the others.
  const pointsX = Math.min(Math.max(x, POINTS_MARGIN), STAGE_WIDTH - POINTS_MARGIN);
  particles.begin('points', pointsX, y - 12, 0, -2.6);
}

const SPARKS = 8;

function burstAtPickup(view: RunView, particles: Particles): void {
  const x = left(view) + view.components.Size.width.get(view.dino) - 10;
  const y = GROUND_Y - PICKUP_ALTITUDE + PICKUP_SIZE.height / 2;
  for (let i = 0; i < SPARKS; i++) {
    const { dx, dy } = direction(i, SPARKS, 0.5);
    const speed = i % 2 === 0 ? 7 : 4.5;
    particles.begin('spark', x, y, dx * speed, dy * speed, i % 2 === 1);
  }
}

const STARS = 7;

function burstAtCrash(view: RunView, particles: Particles): void {
  const crash = readCrash(view);
  if (crash === undefined) return;
  const x = crash.overlap.x + crash.overlap.width / 2;
  const y = crash.overlap.y + crash.overlap.height / 2;
  for (let i = 0; i < STARS; i++) {
    const { dx, dy } = direction(i, STARS, pseudoRandom(view.steps, i));
    const speed = pseudoRandomBetween(view.steps, i + STARS, 6, 10);
    particles.begin('spark', x, y, dx * speed, dy * speed - 1, i % 2 === 1);
  }
  if (view.components.Dino.jumping.get(view.dino) === 0) burstAtFeet(view, particles);
}

/** One for all: a burst makes no garbage. */
const toSide = { dx: 0, dy: 0 };

/** The i-th of `count` directions all around, turned on by up to one such angle. */
function direction(i: number, count: number, turn: number): Readonly<typeof toSide> {
  const angle = ((i + turn) / count) * 2 * Math.PI;
  toSide.dx = Math.cos(angle);
  toSide.dy = Math.sin(angle);
  return toSide;
}

function left(view: RunView): number {
  return view.components.Position.x.get(view.dino);
}

function bottom(view: RunView): number {
  return view.components.Position.y.get(view.dino) + view.components.Size.height.get(view.dino);
}
