/**
 * Whether the visitor has done something on the page: before, browsers refuse sound and vibration, and say so in the console.
 * A browser that does not tell has no such complaint either.
 */
export function hasUserActivation(): boolean {
  const { userActivation }: { readonly userActivation?: UserActivation } = navigator;
  return userActivation?.hasBeenActive ?? true;
}
