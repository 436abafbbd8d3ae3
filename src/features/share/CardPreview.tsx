import { useEffect, useRef } from 'react';
import { cardDescription } from '#content';
import type { SavedRun } from '#game/api';
import styles from './share.module.css';

interface CardPreviewProps {
  readonly card: HTMLCanvasElement;
  readonly run: Pick<SavedRun, 'score' | 'metres'>;
}

/** Shows the canvas itself: the site's content security policy does not allow images with blob: addresses. */
export function CardPreview({ card, run }: CardPreviewProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    place.current?.replaceChildren(card);
  }, [card]);
  return <div ref={place} className={styles.preview} role="img" aria-label={cardDescription(run)} />;
}
