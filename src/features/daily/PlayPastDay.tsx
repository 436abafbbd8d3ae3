import { useEffect, useRef, useState } from 'react';
import { ARCHIVE } from '#content';
import { Button } from '#ui';
import styles from './archive.module.css';
import type { DailyRuns } from './daily-runs.ts';

interface PlayPastDayProps {
  readonly runs: DailyRuns;
  /** Another one must be another component, by a key. */
  readonly day: number;
  /** Called once the course has been found. */
  readonly play: (day: number, isRace: boolean) => void;
}

/** Practice on the course of a past day, alone or against the player's best run there. */
export function PlayPastDay({ runs, day, play }: PlayPastDayProps) {
  const [state, setState] = useState<'ready' | 'loading' | 'failed'>('ready');
  const search = useRef<AbortController>(undefined);
  const { dailyCourses } = runs.records;
  useEffect(() => dailyCourses.prepareWhenIdle(() => day), [dailyCourses, day]);
  useEffect(() => () => search.current?.abort(), []);

  const start = async (isRace: boolean) => {
    if (state === 'loading') return;
    const { signal } = (search.current = new AbortController());
    setState('loading');
    try {
      await runs.prepare(day, signal);
      signal.throwIfAborted();
      play(day, isRace);
    } catch (error) {
      if (signal.aborted) return;
      console.error('The course of a past day could not be opened.', error);
      setState('failed');
    }
  };

  return (
    <>
      <div className={styles.actions}>
        <Button
          variant="primary"
          aria-disabled={state === 'loading'}
          onClick={() => void start(false)}
        >
          {ARCHIVE.play}
        </Button>
        {runs.bestOf(day) !== undefined && (
          <Button
            variant="raised"
            aria-disabled={state === 'loading'}
            onClick={() => void start(true)}
          >
            {ARCHIVE.race}
          </Button>
        )}
      </div>
      <p>{ARCHIVE.isPractice}</p>
      {runs.hasOlderRunsOnly(day) && <p>{ARCHIVE.olderRules}</p>}
      <div>
        <p role="status">{state === 'loading' ? ARCHIVE.loading : ''}</p>
        <p role="alert">{state === 'failed' ? ARCHIVE.courseNotLoaded : ''}</p>
      </div>
    </>
  );
}
