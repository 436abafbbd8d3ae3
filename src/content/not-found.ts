export const NOT_FOUND = {
  seo: {
    title: 'Page Not Found',
    description:
      'There’s no page at this address. Find the dinosaur game and all its variants here.',
  },
  title: 'Page Not Found',
  text: 'Oops! The page you are looking for seems to have run away like a dinosaur from a meteor.',
  home: 'Go to Homepage',
  variantsTitle: 'All games',
  categoriesTitle: 'Games by category',
} as const;
