/** What the site is called, and where its header and footer lead. */
export const SITE = {
  name: 'Dino Sprint',
  links: [
    { path: '/', title: 'Home' },
    { path: '/history', title: 'History' },
  ],
  note: 'A free dinosaur runner of our own making. Not affiliated with Google or Chrome.',
} as const;
