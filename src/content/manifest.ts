/**
 * Words of the web app manifest: what the browser shows when it installs the site, and in the menu
 * of its icon.
 */
export const MANIFEST = {
  /** In the order of the menu. */
  shortcuts: {
    daily: 'Today’s course',
    runs: 'Your runs',
  },
  /** What the pictures show, for those who can’t see them. */
  screenshots: {
    wide: 'The game on a desktop: the dinosaur ducks under a pterodactyl.',
    narrow: 'The game on a phone, with large buttons below it.',
  },
} as const;
