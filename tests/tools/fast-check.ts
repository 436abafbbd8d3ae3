import * as fc from 'fast-check';
import { IS_ALL } from './is-all.ts';

// A failure prints its seed and path; `fc.assert(..., { seed, path })` repeats it.
fc.configureGlobal({ numRuns: IS_ALL ? 500 : 60 });
