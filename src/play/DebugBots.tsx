import { useState } from 'react';
import { benchProgress, botFault, BOTS } from '#content';
import { type DebugTools, useGame } from '#game';
import { copyText } from '#platform';
import { Button, useStore } from '#ui';
import styles from './debug-panel.module.css';

export interface DebugBotsProps {
  readonly tools: DebugTools;
  readonly isPlaying: boolean;
}

export function DebugBots({ tools, isPlaying }: DebugBotsProps) {
  const { fault, bench } = useStore(useGame().bots);
  const [isCopied, setIsCopied] = useState(false);
  const copy = async () => setIsCopied(await copyText(BOTS.code));
  return (
    <div className={styles.bots} role="group" aria-label={BOTS.title}>
      <p>
        {globalThis.dinoDebug === undefined && <a href="?debug">{BOTS.noConsole}</a>} {BOTS.intro}{' '}
        <Button variant="quiet" onClick={() => void copy()}>
          {isCopied ? BOTS.copied : BOTS.copy}
        </Button>
      </p>
      <pre>{BOTS.code}</pre>
      {isPlaying && (
        <p>
          {BOTS.plays}{' '}
          <Button variant="quiet" onClick={() => tools.letBotGo()}>
            {BOTS.letGo}
          </Button>
        </p>
      )}
      {bench !== null && (
        <p>
          {benchProgress(bench.ended, bench.runs)}{' '}
          <Button variant="quiet" onClick={bench.stop}>
            {BOTS.stop}
          </Button>
        </p>
      )}
      {fault !== null && <p role="alert">{botFault(fault)}</p>}
    </div>
  );
}
