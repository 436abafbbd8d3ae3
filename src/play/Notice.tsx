import type { ReactNode } from 'react';
import { NOTICES, PLAY } from '#content';
import type { UiState } from '#game';
import { Button, Hint, useStoreValue, visuallyHidden } from '#ui';
import gameStyles from './game.module.css';
import type { PartProps } from './game-controller.ts';
import styles from './notice.module.css';

/** Shown over the stage when the game cannot be played, with what the player can do about it. */
export function Notice({ game }: PartProps) {
  const waiting = useStoreValue(game.ui, whatWaits);
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
      // Another try would wait for the same request; there is no run yet that a reload could end.
      return (
        <Card {...NOTICES.noStage} button={NOTICES.reload} onPress={() => location.reload()} />
      );
    case 'lost':
      return <Card title={NOTICES.lost.title} text={NOTICES.lost.text[waiting]} />;
    case 'lost-for-long':
      return (
        <Card
          title={NOTICES.lostForLong.title}
          text={NOTICES.lostForLong.text[waiting]}
          button={NOTICES.reload}
          onPress={() => location.reload()}
        />
      );
    case 'restored':
      return (
        <Card {...NOTICES.restored} beside button={NOTICES.resume} onPress={() => game.resume()} />
      );
    case 'broken':
      return (
        <Card
          {...NOTICES.broken}
          button={NOTICES.startOver}
          onPress={() => game.restartAfterFault()}
        />
      );
  }
}

/** What cannot go on while there is no picture. */
function whatWaits({ watching, phase }: UiState): 'run' | 'replay' | 'nothing' {
  if (watching) return 'replay';
  return phase === 'paused' ? 'run' : 'nothing';
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

/**
 * Says below the stage that the device is too slow for the game, and what helps: a phone has no
 * window to make smaller. The run goes on, and nothing covers it.
 */
export function SlowDevice({ game }: PartProps) {
  const isTooSlow = useStoreValue(game.ui, ({ deviceTooSlow }) => deviceTooSlow);
  return (
    // Always there, because screen readers announce only what changes in a status that they know.
    <div role="status" className={gameStyles.hints} data-part="slow">
      {isTooSlow && (
        <Hint
          title={NOTICES.tooSlow.title}
          text={game.pageControls.touchScreen ? NOTICES.tooSlow.onPhone : NOTICES.tooSlow.text}
        >
          <Button variant="quiet" onClick={() => game.dismissSlowDevice()}>
            {NOTICES.dismiss}
          </Button>
        </Hint>
      )}
    </div>
  );
}

/**
 * Announces what happens on the stage to screen readers. Only that the game is loading is visible
 * as well.
 */
export function Status({ game }: PartProps) {
  const screen = useStoreValue(game.ui, (ui) => ui.screen);
  const sentence = useStoreValue(game.ui, statusOf);
  const isAwaited = screen === 'waiting' || screen === 'opening';
  return (
    <p role="status" className={styles.status} data-screen={screen}>
      <span className={isAwaited ? styles.loading : visuallyHidden}>{sentence}</span>
    </p>
  );
}

function statusOf({ screen, phase, announcement }: UiState): string {
  // Shown by its style, once something is pressed that waits for React.
  if (screen === 'waiting') return PLAY.loading;
  // The course is begun as soon as the game is there.
  if (screen === 'opening') return location.hash === '#daily' ? PLAY.loadingDaily : PLAY.loading;
  return phase === 'counting' ? PLAY.countdown : announcement;
}
