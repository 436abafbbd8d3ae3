import { createRandomStream } from '#simulation';

/** The sum of this many numbers between -0.5 and 0.5 has the standard deviation 1. */
const TERMS = 12;

/**
 * Numbers with mean 0 and standard deviation 1, close to the normal distribution. Only adds,
 * because logarithms, roots and sines differ from engine to engine.
 * @param name the same name gives the same numbers.
 */
export function createErrors(name: string): () => number {
  const random = createRandomStream(name, 'timing');
  return () => {
    let sum = -TERMS / 2;
    for (let i = 0; i < TERMS; i++) sum += random.unit();
    return sum;
  };
}
