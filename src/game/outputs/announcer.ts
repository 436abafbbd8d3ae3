import { announcementOf, cuesAnnouncement } from './announcements.ts';
import type { GameEvent } from '../events/game-events.ts';
import type { GameOutput, GameOutputOptions } from './game-output.ts';

/**
 * A live region that gets the same text twice announces it once. This character, which is not
 * spoken, makes the texts differ.
 */
const NO_BREAK_SPACE = '\u00a0';

/** Announces events to screen readers. */
export function createAnnouncer({ settings, announce }: GameOutputOptions): GameOutput {
  let last = '';
  let textOfStep = '';
  const announceAnew = (sentence: string) => {
    last = sentence === last ? sentence + NO_BREAK_SPACE : sentence;
    announce(last);
  };
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
