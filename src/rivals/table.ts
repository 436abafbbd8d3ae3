/**
 * The rivals, from the clumsiest to the most exact. `spread`: standard deviation of the moments at
 * which the rival presses and releases keys, ms. They end most often at 80 to 3,500 points.
 */
export const RIVALS = [
  { id: 'compy', spread: 180 },
  { id: 'stegosaur', spread: 165 },
  { id: 'oviraptor', spread: 150 },
  { id: 'iguanodon', spread: 135 },
  { id: 'ankylosaur', spread: 120 },
  { id: 'triceratops', spread: 105 },
  { id: 'parasaur', spread: 90 },
  { id: 'gallimimus', spread: 75 },
  { id: 'raptor', spread: 60 },
  { id: 'troodon', spread: 45 },
] as const;

export type RivalId = (typeof RIVALS)[number]['id'];
export type Rival = (typeof RIVALS)[number];
