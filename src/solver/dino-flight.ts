import { fallVelocity, hasLanded, isAirborne, type RunView, STANDING_Y } from '#simulation';

/**
 * The dino's state after a step, as a number: standing, crouching, or k steps into a jump
 * (`AIRBORNE + k - 1`, k from 1).
 */
export const STANDING = 0;
export const CROUCHING = 1;
export const AIRBORNE = 2;

/**
 * Continues a jump or fall step by step from the dino's present height and speed. The object is
 * meant to be reused.
 */
export class DinoFlight {
  isInAir = false;
  /** Top edge, px. */
  y = STANDING_Y;
  private velocity = 0;

  /** Starts from the dino's present position. */
  begin(view: RunView): void {
    const { Position, Velocity } = view.components;
    const { dino } = view;
    this.isInAir = isAirborne(view);
    this.y = Position.y.get(dino);
    this.velocity = Velocity.y.get(dino);
  }

  beginAs({ isInAir, y, velocity }: DinoFlight): void {
    this.isInAir = isInAir;
    this.y = y;
    this.velocity = velocity;
  }

  /** Same order as the simulation: gravity before movement. */
  step(): void {
    this.move(fallVelocity(this.velocity, false));
  }

  /** Like {@link step}, with crouch pressed. */
  stepFast(): void {
    this.move(fallVelocity(this.velocity, true));
  }

  private move(velocity: number): void {
    this.velocity = velocity;
    this.y += velocity;
    if (!hasLanded(this.y)) return;
    this.y = STANDING_Y;
    this.isInAir = false;
  }
}
