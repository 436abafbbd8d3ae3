import { useEffect } from 'react';
import { nextRival, RIVAL_WORDS, RIVALS_TEXT, rivalsBeaten } from '#content';
import { RIVALS } from '#rivals';
import { useStore } from '#ui';
import { Head } from './Head.tsx';
import styles from './rivals.module.css';
import { rivalsStore } from './rivals-store.ts';

/** All rivals by their heads, those in colour who have been beaten, and who comes next. */
export function RivalRow() {
  useEffect(() => rivalsStore.watch(), []);
  const { beaten } = useStore(rivalsStore);
  const next = RIVALS[beaten];
  return (
    <section className={styles.rivals} aria-label={RIVALS_TEXT.title}>
      <p>
        <strong>{RIVALS_TEXT.title}</strong> {rivalsBeaten(beaten, RIVALS.length)}
      </p>
      <p className={styles.row} aria-hidden="true">
        {RIVALS.map(({ id }, place) => (
          <Head key={id} id={id} isBeaten={place < beaten} />
        ))}
      </p>
      <p>{next === undefined ? RIVALS_TEXT.allBeaten : nextRival(RIVAL_WORDS[next.id])}</p>
    </section>
  );
}
