import { formatNumber, NIGHT_GUIDE, nightLead, wordsOfSights } from '#content';
import { NIGHT_DURATION_POINTS, NIGHT_INTERVAL_POINTS } from '#simulation';
import { sightsOfNight } from '#stage/data';
import { DataTable } from '#ui';
import styles from './parts/guide.module.css';
import { GuideSection } from './parts/GuideSection.tsx';

const MOON = 32;

export default function NightCalendar() {
  return (
    <GuideSection
      title={NIGHT_GUIDE.title}
      lead={nightLead(NIGHT_INTERVAL_POINTS, NIGHT_DURATION_POINTS)}
    >
      <DataTable
        caption={NIGHT_GUIDE.table}
        columns={[NIGHT_GUIDE.night, NIGHT_GUIDE.from, NIGHT_GUIDE.moon, NIGHT_GUIDE.lookFor]}
        rows={NIGHT_GUIDE.moons.map((moon, phase) => [
          formatNumber(phase + 1),
          formatNumber((phase + 1) * NIGHT_INTERVAL_POINTS),
          <img
            key="moon"
            className={styles.moon}
            src={`/pictures/guide-moon-${phase + 1}.png`}
            alt={moon}
            width={MOON}
            height={MOON}
            loading="lazy"
          />,
          wordsOfSights(sightsOfNight(phase + 1)),
        ])}
      />
    </GuideSection>
  );
}
