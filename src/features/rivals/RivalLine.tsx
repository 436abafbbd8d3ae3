import { useState } from 'react';
import { RIVAL_WORDS, newlyBeaten, rivalRunsAlong, RIVALS_TEXT } from '#content';
import { settings } from '#game';
import { RIVALS } from '#rivals';
import { Button, useStore, useStoreValue } from '#ui';
import { Head } from './Head.tsx';
import styles from './rivals.module.css';
import type { RivalRuns } from './rival-runs.ts';
import { rivalsStore } from './rivals-store.ts';

/** On the card of a run: who runs along next time. A press goes alone, another takes that back. */
export function RivalLine({ rivals }: { readonly rivals: RivalRuns }) {
  const { next, beaten } = useStore(rivals.state);
  const { beaten: count } = useStore(rivalsStore);
  const isOn = useStoreValue(settings, (chosen) => chosen.rivals);
  const [hasPressed, setPressed] = useState(false);
  const press = () => {
    setPressed(true);
    settings.change({ rivals: !isOn });
  };
  const rank = beaten === null ? '' : newlyBeaten(RIVAL_WORDS[beaten].name, count, RIVALS.length);
  if (next === null && !hasPressed)
    return rank === '' ? null : <p className={styles.line}>{rank}</p>;
  const who =
    next === null ? RIVALS_TEXT.alone : rivalRunsAlong(RIVAL_WORDS[next.id].name, next.score);
  return (
    <Button
      className={styles.line}
      data-part="rival"
      title={isOn ? RIVALS_TEXT.goAlone : RIVALS_TEXT.goTogether}
      aria-pressed={isOn}
      onClick={press}
    >
      {next !== null && <Head id={next.id} />}
      <span>{rank === '' ? who : `${rank} ${who}`}</span>
    </Button>
  );
}
