/** Lets the browser say whether the visitor has pressed anything yet. */
export function setUserActivation(hasBeenActive: boolean): void {
  Object.defineProperty(navigator, 'userActivation', {
    configurable: true,
    value: { hasBeenActive },
  });
}
