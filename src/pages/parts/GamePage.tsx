import { lazy, type ReactNode, Suspense } from 'react';
import { PANEL } from '#content';
import { clearVisitorData, HowToPlay, SidePanel, trackGame } from '#site';
import styles from './game-page.module.css';

const play = () => import('#play');
const Game = lazy(async () => ({ default: (await play()).Game }));
const StatsPanel = lazy(async () => ({ default: (await play()).StatsPanel }));
const KeyLabels = lazy(async () => ({ default: (await play()).KeyLabels }));

interface GamePageProps {
  /** The route's name, for analytics. */
  readonly name: string;
  readonly title: string;
  readonly lead: string;
  readonly howToPlayTitle: string;
  /** The text below the game. */
  readonly children: ReactNode;
}

/** The layout of every page with the game: the game, the panel beside it (below it on phones), then the text. */
export function GamePage({ name, title, lead, howToPlayTitle, children }: GamePageProps) {
  return (
    <div className={styles.page}>
      <div className={styles.heading}>
        <h1>{title}</h1>
        <p>{lead}</p>
      </div>
      <div className={styles.game}>
        <noscript>
          <p className={styles.noScript}>{PANEL.noScript}</p>
        </noscript>
        <Suspense fallback={<div className={styles.stage} />}>
          {/* The key gives each page a game of its own: a run does not continue on another page. */}
          <Game key={name} onEvent={(event) => trackGame(name, event)} />
        </Suspense>
      </div>
      <div className={styles.panel}>
        <SidePanel title={PANEL.title}>
          <Suspense fallback={<HowToPlay title={howToPlayTitle} />}>
            <KeyLabels>{(keysOf) => <HowToPlay title={howToPlayTitle} keysOf={keysOf} />}</KeyLabels>
          </Suspense>
          <section className={styles.numbers}>
            <h2>{PANEL.numbers}</h2>
            <Suspense>
              <StatsPanel onErase={clearVisitorData} />
            </Suspense>
          </section>
        </SidePanel>
      </div>
      <div className={styles.words}>{children}</div>
    </div>
  );
}
