import {
  fallVelocity,
  INPUT,
  isAirborne,
  jumpArc,
  kindOf,
  type RunView,
  type ThreatKind,
} from '#simulation';
import { jumpClears, stepsToArrival, threatensStanding } from '#solver';

/** Crouch this many steps early, so the player sees it coming. */
const LEAD_STEPS = 8;

/**
 * Remember a press of jump for this many steps while the jump has to wait. With the input buffer's
 * steps that is a third of a second.
 */
const JUMP_BUFFER_STEPS = 12;

const AVOIDED_BY = { cactus: 'jump', pterodactyl: 'crouch' } as const satisfies Record<
  ThreatKind,
  'jump' | 'crouch'
>;

/**
 * How far a threat may be from where the present speed puts it, px: the game speeds up within a
 * jump.
 */
const TOLERANCE_PX = 4;

/**
 * Crouches automatically, so one key plays the whole game. Crouches for each pterodactyl that
 * threatens a standing dino, from shortly before it arrives until it has passed. A jump that stays
 * clear of it goes first. A jump that would hit any pterodactyl waits until that has passed,
 * because a press is short. But if a cactus arrives before, the player must have meant the cactus,
 * so the dino jumps.
 */
export class AutomaticCrouch {
  private readonly arc = jumpArc();
  private bufferStepsLeft = 0;

  constructor(private readonly isOn: () => boolean = () => true) {}

  adjust(view: RunView, input: number): number {
    if (!this.isOn()) return input;
    const bufferStepsLeft = this.bufferStepsAfter(view, input);
    const jumps = this.jumpsNow(view, bufferStepsLeft);
    this.bufferStepsLeft = jumps ? 0 : bufferStepsLeft;
    return adjusted(view, input, bufferStepsLeft, jumps);
  }

  preview(view: RunView, input: number): number {
    if (!this.isOn()) return input;
    const bufferStepsLeft = this.bufferStepsAfter(view, input);
    return adjusted(view, input, bufferStepsLeft, this.jumpsNow(view, bufferStepsLeft));
  }

  private bufferStepsAfter(view: RunView, input: number): number {
    if (isAirborne(view)) return 0;
    return (input & INPUT.jump) === 0 ? Math.max(0, this.bufferStepsLeft - 1) : JUMP_BUFFER_STEPS;
  }

  private jumpsNow(view: RunView, bufferStepsLeft: number): boolean {
    if (bufferStepsLeft === 0) return false;
    const blocked = arrivalOf(view, 'crouch', this.isHit);
    return blocked === Number.POSITIVE_INFINITY || arrivalOf(view, 'jump') < blocked;
  }

  private readonly isHit = (view: RunView, threat: number): boolean =>
    !jumpClears(view, threat, this.arc, TOLERANCE_PX);
}

function adjusted(view: RunView, input: number, bufferStepsLeft: number, jumps: boolean): number {
  if (jumps) return input | INPUT.jump;
  const isNear = arrivalOf(view, 'crouch') <= LEAD_STEPS;
  if (isNear && !(isAirborne(view) && isSpedUpByCrouch(view))) return input | INPUT.crouch;
  return bufferStepsLeft > 0 ? input & ~INPUT.jump : input;
}

/**
 * Crouching makes the dino fall fast, perhaps onto a cactus. In the last step of a fall it only
 * makes the dino duck on landing.
 */
function isSpedUpByCrouch({ components: { Velocity }, dino }: RunView): boolean {
  const velocity = Velocity.y.get(dino);
  return fallVelocity(velocity, true) > fallVelocity(velocity, false);
}

/**
 * Steps until the first threat that is avoided this way reaches the dino; 0 or less while it is
 * there, infinity if there is none.
 * @param counts picks the threats; by default those that threaten a standing dino.
 */
function arrivalOf(
  view: RunView,
  avoidedBy: 'jump' | 'crouch',
  counts: (view: RunView, threat: number) => boolean = threatensStanding,
): number {
  let first = Number.POSITIVE_INFINITY;
  const { threats } = view.entities;
  for (let i = 0; i < threats.length; i++) {
    const id = threats.get(i);
    if (AVOIDED_BY[kindOf(view, id)] === avoidedBy && counts(view, id))
      first = Math.min(first, stepsToArrival(view, id));
  }
  return first;
}

/**
 * A jump can end in a pterodactyl that arrives within this many steps: a jump takes 49, plus a few
 * to crouch in.
 */
const REACH_STEPS = 60;

export function isCrouchAhead(view: RunView): boolean {
  let next = Number.POSITIVE_INFINITY;
  let isCrouch = false;
  const { threats } = view.entities;
  for (let i = 0; i < threats.length; i++) {
    const id = threats.get(i);
    const arrival = stepsToArrival(view, id);
    if (arrival >= next) continue;
    next = arrival;
    isCrouch = AVOIDED_BY[kindOf(view, id)] === 'crouch';
  }
  return isCrouch && next <= REACH_STEPS;
}
