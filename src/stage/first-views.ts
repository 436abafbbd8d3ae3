import { THREAT_KINDS, type ThreatKind } from '#simulation';
import { createBullets, createPickup } from './figures/weapon.ts';
import { createCacti } from './figures/cacti.ts';
import { createClouds } from './figures/clouds.ts';
import { createDino } from './figures/dino.ts';
import { createGround } from './figures/ground.ts';
import { createPterodactyls } from './figures/pterodactyls.ts';
import { Hud } from './overlay/hud.ts';
import { Messages } from './overlay/messages.ts';
import { createHills } from './sky/hills.ts';
import type { ViewFactory } from './view.ts';

const THREAT_VIEWS = {
  cactus: createCacti,
  pterodactyl: createPterodactyls,
} as const satisfies Record<ThreatKind, ViewFactory>;

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
