import type { FaqItem } from '#content';
import styles from './disclosure.module.css';
import { RichText } from './RichText.tsx';

/**
 * Questions, of which at most one is open: the browser closes the others because they share a name,
 * also without JavaScript. JavaScript adds keys that move the focus between questions
 * (`startAccordionKeys`), and opens the answer that the address names (`openAnswerOfHash`).
 */
export function Accordion({
  name,
  items,
}: {
  readonly name: string;
  readonly items: readonly FaqItem[];
}) {
  return (
    <div className={styles.accordion} data-accordion="">
      {items.map(({ id, question, answer }) => (
        <details key={id} id={id} name={name}>
          <summary className={styles.summary}>{question}</summary>
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
