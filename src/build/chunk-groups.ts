/**
 * Modules that several lazily loaded parts share, bundled into one chunk each. Left to itself the bundler makes a chunk of each
 * combination of parts that share a module, some of a hundred bytes, and a visitor waits for as many requests before the first frame.
 * A group takes what its modules import along, unless a group before it has it.
 */
export const CHUNK_GROUPS = [
  // A part that renders without hooks needs only the half of it that makes elements; every page needs both.
  { name: 'react', test: /\/node_modules\/react\// },
  // The pages' guides tell of the nights and of jumps. With both here, no chunk for them stands between the visitor and the first frame.
  // Practice is loaded with the feature that offers it. A replay, and the seed of a run, are to the rest what the simulation is to them.
  {
    name: 'simulation',
    test: /\/src\/(simulation\/(?!practice\/)|replay\/replay\.ts|game\/session\/fresh-seed\.ts|stage\/(time-of-day|night-events\/schedule)\.ts|solver\/jump-arc\.ts)|\/node_modules\/(bitecs|pure-rand)\//,
  },
  // What every page needs of it. The rest is shared by lazily loaded parts only.
  {
    name: 'platform',
    test: /\/src\/platform\/(connection|listen|store|persistent-item|local-storage-item|when-idle|with-timeout|report-once|isolated)\.ts$/,
  },
  // The site's name, address and operator, which every page shows, and the structured data that most pages make of them.
  { name: 'site-facts', test: /\/src\/site\/(article|breadcrumb|organization)-schema\.ts$/ },
  // What `play` needs of the game at once, and the features later.
  {
    name: 'settings',
    test: /\/src\/(game\/settings\/settings(-store)?|game\/input\/(bindings|key-actions|actions)|content\/game\/(keys|play)|platform\/known-gamepads)\.ts$/,
  },
  // What most guides are made of.
  {
    name: 'guide',
    test: /\/src\/guide\/parts\/(GuideSection|Scene|elapsed|hitbox|jumps|pictures|speeds|units)\.tsx?$/,
  },
];
