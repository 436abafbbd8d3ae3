/**
 * The index of the first picture that differs from the one of a recording without the key.
 * @throws Error where they differ before the key, in their first picture, or never.
 */
export function firstChange(without: readonly number[], withKey: readonly number[]): number {
  const changed = withKey.findIndex((picture, i) => picture !== without[i]);
  if (changed === 0) throw new Error('Two runs of the same course look different before the key.');
  if (changed === -1) throw new Error('The key changed nothing in the picture.');
  return changed;
}
