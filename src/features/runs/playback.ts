import {
  createEscapeRoutePlayer,
  createReplayPlayer,
  type ReplayPlayer,
} from '#features/replay-player';
import type { GameApi, SavedRun, EngineApi } from '#game/api';

export interface PlaybackOptions {
  /** Called before anything is shown. */
  readonly beforePlaying: () => void;
  /** Told what plays; null for nothing. */
  readonly onPlayer: (player: ReplayPlayer | null) => void;
  readonly onFailure: (error: unknown) => void;
}

/** Shows recorded runs on the stage. */
export class Playback {
  constructor(
    private readonly game: Pick<GameApi, 'engine' | 'whenStageOpen' | 'showStage' | 'focusStage'>,
    private readonly options: PlaybackOptions,
  ) {}

  watch(run: SavedRun): void {
    this.play((engine) => createReplayPlayer(run, engine));
  }

  /** Shows how a run ended, and then how it could have gone on. */
  watchEscapeRoute(run: SavedRun): void {
    this.play((engine) => createEscapeRoutePlayer(run, engine));
  }

  close(): void {
    this.game.engine?.showReplay(undefined);
    this.options.onPlayer(null);
    this.game.focusStage();
  }

  private play(create: (engine: EngineApi) => ReplayPlayer): void {
    const { beforePlaying, onPlayer, onFailure } = this.options;
    beforePlaying();
    this.game.whenStageOpen((engine) => {
      try {
        const player = create(engine);
        engine.showReplay(player);
        player.play();
        onPlayer(player);
        this.game.showStage();
      } catch (error) {
        onFailure(error);
      }
    });
  }
}
