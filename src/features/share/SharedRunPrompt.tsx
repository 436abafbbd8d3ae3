import { assistsMark, SHARED_RUN, sharedRunText, sharedRunTitle } from '#content';
import type { Offered } from './read-link.ts';
import { Card, Choice } from './PromptCard.tsx';
import styles from './shared-run-prompt.module.css';

export interface SharedRunPromptProps {
  readonly offered: Offered;
  readonly watch: () => void;
  readonly race: () => void;
  /** Called when the visitor prefers to play. */
  readonly dismiss: () => void;
}

/** Asks a visitor who has opened a link with a run what to do with it, in front of the stage. */
export function SharedRunPrompt({ offered, watch, race, dismiss }: SharedRunPromptProps) {
  if (!offered.ok) {
    return (
      <Card title={SHARED_RUN.noRun} isError>
        <p>{offered.message}</p>
        <div className={styles.choices}>
          <Choice label={SHARED_RUN.play} choose={dismiss} isFirst />
        </div>
      </Card>
    );
  }
  const { score, metres, assists } = offered.verdict;
  const mark = assistsMark(assists);
  return (
    <Card title={sharedRunTitle(score)}>
      <p>{sharedRunText(metres)}</p>
      {mark !== '' && <p className={styles.mark}>{mark}</p>}
      <div className={styles.choices}>
        <Choice label={SHARED_RUN.watch} choose={watch} isFirst />
        <Choice label={SHARED_RUN.race} choose={race} />
        <Choice label={SHARED_RUN.playOwn} choose={dismiss} />
      </div>
    </Card>
  );
}
