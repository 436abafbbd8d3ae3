import {
  ANNOUNCEMENTS,
  gameOverAnnouncement,
  milestoneAnnouncement,
  practiceOverAnnouncement,
  retrySuccessAnnouncement,
  unrankedOverAnnouncement,
} from '#content';
import type { GameEvent } from '../events/game-events.ts';

/**
 * The announcement of an event for screen readers; undefined for events that are too frequent to
 * announce.
 */
export function announcementOf(event: GameEvent): string | undefined {
  switch (event.type) {
    case 'start':
      return event.practice ? ANNOUNCEMENTS.practiceStarted : ANNOUNCEMENTS.started;
    case 'pause':
      return ANNOUNCEMENTS.paused;
    case 'resume':
      return ANNOUNCEMENTS.resumed;
    case 'milestone':
      return milestoneAnnouncement(event.score);
    case 'weapon_appeared':
      return ANNOUNCEMENTS.weaponAhead;
    case 'weapon_collected':
      return ANNOUNCEMENTS.weaponTaken;
    case 'monster_shot':
      return ANNOUNCEMENTS.pterodactylHit;
    case 'turbo_activated':
      return ANNOUNCEMENTS.turboOn;
    case 'turbo_ended':
      return ANNOUNCEMENTS.turboOff;
    case 'turbo_ready':
      return ANNOUNCEMENTS.turboReady;
    case 'record':
      return ANNOUNCEMENTS.record;
    case 'retry_success':
      return retrySuccessAnnouncement(event.tries);
    case 'over':
      if (event.practice) return practiceOverAnnouncement(event.score, event.high_score);
      return event.unranked
        ? unrankedOverAnnouncement(event.score)
        : gameOverAnnouncement(event.score, event.high_score);
    case 'jump':
    case 'land':
    case 'crouch':
    case 'shoot':
      return undefined;
  }
}

export function cuesAnnouncement(on: boolean): string {
  return on ? ANNOUNCEMENTS.cuesOn : ANNOUNCEMENTS.cuesOff;
}
