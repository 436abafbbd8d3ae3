import { fallVelocity, hasLanded, isAirborne, type RunView, STANDING_Y } from '#simulation';

/**
 * Every state that the dino can be in after a step, as a number:
 * standing, crouching, or k steps into a jump (`AIRBORNE + k - 1`, k from 1).
 */
export const STANDING = 0;
export const CROUCHING = 1;
export const AIRBORNE = 2;

/**
 * How a dino that is in the air goes on to fall if nothing is pressed, step by step: from its own
 * height and speed, so that it does not matter how it came by them. One object, used again and
 * again.
 */
export class DinoFlight {
  isInAir = false;
  /** The dino's top edge, px. */
  y = STANDING_Y;
  private velocity = 0;

  /** Begins where the dino of this run is now. */
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

  /** Takes one step in the air, as the simulation does: gravity first. */
  step(): void {
    this.move(fallVelocity(this.velocity, false));
  }

  /** The same with crouch pressed. */
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
