import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { CUE_TIMING, cueTimingFound, tapsSoFar } from '#content';
import { type CueTrial, openCueTrial, RANGES, settings, usualResponse } from '#game';
import { Button, Dialog, useStore } from '#ui';
import styles from './cue-timing.module.css';

/** ms between pairs of notes: MIN_GAP_MS plus up to EXTRA_GAP_MS at random, to avoid a rhythm. */
const MIN_GAP_MS = 1500;
const EXTRA_GAP_MS = 600;

const NO_TAPS: ReadonlySet<string> = new Set(['Tab', 'Escape', 'Shift', 'Control', 'Alt', 'Meta']);

type State = 'ready' | 'playing' | 'found' | 'too-few' | 'silent';

interface CueTimingDialogProps {
  readonly close: () => void;
}

export function CueTimingDialog({ close }: CueTimingDialogProps) {
  const { muted, cueResponse } = useStore(settings);
  const [state, setState] = useState<State>('ready');
  const [taps, setTaps] = useState(0);
  const area = useRef<HTMLButtonElement>(null);
  const running = useRef<TapTrial>(undefined);
  useEffect(() => () => running.current?.dispose(), []);
  useEffect(() => {
    if (state === 'playing') area.current?.focus();
  }, [state]);

  const start = async () => {
    setTaps(0);
    running.current?.dispose();
    try {
      running.current = new TapTrial(await openCueTrial(settings.get()), (response) => {
        if (response !== undefined) settings.change({ cueResponse: response });
        setState(response === undefined ? 'too-few' : 'found');
      });
      setState('playing');
    } catch {
      setState('silent');
    }
  };
  const tap = (time: number) => setTaps(running.current?.tap(time) ?? 0);
  const tapByKey = (event: KeyboardEvent) => {
    if (NO_TAPS.has(event.key) || event.ctrlKey || event.altKey || event.metaKey) return;
    // The click that follows would count as another tap.
    event.preventDefault();
    if (!event.repeat) tap(event.timeStamp);
  };

  return (
    <Dialog title={CUE_TIMING.title} narrow close={close}>
      <div className={styles.timing}>
        <p>{CUE_TIMING.about}</p>
        {state === 'playing' ? (
          <Button
            ref={area}
            className={styles.area}
            onPointerDown={(event) => tap(event.timeStamp)}
            onKeyDown={tapByKey}
            onClick={(event) => {
              // A screen reader's click comes without a pointer or a key.
              if (event.detail === 0) tap(event.timeStamp);
            }}
            onKeyUp={(event) => {
              if (event.key === ' ') event.preventDefault();
            }}
          >
            {CUE_TIMING.tap}
            <progress max={TARGET_TAPS} value={taps} aria-hidden="true" />
            <span aria-hidden="true">{tapsSoFar(taps, TARGET_TAPS)}</span>
          </Button>
        ) : (
          !muted && (
            <Button variant="primary" onClick={() => void start()}>
              {state === 'ready' ? CUE_TIMING.start : CUE_TIMING.again}
            </Button>
          )
        )}
        <div role="status" className={styles.result}>
          {state === 'found' && <p>{cueTimingFound(cueResponse)}</p>}
          {state === 'too-few' && <p>{CUE_TIMING.tooFew}</p>}
          {state === 'silent' && <p>{CUE_TIMING.silent}</p>}
          {muted && (
            <p>
              {CUE_TIMING.muted}{' '}
              <Button variant="quiet" onClick={() => settings.change({ muted: false })}>
                {CUE_TIMING.unmute}
              </Button>
            </p>
          )}
        </div>
      </div>
    </Dialog>
  );
}

/** A tap belongs to a cue if it comes at most this much earlier or later than it, ms. */
const EARLIEST_MS = 150;
const LATEST_MS = 900;

export const TARGET_TAPS = 12;
/** Anyone who lacks taps after this many cues isn't tapping along. */
const MAX_CUES = 18;

/** Plays pair after pair until there are enough taps. Times are ms of `performance.now()`. */
export class TapTrial {
  /** From each cue to its tap, ms. A tap just before the cue is negative. */
  private readonly times: number[] = [];
  private cue = NaN;
  private cues = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** @param onEnd gets the player's usual response, ms, or undefined after too few taps. */
  constructor(
    private readonly sound: CueTrial,
    private readonly onEnd: (response: number | undefined) => void,
  ) {
    this.playLater();
  }

  /** Ignores a tap that fits no cue, or a cue that has one. Returns the number of taps counted. */
  tap(time: number): number {
    const delay = time - this.cue;
    if (delay >= -EARLIEST_MS && delay <= LATEST_MS) {
      this.times.push(delay);
      this.cue = NaN;
    }
    return this.times.length;
  }

  dispose(): void {
    clearTimeout(this.timer);
    this.sound.dispose();
  }

  private playLater(): void {
    this.timer = setTimeout(() => this.playNext(), MIN_GAP_MS + Math.random() * EXTRA_GAP_MS);
  }

  private playNext(): void {
    if (this.times.length >= TARGET_TAPS || this.cues >= MAX_CUES) return this.end();
    this.cue = this.sound.play();
    this.cues += 1;
    this.playLater();
  }

  private end(): void {
    const usual = usualResponse(this.times);
    const { min, max } = RANGES.cueResponse;
    // Store the player's own part only: the sound's latency changes with the headphones.
    const own = usual === undefined ? undefined : Math.round(usual - this.sound.latencyMs);
    this.dispose();
    this.onEnd(own === undefined ? undefined : Math.min(Math.max(own, min), max));
  }
}
