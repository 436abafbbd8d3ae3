import type { Plugin } from 'vite';

const HELPER = 'vite/preload-helper';

/** Edits of Vite's preload helper, where it handles a failed stylesheet. */
const EDITS: readonly (readonly [place: RegExp, replacement: string])[] = [
  [/seen\[href\] = void 0;(\s+throw err)/, 'delete seen[href];$1'],
  [/(if \(e\.type === "error"\) )(rej\(.*?\));/, '$1{ link.remove(); $2; }'],
];

/**
 * Makes a second import() of a chunk request its stylesheet again if that failed to load. Vite would treat it as loaded, and the
 * second try would render without styles.
 */
export function retryStyles(): Plugin {
  return {
    name: 'retry-styles',
    apply: 'build',
    transform: {
      filter: { id: new RegExp(HELPER) },
      handler(code) {
        return EDITS.reduce((changed, [place, replacement]) => {
          if (!place.test(changed)) this.error(`${HELPER} has changed: it contains no ${place.source}.`);
          return changed.replace(place, replacement);
        }, code);
      },
    },
  };
}
