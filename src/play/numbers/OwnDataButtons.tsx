import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { download } from './download.ts';
import type { OwnData } from './own-data.ts';
import styles from './numbers-panel.module.css';

const FILE_NAME = 'dino-sprint-data.json';

interface OwnDataButtonsProps {
  readonly ownData: OwnData;
  /** The player has erased all that the game knew of them. */
  readonly onErase: (() => void) | undefined;
}

/** The way to take one's data along, and the way to be rid of it, which asks once. */
export function OwnDataButtons({ ownData, onErase }: OwnDataButtonsProps) {
  const [asking, setAsking] = useState(false);
  const [done, setDone] = useState('');
  const eraseButton = useRef<HTMLButtonElement>(null);
  const keepButton = useRef<HTMLButtonElement>(null);
  const hasAsked = useRef(false);

  // The focus goes along with the question, and comes back from it; it was on a button that is not there any more.
  useEffect(() => {
    if (asking) keepButton.current?.focus();
    else if (hasAsked.current) eraseButton.current?.focus();
    hasAsked.current = asking;
  }, [asking]);

  const exportData = () => {
    download(FILE_NAME, ownData.write(new Date()));
    setDone(`Saved as ${FILE_NAME}.`);
  };
  const ask = () => {
    setDone('');
    setAsking(true);
  };
  const keep = () => setAsking(false);
  const erase = () => {
    ownData.erase();
    onErase?.();
    setAsking(false);
    setDone('All your data is erased.');
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
          <p id="really-erase">Really erase? Scores, numbers, settings and your cookie choice go, for good.</p>
          <button ref={keepButton} type="button" className={styles['button']} onClick={keep}>
            No, keep it
          </button>
          <button type="button" className={`${styles['button']} ${styles['danger']}`} onClick={erase}>
            Yes, erase
          </button>
        </div>
      ) : (
        <div className={styles['buttons']}>
          <button type="button" className={styles['button']} onClick={exportData}>
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
    </div>
  );
}
