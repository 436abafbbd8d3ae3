/**
 * The rooms of `src`, in the order in which data flows, and who may import whom. This is the one
 * table: the checker enforces it and writes it into docs/architecture.md.
 */
export interface Room {
  /** For the table in docs/architecture.md. */
  readonly holds: string;
  /** Names of package.json's `imports` without `#`; `*` is any name, `**` any path. */
  readonly imports: readonly string[];
  /** By `import()` or as a type, so nothing is added to a bundle. */
  readonly importsLazily?: readonly string[];
  /** Without this, any package. */
  readonly packages?: readonly string[];
  /**
   * `first`: some of it is needed for the first frame of the game. `later`: none, so files of other
   * rooms reach it by `import()` alone.
   */
  readonly loads: 'first' | 'later';
  /** Folders of a first room that load later. Its other files reach them by `import()` alone. */
  readonly later?: readonly string[];
}

/** The files directly in `src`: early-press.ts, main.ts, hydrate.tsx, prerender.tsx, routes.tsx. */
export const FRONT = 'src';

/** Each folder in `src/features` without an entry of its own. */
export const ANY_FEATURE = 'features/*';

const FEATURE_IMPORTS = [
  'game',
  'story',
  'replay',
  'rivals',
  'solver',
  'simulation',
  'content',
  'ui',
  'platform',
] as const;

export const ROOMS: Readonly<Record<string, Room>> = {
  [FRONT]: {
    loads: 'first',
    holds:
      'the start in a browser, the rendering of every route at build time, the table of routes',
    imports: ['pages/*', 'site', 'content'],
    importsLazily: ['site/register-service-worker'],
  },
  gallery: {
    loads: 'later',
    holds: 'a page of the dev server: every sprite, scene and part of the interface',
    imports: ['stage', 'src/stage/**', 'story', 'simulation', 'content', 'ui'],
  },
  pages: {
    loads: 'first',
    holds: 'one file for each page',
    imports: ['site', 'content'],
    importsLazily: ['guide/*', 'play'],
  },
  guide: {
    loads: 'later',
    holds: 'figures of variant pages, made from the rules, each a chunk of its own',
    imports: ['simulation', 'site', 'content', 'ui'],
  },
  play: {
    loads: 'first',
    holds: 'the game area of a page in React, with slots for the features',
    imports: ['game', 'content', 'ui', 'platform'],
    importsLazily: ['game/outputs', ANY_FEATURE],
  },
  'features/runs': {
    loads: 'later',
    holds: 'finished runs: watch, race, share; coordinates the other features',
    imports: [...FEATURE_IMPORTS, ANY_FEATURE],
  },
  [ANY_FEATURE]: {
    loads: 'later',
    holds: 'other features around a game, a folder each with React and logic',
    imports: FEATURE_IMPORTS,
  },
  game: {
    loads: 'first',
    later: ['audio', 'console', 'outputs'],
    holds: "one visitor's game: session, loop, input, sound, events; React gets it by a context",
    imports: ['stage', 'story', 'replay', 'rivals', 'solver', 'simulation', 'content', 'platform'],
    packages: ['zzfx', 'react'],
  },
  site: {
    loads: 'first',
    holds: 'parts that every page shares: layout, head tags, consent, analytics, adverts',
    imports: ['content', 'ui', 'platform'],
  },
  stage: {
    loads: 'first',
    later: ['colours', 'days', 'deferred', 'effects', 'run-overlay', 'sights', 'sky', 'upright'],
    holds: 'the picture of a run: layers, sprites, sky, HUD, effects',
    imports: ['story', 'simulation', 'content'],
  },
  story: {
    loads: 'first',
    holds: 'what has happened in a run so far, told once',
    imports: ['simulation'],
    packages: [],
  },
  replay: {
    loads: 'first',
    holds: 'records, encodes, plays back and verifies runs',
    imports: ['simulation', 'content'],
    packages: [],
  },
  rivals: {
    loads: 'later',
    holds: 'players that err in timing, and the course on which one ends a little ahead',
    imports: ['solver', 'simulation'],
    packages: [],
  },
  solver: {
    loads: 'first',
    holds: 'looks ahead in a run: fairness, escape route, forecasts',
    imports: ['simulation'],
    packages: [],
  },
  ui: {
    loads: 'first',
    holds: 'React parts that know nothing of the game: buttons, dialog, fields, formats',
    imports: ['content', 'platform'],
  },
  simulation: {
    loads: 'first',
    holds: "the game's rules: a pure world, one run a function of its seed and inputs",
    imports: [],
    packages: ['bitecs', 'pure-rand'],
  },
  platform: {
    loads: 'first',
    holds: 'the browser: storage, observable store, listeners, idle time, full screen, wake lock',
    imports: [],
    packages: ['idb', 'uuid', 'valibot'],
  },
  content: {
    loads: 'first',
    holds: 'every word that a visitor reads, and the facts behind it, as data',
    imports: [],
    packages: [],
  },
  build: {
    // Its index of Pixi is bundled.
    loads: 'first',
    holds: 'the work of `vite build` beyond the bundle',
    imports: ['content'],
  },
};

/** Folders below `src`, such as `game/audio` or `features`, of which the first frame needs none. */
export const LATER_FOLDERS: readonly string[] = Object.entries(ROOMS).flatMap(
  ([room, { loads, later = [] }]) =>
    loads === 'later' ? [room.replace('/*', '')] : later.map((folder) => `${room}/${folder}`),
);

/** @param file path from the project's root. */
export function loadsLater(file: string): boolean {
  return LATER_FOLDERS.some((folder) => file.startsWith(`src/${folder}/`));
}
