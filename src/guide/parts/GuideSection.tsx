import type { ReactNode } from 'react';
import styles from './guide.module.css';

interface GuideSectionProps {
  readonly title: string;
  readonly lead?: string;
  /** Whether it shows only what a script finds out, so that browsers without one leave it out. */
  readonly needsScript?: boolean;
  readonly children: ReactNode;
}

/** A guide's frame: its heading, a sentence or two, and its figures and tables. */
export function GuideSection({ title, lead, needsScript = false, children }: GuideSectionProps) {
  return (
    <section className={styles.guide} data-needs-script={needsScript ? '' : undefined}>
      <h2>{title}</h2>
      {lead !== undefined && <p className={styles.lead}>{lead}</p>}
      {children}
    </section>
  );
}
