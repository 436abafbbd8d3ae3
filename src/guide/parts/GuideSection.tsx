import type { ReactNode } from 'react';
import styles from './guide.module.css';

interface GuideSectionProps {
  readonly title: string;
  readonly lead?: string;
  /** For content that only a script can find out. Browsers without JavaScript leave it out. */
  readonly needsScript?: boolean;
  readonly children: ReactNode;
}

export function GuideSection({ title, lead, needsScript = false, children }: GuideSectionProps) {
  return (
    <section className={styles.guide} data-needs-script={needsScript ? '' : undefined}>
      <h2>{title}</h2>
      {lead !== undefined && <p className={styles.lead}>{lead}</p>}
      {children}
    </section>
  );
}
