import { type ReactNode, type SubmitEvent, useEffect, useId, useMemo, useState } from 'react';
import { dailyMark, formatDateTime, formatMetres, formatNumber, SAVED_RUNS } from '#content';
import { MAX_LAST_RUNS, type SavedRun } from '#game';
import { replayFromLink, replayProblem } from '#replay';
import { Button, Dialog, TextInput, useStore } from '#ui';
import { bestAssisted, bestOf, bestOfEachDay, latestFirst } from './retention.ts';
import styles from './saved-runs.module.css';
import type { SavedRuns } from './saved-runs.ts';

interface SavedRunsDialogProps extends Omit<RunListsProps, 'saved'> {
  readonly runs: SavedRuns;
  readonly open: (replay: string) => void;
  readonly close: () => void;
}

export function SavedRunsDialog({ runs, open, close, ...lists }: SavedRunsDialogProps) {
  const { runs: saved, problem } = useStore(runs);
  useEffect(() => void runs.load(), [runs]);
  return (
    <Dialog title={SAVED_RUNS.title} close={close}>
      <div className={styles.content}>
        {problem !== null && <p className={styles.trouble}>{problem}</p>}
        {saved !== null && <RunLists saved={saved} {...lists} />}
        <OpenReplay open={open} />
      </div>
    </Dialog>
  );
}

interface RunListsProps extends Omit<RunRowProps, 'run' | 'marks'> {
  readonly saved: readonly SavedRun[];
  readonly today: number;
}

function RunLists({ saved, today, ...row }: RunListsProps) {
  const { bests, marksOf } = useMemo(() => rank(saved, today), [saved, today]);
  if (saved.length === 0) {
    return <p className={styles.empty}>{SAVED_RUNS.empty}</p>;
  }
  const rows = (runs: readonly SavedRun[]) =>
    runs.map((run) => <RunRow key={run.replay} run={run} marks={marksOf(run)} {...row} />);
  return (
    <>
      <RunList title={SAVED_RUNS.best}>{rows(bests)}</RunList>
      <RunList title={SAVED_RUNS.last}>{rows(saved.slice(0, MAX_LAST_RUNS))}</RunList>
    </>
  );
}

function RunList({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      <ol className={styles.runs}>{children}</ol>
    </section>
  );
}

function rank(saved: readonly SavedRun[], today: number) {
  const best = bestOf(saved);
  const assisted = bestAssisted(saved);
  const daily = [...bestOfEachDay(saved)].sort(latestFirst);
  const bestToday = daily.find(({ day }) => day === today);
  const bests = [...new Set([best, bestToday, assisted, ...daily])].flatMap((run) => run ?? []);
  const marksOf = (run: SavedRun): readonly string[] => {
    const isBestAssisted = run === assisted && run !== best;
    return [
      run === best && SAVED_RUNS.bestEver,
      isBestAssisted && SAVED_RUNS.bestAssisted,
      run === bestToday && SAVED_RUNS.bestToday,
      run.day !== undefined && dailyMark(run.day),
      run.assisted && !isBestAssisted && SAVED_RUNS.assisted,
    ].filter((mark) => mark !== false);
  };
  return { bests, marksOf };
}

type OnRun = (run: SavedRun) => void;

interface RunRowProps {
  readonly run: SavedRun;
  readonly marks: readonly string[];
  readonly watch: OnRun;
  readonly race: OnRun;
  readonly share: OnRun;
}

function RunRow({ run, marks, watch, race, share }: RunRowProps) {
  const { replay, at, score, metres } = run;
  const id = useId();
  const problem = useMemo(() => replayProblem(replay), [replay]);
  const choices = [
    ['watch', SAVED_RUNS.watch, watch],
    ['race', SAVED_RUNS.race, race],
    ['share', SAVED_RUNS.share, share],
  ] as const;
  return (
    <li>
      <p id={id} className={styles.facts}>
        {/* The spaces separate the facts for screen readers. */}
        <span>
          <strong>{formatNumber(score)}</strong> {SAVED_RUNS.points}
        </span>{' '}
        <span>{formatMetres(metres)}</span>{' '}
        <time dateTime={new Date(at).toISOString()}>{formatDateTime(at)}</time>{' '}
        <span className={styles.marks}>
          {marks.map((mark) => (
            <span key={mark}>{mark} </span>
          ))}
        </span>
      </p>
      <div className={styles.buttons}>
        {choices.map(([action, name, choose]) => (
          <Button
            key={action}
            id={`${id}-${action}`}
            variant="quiet"
            aria-labelledby={`${id}-${action} ${id}`}
            disabled={problem !== null}
            onClick={() => choose(run)}
          >
            {name}
          </Button>
        ))}
      </div>
      {problem !== null && <p className={styles.obstacle}>{problem.message}</p>}
    </li>
  );
}

function OpenReplay({ open }: { readonly open: (replay: string) => void }) {
  const id = useId();
  const [text, setText] = useState('');
  const [trouble, setTrouble] = useState<string | null>(null);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const replay = replayFromLink(text);
    const problem =
      replay === undefined ? SAVED_RUNS.noRun : (replayProblem(replay)?.message ?? null);
    setTrouble(problem);
    if (replay !== undefined && problem === null) open(replay);
  };
  return (
    <form className={styles.section} onSubmit={submit}>
      <label htmlFor={id}>{SAVED_RUNS.openLabel}</label>
      <div className={styles.field}>
        <TextInput
          id={id}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          value={text}
          aria-invalid={trouble !== null}
          aria-describedby={trouble === null ? undefined : `${id}-trouble`}
          onChange={(event) => {
            setText(event.target.value);
            setTrouble(null);
          }}
        />
        <Button variant="raised" submits>
          {SAVED_RUNS.open}
        </Button>
      </div>
      {trouble !== null && (
        <p id={`${id}-trouble`} role="alert" className={styles.trouble}>
          {trouble}
        </p>
      )}
    </form>
  );
}
