/** The day of a moment, ms since 1970, in the player's calendar: YYYY-MM-DD. */
export function dayOf(at: number): string {
  return nameOf(new Date(at));
}

/** The last days up to that of `now`, the latest last. */
export function daysUpTo(now: number, count: number): readonly { readonly day: string; readonly date: Date }[] {
  const today = new Date(now);
  return Array.from({ length: count }, (_, index) => {
    // Noon: a day may be an hour longer or shorter, and begin at one.
    const back = count - 1 - index;
    const date = new Date(today.getFullYear(), today.getMonth(), today.getDate() - back, 12);
    return { day: nameOf(date), date };
  });
}

function nameOf(date: Date): string {
  const pad = (value: number, length: number) => String(value).padStart(length, '0');
  return `${pad(date.getFullYear(), 4)}-${pad(date.getMonth() + 1, 2)}-${pad(date.getDate(), 2)}`;
}
