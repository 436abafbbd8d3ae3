export const PTERODACTYL_GUIDE = {
  title: 'Duck, or stay upright?',
  table: 'Pterodactyls by height',
  height: 'Top edge above the ground',
  share: 'Share',
  standing: 'Standing',
  ducking: 'Ducking',
  hit: 'hit',
  safe: 'safe',
} as const;

export function pterodactylLead(score: number, withCactus: number): string {
  return `Above ${score} points they come at any height between these two. If in doubt, duck: you fit under every one. But from ${withCactus} points on, a low one may bring a cactus along. Jump both.`;
}

/** @param altitude in px. */
export function pterodactylAt(altitude: number): string {
  return `Top edge at ${altitude} px`;
}

/** @param altitude in px. */
export function pterodactylFigure(altitude: number, hits: boolean): string {
  return `A pterodactyl whose top edge is ${altitude} px above the ground ${hits ? 'hits' : 'passes above'} a standing dino, and passes above a ducking one.`;
}

export function altitudeRange(from: number, to: number): string {
  return `${from} to ${to} px`;
}
