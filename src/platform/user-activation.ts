/**
 * Whether the visitor has interacted with the page. Before that, browsers refuse sound and vibration with a console warning.
 * Browsers without `userActivation` log no such warning, so there the answer is true.
 */
export function hasUserActivation(): boolean {
  const { userActivation }: { readonly userActivation?: UserActivation } = navigator;
  return userActivation?.hasBeenActive ?? true;
}
