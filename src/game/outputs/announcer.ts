import {
  ANNOUNCEMENTS,
  gameOverAnnouncement,
  milestoneAnnouncement,
  practiceOverAnnouncement,
  retrySuccessAnnouncement,
  unrankedOverAnnouncement,
} from '#content';
import type { GameEvent } from '../events/game-events.ts';
import type { GameOutput, GameOutputOptions } from './game-output.ts';

/**
 * The announcement of an event for screen readers; undefined for events that are too frequent to
 * announce.
 */
function announcementOf(event: GameEvent): string | undefined {
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

function cuesAnnouncement(on: boolean): string {
  return on ? ANNOUNCEMENTS.cuesOn : ANNOUNCEMENTS.cuesOff;
}

/**
 * A live region that gets the same text twice announces it once. This character, which is not
 * spoken, makes the texts differ.
 */
const NO_BREAK_SPACE = '\u00a0';

/** Announces events to screen readers. */
export function createAnnouncer({
  settings,
  announce,
}: Pick<GameOutputOptions, 'settings' | 'announce'>): GameOutput {
  let last = '';
  let textOfStep = '';
  const announceAnew = (sentence: string) => {
    last = sentence === last ? sentence + NO_BREAK_SPACE : sentence;
    announce(last);
  };
  // A browser takes 15 ms or more for the first number that it formats: better now than in a run.
  milestoneAnnouncement(0);
  let { cues } = settings.get();
  const unsubscribe = settings.subscribe(() => {
    if (settings.get().cues === cues) return;
    ({ cues } = settings.get());
    announceAnew(cuesAnnouncement(cues));
  });
  return {
    onEvent: (event) => {
      const sentence = announcementOf(event);
      if (sentence === undefined) return;
      // A live region announces only its last text, so the events of one step are announced in one
      // text.
      textOfStep =
        isEventOfStep(event) && textOfStep !== '' ? `${textOfStep} ${sentence}` : sentence;
      announceAnew(textOfStep);
    },
    afterStep: () => {
      textOfStep = '';
    },
    dispose: unsubscribe,
  };
}

function isEventOfStep({ type }: GameEvent): boolean {
  return type !== 'start' && type !== 'pause' && type !== 'resume';
}
