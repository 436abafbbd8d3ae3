import type { Plugin } from 'vite';

const HELPER = 'vite/preload-helper';

/** Where Vite's helper is told that a stylesheet did not come; what is to happen there. */
const CHANGES: readonly (readonly [place: RegExp, instead: string])[] = [
  [/seen\[href\] = void 0;(\s+throw err)/, 'delete seen[href];$1'],
  [/(if \(e\.type === "error"\) )(rej\(.*?\));/, '$1{ link.remove(); $2; }'],
];

/**
 * Has a stylesheet that did not come asked for again when its script is. Vite takes it for one that is there, and a second try
 * would show something without its styles.
 */
export function retryStyles(): Plugin {
  return {
    name: 'retry-styles',
    apply: 'build',
    transform: {
      filter: { id: new RegExp(HELPER) },
      handler(code) {
        return CHANGES.reduce((changed, [place, instead]) => {
          if (!place.test(changed)) this.error(`${HELPER} has nothing like ${place.source}: look at it anew.`);
          return changed.replace(place, instead);
        }, code);
      },
    },
  };
}
