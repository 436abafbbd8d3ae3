/** What a visitor can consent to, each by itself. */
export const PURPOSES = ['statistics', 'adverts', 'helper'] as const;

export type Purpose = (typeof PURPOSES)[number];

export type Purposes = Readonly<Record<Purpose, boolean>>;

export const NO_PURPOSE: Purposes = { statistics: false, adverts: false, helper: false };
export const EVERY_PURPOSE: Purposes = { statistics: true, adverts: true, helper: true };

/** What the stored word for every purpose has been since before there were several. */
const EVERYTHING = 'true';
const NOTHING = 'false';

export function hasAny(purposes: Purposes): boolean {
  return PURPOSES.some((purpose) => purposes[purpose]);
}

/**
 * The text to store: 'true' for consent to everything, 'false' for a refusal, else the names of the
 * purposes.
 */
export function encodePurposes(purposes: Purposes): string {
  const named = PURPOSES.filter((purpose) => purposes[purpose]);
  if (named.length === PURPOSES.length) return EVERYTHING;
  return named.join(' ') || NOTHING;
}

/** Reads what {@link encodePurposes} makes; undefined for anything else, which is no answer. */
export function decodePurposes(text: string | null): Purposes | undefined {
  if (text === EVERYTHING) return EVERY_PURPOSE;
  if (text === NOTHING) return NO_PURPOSE;
  const given = { ...NO_PURPOSE };
  for (const word of text?.split(' ') ?? ['']) {
    const purpose = PURPOSES.find((each) => each === word);
    if (purpose === undefined) return undefined;
    given[purpose] = true;
  }
  return given;
}
