import type { ReactNode } from 'react';
import styles from './article.module.css';

interface Section {
  readonly title: string;
  readonly paragraphs: readonly string[];
}

/** A page of reading: a heading, its sections, and what to do next. */
export function Article(props: {
  readonly title: string;
  readonly lead: string;
  readonly sections: readonly Section[];
  readonly children?: ReactNode;
}) {
  return (
    <article className={styles.article}>
      <h1>{props.title}</h1>
      <p className={styles.lead}>{props.lead}</p>
      {props.sections.map(({ title, paragraphs }) => (
        <section key={title}>
          <h2>{title}</h2>
          {paragraphs.map((text) => (
            <p key={text}>{text}</p>
          ))}
        </section>
      ))}
      {props.children}
    </article>
  );
}
