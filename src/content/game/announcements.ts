/** Sentences for those who do not see the stage: a screen reader says each when it happens. */
export const ANNOUNCEMENTS = {
  started: 'The run has started.',
  practiceStarted: 'Practice has started.',
  paused: 'Paused.',
  resumed: 'The run goes on.',
  weaponAhead: 'A weapon lies ahead.',
  weaponTaken: 'You have the weapon.',
  pterodactylHit: 'Pterodactyl hit.',
  turboOn: 'Turbo on.',
  turboOff: 'Turbo off.',
  turboReady: 'Turbo ready.',
  record: 'A new high score.',
  cuesOn: 'Audio cues on. A soft note: get ready. A short high note: jump. A long low note: stay down until it ends.',
  cuesOff: 'Audio cues off.',
} as const;

export function milestoneAnnouncement(score: number): string {
  return `${score} points.`;
}

export function gameOverAnnouncement(score: number, highScore: number): string {
  return `Game over. Score ${score}, ${score < highScore ? `high score ${highScore}` : 'your best so far'}.`;
}

/** The end of a practice run. @param passed threats. @param best the most that were ever passed in this practice. */
export function practiceOverAnnouncement(passed: number, best: number): string {
  return `Practice over. ${passed} passed, ${passed < best ? `best ${best}` : 'your best so far'}.`;
}

/** The end of a run that does not count: practice, or one in debug mode. */
export function unrankedOverAnnouncement(score: number): string {
  return `Game over. Score ${score}, which doesn’t count.`;
}
