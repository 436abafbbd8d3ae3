import { useState } from 'react';
import styles from './game.module.css';
import type { GameController } from './game-controller.ts';

const loadSettings = () => import('#features/settings');
type SettingsModule = Awaited<ReturnType<typeof loadSettings>>;

const FAILED = 'failed';

/** Opens the settings, whose code comes when it is asked for. */
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
      <button
        type="button"
        className={`${styles['quiet']} ${styles['settings']}`}
        aria-haspopup="dialog"
        onClick={open}
      >
        Settings
      </button>
      {Dialog === FAILED ? (
        <p role="alert" className={styles['failure']}>
          The settings did not load. Check your connection and try again, or reload the page.
        </p>
      ) : (
        Dialog !== null && <Dialog close={close} />
      )}
    </>
  );
}
