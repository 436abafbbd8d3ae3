import { type ReactNode, type SubmitEvent, useEffect, useId, useMemo, useState } from 'react';
import { dailyMark, formatDateTime, formatNumber, moreForRun, runTime, SAVED_RUNS } from '#content';
import { MAX_LAST_RUNS, type SavedRun } from '#game';
import { replayFromLink, replayProblem } from '#replay';
import { Button, Dialog, Menu, TextInput, useStore, visuallyHidden } from '#ui';
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
  const { bests, others, marksOf } = useMemo(() => rank(saved, today), [saved, today]);
  if (saved.length === 0) {
    return <p className={styles.empty}>{SAVED_RUNS.empty}</p>;
  }
  const rows = (runs: readonly SavedRun[]) =>
    runs.map((run) => <RunRow key={run.replay} run={run} marks={marksOf(run)} {...row} />);
  return (
    <>
      <RunList title={SAVED_RUNS.best}>{rows(bests)}</RunList>
      {others.length > 0 && <RunList title={SAVED_RUNS.last}>{rows(others)}</RunList>}
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
  const others = saved.slice(0, MAX_LAST_RUNS).filter((run) => !bests.includes(run));
  const marksOf = (run: SavedRun): readonly string[] => {
    const isBestAssisted = run === assisted && run !== best;
    return [
      run === best && SAVED_RUNS.bestEver,
      isBestAssisted && SAVED_RUNS.bestAssisted,
      run === bestToday && run !== best && SAVED_RUNS.bestToday,
      run.day !== undefined && dailyMark(run.day),
      run.assisted && !isBestAssisted && SAVED_RUNS.assisted,
    ].filter((mark) => mark !== false);
  };
  return { bests, others, marksOf };
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
  const { replay, at, score } = run;
  const id = useId();
  const problem = useMemo(() => replayProblem(replay), [replay]);
  const isDisabled = problem !== null;
  return (
    <li>
      <p id={id} className={styles.facts}>
        {/* The spaces separate the facts for screen readers. */}
        <span>
          <strong>{formatNumber(score)}</strong>
          <span className={visuallyHidden}> {SAVED_RUNS.points}</span>
        </span>{' '}
        <time dateTime={new Date(at).toISOString()} title={formatDateTime(at)}>
          {runTime(at)}
        </time>{' '}
        {marks.length > 0 && <span className={styles.marks}>{marks.join(' · ')}</span>}
      </p>
      <Button
        id={`${id}-watch`}
        variant="quiet"
        aria-labelledby={`${id}-watch ${id}`}
        disabled={isDisabled}
        onClick={() => watch(run)}
      >
        {SAVED_RUNS.watch}
      </Button>
      <Menu
        label={moreForRun(score, at)}
        disabled={isDisabled}
        items={[
          { label: SAVED_RUNS.race, choose: () => race(run) },
          { label: SAVED_RUNS.share, choose: () => share(run) },
        ]}
      />
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
