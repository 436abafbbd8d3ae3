import { SCORE_HISTORY_GUIDE } from '#content';
import { lazyPart, loadOrReload } from '#site';
import { AfterIdle, GuideSection } from './parts/GuideSection.tsx';
import styles from './parts/guide.module.css';

const { title, lead, awaited, notLoaded } = SCORE_HISTORY_GUIDE;

const AWAITED = <p>{awaited}</p>;

const History = lazyPart(
  async () => (await loadOrReload(() => import('#play'))).loadScoreHistory(),
  {
    notLoaded,
    fallback: () => AWAITED,
  },
);

/** The player's best scores by day. */
export default function ScoreHistory() {
  return (
    <GuideSection title={title} lead={lead} needsScript>
      <div className={styles.history}>
        <AfterIdle awaited={AWAITED}>
          <History />
        </AfterIdle>
      </div>
    </GuideSection>
  );
}
