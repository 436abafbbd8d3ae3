/** Offered below the game, once, to a player whose runs keep ending early. */
export const ASSISTS_OFFER = {
  title: 'Want more time?',
  text: 'Slow the game down, make it more forgiving or turn off pterodactyls. Assisted runs have their own high score.',
  show: 'Show assists',
  decline: 'No, thanks',
} as const;
