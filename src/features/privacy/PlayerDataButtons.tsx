import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { download } from '#platform';
import type { PlayerData } from './player-data.ts';
import styles from './privacy.module.css';

const FILE_NAME = 'dino-sprint-data.json';

interface PlayerDataButtonsProps {
  readonly playerData: PlayerData;
  /** The player has erased their data. */
  readonly onErase: (() => void) | undefined;
}

/** Buttons that export and erase the player's data; erasing asks for confirmation. */
export function PlayerDataButtons({ playerData, onErase }: PlayerDataButtonsProps) {
  const [asking, setAsking] = useState(false);
  const [done, setDone] = useState('');
  const [failed, setFailed] = useState('');
  const eraseButton = useRef<HTMLButtonElement>(null);
  const keepButton = useRef<HTMLButtonElement>(null);
  const hasAsked = useRef(false);

  useEffect(() => playerData.watch(), [playerData]);

  // The focused button disappears when the question comes and when it goes: move the focus to its counterpart.
  useEffect(() => {
    if (asking) keepButton.current?.focus();
    else if (hasAsked.current) eraseButton.current?.focus();
    hasAsked.current = asking;
  }, [asking]);

  const say = (goodNews: string, badNews = '') => {
    setDone(goodNews);
    setFailed(badNews);
  };
  const exportData = async () => {
    say('');
    try {
      download(FILE_NAME, await playerData.write(new Date()));
      say(`Saved as ${FILE_NAME}.`);
    } catch (error) {
      console.error('The data could not be exported.', error);
      say('', 'Your data could not be put together. Check your connection and try again, or reload the page.');
    }
  };
  const ask = () => {
    say('');
    setAsking(true);
  };
  const keep = () => setAsking(false);
  const erase = async () => {
    const erased = playerData.erase();
    onErase?.();
    setAsking(false);
    try {
      await erased;
      say('All your data is erased.');
    } catch (error) {
      console.error('The kept runs could not be erased.', error);
      say('', 'All is erased but your kept runs. Clear the data of this site in your browser’s settings.');
    }
  };
  const keepOnEscape = ({ key }: KeyboardEvent) => {
    if (key === 'Escape') keep();
  };

  return (
    <div className={styles['own']}>
      {asking ? (
        <div
          role="group"
          aria-labelledby="really-erase"
          className={`${styles['buttons']} ${styles['question']}`}
          onKeyDown={keepOnEscape}
        >
          <p id="really-erase">
            Really erase? Scores, numbers, settings, your kept runs and your cookie choice go, for good.
          </p>
          <button ref={keepButton} type="button" className={styles['button']} onClick={keep}>
            No, keep it
          </button>
          <button type="button" className={`${styles['button']} ${styles['danger']}`} onClick={() => void erase()}>
            Yes, erase
          </button>
        </div>
      ) : (
        <div className={styles['buttons']}>
          <button type="button" className={styles['button']} onClick={() => void exportData()}>
            Export my data
          </button>
          <button ref={eraseButton} type="button" className={styles['button']} onClick={ask}>
            Erase my data
          </button>
        </div>
      )}
      <p role="status" className={styles['done']}>
        {done}
      </p>
      {failed !== '' && (
        <p role="alert" className={`${styles['done']} ${styles['failed']}`}>
          {failed}
        </p>
      )}
    </div>
  );
}
