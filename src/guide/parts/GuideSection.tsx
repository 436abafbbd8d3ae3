import { type ReactNode, useEffect, useState } from 'react';
import { whenIdle } from '#platform';
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

interface AfterIdleProps {
  /** Shown until then, and prerendered. */
  readonly awaited: ReactNode;
  readonly children: ReactNode;
}

/**
 * What depends on the visitor: shown once the browser is idle, so that it does not delay the page,
 * and never prerendered.
 */
export function AfterIdle({ awaited, children }: AfterIdleProps) {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => whenIdle(() => setIdle(true)), []);
  return isIdle ? children : awaited;
}
