import type { Picture } from '#content';
import styles from './article.module.css';
import { RichText } from './RichText.tsx';

/** A picture with a caption, loaded when it comes near the viewport. */
export function Figure({
  picture: { src, alt, caption, width, height },
}: {
  readonly picture: Picture;
}) {
  return (
    <figure className={styles.figure}>
      <img src={src} alt={alt} width={width} height={height} loading="lazy" />
      <figcaption>
        <RichText text={caption} />
      </figcaption>
    </figure>
  );
}
