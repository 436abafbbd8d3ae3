import type { KeyboardEvent } from 'react';
import type { FaqItem } from '#content';
import disclosure from './disclosure.module.css';
import styles from './accordion.module.css';

/**
 * Questions of which at most one is open. The browser sees to that by the shared name, with or without our script;
 * the script adds the keys that move the focus from question to question.
 */
export function Accordion({ name, items }: { readonly name: string; readonly items: readonly FaqItem[] }) {
  return (
    <div className={styles.accordion} onKeyDown={moveFocus}>
      {items.map(({ id, question, answer }) => (
        <details key={id} id={id} name={name}>
          <summary className={disclosure.summary}>{question}</summary>
          <div className={styles.answer}>
            {answer.map((text) => (
              <p key={text}>{text}</p>
            ))}
          </div>
        </details>
      ))}
    </div>
  );
}

/** Home, End and the arrows, when a question has the focus and no modifier is held; the arrows go round the ends. */
function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  if (event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return;
  const questions = [...event.currentTarget.querySelectorAll('summary')];
  const from = questions.findIndex((question) => question === event.target);
  if (from === -1) return;
  const to = destination(event.key, from, questions.length);
  if (to === undefined) return;
  event.preventDefault();
  questions[to]?.focus();
}

function destination(key: string, from: number, count: number): number | undefined {
  switch (key) {
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    case 'ArrowDown':
      return (from + 1) % count;
    case 'ArrowUp':
      return (from + count - 1) % count;
    default:
      return undefined;
  }
}
