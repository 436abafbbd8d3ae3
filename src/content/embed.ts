/** The game alone, for frames on other pages. */
export const EMBED = {
  path: '/embed',
  seo: {
    title: 'The Dino Game in a Frame',
    description: 'The dinosaur game alone, for a frame on any page.',
    /** The page that explains it. */
    canonicalUrl: '/embed-the-game',
  },
} as const;
