import { formatNumber } from '../format.ts';

/** In the order of the rivals, from the clumsiest on. Names are in the stage's font. */
export const RIVAL_WORDS = {
  compy: { name: 'Compy', line: 'Never looks before it leaps.' },
  stegosaur: { name: 'Stego', line: 'Has two brains, and neither is looking.' },
  oviraptor: { name: 'Oviraptor', line: 'Has its mind on somebody’s eggs.' },
  iguanodon: { name: 'Iguanodon', line: 'Thumbs up, whatever comes.' },
  ankylosaur: { name: 'Anky', line: 'Thinks armour will do.' },
  triceratops: { name: 'Trike', line: 'Three horns, one plan: straight on.' },
  parasaur: { name: 'Parasaur', line: 'Hums, and sometimes misses the beat.' },
  gallimimus: { name: 'Galli', line: 'Runs like the wind, and knows it.' },
  raptor: { name: 'Raptor', line: 'Makes every mistake only once.' },
  troodon: { name: 'Troodon', line: 'Hardly ever errs, and counts your errors.' },
} as const;

export const RIVALS_TEXT = {
  title: 'Rivals',
  allBeaten: 'All beaten. They bow, and line up again.',
} as const;

/** On the stage before the run and at its start. */
export function beatRival(name: string, score: number): string {
  return `Beat ${name}: ${formatNumber(score)}`;
}

/** On the card of the run before, whose own score may be higher. */
export function beatRivalNext(name: string, score: number): string {
  return `Next run, beat ${name}: ${formatNumber(score)}`;
}

export function rivalOutOnStage(name: string, score: number): string {
  return `${name} out at ${formatNumber(score)}`;
}

export function rivalPassedOnStage(name: string): string {
  return `You beat ${name}!`;
}

export function rivalOutAnnouncement(name: string): string {
  return `${name} is out.`;
}

export function rivalPassedAnnouncement(name: string): string {
  return `You passed ${name}.`;
}

/**
 * On the card of the run that has beaten it.
 * @param beaten in all laps, of which only the first is counted.
 */
export function newlyBeaten(name: string, beaten: number, all: number): string {
  return beaten > all ? `${name} bows.` : `${beaten} of ${all} rivals beaten.`;
}

/** @param beaten in all laps. */
export function rivalsBeaten(beaten: number, all: number): string {
  return `${Math.min(beaten, all)} of ${all} beaten`;
}

export function nextRival({
  name,
  line,
}: {
  readonly name: string;
  readonly line: string;
}): string {
  return `Next: ${name}. ${line}`;
}
