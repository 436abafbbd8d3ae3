import styles from './article.module.css';

/** A headed list of facts. */
export function Facts({ title, facts }: { readonly title: string; readonly facts: readonly string[] }) {
  return (
    <section className={styles.facts}>
      <h2>{title}</h2>
      <ul>
        {facts.map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
    </section>
  );
}
