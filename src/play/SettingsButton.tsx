import { useCallback, useLayoutEffect, useState } from 'react';
import { PLAY } from '#content';
import { lazyPart, useStoreValue } from '#ui';
import type { GameController } from './game-controller.ts';
import { IconButton } from './IconButton.tsx';
import styles from './page-buttons.module.css';
import { loadAchievements } from './singletons.ts';

interface SettingsProps {
  readonly game: GameController;
  /** The group at which it opens; the first one by default. */
  readonly at?: 'assists';
  readonly close: () => void;
}

/** The settings dialog, for as long as it is rendered. */
export const Settings = lazyPart<SettingsProps>(
  async () => {
    const [{ SettingsDialog }, rewards] = await Promise.all([
      import('#features/settings'),
      // Without the achievements, everything else can still be set.
      loadAchievements().catch(() => null),
    ]);
    return function CoveringSettings({ game, at, close }) {
      // For as long as the dialog is there. The next key press after it has closed is the game's,
      // so not an effect that may run later.
      useLayoutEffect(() => {
        game.setCovered(true);
        return () => game.setCovered(false);
      }, [game]);
      const debugMode = useStoreValue(game.ui, (ui) => ui.debugMode);
      return (
        <SettingsDialog
          at={at}
          close={close}
          debugMode={debugMode}
          lockedSkins={rewards?.lockedSkins(rewards.achievementsStore.get()) ?? null}
          toggleDebugMode={() => game.pageControls.toggleDebugMode()}
        />
      );
    };
  },
  { notLoaded: PLAY.settingsFailed },
);

/** Opens the settings, whose code is loaded on the first press. */
export function SettingsButton({ game }: { readonly game: GameController }) {
  /** Counts presses, so that another press tries again what has failed; 0 when it is closed. */
  const [opening, setOpening] = useState(0);
  const close = useCallback(() => {
    // Before React removes the dialog: when it has, it returns the focus to where it was.
    game.setCovered(false);
    setOpening(0);
  }, [game]);
  const open = () => {
    game.pause();
    setOpening((count) => count + 1);
  };
  return (
    <>
      <IconButton
        icon="settings"
        label={PLAY.settings}
        className={styles.settings}
        aria-haspopup="dialog"
        onClick={open}
      />
      {opening > 0 && <Settings key={opening} game={game} close={close} />}
    </>
  );
}
