import styles from './game.module.css';

/** The stage as it looks before the first start, as a picture: there from the page's first moment, and under the canvas after. */
export function Poster() {
  return (
    <picture>
      <source media="(pointer: coarse)" srcSet="/dino-assets/poster-touch.png" width={1000} height={380} />
      <img
        src="/dino-assets/poster.png"
        className={styles['poster']}
        width={1000}
        height={380}
        fetchPriority="high"
        alt=""
      />
    </picture>
  );
}
