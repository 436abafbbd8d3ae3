import { formatNumber, formatPercent } from '../format.ts';
import { RIVAL_WORDS } from './rivals.ts';

export const BOTS = {
  title: 'Write a bot',
  /** A link, if the address lacks it. */
  noConsole: 'Add ?debug to the address.',
  intro: 'Paste a bot into the console to let it play:',
  code: `dinoDebug.play(({ threats, dino }) => {
  const next = threats.find(({ kind, right }) => kind === 'cactus' && right > dino.left);
  return { jump: next && next.left - dino.right < 17 * next.speed };
});`,
  copy: 'Copy bot',
  copied: 'Copied',
  plays: 'A bot is playing. Press any game key to take over.',
  letGo: 'Stop bot',
  stop: 'Stop bench',
  failed: 'The bot stopped.',
  yours: 'Your bot',
} as const;

export function botFault(error: string): string {
  return `${BOTS.failed} ${error}`;
}

export function benchProgress(ended: number, runs: number): string {
  return `Bench: ${formatNumber(ended)} of ${formatNumber(runs)} runs`;
}

interface BenchRow {
  readonly player: 'bot' | keyof typeof RIVAL_WORDS;
  readonly median: number;
  readonly best: number;
  readonly reached: readonly { readonly points: number; readonly share: number }[];
  readonly end: { readonly kind: 'cactus' | 'pterodactyl'; readonly share: number } | null;
}

/** For `console.table`. */
export function benchTable(rows: readonly BenchRow[]): Record<string, Record<string, string>> {
  return Object.fromEntries(
    rows.map(({ player, median, best, reached, end }) => [
      player === 'bot' ? BOTS.yours : RIVAL_WORDS[player].name,
      {
        Median: formatNumber(median),
        Best: formatNumber(best),
        ...Object.fromEntries(
          reached.map(({ points, share }) => [`${formatNumber(points)}+`, formatPercent(share)]),
        ),
        'Ended by': end === null ? 'nothing' : `${end.kind}, ${formatPercent(end.share)}`,
      },
    ]),
  );
}
