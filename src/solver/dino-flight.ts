import { fallVelocity, hasLanded, isAirborne, type RunView, STANDING_Y } from '#simulation';

/** States of the dino after a step. k steps into a jump it is `AIRBORNE + k - 1`, k from 1. */
export const STANDING = 0;
export const CROUCHING = 1;
export const AIRBORNE = 2;

/** Continues a jump or fall from the dino's present height and speed. Meant to be reused. */
export class DinoFlight {
  isInAir = false;
  /** The dino's top edge. */
  y = STANDING_Y;
  private velocity = 0;

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
