import { formatElapsed, formatNumber, formatSpeed, TIMELINE_GUIDE, timelineLead } from '#content';
import { POINTS_PER_PTERODACTYL, STEPS_PER_POINT, STEPS_PER_SECOND } from '#simulation';
import { DataTable } from '#ui';
import { MOMENTS, secondsUntil, speedAt } from './parts/facts.ts';
import { GuideSection } from './parts/GuideSection.tsx';

export default function RunTimeline() {
  const { title, table, score, time, speed, what } = TIMELINE_GUIDE;
  return (
    <GuideSection
      title={title}
      lead={timelineLead(STEPS_PER_SECOND / STEPS_PER_POINT, POINTS_PER_PTERODACTYL)}
    >
      <DataTable
        caption={table}
        columns={[score, time, speed, what]}
        rows={MOMENTS.map((moment) => [
          formatNumber(moment.score),
          formatElapsed(secondsUntil(moment.score)),
          formatSpeed(speedAt(moment.score).running),
          moment.what,
        ])}
      />
    </GuideSection>
  );
}
