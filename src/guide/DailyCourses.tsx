import { DAILY_COURSES_GUIDE } from '#content';
import { loadOrReload } from '#site';
import { GuideSection, lazyResults } from './parts/GuideSection.tsx';
import styles from './parts/guide.module.css';

const { title, lead, playToday, past } = DAILY_COURSES_GUIDE;

const Week = lazyResults(
  async () => (await loadOrReload(() => import('#play'))).loadDailyWeek(),
  DAILY_COURSES_GUIDE,
);

/** The daily courses of the last week with the player's results, and a link to that of today. */
export default function DailyCourses() {
  return (
    <GuideSection title={title} lead={lead} needsScript>
      <p>
        <a href="#daily">{playToday}</a>
      </p>
      <div className={styles.week}>
        <Week />
      </div>
      <p>{past}</p>
    </GuideSection>
  );
}
