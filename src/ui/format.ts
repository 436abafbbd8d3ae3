/** Numbers as the panel has them. */
export function formatCount(count: number): string {
  return count.toLocaleString('en');
}

/** A count that may be missing. */
export function formatBest(score: number): string {
  return score === 0 ? '–' : formatCount(score);
}

/** @param metres whole ones; from a thousand on they are told as kilometres. */
export function formatDistance(metres: number): string {
  if (metres < 1000) return `${metres} m`;
  const digits = metres < 100_000 ? 1 : 0;
  return `${(metres / 1000).toLocaleString('en', { minimumFractionDigits: digits, maximumFractionDigits: digits })} km`;
}

/** @param ms seconds up to a minute, minutes up to an hour, then both. */
export function formatDuration(ms: number): string {
  const seconds = Math.floor(ms / 1000);
  if (seconds < 60) return `${seconds} s`;
  const minutes = Math.floor(seconds / 60);
  if (minutes < 60) return `${minutes} min`;
  return `${formatCount(Math.floor(minutes / 60))} h ${String(minutes % 60).padStart(2, '0')} min`;
}

/** A moment near `now`, both ms since 1970: today the time of day, else the date. */
export function formatMoment(at: number, now: number): string {
  const moment = new Date(at);
  const isToday = moment.toDateString() === new Date(now).toDateString();
  if (isToday) return moment.toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' });
  return moment.toLocaleDateString('en-GB', { day: 'numeric', month: 'short' });
}
