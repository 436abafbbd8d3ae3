/** Hz, as the synthesizer makes them. */
export const RATE = 44_100;

/** Samples: 46 ms, about as long as the ear sums up a sound. A power of two for the transform. */
const WINDOW = 2048;

export function peakOf(samples: ArrayLike<number>): number {
  let peak = 0;
  for (let i = 0; i < samples.length; i++) peak = Math.max(peak, Math.abs(samples[i] ?? 0));
  return peak;
}

export function rmsOf(samples: ArrayLike<number>): number {
  let sum = 0;
  for (let i = 0; i < samples.length; i++) sum += (samples[i] ?? 0) ** 2;
  return Math.sqrt(sum / samples.length);
}

/** Full scale is 0 dB. */
export const decibels = (amplitude: number): number => 20 * Math.log10(Math.max(amplitude, 1e-9));

/** Mean frequency weighted by power, up to 6 kHz, in Hz. */
export function centroidOf(samples: ArrayLike<number>): number {
  let weighted = 0;
  let all = 0;
  for (const power of powersOf(samples)) {
    for (let bin = 1; bin * BIN_HZ < 6000; bin++) {
      weighted += (power[bin] ?? 0) * bin * BIN_HZ;
      all += power[bin] ?? 0;
    }
  }
  return weighted / all;
}

/** The amplitude in the third of an octave around each frequency, in the loudest window. */
export function loudestNear(
  samples: ArrayLike<number>,
  frequencies: readonly number[],
): readonly number[] {
  const most = frequencies.map(() => 0);
  for (const power of powersOf(samples)) {
    for (const [index, hz] of frequencies.entries()) {
      const to = Math.round((hz * 2 ** (1 / 6)) / BIN_HZ);
      let sum = 0;
      for (let bin = Math.round(hz / 2 ** (1 / 6) / BIN_HZ); bin <= to; bin++)
        sum += power[bin] ?? 0;
      most[index] = Math.max(most[index] ?? 0, sum);
    }
  }
  return most.map(Math.sqrt);
}

const BIN_HZ = RATE / WINDOW;

/** The power of each frequency, in windows that overlap by half. */
function* powersOf(samples: ArrayLike<number>): Generator<Float64Array> {
  for (let start = -WINDOW / 2; start < samples.length; start += WINDOW / 2) {
    const re = new Float64Array(WINDOW);
    const im = new Float64Array(WINDOW);
    for (let i = 0; i < WINDOW; i++) {
      // A Hann window, so that a tone doesn't leak into the bands beside it.
      re[i] = (samples[start + i] ?? 0) * (1 - Math.cos((2 * Math.PI * i) / WINDOW));
    }
    transform(re, im);
    yield re
      .slice(0, WINDOW / 2)
      .map((real, bin) => 2 * ((real / WINDOW) ** 2 + ((im[bin] ?? 0) / WINDOW) ** 2));
  }
}

/** Cooley and Tukey's fast Fourier transform, in place. */
function transform(re: Float64Array, im: Float64Array): void {
  const n = re.length;
  for (let i = 1, j = 0; i < n; i++) {
    let bit = n >> 1;
    for (; j & bit; bit >>= 1) j ^= bit;
    j ^= bit;
    if (i < j) {
      [re[i], re[j]] = [re[j] ?? 0, re[i] ?? 0];
      [im[i], im[j]] = [im[j] ?? 0, im[i] ?? 0];
    }
  }
  for (let size = 2; size <= n; size *= 2) {
    for (let k = 0; k < size / 2; k++) {
      const angle = (-2 * Math.PI * k) / size;
      const cos = Math.cos(angle);
      const sin = Math.sin(angle);
      for (let even = k; even < n; even += size) {
        const odd = even + size / 2;
        const oddRe = (re[odd] ?? 0) * cos - (im[odd] ?? 0) * sin;
        const oddIm = (re[odd] ?? 0) * sin + (im[odd] ?? 0) * cos;
        re[odd] = (re[even] ?? 0) - oddRe;
        im[odd] = (im[even] ?? 0) - oddIm;
        re[even] = (re[even] ?? 0) + oddRe;
        im[even] = (im[even] ?? 0) + oddIm;
      }
    }
  }
}
