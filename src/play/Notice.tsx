import { type ReactNode, useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { NOTICES, PLAY } from '#content';
import { type GameState, useGame, useGameState } from '#game';
import { Button, openDialog, useStore, visuallyHidden } from '#ui';
import styles from './notice.module.css';

export function Notice() {
  const game = useGame();
  const interrupted = useGameState(whatIsInterrupted);
  switch (useGameState(({ stageStatus }) => stageStatus)) {
    case 'closed':
    case 'opening':
    case 'open':
      return null;
    case 'no-context':
      return <Card {...NOTICES.noContext} />;
    case 'no-sheet':
      return <Card {...NOTICES.noSheet} button={NOTICES.tryAgain} onPress={() => game.open()} />;
    case 'no-stage':
      // Retrying would wait for the same request, and a reload loses no run yet.
      return (
        <Card {...NOTICES.noStage} button={NOTICES.reload} onPress={() => location.reload()} />
      );
    case 'lost':
      return <Card title={NOTICES.lost.title} text={NOTICES.lost.text[interrupted]} />;
    case 'lost-for-long':
      return (
        <Card
          title={NOTICES.lostForLong.title}
          text={NOTICES.lostForLong.text[interrupted]}
          button={NOTICES.reload}
          onPress={() => location.reload()}
        />
      );
    case 'restored':
      // The bar has the button to resume.
      return <Card {...NOTICES.restored} beside />;
    case 'broken':
      return <Card {...NOTICES.broken} button={NOTICES.startOver} onPress={() => game.restart()} />;
  }
}

function whatIsInterrupted({ watching, phase, isStored }: GameState) {
  if (watching) return 'replay';
  if (phase !== 'paused') return 'nothing';
  return isStored ? 'run' : 'unstoredRun';
}

interface CardProps {
  readonly title: string;
  readonly text?: string;
  readonly button?: string;
  readonly onPress?: () => void;
  readonly beside?: boolean;
}

function Card({ title, text, button, onPress, beside }: CardProps): ReactNode {
  return (
    <div role="alert" className={styles.notice} data-beside={beside}>
      <p className={styles.title}>{title}</p>
      {text !== undefined && <p>{text}</p>}
      {button !== undefined && (
        <Button variant="primary" onClick={onPress}>
          {button}
        </Button>
      )}
    </div>
  );
}

/**
 * Announces what happens on the stage to screen readers. Only the message about loading is visible
 * too.
 */
export function Status() {
  const stageStatus = useGameState((state) => state.stageStatus);
  const sentence = useGameState(statusOf);
  const isAwaited = stageStatus === 'closed' || stageStatus === 'opening';
  const { element: dialog } = useStore(openDialog);
  return (
    <>
      <p role="status" className={styles.status} data-screen={stageStatus}>
        <span className={isAwaited ? styles.loading : visuallyHidden}>{sentence}</span>
      </p>
      {dialog !== null && createPortal(<StatusInDialog sentence={sentence} />, dialog)}
    </>
  );
}

/** A live region announces changes only, so it begins empty. */
function StatusInDialog({ sentence }: { readonly sentence: string }) {
  const region = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (region.current !== null) region.current.textContent = sentence;
  }, [sentence]);
  return <p ref={region} role="status" className={visuallyHidden} />;
}

function statusOf({ stageStatus, phase, announcement }: GameState): string {
  // The stylesheet shows it once a press waits for React.
  if (stageStatus === 'closed') return PLAY.loading;
  if (stageStatus === 'opening')
    return location.hash === '#daily' ? PLAY.loadingDaily : PLAY.loading;
  return phase === 'counting' ? PLAY.countdown : announcement;
}
