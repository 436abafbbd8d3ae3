import type { DrawStats, Stage, StageState } from '#stage';
import type { Story } from '#story';

export class FakeStage implements Stage {
  readonly canvas = document.createElement('canvas');
  readonly frames: {
    readonly steps: number;
    readonly alpha: number;
    readonly state: StageState;
  }[] = [];
  backdrop = { sky: 0xfbeac8, horizon: 0xfbeac8, ground: 0xe9b872, earth: 0x5a3120 };
  isAnimating = false;
  isContextLost = false;
  failure: Error | undefined;
  readonly captioned = new Promise<void>(() => {});
  private readonly lost = new Set<() => void>();
  private readonly restored = new Set<() => void>();

  draw({ run: view }: Story, alpha: number, state: StageState): void {
    if (this.failure !== undefined) throw this.failure;
    this.frames.push({ steps: view.steps, alpha, state: { ...state } });
  }

  drawn(): DrawStats {
    return { renderer: 'canvas', textures: 0, sprites: 0, pixels: 0 };
  }

  toCanvas(x: number, y: number) {
    return { x, y };
  }

  hideOverlay(): void {}

  offerToDevtools(): void {}

  begin(): void {}

  afterStep(): void {}

  async loadDeferredViews(): Promise<void> {
    return Promise.resolve();
  }

  resize(): void {}

  onContextLost(listener: () => void): () => void {
    this.lost.add(listener);
    return () => this.lost.delete(listener);
  }

  onContextRestored(listener: () => void): () => void {
    this.restored.add(listener);
    return () => this.restored.delete(listener);
  }

  loseContext(): void {
    this.isContextLost = true;
    for (const listener of this.lost) listener();
  }

  restoreContext(): void {
    this.isContextLost = false;
    for (const listener of this.restored) listener();
  }
}
