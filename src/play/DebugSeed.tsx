import { type FormEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { DEBUG, formatSeed } from '#content';
import type { DebugTools } from '#game';
import { Button, useStoreValue } from '#ui';
import styles from './debug-panel.module.css';
import type { GameController } from './game-controller.ts';

interface DebugSeedProps {
  readonly game: GameController;
  readonly tools: DebugTools;
  readonly seed: string;
}

/** The seed of the run, and a field to play another one. */
export function DebugSeed({ game, tools, seed }: DebugSeedProps) {
  const isOpen = useStoreValue(game.ui, ({ screen }) => screen === 'open');
  const text = useRef<HTMLElement>(null);
  const [copied, setCopied] = useState('');
  /** The seed that is shown in full, however long it is. */
  const [whole, setWhole] = useState('');

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(seed);
      setCopied(seed);
    } catch {
      // The page may not write to the clipboard: select the whole seed for the visitor to copy.
      flushSync(() => setWhole(seed));
      if (text.current !== null) getSelection()?.selectAllChildren(text.current);
    }
  };
  const play = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const wanted = new FormData(event.currentTarget).get('seed');
    if (!isOpen) return;
    tools.play(typeof wanted === 'string' ? wanted.trim() : '');
    game.focusStage();
    game.publish();
  };

  return (
    <form className={styles.seed} onSubmit={play}>
      <span>
        {DEBUG.seed}{' '}
        <code ref={text} title={seed}>
          {whole === seed ? seed : formatSeed(seed)}
        </code>
      </span>
      <Button variant="quiet" onClick={() => void copy()}>
        {copied === seed ? DEBUG.copied : DEBUG.copySeed}
      </Button>
      <input
        name="seed"
        aria-label={DEBUG.seedToPlay}
        placeholder={DEBUG.thisSeed}
        autoComplete="off"
        spellCheck={false}
      />
      <Button variant="quiet" submits disabled={!isOpen}>
        {DEBUG.play}
      </Button>
    </form>
  );
}
