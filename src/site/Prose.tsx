import type { ReactNode } from 'react';
import { LAYOUT } from '#content';
import styles from './text.module.css';
import { PlainText, RichText } from './RichText.tsx';

interface ProseProps {
  readonly title: string;
  readonly lead?: string;
  readonly picture?: ReactNode;
  readonly paragraphs: readonly string[];
  readonly children?: ReactNode;
}

export function Prose({ title, lead, picture, paragraphs, children }: ProseProps) {
  return (
    <section className={styles.prose}>
      <h2>
        <PlainText text={title} />
      </h2>
      {lead !== undefined && (
        <p className={styles.lead}>
          <PlainText text={lead} />
        </p>
      )}
      {picture}
      {paragraphs.map((text) => (
        <p key={text}>
          <RichText text={text} />
        </p>
      ))}
      {children}
    </section>
  );
}

export function Keywords({ words }: { readonly words: readonly string[] }) {
  return (
    <ul className={styles.keywords} aria-label={LAYOUT.keywords}>
      {words.map((word) => (
        <li key={word}>
          <PlainText text={word} />
        </li>
      ))}
    </ul>
  );
}
