import { SCORE_HISTORY_GUIDE } from '#content';
import { loadOrReload } from '#site';
import { GuideSection, lazyResults } from './parts/GuideSection.tsx';
import styles from './parts/guide.module.css';

const History = lazyResults(
  async () => (await loadOrReload(() => import('#play'))).loadScoreHistory(),
  SCORE_HISTORY_GUIDE,
);

/** The player's best scores by day. */
export default function ScoreHistory() {
  const { title, lead } = SCORE_HISTORY_GUIDE;
  return (
    <GuideSection title={title} lead={lead} needsScript>
      <div className={styles.history}>
        <History />
      </div>
    </GuideSection>
  );
}
