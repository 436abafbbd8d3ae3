export const NOT_FOUND = {
  title: 'Page Not Found',
  text: 'Oops! The page you are looking for seems to have run away like a dinosaur from a meteor.',
  home: 'Go to Homepage',
} as const;
