import {
  createEscapeRoutePlayer,
  createReplayPlayer,
  type ReplayPlayer,
} from '#features/replay-player';
import type { GameApi, SavedRun, StageApi } from '#game/api';

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
    this.play((stage) => createReplayPlayer(run, stage));
  }

  /** Shows how a run ended, and then how it could have gone on. */
  watchEscapeRoute(run: SavedRun): void {
    this.play((stage) => createEscapeRoutePlayer(run, stage));
  }

  close(): void {
    this.game.engine?.setOccupant(undefined);
    this.options.onPlayer(null);
    this.game.focusStage();
  }

  private play(create: (stage: StageApi) => ReplayPlayer): void {
    const { beforePlaying, onPlayer, onFailure } = this.options;
    beforePlaying();
    this.game.whenStageOpen((stage) => {
      try {
        const player = create(stage);
        stage.setOccupant(player);
        player.play();
        onPlayer(player);
        this.game.showStage();
      } catch (error) {
        onFailure(error);
      }
    });
  }
}
