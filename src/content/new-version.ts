/** The line that offers a new version of the site on a page of the old one. */
export const NEW_VERSION = {
  text: 'There’s a new version.',
  reload: 'Reload',
} as const;
