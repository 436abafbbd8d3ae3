import { type FormEvent, memo, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import {
  DEBUG,
  debugArrival,
  debugBox,
  debugCrash,
  debugLastJump,
  debugMilliseconds,
  debugPause,
  debugSpeed,
  debugThreat,
  debugTurbo,
  formatDecimals,
  formatMetres,
  formatSeed,
} from '#content';
import { type DebugFigures, DebugTools, useGame, useGameState } from '#game';
import { allOf, copyText } from '#platform';
import { Button, useStore } from '#ui';
import { DebugBots } from './DebugBots.tsx';
import { attachDebugKeys, DebugControls } from './DebugControls.tsx';
import styles from './debug-panel.module.css';

/**
 * Figures and controls of the run, for developers and curious players. While it's open, runs don't
 * count.
 */
export function DebugPanel() {
  const game = useGame();
  const tools = useDebugTools();
  const figures = useStore(game.figures);
  if (figures === null) return null;
  return (
    <section className={styles.debug} aria-label={DEBUG.title}>
      <p className={styles.note}>{DEBUG.note}</p>
      <DebugControls tools={tools} figures={figures} />
      <DebugSeed tools={tools} seed={figures.seed} />
      <DebugBots tools={tools} isPlaying={figures.hasBot} />
      <dl className={styles.figures}>
        <Figure name={DEBUG.score} value={figures.score} />
        <Figure name={DEBUG.distance} value={formatMetres(figures.metres)} />
        <Figure name={DEBUG.speed} value={debugSpeed(figures.speed)} />
        <Figure name={DEBUG.turbo} value={debugTurbo(figures.turbo, figures.turboSeconds)} />
        <Figure name={DEBUG.queued} value={figures.queued} />
        <Figure name={DEBUG.steps} value={figures.steps} />
        <Figure name={DEBUG.lastPause} value={debugPause(figures.lastPause)} />
        <Figure name={DEBUG.framesPerSecond} value={formatDecimals(figures.framesPerSecond, 1)} />
        <Figure name={DEBUG.step} value={debugMilliseconds(figures.stepMs)} />
        <Figure name={DEBUG.frame} value={debugMilliseconds(figures.frameMs)} />
        <Figure name={DEBUG.detail} value={figures.detail} />
        <Figure name={DEBUG.entities} value={figures.entities} />
        <Figure name={DEBUG.cacti} value={figures.cacti} />
        <Figure name={DEBUG.pterodactyls} value={figures.pterodactyls} />
        <Figure name={DEBUG.bullets} value={figures.bullets} />
        <Figure name={DEBUG.clouds} value={figures.clouds} />
        <Figure name={DEBUG.pickups} value={figures.pickups} />
      </dl>
      <div className={styles.lists}>
        <div>
          <h3>{DEBUG.arrivals}</h3>
          <ol>
            {figures.arrivals.map(({ id, kind, seconds }) => (
              <li key={id}>{debugArrival(kind, id, seconds)}</li>
            ))}
            {figures.arrivals.length === 0 && <li>{DEBUG.noArrivals}</li>}
          </ol>
        </div>
        {figures.crash !== null && <Explanation crash={figures.crash} />}
        <Legend tools={tools} />
      </div>
    </section>
  );
}

const MARKS = ['takeoff', 'dino', 'cactus', 'pterodactyl', 'pickup', 'bounds'] as const;

const Legend = memo(function Legend({ tools }: { readonly tools: DebugTools }) {
  return (
    <div>
      <h3>{DEBUG.colours}</h3>
      <ul>
        {MARKS.map((mark) => (
          <li key={mark}>
            <span className={styles.swatch} style={{ backgroundColor: tools.colourOf(mark) }} />
            {DEBUG.legend[mark]}
          </li>
        ))}
      </ul>
    </div>
  );
});

function useDebugTools(): DebugTools {
  const game = useGame();
  const [tools] = useState(() => new DebugTools(game));
  useEffect(() => allOf([tools.open(), attachDebugKeys(game, tools)]), [game, tools]);
  return tools;
}

function Explanation({ crash }: { readonly crash: NonNullable<DebugFigures['crash']> }) {
  const { kind, threat, threatBox, dinoBox, overlap, step, lastJump } = crash;
  return (
    <div>
      <h3>{debugCrash(step)}</h3>
      <dl>
        <Figure name={DEBUG.dino} value={debugBox(dinoBox)} />
        <Figure name={debugThreat(kind, threat)} value={debugBox(threatBox)} />
        <Figure name={DEBUG.overlap} value={debugBox(overlap)} />
        <Figure name={DEBUG.lastJump} value={debugLastJump(lastJump, step)} />
      </dl>
    </div>
  );
}

interface FigureProps {
  readonly name: string;
  readonly value: number | string;
}

/** Most stay the same from one publication to the next. */
const Figure = memo(function Figure({ name, value }: FigureProps) {
  return (
    <div className={styles.figure}>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
});

interface DebugSeedProps {
  readonly tools: DebugTools;
  readonly seed: string;
}

const DebugSeed = memo(function DebugSeed({ tools, seed }: DebugSeedProps) {
  const game = useGame();
  const isOpen = useGameState(({ stageStatus }) => stageStatus === 'open');
  const text = useRef<HTMLElement>(null);
  const [copied, setCopied] = useState('');
  const [whole, setWhole] = useState('');

  const copy = async () => {
    if (await copyText(seed)) {
      setCopied(seed);
      return;
    }
    // The page may not write to the clipboard, so select the whole seed for the visitor to copy.
    flushSync(() => setWhole(seed));
    if (text.current !== null) getSelection()?.selectAllChildren(text.current);
  };
  const play = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const wanted = new FormData(event.currentTarget).get('seed');
    if (!isOpen) return;
    tools.play(typeof wanted === 'string' ? wanted.trim() : '');
    game.page.focusStage();
  };

  return (
    <form className={styles.seed} onSubmit={play}>
      <span>
        {DEBUG.seed}{' '}
        <code ref={text} title={seed}>
          {whole === seed ? seed : formatSeed(seed)}
        </code>
      </span>
      <Button variant="quiet" onClick={() => void copy()}>
        {copied === seed ? DEBUG.copied : DEBUG.copySeed}
      </Button>
      <input
        name="seed"
        aria-label={DEBUG.seedToPlay}
        placeholder={DEBUG.thisSeed}
        autoComplete="off"
        spellCheck={false}
      />
      <Button variant="quiet" submits disabled={!isOpen}>
        {DEBUG.play}
      </Button>
    </form>
  );
});
