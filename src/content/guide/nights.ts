export const NIGHT_GUIDE = {
  title: 'Seven nights and their moons',
  table: 'The first seven nights',
  night: 'Night',
  from: 'From score',
  moon: 'Moon',
  lookFor: 'Look for',
  sights: {
    meteor: 'a meteor',
    herd: 'a herd of long-necked dinosaurs',
    aurora: 'northern lights',
    volcano: 'a volcano',
    flock: 'a flock in flight',
    shootingStars: 'shooting stars',
    swimmers: 'a sea with swimmers and flying fish',
  },
  moons: [
    'Thin crescent',
    'First quarter',
    'Nearly full',
    'Full moon',
    'Just past full',
    'Last quarter',
    'Thin crescent again',
  ],
} as const;

export function nightLead(every: number, lasts: number): string {
  return `In Chrome, night first falls at ${every} points. We kept that number: here night falls every ${every} points and lasts ${lasts}, each time with a moon and sights of its own.`;
}

export function wordsOfSights(sights: readonly (keyof typeof NIGHT_GUIDE.sights)[]): string {
  const words = sights.map((sight) => NIGHT_GUIDE.sights[sight]).join(', ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
