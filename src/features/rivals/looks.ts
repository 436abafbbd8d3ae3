import type { RivalLook } from '#game';
import type { RivalId } from '#rivals';

/** Each rival has the colours of one of the dino's looks, and maybe the hat of another. */
export const RIVAL_LOOKS: Readonly<Record<RivalId, RivalLook>> = {
  compy: { colours: 'moss', hat: null },
  stegosaur: { colours: 'ocean', hat: 'cowboy' },
  oviraptor: { colours: 'party', hat: null },
  iguanodon: { colours: 'moss', hat: 'gentleman' },
  ankylosaur: { colours: 'coal', hat: null },
  triceratops: { colours: 'royal', hat: 'cowboy' },
  parasaur: { colours: 'ocean', hat: 'party' },
  gallimimus: { colours: 'party', hat: 'gentleman' },
  raptor: { colours: 'coal', hat: 'cowboy' },
  troodon: { colours: 'golden', hat: 'royal' },
};
