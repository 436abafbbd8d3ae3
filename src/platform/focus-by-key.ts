/**
 * Home, End and the up and down arrows move the focus between the items; the arrows wrap around.
 * @returns whether the key was one of these.
 */
export function focusByKey(key: string, items: readonly HTMLElement[]): boolean {
  const current = items.findIndex((item) => item === document.activeElement);
  if (current === -1) return false;
  const places: Readonly<Record<string, number>> = {
    Home: 0,
    End: -1,
    ArrowDown: (current + 1) % items.length,
    ArrowUp: current - 1,
  };
  const next = places[key];
  if (next === undefined) return false;
  // -1 is the last one.
  items.at(next)?.focus();
  return true;
}
