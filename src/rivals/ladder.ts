import { type Rival, type RivalId, RIVALS } from './table.ts';

/**
 * The order in which rivals are asked to run along: the next unbeaten one, those that err less,
 * and then the others, the last beaten first. All beaten, they come back for another lap.
 * @param beaten in all laps.
 */
export function rivalsToAsk(beaten: number): readonly Rival[] {
  const place = beaten % RIVALS.length;
  return [...RIVALS.slice(place), ...RIVALS.slice(0, place).reverse()];
}

/** To beat a rival is to beat all that err more. */
export function beatenWith(id: RivalId, beaten: number): number {
  const lapStart = beaten - (beaten % RIVALS.length);
  return Math.max(beaten, lapStart + 1 + RIVALS.findIndex((rival) => rival.id === id));
}
