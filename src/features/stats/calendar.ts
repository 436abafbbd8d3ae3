/** The day of a moment, ms since 1970, in the player's time zone: YYYY-MM-DD. */
export function dayOf(at: number): string {
  return nameOf(new Date(at));
}

/** The days up to and including that of `now`, the latest last. */
export function daysUpTo(now: number, count: number): readonly { readonly day: string; readonly date: Date }[] {
  const today = new Date(now);
  return Array.from({ length: count }, (_, index) => {
    const daysAgo = count - 1 - index;
    // At noon: where the clocks change, midnight may not exist.
    const date = new Date(today.getFullYear(), today.getMonth(), today.getDate() - daysAgo, 12);
    return { day: nameOf(date), date };
  });
}

function nameOf(date: Date): string {
  const pad = (value: number, length: number) => String(value).padStart(length, '0');
  return `${pad(date.getFullYear(), 4)}-${pad(date.getMonth() + 1, 2)}-${pad(date.getDate(), 2)}`;
}
