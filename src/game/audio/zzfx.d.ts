/** Types for the parts of the package that are used here; it comes without types. */
declare module 'zzfx' {
  export const ZZFX: {
    /** Factor of all generated samples; 0.3. */
    readonly volume: number;
    /** Hz; 44100. */
    readonly sampleRate: number;
    /** Created when the module is first evaluated. */
    audioContext: AudioContext;
    /**
     * The samples, -1 to 1, of a sound with these parameters, in the order of `parametersOf` in
     * sounds.ts.
     */
    buildSamples(...parameters: readonly (number | undefined)[]): number[];
  };
}
