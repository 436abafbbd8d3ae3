/**
 * What the built site uses although a browser of the baseline lacks it, and why it may. The build fails for a use that is not in this
 * list, and for an entry that nothing needs any more.
 */
export const TOLERATED: Readonly<Record<string, string>> = {
  // The site's scripts.
  '.canShare': 'called only where it exists',
  '.outputLatency': 'asked for where it exists; without it, tapping along finds it out',
  '.userActivation': 'without it, presses are listened for',
  '.vibrate': 'called only where it exists',
  cancelIdleCallback: 'called only where there is requestIdleCallback',
  requestIdleCallback: 'without it, a timer',
  trustedTypes: 'called only where it exists; without it, nothing needs a policy',

  // Methods of our own and of libraries that have the names of newer ones.
  '.difference': "the name of a blend mode of Pixi's",
  '.grow': "the recorder's own",
  '.resize': "Pixi's textures'",
  '.take': "the recorder's own",
  '.toArray': "Pixi's colours'",
  '.toHex': "the colour library's",

  // Libraries.
  '.animation': "React deletes it from its table where the browser's events lack it",
  '.captureStackTrace': 'fflate asks whether it exists',
  '.connection': 'React asks whether it exists',
  '.delay': "an option of React's scheduler",
  '.popover': 'React compares it with undefined',
  VideoFrame: 'Pixi asks whether it exists',
  '.startViewTransition': 'React calls it for view transitions only, of which the site has none',

  // Styles.
  'cursor: default': 'there is no cursor on a phone',
  'cursor: none': 'there is no cursor on a phone',
  'cursor: pointer': 'there is no cursor on a phone',
  'forced-color-adjust': 'Safari has no forced colours',
  '@view-transition': 'without it, the next page just replaces this one',
  '::details-content': 'without it, a script opens answers on paper; a closed panel stays closed',
  'break-after: avoid': 'without it, a heading may be the last line of a sheet of paper',
  'content-visibility': 'in ::details-content only',
  'text-wrap': 'without it, lines of headings are of unequal length',
  ':has':
    'for what may be missing: marks, room beside a panel, hiding what is behind or in the way. Never for what the game needs',
};
