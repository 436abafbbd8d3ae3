import { DAILY_COURSES_GUIDE } from '#content';
import { lazyPart, loadOrReload } from '#site';
import { AfterIdle, GuideSection } from './parts/GuideSection.tsx';
import styles from './parts/guide.module.css';

const { title, lead, playToday, awaited, notLoaded, past } = DAILY_COURSES_GUIDE;

const AWAITED = <p>{awaited}</p>;

const Week = lazyPart(async () => (await loadOrReload(() => import('#play'))).loadDailyWeek(), {
  notLoaded,
  fallback: () => AWAITED,
});

/** The daily courses of the last week with the player's results, and a link to that of today. */
export default function DailyCourses() {
  return (
    <GuideSection title={title} lead={lead} needsScript>
      <p>
        <a href="#daily">{playToday}</a>
      </p>
      <div className={styles.week}>
        <AfterIdle awaited={AWAITED}>
          <Week />
        </AfterIdle>
      </div>
      <p>{past}</p>
    </GuideSection>
  );
}
