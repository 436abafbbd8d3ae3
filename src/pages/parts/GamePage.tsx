import type { ComponentProps, ReactNode } from 'react';
import { type Opening, PANEL } from '#content';
import { consent, HowToPlay, lazyPart, PlainText, Sidebar, trackGame } from '#site';
import styles from './game-page.module.css';

export const play = () => import('#play');

const GameArea = lazyPart(async () => (await play()).GameArea, {
  notLoaded: PANEL.gameNotLoaded,
  fallback: () => <div className={styles.stage} data-needs-script="" />,
});

const StatsPanel = lazyPart(async () => (await play()).StatsPanel, {
  notLoaded: PANEL.statsNotLoaded,
});

type ControlsProps = Omit<ComponentProps<typeof HowToPlay>, 'keysOf'>;

const Controls = lazyPart<ControlsProps>(
  async () => {
    const { KeyLabels } = await play();
    return (props) => <KeyLabels>{(keysOf) => <HowToPlay {...props} keysOf={keysOf} />}</KeyLabels>;
  },
  { notLoaded: PANEL.gameNotLoaded, fallback: HowToPlay, failed: HowToPlay },
);

interface GamePageProps {
  readonly name: string;
  readonly title: string;
  readonly lead: string;
  readonly howToPlayTitle: string;
  readonly opening?: Opening;
  readonly withFeatures?: boolean;
  readonly children: ReactNode;
  readonly related: ReactNode;
}

export function GamePage(props: GamePageProps) {
  const { name, title, lead, howToPlayTitle, opening, withFeatures, children, related } = props;
  return (
    <div className={styles.page}>
      {/* The key gives each page its own game, so a run doesn't continue on another page. */}
      <GamePlace>
        <GameArea
          key={name}
          opening={opening}
          onEvent={(event, runs) => trackGame(name, event, runs)}
        />
      </GamePlace>
      <div className={styles.heading}>
        <h1>
          <PlainText text={title} />
        </h1>
        <p>
          <PlainText text={lead} />
        </p>
      </div>
      <aside className={styles.columns} aria-label={PANEL.title}>
        <section>
          <h2>
            <PlainText text={howToPlayTitle} />
          </h2>
          <Controls withFeatures={withFeatures} />
          <p className={styles.rotate}>{PANEL.rotate}</p>
        </section>
        <section className={styles.numbers} data-needs-script="">
          <Sidebar title={PANEL.stats}>
            <StatsPanel onErase={consent.reset} />
          </Sidebar>
        </section>
      </aside>
      <div className={styles.columns}>
        <div className={styles.words}>{children}</div>
        <div className={styles.related}>{related}</div>
      </div>
    </div>
  );
}

/** The game, and what is said in its place where it can't be played. */
export function GamePlace({ children }: { readonly children: ReactNode }) {
  return (
    <div className={styles.game}>
      <noscript>
        <p className={styles.unplayable}>{PANEL.noScript}</p>
      </noscript>
      {/* Shown by old-browser.js. */}
      <p id="old-browser" className={styles.unplayable} hidden data-nosnippet="">
        {PANEL.oldBrowser}
      </p>
      {/* Its style shows this after five seconds, unless main.ts runs. */}
      <p
        className={`${styles.stage} ${styles.scriptMissing}`}
        data-needs-script=""
        data-nosnippet=""
      >
        {PANEL.scriptMissing}
      </p>
      {/* Its style shows this if React didn't load. */}
      <p className={styles.notLoaded} role="alert">
        {PANEL.gameNotLoaded}
      </p>
      {children}
    </div>
  );
}
