import { useState } from 'react';
import { Dialog, useStore } from '#ui';
import gameStyles from '../../play/game.module.css';
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

/** All that the player can choose, over the game; open as long as it is there. What is chosen applies at once. */
export function SettingsDialog({ close }: SettingsDialogProps) {
  return (
    <Dialog title="Settings" close={close}>
      <div className={styles['groups']}>
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

/** Back to the beginning, and back from there. */
function RestoreAll() {
  const now = useStore(settings);
  const [restored, remember] = useState<{ readonly before: Settings; readonly after: Settings } | null>(null);
  // Whoever has chosen anew since then has gone on.
  const before = restored?.after === now ? restored.before : null;
  const restore = () => {
    settings.change(DEFAULT_SETTINGS);
    remember({ before: now, after: settings.get() });
  };
  return (
    <div className={styles['restore']}>
      <button
        type="button"
        className={gameStyles['quiet']}
        onClick={before === null ? restore : () => settings.change(before)}
      >
        {before === null ? 'Restore defaults' : 'Undo'}
      </button>
      <p role="status">{before === null ? '' : 'All settings are as they were in the beginning.'}</p>
    </div>
  );
}
