import { useId, useRef, useState, useSyncExternalStore } from 'react';
import { fileSaved, SAVED_RUNS } from '#content';
import { download } from '#platform';
import { Button } from '#ui';
import styles from './saved-runs.module.css';
import type { SavedRuns } from './saved-runs.ts';
import { emptyImportSummary, importSummary } from './import-summary.ts';
import { MOST_CHARACTERS, readRunsFile, writeRunsFile } from './runs-file.ts';

const FILE_NAME = 'dino-sprint-runs.json';

/** Buttons to take the runs to another browser. */
export function RunsFileButtons({ runs }: { readonly runs: SavedRuns }) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [done, setDone] = useState('');
  const [trouble, setTrouble] = useState<string | null>(null);
  const savedRuns = useSyncExternalStore(runs.subscribe, runs.get).runs ?? [];
  const save = () => {
    download(FILE_NAME, writeRunsFile(savedRuns));
    setTrouble(null);
    setDone(fileSaved(FILE_NAME));
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
    <section className={styles.section} aria-labelledby={id}>
      <h3 id={id}>{SAVED_RUNS.files}</h3>
      <div className={styles.buttons}>
        <Button variant="quiet" disabled={savedRuns.length === 0} onClick={save}>
          {SAVED_RUNS.save}
        </Button>
        <Button variant="quiet" onClick={() => input.current?.click()}>
          {SAVED_RUNS.load}
        </Button>
        <input
          ref={input}
          type="file"
          hidden
          accept=".json,.txt,application/json,text/plain"
          onChange={({ target }) => {
            const file = target.files?.[0];
            if (file !== undefined) void load(file);
            // So that choosing the same file again is a change as well.
            target.value = '';
          }}
        />
      </div>
      <p role="status" className={styles.done}>
        {done}
      </p>
      {trouble !== null && (
        <p role="alert" className={styles.trouble}>
          {trouble}
        </p>
      )}
    </section>
  );
}

/**
 * @returns a summary for the player.
 * @throws Error with a sentence for the player if no run was loaded.
 */
async function loadInto(runs: SavedRuns, file: File): Promise<string> {
  // No more than it takes to know that the file is too large.
  const text = await file.slice(0, MOST_CHARACTERS + 1).text();
  const found = readRunsFile(text, Date.now());
  if (found.runs.length === 0) throw new Error(emptyImportSummary(found.refused));
  await runs.save(...found.runs);
  const saved = new Set((await runs.load()).map(({ replay }) => replay));
  return importSummary(found, found.runs.filter(({ replay }) => saved.has(replay)).length);
}
