import type { Assists } from '#simulation';

/** What was easier in a run, such as `75 % speed, no pterodactyls`; empty for a run without assists. */
export function assistWords({ speed, forgiveness, pterodactyls }: Assists): string {
  const words = [
    ...(speed < 1 ? [`${Math.round(100 * speed)} % speed`] : []),
    ...(forgiveness > 0 ? [`${forgiveness} px of forgiveness`] : []),
    ...(pterodactyls ? [] : ['no pterodactyls']),
  ];
  return words.join(', ');
}
