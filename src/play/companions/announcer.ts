import { announceCues, announcementOf } from './announcements.ts';
import type { GameEvent } from '../events.ts';
import type { Companion, CompanionOptions } from './companion.ts';

/** A live region that gets the text it has already says nothing: this tells two of them apart, unheard. */
const NO_BREAK_SPACE = '\u00a0';

/** Tells in words what happens. */
export function makeAnnouncer({ settings, watchSettings, say }: CompanionOptions): Companion {
  let last = '';
  let ofThisStep = '';
  const tell = (sentence: string) => {
    last = sentence === last ? sentence + NO_BREAK_SPACE : sentence;
    say(last);
  };
  let { cues } = settings();
  const unwatch = watchSettings(() => {
    if (settings().cues === cues) return;
    ({ cues } = settings());
    tell(announceCues(cues));
  });
  return {
    hear: (event) => {
      const sentence = announcementOf(event);
      if (sentence === undefined) return;
      // What one step brings is told together: a live region shows the last text only.
      ofThisStep = isOfAStep(event) && ofThisStep !== '' ? `${ofThisStep} ${sentence}` : sentence;
      tell(ofThisStep);
    },
    follow: () => {
      ofThisStep = '';
    },
    leave: unwatch,
  };
}

function isOfAStep({ type }: GameEvent): boolean {
  return type !== 'start' && type !== 'pause' && type !== 'resume';
}
