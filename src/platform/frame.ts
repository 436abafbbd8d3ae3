/** A page in a frame shares focus, history and scrolling with the page around it. */
export const isInFrame = (): boolean => window !== window.parent;
