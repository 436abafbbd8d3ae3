import {
  ANNOUNCEMENTS,
  gameOverAnnouncement,
  leftAnnouncement,
  milestoneAnnouncement,
  practiceOverAnnouncement,
  pressAgainFor,
  retrySuccessAnnouncement,
  rivalOutAnnouncement,
  rivalPassedAnnouncement,
  unrankedOverAnnouncement,
} from '#content';
import type { GameEvent } from '../events.ts';
import type { GameOutput, GameOutputOptions } from './game-output.ts';

/** Undefined for events that are too frequent to announce. */
const SENTENCE_OF = {
  restored: ANNOUNCEMENTS.restored,
  paused: ANNOUNCEMENTS.paused,
  resumed: ANNOUNCEMENTS.resumed,
  counting: undefined,
  pickupAppeared: ANNOUNCEMENTS.weaponAhead,
  weaponCollected: ANNOUNCEMENTS.weaponTaken,
  pterodactylShot: ANNOUNCEMENTS.pterodactylHit,
  turboStarted: ANNOUNCEMENTS.turboOn,
  turboEnded: ANNOUNCEMENTS.turboOff,
  turboReady: ANNOUNCEMENTS.turboReady,
  record: ANNOUNCEMENTS.record,
  jumped: undefined,
  landed: undefined,
  crouched: undefined,
  shot: undefined,
  dropped: undefined,
  nearMiss: undefined,
} as const;

function announcementOf(event: GameEvent): string | undefined {
  if (event.type === 'started')
    return event.practice ? ANNOUNCEMENTS.practiceStarted : ANNOUNCEMENTS.started;
  if (event.type === 'milestone') return milestoneAnnouncement(event.score);
  if (event.type === 'retrySucceeded') return retrySuccessAnnouncement(event.tries);
  if (event.type === 'rivalOut') return rivalOutAnnouncement(event.name);
  if (event.type === 'rivalPassed') return rivalPassedAnnouncement(event.name);
  if (event.type === 'left') return leftAnnouncement(event.reason, event.run?.summary.score);
  if (event.type === 'attemptAsked') return pressAgainFor(event.attempt);
  if (event.type !== 'crashed') return SENTENCE_OF[event.type];
  const { result, highScore, practice, unranked } = event;
  if (practice) return practiceOverAnnouncement(result.score, highScore);
  return unranked
    ? unrankedOverAnnouncement(result.score)
    : gameOverAnnouncement(result.score, highScore);
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

function isEventOfStep({ type }: GameEvent): boolean {
  return !['started', 'restored', 'paused', 'counting', 'resumed', 'left', 'attemptAsked'].includes(
    type,
  );
}
