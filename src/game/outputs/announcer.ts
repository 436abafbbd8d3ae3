import { announceCues, announcementOf } from './announcements.ts';
import type { GameEvent } from '../events/game-events.ts';
import type { GameOutput, GameOutputOptions } from './game-output.ts';

/** A live region that gets the text it has already says nothing: this tells two of them apart, unheard. */
const NO_BREAK_SPACE = '\u00a0';

/** Tells in words what happens. */
export function createAnnouncer({ settings, announce }: GameOutputOptions): GameOutput {
  let last = '';
  let ofThisStep = '';
  const tell = (sentence: string) => {
    last = sentence === last ? sentence + NO_BREAK_SPACE : sentence;
    announce(last);
  };
  let { cues } = settings.get();
  const unwatch = settings.subscribe(() => {
    if (settings.get().cues === cues) return;
    ({ cues } = settings.get());
    tell(announceCues(cues));
  });
  return {
    onEvent: (event) => {
      const sentence = announcementOf(event);
      if (sentence === undefined) return;
      // What one step brings is told together: a live region shows the last text only.
      ofThisStep = isOfAStep(event) && ofThisStep !== '' ? `${ofThisStep} ${sentence}` : sentence;
      tell(ofThisStep);
    },
    afterStep: () => {
      ofThisStep = '';
    },
    dispose: unwatch,
  };
}

function isOfAStep({ type }: GameEvent): boolean {
  return type !== 'start' && type !== 'pause' && type !== 'resume';
}
