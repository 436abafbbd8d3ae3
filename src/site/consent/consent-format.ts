/** What a visitor can consent to, each by itself. */
export type Purpose = 'statistics' | 'adverts';

export type Purposes = Readonly<Record<Purpose, boolean>>;

export const NO_PURPOSE: Purposes = { statistics: false, adverts: false };
export const EVERY_PURPOSE: Purposes = { statistics: true, adverts: true };

/** What the stored word for every purpose has been since before there were several. */
const EVERYTHING = 'true';

export function hasAny({ statistics, adverts }: Purposes): boolean {
  return statistics || adverts;
}

/** The word to store: 'true' for consent to everything, else the name of the one purpose; empty for none. */
export function encodePurposes({ statistics, adverts }: Purposes): string {
  if (statistics && adverts) return EVERYTHING;
  if (statistics) return 'statistics';
  return adverts ? 'adverts' : '';
}

/** Reads what {@link encodePurposes} makes. Anything else is no consent. */
export function decodePurposes(text: string | null): Purposes {
  const everything = text === EVERYTHING;
  return { statistics: everything || text === 'statistics', adverts: everything || text === 'adverts' };
}
