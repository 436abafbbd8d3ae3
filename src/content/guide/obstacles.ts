interface Size {
  readonly width: number;
  readonly height: number;
}

/** The gallery of what can end a run. */
export const OBSTACLE_GUIDE = {
  title: 'Every obstacle and its hitbox',
  lead: 'All at the same scale. Only the dashed boxes can touch: when yours meets another, the run is over.',
  show: 'Show hitboxes',
  figures: 'Figures',
  dino: 'Your dino',
  crouchingDino: 'Your dino, ducking',
  pterodactyl: 'Pterodactyl',
} as const;

const COUNTS = ['One', 'Two', 'Three'] as const;

/** 'Two small cacti'. @param count 1 to 3. */
export function cactusGroup(size: 'small' | 'large', count: number): string {
  return `${COUNTS[count - 1] ?? count} ${size} ${count === 1 ? 'cactus' : 'cacti'}`;
}

/** What stands below a figure of the gallery, px. */
export function sizeAndHitbox(size: Size, hitbox: Size): string {
  return `${size.width} × ${size.height} px, hitbox ${hitbox.width} × ${hitbox.height}`;
}
