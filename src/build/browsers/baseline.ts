/** A browser by the name that its makers use, and the first version of it that the game is made for. */
export interface BaselineBrowser {
  readonly name: string;
  readonly version: string;
  /** Its names in MDN's compatibility data, on computers and on phones. */
  readonly compatIds: readonly CompatId[];
  /** Its names as a build target, without the version. */
  readonly targetIds: readonly string[];
}

export type CompatId = 'chrome' | 'chrome_android' | 'edge' | 'firefox' | 'firefox_android' | 'safari' | 'safari_ios';

/**
 * The oldest browsers that the site is made for, with all newer ones. Chrome and Edge 109 are the last for Windows 7 and 8, Firefox 115
 * is the last for these and for macOS 10.12 to 10.14: each still has more users than all the versions since 2020 that came before it
 * together (caniuse, 2026). Safari 16.4 is the first with the syntax of ES2022.
 */
export const BASELINE: readonly BaselineBrowser[] = [
  { name: 'Chrome', version: '109', compatIds: ['chrome', 'chrome_android'], targetIds: ['chrome'] },
  { name: 'Edge', version: '109', compatIds: ['edge'], targetIds: ['edge'] },
  { name: 'Firefox', version: '115', compatIds: ['firefox', 'firefox_android'], targetIds: ['firefox'] },
  { name: 'Safari', version: '16.4', compatIds: ['safari', 'safari_ios'], targetIds: ['safari', 'ios'] },
];

/** The latest ECMAScript edition whose whole syntax these browsers parse. */
export const SYNTAX = 2022;

/** The same browsers as Vite's `build.target`. */
export const BUILD_TARGET = BASELINE.flatMap(({ targetIds, version }) => targetIds.map((id) => `${id}${version}`));
