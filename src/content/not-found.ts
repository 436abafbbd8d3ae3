export const NOT_FOUND = {
  seo: {
    title: 'Page Not Found',
    description: 'There is no page at this address. The dinosaur game, in all its variants, is a link away.',
  },
  title: 'Page Not Found',
  text: 'Oops! The page you are looking for seems to have run away like a dinosaur from a meteor.',
  home: 'Go to Homepage',
  variantsTitle: 'All the games',
  categoriesTitle: 'Games by kind',
} as const;
