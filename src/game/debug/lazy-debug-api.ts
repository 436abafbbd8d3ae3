import type { DebugTarget, offerDebugApi } from './debug-api.ts';

/** The debug API of one engine, in a chunk of its own that only developers load. */
export class LazyDebugApi {
  private offerApi: typeof offerDebugApi | undefined;
  private withdraw: () => void = () => undefined;

  /** Loads its code; without it the game works all the same. */
  async load(): Promise<void> {
    try {
      this.offerApi = (await import('./debug-api.ts')).offerDebugApi;
    } catch (error) {
      console.error('The debug API did not load.', error);
    }
  }

  /** Makes it `globalThis.dinoDebug`, if its code has been loaded. */
  offer(engine: DebugTarget): void {
    this.withdraw = this.offerApi?.(engine) ?? this.withdraw;
  }

  dispose(): void {
    this.withdraw();
  }
}
