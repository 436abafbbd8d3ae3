import { ARCHIVE } from '#content';
import { Dialog, lazyPart } from '#ui';
import type { ArchiveProps } from './Archive.tsx';

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
