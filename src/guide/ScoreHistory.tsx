import { useEffect, useState } from 'react';
import { SCORE_HISTORY_GUIDE } from '#content';
import { lazyPart, whenIdle } from '#site';
import { GuideSection } from './parts/GuideSection.tsx';
import styles from './parts/guide.module.css';

const { title, lead, awaited, notLoaded } = SCORE_HISTORY_GUIDE;

const WAIT = <p>{awaited}</p>;

const History = lazyPart(async () => (await import('#play')).loadScoreHistory(), {
  notLoaded,
  fallback: () => WAIT,
});

/** The best scores by day. They load once the browser is idle, so that the page comes first. */
export default function ScoreHistory() {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => whenIdle(() => setIdle(true)), []);
  return (
    <GuideSection title={title} lead={lead} needsScript>
      <div className={styles.history}>{isIdle ? <History /> : WAIT}</div>
    </GuideSection>
  );
}
