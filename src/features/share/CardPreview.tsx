import { useEffect, useRef } from 'react';
import styles from './share.module.css';

interface CardPreviewProps {
  readonly card: HTMLCanvasElement;
  /** What it shows, in words. */
  readonly description: string;
}

/** Shows the canvas itself: the site's content security policy does not allow images with blob: addresses. */
export function CardPreview({ card, description }: CardPreviewProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    place.current?.replaceChildren(card);
  }, [card]);
  return <div ref={place} className={styles.preview} role="img" aria-label={description} />;
}
