import styles from './article.module.css';

interface FigureProps {
  readonly picture: {
    readonly src: string;
    readonly alt: string;
    readonly caption: string;
    readonly width: number;
    readonly height: number;
  };
}

/** A picture with a caption, loaded when it comes near the viewport. */
export function Figure({ picture: { src, alt, caption, width, height } }: FigureProps) {
  return (
    <figure className={styles.figure}>
      <img src={src} alt={alt} width={width} height={height} loading="lazy" />
      <figcaption>{caption}</figcaption>
    </figure>
  );
}
