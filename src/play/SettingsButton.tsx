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
  const [Dialog, show] = useState<SettingsModule['SettingsDialog'] | typeof FAILED | null>(null);
  const open = () => {
    game.pause();
    const put = ({ SettingsDialog }: SettingsModule) => {
      game.setCovered(true);
      show(() => SettingsDialog);
    };
    const tell = (error: unknown) => {
      console.error('The settings did not load.', error);
      show(FAILED);
    };
    loadSettings().then(put).catch(tell);
  };
  const close = () => {
    game.setCovered(false);
    show(null);
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
