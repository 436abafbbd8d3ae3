import styles from './poster.module.css';

/** A picture of the stage before the first start: visible from the page's first moment on, and later behind the canvas. */
export function Poster() {
  return (
    <picture>
      <source media="(pointer: coarse)" srcSet="/dino-assets/poster-touch.png" width={1000} height={380} />
      <img
        src="/dino-assets/poster.png"
        className={styles.poster}
        width={1000}
        height={380}
        fetchPriority="high"
        alt=""
      />
    </picture>
  );
}
