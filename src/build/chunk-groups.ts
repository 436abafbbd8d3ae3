/**
 * Modules that several lazily loaded parts share, bundled into one chunk each. Left to itself the bundler makes a chunk of each
 * combination of parts that share a module, some of a hundred bytes, and a visitor waits for as many requests before the first frame.
 */
export const CHUNK_GROUPS = [
  // Practice is loaded with the feature that offers it.
  { name: 'simulation', test: /\/src\/simulation\/(?!practice\/)|\/node_modules\/(bitecs|pure-rand)\// },
  // What every page needs of it. The rest is shared by lazily loaded parts only.
  {
    name: 'platform',
    test: /\/src\/platform\/(listen|store|persistent-item|local-storage-item|when-idle|with-timeout)\.ts$/,
  },
];
