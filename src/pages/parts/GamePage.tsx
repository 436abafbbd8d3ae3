import type { ComponentProps, ReactNode } from 'react';
import { PANEL } from '#content';
import { consent, HowToPlay, lazyPart, loadOrReload, SidePanel, trackGame, Words } from '#site';
import styles from './game-page.module.css';

// After a new deployment the chunk is gone, and a reload gets the page that knows the new one.
const play = () => loadOrReload(() => import('#play'));

const GameArea = lazyPart(async () => (await play()).GameArea, {
  notLoaded: PANEL.gameNotLoaded,
  fallback: () => <div className={styles.stage} data-needs-script="" />,
});

const StatsPanel = lazyPart(async () => (await play()).StatsPanel, {
  notLoaded: PANEL.statsNotLoaded,
});

type ControlsProps = Pick<ComponentProps<typeof HowToPlay>, 'title'>;

/** With the player's own keys as soon as these are known. */
const Controls = lazyPart<ControlsProps>(
  async () => {
    const { KeyLabels } = await play();
    return ({ title }) => (
      <KeyLabels>{(keysOf) => <HowToPlay title={title} keysOf={keysOf} />}</KeyLabels>
    );
  },
  { notLoaded: PANEL.gameNotLoaded, fallback: HowToPlay, failed: HowToPlay },
);

interface GamePageProps {
  /** The route's name, for analytics. */
  readonly name: string;
  readonly title: string;
  readonly lead: string;
  readonly howToPlayTitle: string;
  /** The text below the game. */
  readonly children: ReactNode;
}

/**
 * The layout of every page with the game: the heading in the header's line, the game, the panel
 * below it, then the text.
 */
export function GamePage({ name, title, lead, howToPlayTitle, children }: GamePageProps) {
  return (
    <div className={styles.page}>
      <div className={styles.heading}>
        <h1>
          <Words text={title} />
        </h1>
        <p>
          <Words text={lead} />
        </p>
      </div>
      <div className={styles.game}>
        <noscript>
          <p className={styles.unplayable}>{PANEL.noScript}</p>
        </noscript>
        {/* Shown by old-browser.js. */}
        <p id="old-browser" className={styles.unplayable} hidden data-nosnippet="">
          {PANEL.oldBrowser}
        </p>
        {/* Shown by its style after five seconds, unless main.ts runs. */}
        <p
          className={`${styles.stage} ${styles.scriptMissing}`}
          data-needs-script=""
          data-nosnippet=""
        >
          {PANEL.scriptMissing}
        </p>
        {/* Shown by its style, if React did not load. */}
        <p className={styles.notLoaded} role="alert">
          {PANEL.gameNotLoaded}
        </p>
        {/* The key gives each page a game of its own: a run does not continue on another page. */}
        <GameArea key={name} onEvent={(event) => trackGame(name, event)} />
      </div>
      <div className={styles.panel}>
        <SidePanel title={PANEL.title}>
          <div className={styles.columns}>
            <Controls title={howToPlayTitle} />
            <section className={styles.numbers} data-needs-script="">
              <h2>{PANEL.stats}</h2>
              <StatsPanel onErase={consent.reset} />
            </section>
          </div>
        </SidePanel>
      </div>
      <div className={styles.words}>{children}</div>
    </div>
  );
}
