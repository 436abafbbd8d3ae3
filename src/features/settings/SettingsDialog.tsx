import { useEffect, useRef, useState } from 'react';
import { KEY_SETTINGS, SETTINGS } from '#content';
import { Button, Dialog, useStore } from '#ui';
import { DEFAULT_SETTINGS, settings, type Settings, type Skin } from '#game/api';
import { AssistsGroup } from './AssistsGroup.tsx';
import { DebugGroup } from './DebugGroup.tsx';
import { DisplayGroup } from './DisplayGroup.tsx';
import { KeysGroup } from './KeysGroup.tsx';
import { PlayingGroup } from './PlayingGroup.tsx';
import { Sections } from './Sections.tsx';
import styles from './settings.module.css';
import { SoundGroup } from './SoundGroup.tsx';

export interface SettingsDialogProps {
  /** The section that is in view, and has the focus, when it opens; the first one by default. */
  readonly at?: 'assists' | undefined;
  /** Called when it has closed. */
  readonly close: () => void;
  readonly debugMode: boolean;
  /** What unlocks each locked look of the dino; null if that isn't known. */
  readonly lockedSkins: ReadonlyMap<Skin, string> | null;
  readonly toggleDebugMode: () => void;
}

/** All settings. The dialog is open for as long as it is rendered, and a change applies at once. */
export function SettingsDialog({
  at,
  close,
  debugMode,
  lockedSkins,
  toggleDebugMode,
}: SettingsDialogProps) {
  const assists = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (at === 'assists') focusGroup(assists.current);
  }, [at]);
  return (
    <Dialog title={SETTINGS.title} close={close}>
      <div className={styles.settings}>
        <Sections
          sections={[
            { title: SETTINGS.display, content: <DisplayGroup lockedSkins={lockedSkins} /> },
            { title: SETTINGS.sound, content: <SoundGroup /> },
            { title: KEY_SETTINGS.title, content: <KeysGroup /> },
            { title: SETTINGS.playing, content: <PlayingGroup /> },
            {
              title: SETTINGS.assists,
              content: (
                <div ref={assists}>
                  <AssistsGroup />
                </div>
              ),
            },
            {
              title: SETTINGS.debugMode,
              content: <DebugGroup debugMode={debugMode} toggleDebugMode={toggleDebugMode} />,
            },
          ]}
        />
        <RestoreAll />
      </div>
    </Dialog>
  );
}

/** Scrolls to a group and focuses its first control. */
function focusGroup(group: HTMLElement | null): void {
  group?.scrollIntoView();
  group?.querySelector('input')?.focus({ preventScroll: true });
}

/** Restores the default settings, and offers to undo that. */
function RestoreAll() {
  const now = useStore(settings);
  const [restored, remember] = useState<{
    readonly before: Settings;
    readonly after: Settings;
  } | null>(null);
  // A later change ends the offer to undo.
  const before = restored?.after === now ? restored.before : null;
  const restore = () => {
    // What has been offered once is not offered again.
    settings.change({ ...DEFAULT_SETTINGS, assistsOffered: now.assistsOffered });
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
