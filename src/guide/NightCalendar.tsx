import { formatNumber, NIGHT_GUIDE, nightLead, sightsOf } from '#content';
import { NIGHT_DURATION, NIGHT_INTERVAL } from '#simulation';
import { DataTable } from '#ui';
import styles from './parts/guide.module.css';
import { GuideSection } from './parts/GuideSection.tsx';
import { NIGHTS } from './parts/nights.ts';

/** Size of a moon, px. */
const MOON = 32;

/** The moon and the sights of the nights, until the moon begins anew. */
export default function NightCalendar() {
  return (
    <GuideSection title={NIGHT_GUIDE.title} lead={nightLead(NIGHT_INTERVAL, NIGHT_DURATION)}>
      <DataTable
        caption={NIGHT_GUIDE.table}
        columns={[NIGHT_GUIDE.night, NIGHT_GUIDE.from, NIGHT_GUIDE.moon, NIGHT_GUIDE.lookFor]}
        rows={NIGHTS.map(({ number, from, moonPhase, events }) => [
          formatNumber(number),
          formatNumber(from),
          <img
            key="moon"
            className={styles.moon}
            src={`/pictures/guide-moon-${moonPhase + 1}.png`}
            alt={NIGHT_GUIDE.moons[moonPhase]}
            width={MOON}
            height={MOON}
            loading="lazy"
          />,
          sightsOf(events),
        ])}
      />
    </GuideSection>
  );
}
