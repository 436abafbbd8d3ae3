/** Options that make a run easier. They are set when a run begins and stay the same to its end. */
export interface Assists {
  /**
   * How fast time passes, 0.5 to 1: the whole game in slow motion, jumps included. The simulation
   * ignores it; its caller takes fewer steps a second. So the course is the same, and as fair.
   */
  readonly speed: number;
  /** px added to the inset of the dino's hitbox on each side, 0 to 10. */
  readonly forgiveness: number;
  /** Whether pterodactyls come. */
  readonly pterodactyls: boolean;
}

/** The game without assists. */
export const NO_ASSISTS: Assists = { speed: 1, forgiveness: 0, pterodactyls: true };

/** Share of the full speed. Half of it doubles the time there is to react. */
export const ASSIST_SPEED = { min: 0.5, max: 1 } as const;
/**
 * px. The maximum doubles the inset of the rules and leaves a standing dino a hitbox of 48 x 54.
 */
export const ASSIST_FORGIVENESS = { min: 0, max: 10 } as const;

export function isAssisted({ speed, forgiveness, pterodactyls }: Assists): boolean {
  return speed !== NO_ASSISTS.speed || forgiveness !== NO_ASSISTS.forgiveness || !pterodactyls;
}

/** @throws RangeError for a number outside its range. */
export function assertAssists({ speed, forgiveness }: Assists): void {
  assertBetween('speed', speed, ASSIST_SPEED);
  assertBetween('forgiveness', forgiveness, ASSIST_FORGIVENESS);
}

function assertBetween(
  name: string,
  value: number,
  { min, max }: { readonly min: number; readonly max: number },
): void {
  if (value >= min && value <= max) return;
  throw new RangeError(`The assist '${name}' is a number from ${min} to ${max}, not ${value}.`);
}
