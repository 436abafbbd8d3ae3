import { type SubmitEvent, useId, useState } from 'react';
import { ARCHIVE, noSuchCourse } from '#content';
import { Button, TextInput } from '#ui';
import styles from './archive.module.css';

interface CourseNumberProps {
  /** The number of today's course: the highest there is. */
  readonly latest: number;
  /** The number that the player has asked for already, by the page's address. */
  readonly asked: number | undefined;
  readonly choose: (day: number) => void;
}

/** Chooses a course by its number, which is a day's. */
export function CourseNumber({ latest, asked, choose }: CourseNumberProps) {
  const id = useId();
  const [text, setText] = useState(asked?.toString() ?? '');
  const [isWrong, setWrong] = useState(asked !== undefined && courseIn(text, latest) === undefined);
  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    const day = courseIn(text, latest);
    setWrong(day === undefined);
    if (day !== undefined) choose(day);
  };
  return (
    <form className={styles.number} noValidate onSubmit={onSubmit}>
      <label htmlFor={id}>{ARCHIVE.number}</label>
      <TextInput
        id={id}
        inputMode="numeric"
        autoComplete="off"
        maxLength={7}
        value={text}
        aria-invalid={isWrong}
        aria-describedby={`${id}-problem`}
        onChange={({ currentTarget }) => {
          setText(currentTarget.value);
          setWrong(false);
        }}
      />
      <Button variant="quiet" submits>
        {ARCHIVE.show}
      </Button>
      <p id={`${id}-problem`} role="alert">
        {isWrong ? noSuchCourse(latest) : ''}
      </p>
    </form>
  );
}

/** The course that a text means: '17' or '#17'; undefined if there is none. */
function courseIn(text: string, latest: number): number | undefined {
  const day = Number(/^\s*#?(\d{1,6})\s*$/.exec(text)?.[1]);
  return day >= 1 && day <= latest ? day : undefined;
}
