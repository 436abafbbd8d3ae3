/** Every dialog has a button that closes it. */
export const DIALOG = { done: 'Done' } as const;
