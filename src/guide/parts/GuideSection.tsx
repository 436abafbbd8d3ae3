import type { ReactNode } from 'react';
import styles from './guide.module.css';

interface GuideSectionProps {
  readonly title: string;
  readonly lead?: string;
  readonly children: ReactNode;
}

export function GuideSection({ title, lead, children }: GuideSectionProps) {
  return (
    <section className={styles.guide}>
      <h2>{title}</h2>
      {lead !== undefined && <p className={styles.lead}>{lead}</p>}
      {children}
    </section>
  );
}
