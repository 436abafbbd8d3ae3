import { useEffect, useRef, useState } from 'react';
import { KEY_SETTINGS, SETTINGS } from '#content';
import { DEFAULT_SETTINGS, settings, type Settings, type Skin } from '#game/api';
import { Button, Dialog, Group, Switch, useStore } from '#ui';
import { AssistsGroup } from './AssistsGroup.tsx';
import { DisplayGroup } from './DisplayGroup.tsx';
import { KeysGroup } from './KeysGroup.tsx';
import { Sections } from './Sections.tsx';
import { SoundGroup } from './SoundGroup.tsx';
import styles from './settings.module.css';

interface DebugGroupProps {
  readonly debugMode: boolean;
  readonly toggleDebugMode: () => void;
}

/** Debug mode, which the page's button turns on as well; in full screen only this does. */
function DebugGroup({ debugMode, toggleDebugMode }: DebugGroupProps) {
  return (
    <Group title={SETTINGS.developers}>
      <Switch
        label={SETTINGS.debugMode}
        hint={SETTINGS.debugModeHint}
        on={debugMode}
        change={toggleDebugMode}
      />
    </Group>
  );
}

/** How the game is controlled. */
function PlayingGroup() {
  const { singleKey, fillsScreen, leftHanded, tips } = useStore(settings);
  return (
    <Group title={SETTINGS.playing}>
      <Switch
        label={SETTINGS.singleKey}
        hint={SETTINGS.singleKeyHint}
        on={singleKey}
        change={(on) => settings.change({ singleKey: on })}
      />
      <Switch
        label={SETTINGS.fillsScreen}
        hint={SETTINGS.fillsScreenHint}
        on={fillsScreen}
        change={(on) => settings.change({ fillsScreen: on })}
      />
      <Switch
        label={SETTINGS.leftHanded}
        hint={SETTINGS.leftHandedHint}
        on={leftHanded}
        change={(on) => settings.change({ leftHanded: on })}
      />
      <Switch
        label={SETTINGS.tips}
        hint={SETTINGS.tipsHint}
        on={tips}
        change={(on) => settings.change({ tips: on })}
      />
    </Group>
  );
}

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
