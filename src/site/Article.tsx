import type { ReactNode } from 'react';
import type { ArticleSection } from '#content';
import styles from './article.module.css';
import { Figure } from './Figure.tsx';
import { RichText, Words } from './RichText.tsx';

interface ArticleProps {
  readonly title: string;
  readonly lead: string;
  readonly sections: readonly ArticleSection[];
  /** A line between the heading and the lead. */
  readonly above?: ReactNode;
  readonly children?: ReactNode;
}

/** A page of text: a heading, a lead, sections, and whatever follows them. */
export function Article({ title, lead, sections, above, children }: ArticleProps) {
  return (
    <article className={styles.article}>
      <h1>
        <Words text={title} />
      </h1>
      {above !== undefined && <p className={styles.above}>{above}</p>}
      <p className={styles.lead}>
        <RichText text={lead} />
      </p>
      {sections.map((section) => (
        <section key={section.title}>
          <h2>
            <Words text={section.title} />
          </h2>
          {section.paragraphs.map((text) => (
            <p key={text}>
              <RichText text={text} />
            </p>
          ))}
          {section.list !== undefined && (
            <ul>
              {section.list.map((item) => (
                <li key={item}>
                  <RichText text={item} />
                </li>
              ))}
            </ul>
          )}
          {section.picture !== undefined && <Figure picture={section.picture} />}
        </section>
      ))}
      {children}
    </article>
  );
}
