import { useRef, useState, useSyncExternalStore } from 'react';
import { DEBUG, debugMilliseconds } from '#content';
import type { DebugFigures } from '#game';
import type { Store } from '#platform';
import { Button } from '#ui';
import styles from './debug-panel.module.css';

/** Figures of the run, for developers and curious players. */
export function DebugPanel({ figures }: { readonly figures: Store<DebugFigures | null> }) {
  const shown = useSyncExternalStore(figures.subscribe, figures.get, figures.get);
  if (shown === null) return null;
  return (
    <section className={styles.debug} aria-label={DEBUG.title}>
      <Seed seed={shown.seed} />
      <dl className={styles.figures}>
        <Figure name={DEBUG.steps} value={shown.steps} />
        <Figure name={DEBUG.entities} value={shown.entities} />
        <Figure name={DEBUG.cacti} value={shown.cacti} />
        <Figure name={DEBUG.pterodactyls} value={shown.pterodactyls} />
        <Figure name={DEBUG.bullets} value={shown.bullets} />
        <Figure name={DEBUG.clouds} value={shown.clouds} />
        <Figure name={DEBUG.pickups} value={shown.pickups} />
        <Figure name={DEBUG.step} value={debugMilliseconds(shown.stepMs)} />
        <Figure name={DEBUG.frame} value={debugMilliseconds(shown.frameMs)} />
        <Figure name={DEBUG.framesPerSecond} value={shown.framesPerSecond.toFixed(1)} />
        <Figure name={DEBUG.detail} value={shown.detail} />
      </dl>
    </section>
  );
}

function Seed({ seed }: { readonly seed: string }) {
  const text = useRef<HTMLElement>(null);
  const [copied, setCopied] = useState('');

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(seed);
      setCopied(seed);
    } catch {
      // The page may not write to the clipboard: select the seed for the visitor to copy.
      if (text.current !== null) getSelection()?.selectAllChildren(text.current);
    }
  };

  return (
    <p className={styles.seed}>
      <span>
        {DEBUG.seed} <code ref={text}>{seed}</code>
      </span>
      <Button variant="quiet" onClick={() => void copy()}>
        {copied === seed ? DEBUG.copied : DEBUG.copySeed}
      </Button>
    </p>
  );
}

function Figure({ name, value }: { readonly name: string; readonly value: number | string }) {
  return (
    <div className={styles.figure}>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}
