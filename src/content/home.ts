export const HOME = {
  title: 'Play the Chrome Dino Game Online!',
  description:
    'Run, jump and duck through the desert in a free dinosaur game: no download, no account, the same fair course on every screen.',
  lead: 'One T-Rex, one desert, no second chances. Every course can be survived: the rest is up to you.',
  about: {
    title: 'A runner that plays fair',
    paragraphs: [
      'The game runs at the same pace on an office laptop, a 240 Hz monitor and a phone: a jump lasts just as long and the cacti come just as fast. Your best score means the same thing everywhere.',
      'No obstacle is ever placed where nobody could pass it. Before a cactus or a pterodactyl enters, the game makes sure that there is still room to land, breathe and jump again, at full turbo, too.',
    ],
  },
} as const;
