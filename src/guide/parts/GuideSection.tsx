import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { lazyPart, whenIdle } from '#site';
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

interface ResultsWords {
  /** Shown until they are there, and prerendered. */
  readonly awaited: string;
  readonly notLoaded: string;
}

/**
 * A component with the player's results: shown once the browser is idle, so that it does not delay
 * the page, and never prerendered.
 */
export function lazyResults(
  load: () => Promise<ComponentType | undefined>,
  { awaited, notLoaded }: ResultsWords,
) {
  const wait = <p>{awaited}</p>;
  const Part = lazyPart(load, { notLoaded, fallback: () => wait });
  return function Results() {
    const [isIdle, setIdle] = useState(false);
    useEffect(() => whenIdle(() => setIdle(true)), []);
    return isIdle ? <Part /> : wait;
  };
}
