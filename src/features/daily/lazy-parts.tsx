import type { ComponentProps } from 'react';
import { ARCHIVE, DAILY_COURSES_GUIDE } from '#content';
import { Dialog, lazyPart } from '#ui';
import type { ArchiveProps } from './Archive.tsx';
import type { DailyWeek as DailyWeekOfChunk } from './DailyWeek.tsx';

/** A chunk of its own: one page shows it. */
export const DailyWeek = lazyPart<ComponentProps<typeof DailyWeekOfChunk>>(
  async () => (await import('./DailyWeek.tsx')).DailyWeek,
  { notLoaded: DAILY_COURSES_GUIDE.notLoaded },
);

const Archive = lazyPart<ArchiveProps>(async () => (await import('./Archive.tsx')).Archive, {
  notLoaded: ARCHIVE.notLoaded,
});

interface ArchiveDialogProps extends ArchiveProps {
  /** Called when it has closed. */
  readonly close: () => void;
}

/** The daily courses of all days so far, with the player's results. Open while it is mounted. */
export function ArchiveDialog({ close, ...archive }: ArchiveDialogProps) {
  return (
    <Dialog title={ARCHIVE.title} close={close}>
      <div>
        {/* Another link to a course may be followed while the dialog is open. */}
        <Archive key={archive.asked} {...archive} />
      </div>
    </Dialog>
  );
}
