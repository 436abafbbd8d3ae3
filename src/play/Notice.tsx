import type { ReactNode } from 'react';
import styles from './game.module.css';
import type { GameController } from './game-controller.ts';
import { useStoreValue } from '#ui';

interface NoticeProps {
  readonly game: GameController;
}

/** What is said in the stage's place when something stands between it and the player. */
export function Notice({ game }: NoticeProps) {
  switch (useStoreValue(game.ui, ({ screen }) => screen)) {
    case 'waiting':
    case 'opening':
    case 'open':
      return null;
    case 'no-engine':
      return (
        <Card title="The game did not load">
          <p>Check your connection.</p>
          <Choice label="Try again" choose={() => game.retry()} />
        </Card>
      );
    case 'no-context':
      return (
        <Card title="Could not get 2D context from canvas">
          <p>
            Your browser would not let this page draw. Turn on hardware acceleration in its settings, or try another
            browser.
          </p>
        </Card>
      );
    case 'no-sheet':
      return (
        <Card title="The game's pictures did not load">
          <p>Check your connection.</p>
          <Choice label="Try again" choose={() => game.retry()} />
        </Card>
      );
    case 'no-stage':
      return (
        <Card title="The game did not open">
          <p>Something went wrong on our side.</p>
          <Choice label="Try again" choose={() => game.retry()} />
        </Card>
      );
    case 'lost':
      return (
        <Card title="The picture is gone for a moment">
          <p>Your browser took it away. The run is paused and waits for you.</p>
        </Card>
      );
    case 'lost-for-long':
      return (
        <Card title="The picture has not come back">
          <p>Wait a little longer, or reload the page and start a new run.</p>
          <Choice label="Reload the page" choose={() => location.reload()} />
        </Card>
      );
    case 'restored':
      return (
        <Card title="The picture is back" beside>
          <Choice label="Resume" choose={() => game.resume()} />
        </Card>
      );
    case 'broken':
      return (
        <Card title="The game stopped because of an error">
          <p>That is our mistake, and this run is lost.</p>
          <Choice label="Start over" choose={() => game.restartAfterFault()} />
        </Card>
      );
  }
}

interface CardProps {
  readonly title: string;
  readonly children: ReactNode;
  /** Does not cover the picture. */
  readonly beside?: boolean;
}

function Card({ title, children, beside }: CardProps) {
  return (
    <div role="alert" className={styles['notice']} data-beside={beside}>
      <p className={styles['noticeTitle']}>{title}</p>
      {children}
    </div>
  );
}

function Choice({ label, choose }: { readonly label: string; readonly choose: () => void }) {
  return (
    <button type="button" className={styles['button']} onClick={choose}>
      {label}
    </button>
  );
}
