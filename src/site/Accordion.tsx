import type { FaqItem } from '#content';
import styles from './disclosure.module.css';
import { RichText } from './RichText.tsx';

/**
 * The questions share a name, so the browser closes the others, even without JavaScript. JavaScript
 * adds arrow keys (`startAccordionKeys`) and opens the address's answer (`openAnswerOfHash`).
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
