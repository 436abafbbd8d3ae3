import { useEffect, useRef } from 'react';
import type { SavedRun } from '#game/api';
import styles from './share.module.css';
import { inMetres, inPoints } from '#ui';

interface CardPreviewProps {
  readonly card: HTMLCanvasElement;
  readonly run: Pick<SavedRun, 'score' | 'metres'>;
}

/** The card itself: a picture with an address of its own is not allowed on this site's pages. */
export function CardPreview({ card, run: { score, metres } }: CardPreviewProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    place.current?.replaceChildren(card);
  }, [card]);
  return (
    <div
      ref={place}
      className={styles['preview']}
      role="img"
      aria-label={`The end of the run, ${inPoints(score)} and ${inMetres(metres)}`}
    />
  );
}
