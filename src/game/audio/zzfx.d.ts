/** As much of the package as is used here; it brings no types of its own. */
declare module 'zzfx' {
  export const ZZFX: {
    /** Scales every sample that is built; 0.3. */
    readonly volume: number;
    /** Hz; 44100. */
    readonly sampleRate: number;
    /** Made when the module is first run, and kept with it as long as the page lives. */
    readonly audioContext: AudioContext;
    /** The samples, -1 to 1, of a sound with these parameters, in the order of `parametersOf` in sounds.ts. */
    buildSamples(...parameters: readonly (number | undefined)[]): number[];
  };
}
