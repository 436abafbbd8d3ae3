import type { ReactNode } from 'react';
import { NOTICES } from '#content';
import { Button, useStoreValue } from '#ui';
import type { GameController } from './game-controller.ts';
import styles from './notice.module.css';

interface NoticeProps {
  readonly game: GameController;
}

/** Shown over the stage when the game cannot be played, with what the player can do about it. */
export function Notice({ game }: NoticeProps) {
  switch (useStoreValue(game.ui, ({ screen }) => screen)) {
    case 'waiting':
    case 'opening':
    case 'open':
      return null;
    case 'no-engine':
      return <Card {...NOTICES.noEngine} button={NOTICES.tryAgain} onPress={() => game.retry()} />;
    case 'no-context':
      return <Card {...NOTICES.noContext} />;
    case 'no-sheet':
      return <Card {...NOTICES.noSheet} button={NOTICES.tryAgain} onPress={() => game.retry()} />;
    case 'no-stage':
      return <Card {...NOTICES.noStage} button={NOTICES.tryAgain} onPress={() => game.retry()} />;
    case 'lost':
      return <Card {...NOTICES.lost} />;
    case 'lost-for-long':
      return <Card {...NOTICES.lostForLong} button={NOTICES.reload} onPress={() => location.reload()} />;
    case 'restored':
      return <Card {...NOTICES.restored} beside button={NOTICES.resume} onPress={() => game.resume()} />;
    case 'broken':
      return <Card {...NOTICES.broken} button={NOTICES.startOver} onPress={() => game.restartAfterFault()} />;
  }
}

interface CardProps {
  readonly title: string;
  readonly text?: string;
  /** The label of the one button, if there is any. */
  readonly button?: string;
  readonly onPress?: () => void;
  /** Does not cover the picture. */
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
