import { type RivalId, RIVALS } from '#rivals';
import styles from './rivals.module.css';

/** In the picture of all heads, px. */
const HEAD_WIDTH = 24;

interface RivalHeadProps {
  readonly id: RivalId;
  readonly isBeaten?: boolean;
}

export function RivalHead({ id, isBeaten = true }: RivalHeadProps) {
  return (
    <img
      className={styles.head}
      src="/pictures/rivals.png"
      alt=""
      style={{
        objectPosition: `${-HEAD_WIDTH * RIVALS.findIndex((rival) => rival.id === id)}px 0`,
      }}
      data-beaten={isBeaten || undefined}
    />
  );
}
