import { formatNumber, formatPoints } from '../format.ts';

export const ANNOUNCEMENTS = {
  started: 'Run started.',
  practiceStarted: 'Practice started.',
  restored: 'Your last run is still here, paused.',
  paused: 'Paused.',
  resumed: 'Resumed.',
  weaponAhead: 'Weapon ahead.',
  weaponTaken: 'You’ve got the weapon.',
  pterodactylHit: 'Pterodactyl hit.',
  turboOn: 'Turbo on.',
  turboOff: 'Turbo off.',
  turboReady: 'Turbo ready.',
  record: 'New high score.',
  cuesOn:
    'Audio cues on. Soft note: get ready. Short high note: jump. Long low note: stay down until it ends.',
  cuesOff: 'Audio cues off.',
} as const;

export function milestoneAnnouncement(score: number): string {
  return `${formatPoints(score)}.`;
}

export function gameOverAnnouncement(score: number, highScore: number): string {
  const comparison =
    score < highScore ? `high score ${formatNumber(highScore)}` : 'your best so far';
  return `Game over. Score ${formatNumber(score)}, ${comparison}.`;
}

/** @param kept the score of a run that is kept. */
export function leftAnnouncement(
  reason: 'player' | 'expired' | 'elsewhere',
  kept?: number,
): string {
  if (reason === 'elsewhere') return 'Your run went on in another tab.';
  return kept === undefined ? 'Run left.' : `Run left. ${formatPoints(kept)}, kept in Your runs.`;
}

export function practiceOverAnnouncement(passed: number, best: number): string {
  const comparison = passed < best ? `best ${formatNumber(best)}` : 'your best so far';
  return `Practice over. Passed ${formatNumber(passed)}, ${comparison}.`;
}

/** The end of a run that doesn't count: a retry, or one in debug mode. */
export function unrankedOverAnnouncement(score: number): string {
  return `Game over. Score ${formatNumber(score)}. It doesn’t count.`;
}
