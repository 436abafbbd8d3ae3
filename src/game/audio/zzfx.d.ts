/** The package has no types. These cover what the game uses. */
declare module 'zzfx' {
  export const ZZFX: {
    /** Factor of all generated samples; 0.3. */
    readonly volume: number;
    /** Hz; 44100. */
    readonly sampleRate: number;
    audioContext: AudioContext;
    /**
     * Returns samples from -1 to 1. The order of the parameters is in `parametersOf` in sounds.ts.
     */
    buildSamples(...parameters: readonly (number | undefined)[]): number[];
  };
}
