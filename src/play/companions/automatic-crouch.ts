import { DINO_SIZE, DINO_X, GROUND_Y, INPUT, type RunView } from '#simulation';
import { jumpArc } from '#solver';

/** Steps between the crouch and the moment it is needed: what happens by itself should be seen to happen. */
const LEAD_STEPS = 8;

/** Steps for which a jump that could not be had is still wanted: a third of a second. */
const PATIENCE_STEPS = 20;

/** How far a pterodactyl may be from where the speed of now puts it, px: the game speeds up within a jump. */
const SLACK = 4;

/** For which there is nothing to wait. */
const NEVER = Number.MAX_VALUE;

/**
 * Ducks by itself, so that one key plays the whole game. It crouches for each pterodactyl that threatens a standing dino, from
 * shortly before it comes until it has passed. A jump that leads clear of it goes first. One that would end in it waits until it
 * has passed, for a press is soon over; unless a cactus comes before, for which the jump must have been meant.
 */
export class AutomaticCrouch {
  private readonly arc = jumpArc();
  /** Steps for which a jump that waits is still wanted. */
  private patience = 0;

  /** What the player's input for the next step of this run comes to. */
  readonly adjust = (view: RunView, input: number): number => {
    const isJumping = view.components.Dino.jumping.get(view.dino) === 1;
    const asks = (input & INPUT.jump) !== 0;
    this.patience = isJumping ? 0 : asks ? PATIENCE_STEPS : Math.max(0, this.patience - 1);
    const wantsJump = this.patience > 0;
    const arrival = arrivalOfLow(view);
    if (wantsJump && (this.isClear(view) || arrivalOfCactus(view) < arrival)) {
      this.patience = 0;
      return input | INPUT.jump;
    }
    // In the air a crouch takes hold on landing.
    if (arrival <= LEAD_STEPS) return input | INPUT.crouch;
    return wantsJump ? input & ~INPUT.jump : input;
  };

  /** Whether a jump that begins now leads clear of every pterodactyl that one has to duck under. */
  private isClear(view: RunView): boolean {
    const { pterodactyls } = view.entities;
    for (let i = 0; i < pterodactyls.length; i++) {
      const id = pterodactyls.get(i);
      if (isLow(view, id) && !this.clears(view, id)) return false;
    }
    return true;
  }

  private clears(view: RunView, id: number): boolean {
    const { Position, Size, Hitbox } = view.components;
    const inset = Hitbox.inset.get(id);
    const own = Hitbox.inset.get(view.dino);
    const top = Position.y.get(id) + inset;
    const bottom = Position.y.get(id) + Size.height.get(id) - inset;
    let left = Position.x.get(id) + inset - SLACK;
    let right = Position.x.get(id) + Size.width.get(id) - inset;
    const speed = speedOf(view, id);
    for (const y of this.arc) {
      left -= speed;
      right -= speed;
      const meets = left < DINO_X + DINO_SIZE.width - own && right > DINO_X + own;
      if (meets && bottom > y + own && top < y + DINO_SIZE.height - own) return false;
    }
    return true;
  }
}

/** Steps until the first of the pterodactyls that one has to duck under is at the dino; 0 or less while it is. */
function arrivalOfLow(view: RunView): number {
  const { pterodactyls } = view.entities;
  let first = NEVER;
  for (let i = 0; i < pterodactyls.length; i++) {
    const id = pterodactyls.get(i);
    if (isLow(view, id)) first = Math.min(first, arrivalOf(view, id));
  }
  return first;
}

function arrivalOfCactus(view: RunView): number {
  const { cacti } = view.entities;
  let first = NEVER;
  for (let i = 0; i < cacti.length; i++) first = Math.min(first, arrivalOf(view, cacti.get(i)));
  return first;
}

/** Whether a pterodactyl would hit a standing dino. */
function isLow(view: RunView, id: number): boolean {
  const { Position, Size, Hitbox } = view.components;
  const bottom = Position.y.get(id) + Size.height.get(id) - Hitbox.inset.get(id);
  return bottom > GROUND_Y - DINO_SIZE.height + Hitbox.inset.get(view.dino);
}

/** Steps until a threat's hitbox meets that of a standing dino from the side; never, when it has passed. */
function arrivalOf(view: RunView, id: number): number {
  const { Position, Size, Hitbox } = view.components;
  const inset = Hitbox.inset.get(id);
  const own = Hitbox.inset.get(view.dino);
  if (Position.x.get(id) + Size.width.get(id) - inset <= DINO_X + own) return NEVER;
  return (Position.x.get(id) + inset - (DINO_X + DINO_SIZE.width - own)) / speedOf(view, id);
}

/** px a step. */
function speedOf(view: RunView, id: number): number {
  return view.gameSpeed * view.components.Scroll.factor.get(id);
}
