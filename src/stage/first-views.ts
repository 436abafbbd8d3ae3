import { THREAT_KINDS } from '#simulation';
import { createDino } from './figures/dino.ts';
import { createClouds, createGround, createHills } from './figures/scenery.ts';
import { THREAT_VIEWS } from './figures/threats.ts';
import { createBullets, createPickup } from './figures/weapon.ts';
import { Hud } from './overlay/hud.ts';
import { Messages } from './overlay/messages.ts';
import type { ViewFactory } from './view.ts';

/**
 * The views of the first frame. Each draws into a layer of its own, and `scene.tsx` says which
 * layer lies over which.
 */
export const FIRST_VIEWS: readonly ViewFactory[] = [
  createHills,
  createClouds,
  createGround,
  ...THREAT_KINDS.map((kind) => THREAT_VIEWS[kind]),
  createPickup,
  createDino,
  createBullets,
  (context) => new Hud(context),
  (context) => new Messages(context),
];
