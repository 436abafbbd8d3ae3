import type { GameEvent } from '../events/game-events.ts';

/** The announcement of an event for screen readers; undefined for events that are too frequent to announce. */
export function announcementOf(event: GameEvent): string | undefined {
  switch (event.type) {
    case 'start':
      return 'The run has started.';
    case 'pause':
      return 'Paused.';
    case 'resume':
      return 'The run goes on.';
    case 'milestone':
      return `${event.score} points.`;
    case 'weapon_appeared':
      return 'A weapon lies ahead.';
    case 'weapon_collected':
      return 'You have the weapon.';
    case 'monster_shot':
      return 'Pterodactyl hit.';
    case 'turbo_activated':
      return 'Turbo on.';
    case 'turbo_ended':
      return 'Turbo off.';
    case 'turbo_ready':
      return 'Turbo ready.';
    case 'over':
      return `Game over. Score ${event.score}, ${comparedWithBest(event.score, event.high_score)}.`;
    case 'jump':
    case 'land':
    case 'crouch':
    case 'shoot':
      return undefined;
  }
}

export function cuesAnnouncement(on: boolean): string {
  return on ? 'Audio cues on. A short high note: jump. A long low note: stay down until it ends.' : 'Audio cues off.';
}

function comparedWithBest(score: number, highScore: number): string {
  return score < highScore ? `high score ${highScore}` : 'your best so far';
}
