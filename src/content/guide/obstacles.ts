interface Size {
  readonly width: number;
  readonly height: number;
}

export const OBSTACLE_GUIDE = {
  title: 'Every obstacle and its hitbox',
  lead: 'All at the same scale. Only the dashed boxes count: if yours overlaps another, the run’s over.',
  show: 'Show hitboxes',
  figures: 'Figures',
  dino: 'Your dino',
  crouchingDino: 'Your dino, ducking',
  pterodactyl: 'Pterodactyl',
} as const;

const COUNTS = ['One', 'Two', 'Three'] as const;

export function cactusGroup(size: 'small' | 'large', count: number): string {
  return `${COUNTS[count - 1] ?? count} ${size} ${count === 1 ? 'cactus' : 'cacti'}`;
}

export function formatSize({ width, height }: Size): string {
  return `${width} × ${height} px`;
}

export function hitboxText(hitbox: Size): string {
  return `Hitbox ${formatSize(hitbox)}`;
}
