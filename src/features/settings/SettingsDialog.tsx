import { type ReactNode, useEffect, useRef, useState } from 'react';
import { KEY_SETTINGS, SETTINGS } from '#content';
import { DEFAULT_SETTINGS, settings, type Settings, type Skin } from '#game';
import { Button, Dialog, Group, Switch, useStore } from '#ui';
import { DisplayGroup } from './DisplayGroup.tsx';
import { KeysGroup } from './KeysGroup.tsx';
import { AssistsGroup, PlayingGroup, SoundGroup } from './SettingGroups.tsx';
import styles from './settings.module.css';

interface SettingsDialogProps {
  readonly close: () => void;
  readonly debugMode: boolean;
  /** Nobody sets keys on a screen that's only touched. */
  readonly hasKeys: boolean;
  readonly lockedSkins: ReadonlyMap<Skin, string> | null;
  readonly toggleDebugMode: () => void;
}

export function SettingsDialog({
  close,
  debugMode,
  hasKeys,
  lockedSkins,
  toggleDebugMode,
}: SettingsDialogProps) {
  return (
    <Dialog title={SETTINGS.title} close={close}>
      <div className={styles.settings}>
        <Sections
          sections={[
            { title: SETTINGS.display, content: <DisplayGroup lockedSkins={lockedSkins} /> },
            { title: SETTINGS.sound, content: <SoundGroup /> },
            ...(hasKeys ? [{ title: KEY_SETTINGS.title, content: <KeysGroup /> }] : []),
            { title: SETTINGS.playing, content: <PlayingGroup /> },
            { title: SETTINGS.assists, content: <AssistsGroup /> },
            {
              title: SETTINGS.debugMode,
              content: (
                // The page's own button is out of reach in full screen.
                <Group title={SETTINGS.developers}>
                  <Switch
                    label={SETTINGS.debugMode}
                    hint={SETTINGS.debugModeHint}
                    on={debugMode}
                    change={toggleDebugMode}
                  />
                </Group>
              ),
            },
          ]}
        />
        <RestoreAll />
      </div>
    </Dialog>
  );
}

function RestoreAll() {
  const now = useStore(settings);
  const [restored, remember] = useState<{
    readonly before: Settings;
    readonly after: Settings;
  } | null>(null);
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

interface Section {
  readonly title: string;
  readonly content: ReactNode;
}

/** A section is current while it crosses the upper quarter of the dialog's visible part. */
const UPPER_QUARTER = '0px 0px -75% 0px';

function Sections({ sections }: { readonly sections: readonly Section[] }) {
  const nav = useRef<HTMLElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState(0);
  useEffect(() => {
    const shown = elementsOf(list.current);
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries) {
          const place = shown.findIndex((element) => element === target);
          if (isIntersecting) setCurrent(place);
        }
      },
      { root: list.current?.parentElement ?? null, rootMargin: UPPER_QUARTER },
    );
    for (const element of shown) observer.observe(element);
    return () => observer.disconnect();
  }, []);

  useEffect(() => {
    nav.current?.children[current]?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [current]);

  const show = (place: number) => {
    const section = elementsOf(list.current)[place];
    section?.scrollIntoView();
    section?.focus({ preventScroll: true });
    setCurrent(place);
  };
  return (
    <>
      <nav ref={nav} className={styles.sections} aria-label={SETTINGS.sections}>
        {sections.map(({ title }, place) => (
          <Button
            key={title}
            aria-current={place === current || undefined}
            onClick={() => show(place)}
          >
            {title}
          </Button>
        ))}
      </nav>
      <div ref={list} className={styles.groups}>
        {sections.map(({ title, content }) => (
          <div key={title} className={styles.section} tabIndex={-1}>
            {content}
          </div>
        ))}
      </div>
    </>
  );
}

function elementsOf(list: HTMLElement | null): readonly HTMLElement[] {
  return [...(list?.children ?? [])].filter((child) => child instanceof HTMLElement);
}
