import { useEffect } from 'react';
import { nextRival, RIVAL_WORDS, RIVALS_TEXT, rivalsBeaten } from '#content';
import { beatenRivals } from '#game';
import { RIVALS } from '#rivals';
import { useStore } from '#ui';
import { RivalHead } from './RivalHead.tsx';
import styles from './rivals.module.css';

/** All rivals by their heads, those in colour who have been beaten, and who comes next. */
export function RivalRow() {
  useEffect(() => beatenRivals.watch(), []);
  const { beaten } = useStore(beatenRivals);
  const next = RIVALS[beaten];
  return (
    <section className={styles.rivals} aria-label={RIVALS_TEXT.title}>
      <p>
        {RIVALS_TEXT.title}: {rivalsBeaten(beaten, RIVALS.length)}
      </p>
      <p className={styles.row} aria-hidden="true">
        {RIVALS.map(({ id }, place) => (
          <RivalHead key={id} id={id} isBeaten={place < beaten} />
        ))}
      </p>
      <p>{next === undefined ? RIVALS_TEXT.allBeaten : nextRival(RIVAL_WORDS[next.id])}</p>
    </section>
  );
}
