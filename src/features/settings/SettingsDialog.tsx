import { useState } from 'react';
import { SETTINGS } from '#content';
import { Button, Dialog, useStore } from '#ui';
import { DEFAULT_SETTINGS, settings, type Settings } from '#game/api';
import { AssistsGroup } from './AssistsGroup.tsx';
import { KeysGroup } from './KeysGroup.tsx';
import { LookGroup } from './LookGroup.tsx';
import { PlayingGroup } from './PlayingGroup.tsx';
import styles from './settings.module.css';
import { SoundGroup } from './SoundGroup.tsx';

export interface SettingsDialogProps {
  /** Called when it has closed. */
  readonly close: () => void;
}

/** All settings. The dialog is open for as long as it is rendered, and a change applies at once. */
export function SettingsDialog({ close }: SettingsDialogProps) {
  return (
    <Dialog title={SETTINGS.title} close={close}>
      <div className={styles.groups}>
        <LookGroup />
        <SoundGroup />
        <KeysGroup />
        <PlayingGroup />
        <AssistsGroup />
        <RestoreAll />
      </div>
    </Dialog>
  );
}

/** Restores the default settings, and offers to undo that. */
function RestoreAll() {
  const now = useStore(settings);
  const [restored, remember] = useState<{ readonly before: Settings; readonly after: Settings } | null>(null);
  // A later change ends the offer to undo.
  const before = restored?.after === now ? restored.before : null;
  const restore = () => {
    settings.change(DEFAULT_SETTINGS);
    remember({ before: now, after: settings.get() });
  };
  return (
    <div className={styles.restore}>
      <Button variant="quiet" onClick={before === null ? restore : () => settings.change(before)}>
        {before === null ? SETTINGS.restore : SETTINGS.undo}
      </Button>
      <p role="status">{before === null ? '' : SETTINGS.restored}</p>
    </div>
  );
}
