import type { ReactNode } from 'react';
import { type Box, GROUND_MARGIN, GROUND_Y, HITBOX_INSET, type Size } from '#simulation';
import styles from './guide.module.css';

export function onGround(x: number, { width, height }: Size): Box {
  return { x, y: GROUND_Y - height, width, height };
}

/** Without assists. */
export function hitboxSize({ width, height }: Size): Size {
  return { width: width - 2 * HITBOX_INSET, height: height - 2 * HITBOX_INSET };
}

interface StageDrawingProps {
  readonly label: string;
  /** Stage px. */
  readonly width: number;
  /** Of the part above the ground, stage px. */
  readonly height: number;
  readonly children: ReactNode;
}

/** A part of the stage in stage px, with `x` from 0 and the ground line at GROUND_Y. */
export function StageDrawing({ label, width, height, children }: StageDrawingProps) {
  const box = { x: 0, y: GROUND_Y - height, width, height: height + GROUND_MARGIN };
  return (
    <svg
      className={styles.scene}
      viewBox={`${box.x} ${box.y} ${box.width} ${box.height}`}
      role="img"
      aria-label={label}
    >
      <rect {...box} className={styles.sky} />
      <rect x={0} y={GROUND_Y} width={width} height={GROUND_MARGIN} className={styles.ground} />
      {children}
    </svg>
  );
}

/** `npm run assets` draws these one by one. */
export type SpriteName =
  | 'dino-run-1'
  | 'dino-jump'
  | 'dino-crouch-1'
  | 'pterodactyl-1'
  | `cactus-${'small' | 'large'}-${number}`;

interface SpriteImageProps {
  readonly sprite: SpriteName;
  readonly box: Box;
}

export function SpriteImage({ sprite, box }: SpriteImageProps) {
  return <image href={`/pictures/guide-${sprite}.png`} {...box} className={styles.pixels} />;
}

export function Hitbox({ box }: { readonly box: Box }) {
  const { x, y } = box;
  return (
    <rect
      x={x + HITBOX_INSET}
      y={y + HITBOX_INSET}
      {...hitboxSize(box)}
      className={styles.hitbox}
    />
  );
}
