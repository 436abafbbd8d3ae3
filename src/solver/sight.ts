import {
  GROUND_Y,
  hitboxBottom,
  hitboxLeft,
  hitboxRight,
  hitboxTop,
  isAirborne,
  isArmed,
  isCrouching,
  kindOf,
  type RunView,
  STAGE_WIDTH,
  type ThreatKind,
} from '#simulation';

/** Edges of a hitbox, stage px from the upper left corner. */
interface SeenBox {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

interface SeenDino extends SeenBox {
  /** px from its feet down to the ground. */
  readonly height: number;
  readonly airborne: boolean;
  readonly crouching: boolean;
  readonly armed: boolean;
  /** Until turbo ends; 0 while it's off. */
  readonly turboSteps: number;
  readonly cooldownSteps: number;
}

export interface SeenThreat extends SeenBox {
  /** As debug mode shows it. Another threat may have it later. */
  readonly id: number;
  readonly kind: ThreatKind;
  /** Towards the dino, px a step. */
  readonly speed: number;
  /** The step of the run. */
  readonly enteredAt: number;
}

export interface Sight {
  readonly score: number;
  /** Of the ground, px a step, turbo included. */
  readonly speed: number;
  readonly dino: SeenDino;
  /** From left to right, those behind the dino included. */
  readonly threats: readonly SeenThreat[];
  /** The weapon to collect. */
  readonly pickup: SeenBox | null;
}

/** What a player can see of the run: a copy, without anything beyond the edges of the stage. */
export function look(view: RunView): Sight {
  const { score, pace, entities } = view;
  const threats: SeenThreat[] = [];
  for (let i = 0; i < entities.threats.length; i++) {
    const threat = entities.threats.get(i);
    if (isOnStage(view, threat)) threats.push(seeThreat(view, threat));
  }
  return {
    score,
    speed: pace.gameSpeed,
    dino: seeDino(view),
    threats: threats.sort((a, b) => a.left - b.left),
    pickup: seePickup(view),
  };
}

// Spread objects would take ten times as long.
function seeDino(view: RunView): SeenDino {
  const { dino, turbo, components } = view;
  const { Position, Size } = components;
  return {
    left: hitboxLeft(view, dino),
    right: hitboxRight(view, dino),
    top: hitboxTop(view, dino),
    bottom: hitboxBottom(view, dino),
    height: GROUND_Y - Size.height.get(dino) - Position.y.get(dino),
    airborne: isAirborne(view),
    crouching: isCrouching(view),
    armed: isArmed(view),
    turboSteps: turbo.stepsLeft,
    cooldownSteps: turbo.cooldownStepsLeft,
  };
}

function seeThreat(view: RunView, id: number): SeenThreat {
  const { Scroll, Threat } = view.components;
  return {
    left: hitboxLeft(view, id),
    right: hitboxRight(view, id),
    top: hitboxTop(view, id),
    bottom: hitboxBottom(view, id),
    id,
    kind: kindOf(view, id),
    speed: view.pace.gameSpeed * Scroll.factor.get(id),
    enteredAt: Threat.enteredAt.get(id),
  };
}

function seePickup(view: RunView): SeenBox | null {
  const { pickups } = view.entities;
  if (pickups.length === 0) return null;
  const id = pickups.get(0);
  if (!isOnStage(view, id)) return null;
  return {
    left: hitboxLeft(view, id),
    right: hitboxRight(view, id),
    top: hitboxTop(view, id),
    bottom: hitboxBottom(view, id),
  };
}

function isOnStage(view: RunView, id: number): boolean {
  return hitboxLeft(view, id) < STAGE_WIDTH && hitboxRight(view, id) > 0;
}
