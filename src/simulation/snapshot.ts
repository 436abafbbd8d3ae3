import type { Box } from './components.ts';
import { GROUND_Y, PX_PER_METRE, STEPS_PER_SECOND } from './constants.ts';
import { isAirborne, isArmed, isCrouching, wingFrame } from './traits.ts';
import type { Entities } from './queries.ts';
import type { ThreatKind } from './threats.ts';
import type { RunView } from './world.ts';

/** A copy of the visible state, for tests and the debug tools. Lengths are stage px. */
export interface Snapshot {
  readonly seed: string;
  readonly steps: number;
  readonly score: number;
  /** Metres. */
  readonly distance: number;
  readonly gameSpeed: number;
  readonly gameOver: boolean;
  readonly crash: ThreatKind | null;
  readonly turboMode: boolean;
  /** ms, 0 to 5000. */
  readonly turboCooldown: number;
  /** ms, 0 to 3000. */
  readonly turboTimeLeft: number;
  readonly dino: Box & {
    /** Up is negative. */
    readonly velocityY: number;
    readonly jumping: boolean;
    readonly hasWeapon: boolean;
    readonly crouching: boolean;
  };
  readonly obstacles: readonly (Box & {
    readonly type: 'small' | 'large';
    readonly multiple: number;
  })[];
  readonly monsters: readonly (Box & { readonly speed: number; readonly frameIndex: number })[];
  readonly weapon: Box & { readonly visible: boolean };
  readonly bullets: readonly (Box & { readonly speed: number })[];
  readonly clouds: readonly (Box & { readonly speed: number })[];
}

export function readSnapshot(view: RunView): Snapshot {
  const { Velocity, Cactus, Scroll } = view.components;
  const { dino, entities } = view;
  const [pickup] = entities.pickups;
  const ofThreat = {
    cactus: (cactus: number) => ({
      ...box(view, cactus),
      type: Cactus.large.get(cactus) === 1 ? ('large' as const) : ('small' as const),
      multiple: Cactus.multiple.get(cactus),
    }),
    pterodactyl: (pterodactyl: number) => ({
      ...box(view, pterodactyl),
      speed: view.pace.gameSpeed * Scroll.factor.get(pterodactyl),
      frameIndex: wingFrame(view, pterodactyl),
    }),
  } satisfies Record<ThreatKind, (threat: number) => Box>;
  return {
    seed: view.seed,
    steps: view.steps,
    score: view.score,
    distance: view.groundCovered / PX_PER_METRE,
    gameSpeed: view.pace.gameSpeed,
    gameOver: view.gameOver,
    crash: view.crash,
    turboMode: view.turbo.stepsLeft > 0,
    turboCooldown: milliseconds(view.turbo.cooldownStepsLeft),
    turboTimeLeft: milliseconds(view.turbo.stepsLeft),
    dino: {
      ...box(view, dino),
      velocityY: Velocity.y.get(dino),
      jumping: isAirborne(view),
      hasWeapon: isArmed(view),
      crouching: isCrouching(view),
    },
    obstacles: fromLeftToRight(view, entities.cacti).map(ofThreat.cactus),
    monsters: fromLeftToRight(view, entities.pterodactyls).map(ofThreat.pterodactyl),
    weapon:
      pickup === undefined
        ? { x: 0, y: GROUND_Y, width: 0, height: 0, visible: false }
        : { ...box(view, pickup), visible: true },
    bullets: fromLeftToRight(view, entities.bullets).map((bullet) => ({
      ...box(view, bullet),
      speed: Velocity.x.get(bullet),
    })),
    clouds: fromLeftToRight(view, entities.clouds).map((cloud) => ({
      ...box(view, cloud),
      speed: -Velocity.x.get(cloud),
    })),
  };
}

function box(view: RunView, entity: number): Box {
  const { Position, Size } = view.components;
  return {
    x: Position.x.get(entity),
    y: Position.y.get(entity),
    width: Size.width.get(entity),
    height: Size.height.get(entity),
  };
}

/** Sorted for people who read the list: a query's order changes with every removal. */
function fromLeftToRight(view: RunView, entities: Entities): number[] {
  const { x } = view.components.Position;
  return Array.from(entities).sort((a, b) => x.get(a) - x.get(b) || a - b);
}

function milliseconds(steps: number): number {
  return (steps * 1000) / STEPS_PER_SECOND;
}
