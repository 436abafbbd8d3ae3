import { useRef, useState, useSyncExternalStore } from 'react';
import type { DebugFigures } from '#game';
import styles from './game.module.css';
import type { Store } from '#platform';

/** A look inside the run, for developers and the curious. */
export function DebugPanel({ figures }: { readonly figures: Store<DebugFigures | null> }) {
  const shown = useSyncExternalStore(figures.subscribe, figures.get, figures.get);
  if (shown === null) return null;
  return (
    <section className={styles['debug']} aria-label="Debug">
      <Seed seed={shown.seed} />
      <dl className={styles['figures']}>
        <Figure name="Steps" value={shown.steps} />
        <Figure name="Entities" value={shown.entities} />
        <Figure name="Cacti" value={shown.cacti} />
        <Figure name="Pterodactyls" value={shown.pterodactyls} />
        <Figure name="Bullets" value={shown.bullets} />
        <Figure name="Clouds" value={shown.clouds} />
        <Figure name="Pickups" value={shown.pickups} />
        <Figure name="Step" value={`${shown.stepMs.toFixed(3)} ms`} />
        <Figure name="Frame" value={`${shown.frameMs.toFixed(3)} ms`} />
        <Figure name="Frames a second" value={shown.framesPerSecond.toFixed(1)} />
        <Figure name="Detail" value={shown.detail} />
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
      // No clipboard for us: then at least the seed is selected, ready for the visitor to copy.
      if (text.current !== null) getSelection()?.selectAllChildren(text.current);
    }
  };

  return (
    <p className={styles['seed']}>
      <span>
        Seed <code ref={text}>{seed}</code>
      </span>
      <button type="button" className={styles['quiet']} onClick={() => void copy()}>
        {copied === seed ? 'Copied' : 'Copy seed'}
      </button>
    </p>
  );
}

function Figure({ name, value }: { readonly name: string; readonly value: number | string }) {
  return (
    <div className={styles['figure']}>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}
