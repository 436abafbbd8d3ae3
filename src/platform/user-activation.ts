/**
 * Whether the visitor has interacted with the page. Before that, browsers refuse sound and
 * vibration and log a warning; those without `navigator.userActivation` do not log one.
 */
export function hasUserActivation(): boolean {
  const { userActivation }: { readonly userActivation?: UserActivation } = navigator;
  return userActivation?.hasBeenActive ?? true;
}
