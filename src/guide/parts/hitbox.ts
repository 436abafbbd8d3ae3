import { type Box, HITBOX_INSET, type Size } from '#simulation';

/** The hitbox of a figure without assists, px. @param box the figure's. */
export function hitboxIn({ x, y, width, height }: Box): Box {
  return { x: x + HITBOX_INSET, y: y + HITBOX_INSET, ...hitboxSize({ width, height }) };
}

export function hitboxSize({ width, height }: Size): Size {
  return { width: width - 2 * HITBOX_INSET, height: height - 2 * HITBOX_INSET };
}
