import { type ReactNode, useId } from 'react';
import gameStyles from '../../play/game.module.css';
import { assistWords } from './assist-words.ts';
import type { Offered } from './read-link.ts';
import styles from './shared-run-prompt.module.css';
import { inMetres, inPoints } from '#ui';

export interface OfferProps {
  readonly offered: Offered;
  readonly watch: () => void;
  readonly race: () => void;
  /** The visitor would rather play a run of their own. */
  readonly dismiss: () => void;
}

/** What a visitor who has opened a link with a run is asked, over the stage's picture. */
export function SharedRunPrompt({ offered, watch, race, dismiss }: OfferProps) {
  if (!offered.ok) {
    return (
      <Card title="This link has no run that can be shown" isTrouble>
        <p>{offered.message}</p>
        <div className={styles['choices']}>
          <Choice label="Play" choose={dismiss} first />
        </div>
      </Card>
    );
  }
  const { score, metres, assists } = offered.verdict;
  const assisted = assistWords(assists);
  return (
    <Card title={`A run of ${inPoints(score)}`}>
      <p>Somebody ran {inMetres(metres)} here. Watch it, or race it.</p>
      {assisted !== '' && <p className={styles['mark']}>Assisted: {assisted}</p>}
      <div className={styles['choices']}>
        <Choice label="Watch" choose={watch} first />
        <Choice label="Race it" choose={race} />
        <Choice label="Play my own" choose={dismiss} />
      </div>
    </Card>
  );
}

interface CardProps {
  readonly title: string;
  readonly children: ReactNode;
  readonly isTrouble?: boolean;
}

function Card({ title, children, isTrouble = false }: CardProps) {
  const id = useId();
  return (
    <div className={`${gameStyles['notice']} ${styles['offer']}`}>
      <section className={styles['card']} role={isTrouble ? 'alert' : undefined} aria-labelledby={id}>
        <h2 id={id} className={gameStyles['noticeTitle']}>
          {title}
        </h2>
        {children}
      </section>
    </div>
  );
}

interface ChoiceProps {
  readonly label: string;
  readonly choose: () => void;
  /** What most come for. */
  readonly first?: boolean;
}

function Choice({ label, choose, first }: ChoiceProps) {
  return (
    <button type="button" className={`${gameStyles['button']} ${styles['choice']}`} data-first={first} onClick={choose}>
      {label}
    </button>
  );
}
