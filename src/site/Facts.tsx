import styles from './article.module.css';

/** Things worth knowing, one by one. */
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
