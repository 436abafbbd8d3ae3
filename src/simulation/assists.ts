/** Options that make a run easier. They are set when a run begins and stay the same to its end. */
export interface Assists {
  /**
   * How fast time passes, 0.5 to 1: the whole game in slow motion, jumps included. Half of the full
   * speed doubles the time there is to react. The simulation ignores it; its caller takes fewer
   * steps a second. So the course is the same, and as fair.
   */
  readonly speed: number;
  /**
   * px added to the inset of the dino's hitbox on each side, 0 to 10. The maximum doubles the inset
   * of the rules and leaves a standing dino a hitbox of 48 x 54.
   */
  readonly forgiveness: number;
  /** Whether pterodactyls come. */
  readonly pterodactyls: boolean;
}

/** The game without assists. */
export const NO_ASSISTS: Assists = { speed: 1, forgiveness: 0, pterodactyls: true };

export function isAssisted({ speed, forgiveness, pterodactyls }: Assists): boolean {
  return speed !== NO_ASSISTS.speed || forgiveness !== NO_ASSISTS.forgiveness || !pterodactyls;
}

/** Whether its numbers are those of a run that can be made. */
export function areAssistsInRange({ speed, forgiveness }: Assists): boolean {
  return speed >= 0.5 && speed <= 1 && forgiveness >= 0 && forgiveness <= 10;
}
