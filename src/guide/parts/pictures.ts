/** Made by `npm run assets`: single figures of the game, one pixel for each art pixel. */
export const PICTURES = {
  running: '/pictures/guide-dino-run-1.png',
  jumping: '/pictures/guide-dino-jump.png',
  crouching: '/pictures/guide-dino-crouch-1.png',
  pterodactyl: '/pictures/guide-pterodactyl-1.png',
} as const;

/** Each size of cactus has three shapes. */
export const CACTUS_PICTURES = {
  small: [
    '/pictures/guide-cactus-small-1.png',
    '/pictures/guide-cactus-small-2.png',
    '/pictures/guide-cactus-small-3.png',
  ],
  large: [
    '/pictures/guide-cactus-large-1.png',
    '/pictures/guide-cactus-large-2.png',
    '/pictures/guide-cactus-large-3.png',
  ],
} as const;

/** By phase, from the first night on. */
export const MOON_PICTURES = [
  '/pictures/guide-moon-1.png',
  '/pictures/guide-moon-2.png',
  '/pictures/guide-moon-3.png',
  '/pictures/guide-moon-4.png',
  '/pictures/guide-moon-5.png',
  '/pictures/guide-moon-6.png',
  '/pictures/guide-moon-7.png',
] as const;
