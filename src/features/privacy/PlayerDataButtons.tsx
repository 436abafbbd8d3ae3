import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { dataImported, dataUnread, fileSaved, PLAYER_DATA } from '#content';
import { download, workUnderWay } from '#platform';
import { Button } from '#ui';
import { DataFileError } from './data-file.ts';
import type { PlayerData } from './player-data.ts';
import styles from './player-data-buttons.module.css';

const FILE_NAME = 'dino-sprint-data.json';

interface PlayerDataButtonsProps {
  readonly playerData: PlayerData;
  readonly onErase: (() => void) | undefined;
}

export function PlayerDataButtons({ playerData, onErase }: PlayerDataButtonsProps) {
  const [asking, setAsking] = useState(false);
  const [done, setDone] = useState('');
  const [failed, setFailed] = useState('');
  const [undo, setUndo] = useState<(() => Promise<void>) | null>(null);
  const fileInput = useRef<HTMLInputElement>(null);
  const importButton = useRef<HTMLButtonElement>(null);
  const eraseButton = useRef<HTMLButtonElement>(null);
  const keepButton = useRef<HTMLButtonElement>(null);
  const hasAsked = useRef(false);

  useEffect(() => playerData.watch(), [playerData]);
  // It would take away the run's results.
  useEffect(() => workUnderWay.subscribe(() => setUndo(null)), []);

  // The focused button has disappeared, so move the focus to the question, and back after the
  // answer.
  useEffect(() => {
    if (asking) keepButton.current?.focus();
    else if (hasAsked.current) eraseButton.current?.focus();
    hasAsked.current = asking;
  }, [asking]);

  const report = (success: string, failure = '') => {
    setDone(success);
    setFailed(failure);
    setUndo(null);
  };
  const exportData = async () => {
    report('');
    try {
      const { text, unread } = await playerData.write(new Date());
      download(FILE_NAME, text);
      report(fileSaved(FILE_NAME), unread.length === 0 ? '' : dataUnread(unread));
    } catch (error) {
      console.error('The data could not be exported.', error);
      report('', PLAYER_DATA.exportFailed);
    }
  };
  const chooseFile = () => {
    // Checking the file would slow the run down.
    if (workUnderWay.get()) report('', PLAYER_DATA.inRun);
    else fileInput.current?.click();
  };
  const importData = async (file: File) => {
    report(PLAYER_DATA.importing);
    try {
      const imported = await playerData.import(file);
      report(dataImported(imported));
      if (!workUnderWay.get()) setUndo(() => imported.undo);
    } catch (error) {
      const isRefused = error instanceof DataFileError;
      if (!isRefused) console.error('The data could not be imported.', error);
      report('', isRefused ? error.message : PLAYER_DATA.importFailed);
    }
  };
  const putBack = async (restore: () => Promise<void>) => {
    // The button is about to disappear.
    importButton.current?.focus();
    report('');
    await restore();
    report(PLAYER_DATA.undone);
  };
  const ask = () => {
    report('');
    setAsking(true);
  };
  const keep = () => setAsking(false);
  const erase = async () => {
    const erased = playerData.erase();
    onErase?.();
    setAsking(false);
    try {
      await erased;
      report(PLAYER_DATA.erased);
    } catch (error) {
      console.error('The saved runs could not be erased.', error);
      report('', PLAYER_DATA.eraseFailed);
    }
  };
  const keepOnEscape = ({ key }: KeyboardEvent) => {
    if (key === 'Escape') keep();
  };

  return (
    <div>
      {asking ? (
        <div
          role="group"
          aria-labelledby="really-erase"
          className={styles.question}
          onKeyDown={keepOnEscape}
        >
          <p id="really-erase">{PLAYER_DATA.question}</p>
          <Button ref={keepButton} variant="quiet" onClick={keep}>
            {PLAYER_DATA.keep}
          </Button>
          <Button variant="quiet" className={styles.danger} onClick={() => void erase()}>
            {PLAYER_DATA.confirm}
          </Button>
        </div>
      ) : (
        <div className={styles.choices}>
          <Button onClick={() => void exportData()}>{PLAYER_DATA.export}</Button>
          <Button ref={importButton} onClick={chooseFile}>
            {PLAYER_DATA.import}
          </Button>
          <input
            ref={fileInput}
            type="file"
            hidden
            accept=".json,application/json"
            onChange={({ target }) => {
              const file = target.files?.[0];
              if (file !== undefined) void importData(file);
              // Lets the player choose the same file again.
              target.value = '';
            }}
          />
          <Button ref={eraseButton} onClick={ask}>
            {PLAYER_DATA.erase}
          </Button>
        </div>
      )}
      <p role="status" className={styles.done}>
        {done}
      </p>
      {undo !== null && (
        <div className={styles.choices}>
          <Button onClick={() => void putBack(undo)}>{PLAYER_DATA.undo}</Button>
        </div>
      )}
      {failed !== '' && (
        <p role="alert" className={`${styles.done} ${styles.failed}`}>
          {failed}
        </p>
      )}
    </div>
  );
}
