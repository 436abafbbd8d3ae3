import styles from './article.module.css';
import { RichText } from './RichText.tsx';

/** A headed list of facts. */
export function Facts({
  title,
  facts,
}: {
  readonly title: string;
  readonly facts: readonly string[];
}) {
  return (
    <section className={styles.facts}>
      <h2>{title}</h2>
      <ul>
        {facts.map((fact) => (
          <li key={fact}>
            <RichText text={fact} />
          </li>
        ))}
      </ul>
    </section>
  );
}
