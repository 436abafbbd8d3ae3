import {
  ANNOUNCEMENTS,
  gameOverAnnouncement,
  milestoneAnnouncement,
  practiceOverAnnouncement,
  retrySuccessAnnouncement,
  unrankedOverAnnouncement,
} from '#content';
import type { GameEventPayload } from '../events/game-events.ts';
import type { GameOutput, GameOutputOptions } from './game-output.ts';

/** Undefined for events that are too frequent to announce. */
const SENTENCE_OF = {
  restore: ANNOUNCEMENTS.restored,
  pause: ANNOUNCEMENTS.paused,
  resume: ANNOUNCEMENTS.resumed,
  weapon_appeared: ANNOUNCEMENTS.weaponAhead,
  weapon_collected: ANNOUNCEMENTS.weaponTaken,
  monster_shot: ANNOUNCEMENTS.pterodactylHit,
  turbo_activated: ANNOUNCEMENTS.turboOn,
  turbo_ended: ANNOUNCEMENTS.turboOff,
  turbo_ready: ANNOUNCEMENTS.turboReady,
  record: ANNOUNCEMENTS.record,
  jump: undefined,
  land: undefined,
  crouch: undefined,
  shoot: undefined,
} as const;

function announcementOf(event: GameEventPayload): string | undefined {
  if (event.type === 'start')
    return event.practice ? ANNOUNCEMENTS.practiceStarted : ANNOUNCEMENTS.started;
  if (event.type === 'milestone') return milestoneAnnouncement(event.score);
  if (event.type === 'retry_success') return retrySuccessAnnouncement(event.tries);
  if (event.type !== 'over') return SENTENCE_OF[event.type];
  if (event.practice) return practiceOverAnnouncement(event.score, event.high_score);
  return event.unranked
    ? unrankedOverAnnouncement(event.score)
    : gameOverAnnouncement(event.score, event.high_score);
}

/**
 * A live region that gets the same text twice announces it once. This character is not spoken and
 * makes the texts differ.
 */
const NO_BREAK_SPACE = '\u00a0';

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
  // A browser takes 15 ms or more for the first number it formats: better now than in a run.
  milestoneAnnouncement(0);
  let { cues } = settings.get();
  const unsubscribe = settings.subscribe(() => {
    if (settings.get().cues === cues) return;
    ({ cues } = settings.get());
    announceAnew(cues ? ANNOUNCEMENTS.cuesOn : ANNOUNCEMENTS.cuesOff);
  });
  return {
    onEvent: (event) => {
      const sentence = announcementOf(event);
      if (sentence === undefined) return;
      // A live region announces only its last text, so put the events of one step in one text.
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

function isEventOfStep({ type }: GameEventPayload): boolean {
  return !['start', 'restore', 'pause', 'resume'].includes(type);
}
