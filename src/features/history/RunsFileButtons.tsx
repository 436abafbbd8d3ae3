import { useEffect, useId, useRef, useState } from 'react';
import {
  checkingRun,
  fileSaved,
  fileTooLarge,
  noRunLoaded,
  runsLoaded,
  SAVED_RUNS,
} from '#content';
import { download, runInSlices } from '#platform';
import { Button, useStore } from '#ui';
import { type FileProgress, MOST_BYTES, readRunsFile, writeRunsFile } from './runs-file.ts';
import styles from './saved-runs.module.css';
import type { SavedRuns } from './saved-runs.ts';

const FILE_NAME = 'dino-sprint-runs.json';

/** Buttons to take the runs to another browser. */
export function RunsFileButtons({ runs }: { readonly runs: SavedRuns }) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [done, setDone] = useState('');
  const [trouble, setTrouble] = useState<string | null>(null);
  const [progress, setProgress] = useState<FileProgress | null>(null);
  const loading = useRef<AbortController>(undefined);
  useEffect(() => () => loading.current?.abort(), []);
  const savedRuns = useStore(runs).runs ?? [];
  const save = () => {
    download(FILE_NAME, writeRunsFile(savedRuns));
    setTrouble(null);
    setDone(fileSaved(FILE_NAME));
  };
  const load = async (file: File) => {
    const { signal } = (loading.current = new AbortController());
    setDone('');
    setTrouble(null);
    try {
      setDone(await loadInto(runs, file, setProgress, signal));
    } catch (error) {
      if (signal.aborted) setDone(SAVED_RUNS.loadingCancelled);
      else setTrouble(error instanceof Error ? error.message : String(error));
    } finally {
      setProgress(null);
    }
  };
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h3 id={id}>{SAVED_RUNS.files}</h3>
      <div className={styles.buttons}>
        <Button variant="quiet" disabled={savedRuns.length === 0} onClick={save}>
          {SAVED_RUNS.save}
        </Button>
        {/* One button for both labels: it has the focus when the label changes. */}
        <Button
          variant="quiet"
          onClick={() => (progress === null ? input.current?.click() : loading.current?.abort())}
        >
          {progress === null ? SAVED_RUNS.load : SAVED_RUNS.cancelLoading}
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
      {progress !== null && (
        <label className={styles.progress}>
          <span>
            {checkingRun(Math.min(Math.floor(progress.done) + 1, progress.runs), progress.runs)}
          </span>
          <progress value={progress.done} max={progress.runs} />
        </label>
      )}
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
 * @throws Error with a sentence for the player if no run was loaded; the signal's reason if that
 * was aborted: then nothing of the file is saved.
 */
async function loadInto(
  runs: SavedRuns,
  file: File,
  onProgress: (progress: FileProgress) => void,
  signal: AbortSignal,
): Promise<string> {
  if (file.size > MOST_BYTES) throw new Error(fileTooLarge(MOST_BYTES / 1_000_000));
  const reading = readRunsFile(await file.text(), Date.now());
  const { runs: found, refused } = await runInSlices(reading, { onProgress, signal });
  const reasons = refused.map(({ reason }) => reason);
  if (found.length === 0) throw new Error(noRunLoaded(reasons));
  await runs.save(...found);
  const stored = new Set((await runs.load()).map(({ replay }) => replay));
  const saved = found.filter(({ replay }) => stored.has(replay)).length;
  const leftOut = refused.reduce((sum, { count }) => sum + count, 0);
  return runsLoaded({ loaded: found.length, saved, leftOut, reasons });
}
