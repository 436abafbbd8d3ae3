/** Offered below the stage, once, to a player whose runs keep ending early. */
export const ASSISTS_OFFER = {
  title: 'Want more time?',
  text: 'Slow the game down, make it forgiving or send the pterodactyls away. Such runs have a high score of their own.',
  show: 'Show the assists',
  decline: 'No thanks',
} as const;
