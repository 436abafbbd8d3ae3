import { DAILY_RESULTS } from '#content';
import { Dialog, lazyPart } from '#ui';
import type { ResultsCalendarProps } from './ResultsCalendar.tsx';

const ResultsCalendar = lazyPart<ResultsCalendarProps>(
  async () => (await import('./ResultsCalendar.tsx')).ResultsCalendar,
  {
    notLoaded: DAILY_RESULTS.notLoaded,
  },
);

interface ResultsDialogProps extends ResultsCalendarProps {
  /** Called when it has closed. */
  readonly close: () => void;
}

/** The player's results on the daily courses. Open while it is mounted. */
export function ResultsDialog({ close, ...calendar }: ResultsDialogProps) {
  return (
    <Dialog title={DAILY_RESULTS.title} narrow close={close}>
      <div>
        <ResultsCalendar {...calendar} />
      </div>
    </Dialog>
  );
}
