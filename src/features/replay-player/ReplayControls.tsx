import { useEffect, useId, useRef, useState } from 'react';
import { REPLAY_PLAYER, REPLAY_SHORTCUTS } from '#content';
import { useGame } from '#game';
import { listen } from '#platform';
import { Button, PixelIcon, useStore } from '#ui';
import styles from './replay-controls.module.css';
import { ScrubBar } from './ScrubBar.tsx';
import { type Rate, RATES, type ReplayPlayer, type ReplayPlayerState } from './replay-player.ts';

interface ReplayControlsProps {
  readonly player: ReplayPlayer;
  readonly close: () => void;
}

const RATE_LABELS: Readonly<Record<Rate, readonly [visible: string, spoken: string]>> = {
  0.5: [REPLAY_PLAYER.halfSpeed, REPLAY_PLAYER.halfSpeedSpoken],
  1: [REPLAY_PLAYER.normalSpeed, REPLAY_PLAYER.normalSpeedSpoken],
  2: [REPLAY_PLAYER.doubleSpeed, REPLAY_PLAYER.doubleSpeedSpoken],
};

export function ReplayControls({ player, close }: ReplayControlsProps) {
  const game = useGame();
  const state = useStore(player.state);
  const [isShortcutListOpen, setShortcutListOpen] = useState(false);
  const playButton = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    game.page.showStage();
    playButton.current?.focus({ preventScroll: true });
  }, [game]);
  useEffect(
    () => attachPlayerKeys(player, isShortcutListOpen ? () => setShortcutListOpen(false) : close),
    [player, close, isShortcutListOpen],
  );
  return (
    <div className={styles.bar} data-part="replay" role="group" aria-label={REPLAY_PLAYER.title}>
      <div className={styles.row}>
        <div className={styles.group}>
          <Button
            ref={playButton}
            variant="raised"
            className={styles.play}
            onClick={() => player.toggle()}
          >
            <PixelIcon outline={playIcon(state)} />
            <span>{playLabel(state)}</span>
          </Button>
          <Button
            variant="raised"
            aria-label={REPLAY_PLAYER.backSpoken}
            aria-keyshortcuts="ArrowLeft"
            onClick={() => player.skip(-1)}
          >
            {REPLAY_PLAYER.back}
          </Button>
          <Button
            variant="raised"
            aria-label={REPLAY_PLAYER.forwardSpoken}
            aria-keyshortcuts="ArrowRight"
            onClick={() => player.skip(1)}
          >
            {REPLAY_PLAYER.forward}
          </Button>
        </div>
        <ScrubBar player={player} state={state} />
        <div className={styles.rates} role="group" aria-label={REPLAY_PLAYER.speed}>
          {RATES.map((rate) => (
            <Button
              key={rate}
              variant="raised"
              aria-label={RATE_LABELS[rate][1]}
              aria-pressed={rate === state.rate}
              onClick={() => player.setRate(rate)}
            >
              {RATE_LABELS[rate][0]}
            </Button>
          ))}
        </div>
        <Shortcuts
          isOpen={isShortcutListOpen}
          onToggle={() => setShortcutListOpen(!isShortcutListOpen)}
        />
        <Button
          variant="raised"
          className={styles.close}
          aria-keyshortcuts="Escape"
          onClick={close}
        >
          <PixelIcon outline={ICONS.close} />
          <span>{REPLAY_PLAYER.close}</span>
        </Button>
      </div>
    </div>
  );
}

/** Outlines of pixels, 12 x 12. */
const ICONS = {
  play: 'M2 1h2v1h2v1h2v1h2v1h1v2h-1v1h-2v1h-2v1h-2v1h-2z',
  pause: 'M3 2h2v8h-2zM7 2h2v8h-2z',
  again:
    'M3 2h4v-1h1v1h1v1h1v1h-1v1h-1v1h-1v-2h-4v1h-1v3h1v1h5v-1h1v-2h2v3h-1v1h-1v1h-7v-1h-1v-1h-1v-5h1v-1h1z',
  close:
    'M2 2h2v1h1v1h2v-1h1v-1h2v2h-1v1h-1v2h1v1h1v2h-2v-1h-1v-1h-2v1h-1v1h-2v-2h1v-1h1v-2h-1v-1h-1z',
} as const;

function playIcon({ playing, ended }: ReplayPlayerState): string {
  if (playing) return ICONS.pause;
  return ended ? ICONS.again : ICONS.play;
}

function playLabel({ playing, ended }: ReplayPlayerState): string {
  if (playing) return REPLAY_PLAYER.pause;
  return ended ? REPLAY_PLAYER.again : REPLAY_PLAYER.play;
}

interface ShortcutsProps {
  readonly isOpen: boolean;
  readonly onToggle: () => void;
}

function Shortcuts({ isOpen, onToggle }: ShortcutsProps) {
  const listId = useId();
  return (
    <div className={styles.shortcuts}>
      <Button variant="raised" aria-expanded={isOpen} aria-controls={listId} onClick={onToggle}>
        {REPLAY_PLAYER.keys}
      </Button>
      <dl id={listId} className={styles.list} hidden={!isOpen}>
        {REPLAY_SHORTCUTS.map(([keys, description]) => (
          <div key={keys}>
            <dt>{keys}</dt>
            <dd>{description}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

const RANGE = 'input[type="range"]';
const PRESSABLE = 'button, a, summary, input';
const FIELDS = `dialog, textarea, select, input:not([type="range"]), [contenteditable]:not([contenteditable="false"])`;

/** Listens in the capture phase, before the game, whose keys may be the same. */
function attachPlayerKeys(player: ReplayPlayer, close: () => void): () => void {
  const onKeyDown = (event: KeyboardEvent) => {
    const action = keyActionOf(event, player, close);
    if (action === undefined) return;
    event.preventDefault();
    action();
  };
  return listen(window, 'keydown', onKeyDown, { capture: true });
}

type KeyAction = (() => void) | undefined;

function keyActionOf(event: KeyboardEvent, player: ReplayPlayer, close: () => void): KeyAction {
  const { key, target } = event;
  if (event.isComposing || event.ctrlKey || event.altKey || event.metaKey) return undefined;
  const isIn = (selector: string) => target instanceof Element && target.closest(selector) !== null;
  if (isIn(FIELDS)) return undefined;
  // Ahead of the Shift check: most keyboards need Shift for one or both of these.
  if (key === '<' || key === '>') return () => player.changeRate(key === '>');
  if (event.shiftKey) return undefined;
  if (key === 'Escape') return close;
  // A slider handles Home, End and the arrow keys itself. It ignores Space, so Space toggles
  // playback there too.
  const isOnSlider = isIn(RANGE);
  if (key === ' ' && (isOnSlider || !isIn(PRESSABLE))) {
    // A held Space toggles only once, but its repeats mustn't scroll the page either.
    return event.repeat ? () => undefined : () => player.toggle();
  }
  return isOnSlider ? undefined : seekActionOf(key, player);
}

function seekActionOf(key: string, player: ReplayPlayer): KeyAction {
  switch (key) {
    case 'ArrowLeft':
      return () => player.skip(-1);
    case 'ArrowRight':
      return () => player.skip(1);
    case 'Home':
      return () => player.seekStart();
    case 'End':
      return () => player.seekEnd();
    default:
      return undefined;
  }
}
