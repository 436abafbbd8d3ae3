/**
 * Every state that the dino can be in after a step, as a number:
 * standing, crouching, or k steps into a jump (`AIRBORNE + k - 1`, k from 1).
 */
export const STANDING = 0;
export const CROUCHING = 1;
export const AIRBORNE = 2;
