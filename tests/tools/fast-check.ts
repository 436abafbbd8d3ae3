import * as fc from 'fast-check';
import { IS_ALL } from './is-all.ts';

// `npm test` tries the same cases each time, so what fails is due to a change. The full run tries
// new ones, and prints the seed and path with which `fc.assert(..., { seed, path })` repeats one.
fc.configureGlobal(IS_ALL ? { numRuns: 500 } : { numRuns: 60, seed: 5 });
