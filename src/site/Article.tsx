import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { type ArticleSection, LAYOUT, type Picture } from '#content';
import { PlainText, RichText } from './RichText.tsx';
import styles from './text.module.css';

interface Section extends ArticleSection {
  readonly more?: ReactNode;
}

interface ArticleProps {
  readonly title: string;
  readonly lead: string;
  readonly sections: readonly Section[];
  readonly above?: ReactNode;
  readonly below?: ReactNode;
  /** Instead of the list of headings. */
  readonly beside?: ReactNode;
  readonly hasCrashed?: boolean;
  readonly children?: ReactNode;
}

export function Article(props: ArticleProps) {
  const { title, lead, sections, above, below, beside, hasCrashed, children } = props;
  return (
    <article className={styles.article}>
      <h1 data-crashed={hasCrashed}>
        <PlainText text={title} />
      </h1>
      {sections.length > 0 && <Headings sections={sections} />}
      <div className={styles.text}>
        {above !== undefined && <p className={styles.above}>{above}</p>}
        <p className={styles.lead}>
          <RichText text={lead} />
        </p>
        {below}
        {sections.map(({ title: heading, paragraphs, list, picture, more }) => (
          <section key={heading} id={idOf(heading)}>
            <h2>
              <PlainText text={heading} />
            </h2>
            {paragraphs.map((text) => (
              <p key={text}>
                <RichText text={text} />
              </p>
            ))}
            {list !== undefined && (
              <ul>
                {list.map((item) => (
                  <li key={item}>
                    <RichText text={item} />
                  </li>
                ))}
              </ul>
            )}
            {picture !== undefined && <Figure picture={picture} />}
            {more}
          </section>
        ))}
        {children}
      </div>
      {beside !== undefined && <div className={styles.beside}>{beside}</div>}
    </article>
  );
}

function Headings({ sections }: { readonly sections: readonly Section[] }) {
  return (
    <nav className={styles.headings} aria-label={LAYOUT.headings}>
      {sections.map(({ title }) => (
        <a key={title} href={`#${idOf(title)}`}>
          <PlainText text={title} />
        </a>
      ))}
    </nav>
  );
}

/** 'who-runs-this-site' */
function idOf(title: string): string {
  return (
    title
      .toLowerCase()
      .match(/[a-z0-9]+/g)
      ?.join('-') ?? ''
  );
}

function Figure({ picture: { src, alt, caption, width, height } }: { readonly picture: Picture }) {
  return (
    <figure className={styles.figure}>
      <img src={src} alt={alt} width={width} height={height} loading="lazy" />
      <figcaption>
        <RichText text={caption} />
      </figcaption>
    </figure>
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
