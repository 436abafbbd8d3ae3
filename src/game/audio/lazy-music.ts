import { isolated, reportOnce } from '#platform';
import type { RunView } from '#simulation';
import type { GameEventType } from '../events.ts';
import type { GameOutputOptions } from '../outputs/game-output.ts';
import type { MusicPlayer } from './music/music-player.ts';
import type { PageAudio } from './page-audio.ts';

interface MusicOutput {
  readonly audio: PageAudio;
  readonly node: AudioNode;
}

/** A fault in the music is reported once, and the game goes on in silence. */
export class LazyMusic {
  private output: MusicOutput | undefined;
  private player: MusicPlayer | undefined;
  private loading: Promise<void> | undefined;
  private readonly unsubscribe: () => void;

  constructor(private readonly settings: GameOutputOptions['settings']) {
    this.unsubscribe = settings.subscribe(() => {
      if (!this.isWanted) this.stop();
    });
  }

  /** Call this once the browser has sound, and for each new audio context. */
  connect(output: MusicOutput | undefined): void {
    this.stop();
    this.output = output;
    this.player = undefined;
    this.loading = undefined;
  }

  readonly onEvent = isolated(({ type }: { readonly type: GameEventType }) => {
    if (type === 'started') {
      if (this.player === undefined) this.loading = undefined;
      this.player?.reset();
    } else if (type === 'paused' || type === 'crashed') this.stop();
  }, this);

  readonly afterStep = isolated((view: RunView) => {
    if (!this.isWanted || view.gameOver) return;
    if (this.player !== undefined) this.player.afterStep(view);
    else if (this.output !== undefined) this.loading ??= this.load();
  }, this);

  dispose(): void {
    this.unsubscribe();
    this.connect(undefined);
  }

  private get isWanted(): boolean {
    const { music, muted } = this.settings.get();
    return music && !muted;
  }

  private readonly stop = isolated(() => this.player?.stop(), this);

  private async load(): Promise<void> {
    try {
      const { MusicPlayer: LoadedPlayer } = await import('./music/music-player.ts');
      const { output } = this;
      if (output !== undefined) this.player = new LoadedPlayer(output.audio, output.node);
    } catch (error) {
      reportOnce(this, error);
    }
  }
}
