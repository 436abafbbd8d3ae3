import { useCallback, useLayoutEffect, useState } from 'react';
import { PLAY } from '#content';
import { type PageAction, settings, shortcutsOf, useGame, useGameState } from '#game';
import { Button, type ButtonProps, lazyPart, useStore } from '#ui';
import type { Form, PageButton } from './bar-buttons.ts';
import { Icon, type IconName } from './Icon.tsx';
import styles from './bar.module.css';
import { loadAchievements } from './singletons.ts';

interface PageButtonsProps {
  readonly form: Form;
  readonly buttons: readonly PageButton[];
}

export function PageButtons({ form, buttons }: PageButtonsProps) {
  if (buttons.length === 0) return null;
  return (
    <div className={styles.extras} data-part="extras">
      {buttons.map((name) => {
        const Toggle = PAGE_BUTTONS[name];
        return <Toggle key={name} form={form} />;
      })}
    </div>
  );
}

function useToggle(action: PageAction) {
  const game = useGame();
  const { bindings } = useStore(settings);
  return {
    'aria-keyshortcuts': shortcutsOf(bindings[action]),
    onClick: () => game.page.toggle(action),
  };
}

function MuteToggle() {
  const { muted } = useStore(settings);
  const toggle = useToggle('mute');
  return (
    <IconButton
      icon={muted ? 'muted' : 'sound'}
      label={muted ? PLAY.unmute : PLAY.mute}
      {...toggle}
    />
  );
}

function FullScreenToggle({ form }: Pick<PageButtonsProps, 'form'>) {
  const isOn = useGameState((state) => state.fullScreen);
  const mayFillScreen = useGameState((state) => state.mayFillScreen);
  const toggle = useToggle('fullScreen');
  if (!isOn && !mayFillScreen) return null;
  const leave = form === 'upright' ? PLAY.backToPage : PLAY.leaveFullScreen;
  return (
    <IconButton
      icon={isOn ? 'leaveFullScreen' : 'fullScreen'}
      label={isOn ? leave : PLAY.fullScreen}
      {...toggle}
    />
  );
}

function ScrollLockToggle() {
  const isLocked = useGameState((state) => state.scrollLocked);
  const toggle = useToggle('lockScroll');
  return (
    <Button variant="quiet" className={styles.lock} data-part="lock" {...toggle}>
      {isLocked ? PLAY.unlockScroll : PLAY.lockScroll}
    </Button>
  );
}

interface IconButtonProps extends Omit<ButtonProps, 'variant' | 'children' | 'className'> {
  readonly icon: IconName;
  readonly label: string;
}

function IconButton({ icon, label, ...attributes }: IconButtonProps) {
  return (
    <Button
      variant="raised"
      className={styles.icon}
      aria-label={label}
      title={label}
      {...attributes}
    >
      <Icon name={icon} />
    </Button>
  );
}

interface SettingsProps {
  readonly close: () => void;
}

const Settings = lazyPart<SettingsProps>(
  async () => {
    const [{ SettingsDialog }, rewards] = await Promise.all([
      import('#features/settings'),
      // Without the achievements, everything else can still be set.
      loadAchievements().catch(() => null),
    ]);
    return function CoveringSettings({ close }) {
      const game = useGame();
      // Not useEffect, which may run later: the next key press after the dialog closes is the
      // game's.
      useLayoutEffect(() => {
        game.setCovered(true);
        return () => game.setCovered(false);
      }, [game]);
      const debugMode = useGameState((state) => state.debugMode);
      const hasKeys = useGameState((state) => state.namesKeys);
      return (
        <SettingsDialog
          close={close}
          debugMode={debugMode}
          hasKeys={hasKeys}
          lockedSkins={rewards?.lockedSkins(rewards.achievementsStore.get()) ?? null}
          toggleDebugMode={() => game.page.toggleDebugMode()}
        />
      );
    };
  },
  { notLoaded: PLAY.settingsFailed },
);

function SettingsButton() {
  const game = useGame();
  /** Counts presses, so that another press retries a failed load; 0 while closed. */
  const [opening, setOpening] = useState(0);
  const close = useCallback(() => {
    // Uncover before React removes the dialog and returns the focus to where it was.
    game.setCovered(false);
    setOpening(0);
  }, [game]);
  const open = () => {
    game.pause('dialog');
    setOpening((count) => count + 1);
  };
  return (
    <>
      <IconButton icon="settings" label={PLAY.settings} aria-haspopup="dialog" onClick={open} />
      {opening > 0 && <Settings key={opening} close={close} />}
    </>
  );
}

function DebugToggle() {
  const game = useGame();
  const isOn = useGameState((state) => state.debugMode);
  const words = isOn ? PLAY.disableDebugMode : PLAY.enableDebugMode;
  return (
    <Button
      variant="raised"
      className={styles.debug}
      data-part="debug"
      aria-label={words}
      title={words}
      aria-pressed={isOn}
      onClick={() => game.page.toggleDebugMode()}
    >
      <Icon name="debug" />
      <span>{words}</span>
    </Button>
  );
}

const PAGE_BUTTONS = {
  mute: MuteToggle,
  fullScreen: FullScreenToggle,
  settings: SettingsButton,
  debug: DebugToggle,
  lockScroll: ScrollLockToggle,
} as const satisfies Readonly<Record<PageButton, unknown>>;
