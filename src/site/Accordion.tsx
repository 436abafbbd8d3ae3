import type { KeyboardEvent } from 'react';
import type { FaqItem } from '#content';
import disclosure from './disclosure.module.css';
import { RichText } from './RichText.tsx';
import styles from './accordion.module.css';
import { useAnswerOfHash } from './use-answer-of-hash.ts';

/**
 * Questions, of which at most one is open: the browser closes the others because they share a name, also without JavaScript.
 * JavaScript adds keys that move the focus between questions, and opens the answer that the address names.
 */
export function Accordion({ name, items }: { readonly name: string; readonly items: readonly FaqItem[] }) {
  useAnswerOfHash();
  return (
    <div className={styles.accordion} onKeyDown={moveFocus}>
      {items.map(({ id, question, answer }) => (
        // An answer may have been opened before hydration.
        <details key={id} id={id} name={name} suppressHydrationWarning>
          <summary className={disclosure.summary}>{question}</summary>
          <div className={styles.answer}>
            {answer.map((text) => (
              <p key={text}>
                <RichText text={text} />
              </p>
            ))}
          </div>
        </details>
      ))}
    </div>
  );
}

/** Home, End and the arrow keys, while a question has the focus. The arrows wrap around at the ends. */
function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  if (event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return;
  const questions = [...event.currentTarget.querySelectorAll('summary')];
  const current = questions.findIndex((question) => question === event.target);
  if (current === -1) return;
  const next = nextIndex(event.key, current, questions.length);
  if (next === undefined) return;
  event.preventDefault();
  questions[next]?.focus();
}

function nextIndex(key: string, current: number, count: number): number | undefined {
  switch (key) {
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    case 'ArrowDown':
      return (current + 1) % count;
    case 'ArrowUp':
      return (current + count - 1) % count;
    default:
      return undefined;
  }
}
