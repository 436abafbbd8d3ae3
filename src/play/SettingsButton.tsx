import { useState } from 'react';
import { PLAY } from '#content';
import { Button } from '#ui';
import type { GameController } from './game-controller.ts';
import styles from './page-buttons.module.css';

const loadSettings = () => import('#features/settings');
type SettingsModule = Awaited<ReturnType<typeof loadSettings>>;

const FAILED = 'failed';

/** Opens the settings, whose code is loaded on the first press. */
export function SettingsButton({ game }: { readonly game: GameController }) {
  const [Dialog, setDialog] = useState<SettingsModule['SettingsDialog'] | typeof FAILED | null>(null);
  const open = () => {
    game.pause();
    const show = ({ SettingsDialog }: SettingsModule) => {
      game.setCovered(true);
      setDialog(() => SettingsDialog);
    };
    const reportError = (error: unknown) => {
      console.error('The settings did not load.', error);
      setDialog(FAILED);
    };
    loadSettings().then(show).catch(reportError);
  };
  const close = () => {
    game.setCovered(false);
    setDialog(null);
  };
  return (
    <>
      <Button variant="quiet" className={styles.settings} aria-haspopup="dialog" onClick={open}>
        {PLAY.settings}
      </Button>
      {Dialog === FAILED ? (
        <p role="alert" className={styles.failure}>
          {PLAY.settingsFailed}
        </p>
      ) : (
        Dialog !== null && <Dialog close={close} />
      )}
    </>
  );
}
