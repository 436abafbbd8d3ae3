import { createBullets } from './figures/bullets.ts';
import { createCacti } from './figures/cacti.ts';
import { createClouds } from './figures/clouds.ts';
import { createDino } from './figures/dino.ts';
import { createGround } from './figures/ground.ts';
import { createPickup } from './figures/pickup.ts';
import { createPterodactyls } from './figures/pterodactyls.ts';
import { Hud } from './overlay/hud.ts';
import { Messages } from './overlay/messages.ts';
import type { ViewFactory } from './view.ts';

/** The views of the first frame, in the order in which they draw, from back to front. */
export const EARLY_VIEWS: readonly ViewFactory[] = [
  createClouds,
  createGround,
  createCacti,
  createPickup,
  createPterodactyls,
  createDino,
  createBullets,
  (context) => new Hud(context),
  (context) => new Messages(context),
];
