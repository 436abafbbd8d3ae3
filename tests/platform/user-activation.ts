export function setUserActivation(hasBeenActive: boolean): void {
  Object.defineProperty(navigator, 'userActivation', {
    configurable: true,
    value: { hasBeenActive },
  });
}
