import { type FormEvent, useEffect, useId, useState } from 'react';
import { PRACTICE, PRACTICE_GROUPS, PRACTICE_PACES, practiceBest, practicePace } from '#content';
import { assistsOf, settings } from '#game';
import {
  isAssisted,
  PRACTICE_COURSES,
  PRACTICE_PHRASES,
  PRACTICE_THREATS,
  type PracticeOptions,
  type PracticeSubject,
} from '#simulation';
import { Button, Choice, Dialog, useStore } from '#ui';
import { isOffered, offeredPaceScore, PACE_SCORES, type PracticeStore } from './practice-store.ts';
import { pictureOf, textOf } from './practice-course.ts';
import styles from './practice.module.css';

/** The choice at first: large cacti, which end most first runs, at a pace between slow and fast. */
const FIRST: PracticeOptions = { subject: 'largeCacti', paceScore: 300 };

interface PracticeDialogProps {
  readonly store: PracticeStore;
  readonly current: PracticeOptions | null;
  readonly play: (practice: PracticeOptions) => void;
  readonly close: () => void;
}

export function PracticeDialog({ store, current, play, close }: PracticeDialogProps) {
  const usual = current ?? FIRST;
  const [subject, setSubject] = useState(usual.subject);
  const [wantedPaceScore, setWantedPaceScore] = useState(usual.paceScore);
  const chosen = { subject, paceScore: offeredPaceScore(subject, wantedPaceScore) };
  const assisted = isAssisted(assistsOf(useStore(settings)));
  useStore(store);
  useEffect(() => store.watch(), [store]);
  const group = useId();

  const submit = (event: FormEvent) => {
    event.preventDefault();
    play(chosen);
  };
  const subjects = (title: string, names: readonly PracticeSubject[]) => (
    <Subjects
      title={title}
      names={names}
      chosen={chosen}
      group={group}
      bestOf={(name) => store.best({ subject: name, paceScore: chosen.paceScore }, assisted)}
      choose={setSubject}
    />
  );

  return (
    <Dialog title={PRACTICE.title} close={close}>
      <form className={styles.practice} onSubmit={submit}>
        <p>{PRACTICE.intro}</p>
        <Paces chosen={chosen} choose={setWantedPaceScore} />
        <fieldset>
          <legend>{PRACTICE.subjects}</legend>
          {subjects(PRACTICE_GROUPS.threats, PRACTICE_THREATS)}
          {subjects(PRACTICE_GROUPS.phrases, PRACTICE_PHRASES)}
          {subjects(PRACTICE_GROUPS.courses, PRACTICE_COURSES)}
        </fieldset>
        <div className={styles.start}>
          <Button submits variant="primary">
            {PRACTICE.start}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

interface PacesProps {
  readonly chosen: PracticeOptions;
  readonly choose: (paceScore: number) => void;
}

function Paces({ chosen, choose }: PacesProps) {
  const id = useId();
  return (
    <fieldset aria-describedby={`${id}-hint`}>
      <legend>{PRACTICE.pace}</legend>
      <div className={styles.paces}>
        {PACE_SCORES.map((paceScore, place) => (
          <Choice
            key={paceScore}
            group={id}
            checked={paceScore === chosen.paceScore}
            disabled={!isOffered(chosen.subject, paceScore)}
            choose={() => choose(paceScore)}
          >
            <strong>{PRACTICE_PACES[place]}</strong> <small>{practicePace(paceScore)}</small>
          </Choice>
        ))}
      </div>
      <p id={`${id}-hint`}>
        {chosen.subject === 'turbo' ? PRACTICE.turboPaceHint : PRACTICE.paceHint}
      </p>
    </fieldset>
  );
}

interface SubjectsProps {
  readonly title: string;
  readonly names: readonly PracticeSubject[];
  readonly chosen: PracticeOptions;
  readonly group: string;
  readonly bestOf: (subject: PracticeSubject) => number;
  readonly choose: (subject: PracticeSubject) => void;
}

function Subjects({ title, names, chosen, group, bestOf, choose }: SubjectsProps) {
  const id = useId();
  return (
    <div role="group" aria-labelledby={id} className={styles.group}>
      <h3 id={id}>{title}</h3>
      <div className={styles.subjects}>
        {names.map((subject) => {
          const { name, does } = textOf(subject);
          const best = bestOf(subject);
          return (
            <Choice
              key={subject}
              group={group}
              checked={subject === chosen.subject}
              label={name}
              describedBy={`${id}-${subject}`}
              choose={() => choose(subject)}
            >
              <span className={styles.picture} data-night={subject === 'night' || undefined}>
                {pictureOf(subject).map(({ sprite, ...place }) => (
                  <img key={sprite} src={`/pictures/guide-${sprite}.png`} alt="" style={place} />
                ))}
              </span>
              <span className={styles.name}>
                {name}
                {best > 0 && <small>{practiceBest(best)}</small>}
              </span>
              <small id={`${id}-${subject}`}>{does}</small>
            </Choice>
          );
        })}
      </div>
    </div>
  );
}
