import { useId, useRef, useState, useSyncExternalStore } from 'react';
import gameStyles from '../../play/game.module.css';
import { download } from '#platform';
import styles from './saved-runs.module.css';
import type { SavedRuns } from './saved-runs.ts';
import { emptyImportSummary, importSummary } from './import-summary.ts';
import { MOST_CHARACTERS, readRunsFile, writeRunsFile } from './runs-file.ts';

const FILE_NAME = 'dino-sprint-runs.json';

/** Buttons that save the runs to a file and load them from one, to take them to another browser. */
export function RunsFileButtons({ runs }: { readonly runs: SavedRuns }) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [done, setDone] = useState('');
  const [trouble, setTrouble] = useState<string | null>(null);
  const kept = useSyncExternalStore(runs.subscribe, runs.get).runs ?? [];
  const save = () => {
    download(FILE_NAME, writeRunsFile(kept));
    setTrouble(null);
    setDone(`Saved as ${FILE_NAME}.`);
  };
  const load = async (file: File) => {
    setDone('');
    setTrouble(null);
    try {
      setDone(await loadInto(runs, file));
    } catch (error) {
      setTrouble(error instanceof Error ? error.message : String(error));
    }
  };
  return (
    <section className={styles['section']} aria-labelledby={id}>
      <h3 id={id}>Take your runs along</h3>
      <div className={styles['buttons']}>
        <button type="button" className={gameStyles['quiet']} disabled={kept.length === 0} onClick={save}>
          Save to a file
        </button>
        <button type="button" className={gameStyles['quiet']} onClick={() => input.current?.click()}>
          Load from a file
        </button>
        <input
          ref={input}
          type="file"
          hidden
          accept=".json,.txt,application/json,text/plain"
          onChange={({ target }) => {
            const file = target.files?.[0];
            if (file !== undefined) void load(file);
            // The same file may be chosen again.
            target.value = '';
          }}
        />
      </div>
      <p role="status" className={styles['done']}>
        {done}
      </p>
      {trouble !== null && (
        <p role="alert" className={styles['trouble']}>
          {trouble}
        </p>
      )}
    </section>
  );
}

/**
 * @returns what is said to the player.
 * @throws Error with a sentence for the player if nothing came of it.
 */
async function loadInto(runs: SavedRuns, file: File): Promise<string> {
  // No more than is needed to see that it is too large.
  const text = await file.slice(0, MOST_CHARACTERS + 1).text();
  const found = readRunsFile(text, Date.now());
  if (found.runs.length === 0) throw new Error(emptyImportSummary(found.refused));
  await runs.save(...found.runs);
  const saved = new Set((await runs.load()).map(({ replay }) => replay));
  return importSummary(found, found.runs.filter(({ replay }) => saved.has(replay)).length);
}
