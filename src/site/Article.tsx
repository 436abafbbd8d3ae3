import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { ArticleSection, Picture } from '#content';
import { PlainText, RichText } from './RichText.tsx';
import styles from './text.module.css';

interface ArticleProps {
  readonly title: string;
  readonly lead: string;
  readonly sections: readonly ArticleSection[];
  readonly above?: ReactNode;
  readonly children?: ReactNode;
}

export function Article({ title, lead, sections, above, children }: ArticleProps) {
  return (
    <article className={styles.article}>
      <h1>
        <PlainText text={title} />
      </h1>
      {above !== undefined && <p className={styles.above}>{above}</p>}
      <p className={styles.lead}>
        <RichText text={lead} />
      </p>
      {sections.map((section) => (
        <section key={section.title}>
          <h2>
            <PlainText text={section.title} />
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

export function Figure({
  picture: { src, alt, caption, width, height },
}: {
  readonly picture: Picture;
}) {
  return (
    <figure className={styles.figure}>
      <img src={src} alt={alt} width={width} height={height} loading="lazy" />
      <figcaption>
        <RichText text={caption} />
      </figcaption>
    </figure>
  );
}

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

export function ButtonLink({
  to,
  children,
}: {
  readonly to: string;
  readonly children: ReactNode;
}) {
  return (
    <Link className={styles.button} to={to}>
      {children}
    </Link>
  );
}
