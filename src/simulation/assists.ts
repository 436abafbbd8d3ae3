export interface Assists {
  /**
   * 0.5 to 1; half speed gives twice the time to react. The simulation ignores it: its caller takes
   * fewer steps a second, so the course stays the same and as fair.
   */
  readonly speed: number;
  /** px added to the hitbox inset on each side, 0 to 10. The maximum doubles the inset. */
  readonly forgiveness: number;
  readonly pterodactyls: boolean;
}

export const NO_ASSISTS: Assists = { speed: 1, forgiveness: 0, pterodactyls: true };

export function isAssisted({ speed, forgiveness, pterodactyls }: Assists): boolean {
  return speed !== NO_ASSISTS.speed || forgiveness !== NO_ASSISTS.forgiveness || !pterodactyls;
}

export function areAssistsInRange({ speed, forgiveness }: Assists): boolean {
  return speed >= 0.5 && speed <= 1 && forgiveness >= 0 && forgiveness <= 10;
}
