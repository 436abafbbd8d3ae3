import type { GameElements } from '#game';

type Found = { readonly [Name in keyof GameElements]: HTMLElement | null };

/** The elements of a game in prerendered markup, which marks them by `data-game-part`; undefined if one is missing. */
export function findGameElements(): GameElements | undefined {
  const find = (name: keyof GameElements) => document.querySelector<HTMLElement>(`[data-game-part="${name}"]`);
  const elements = {
    root: find('root'),
    playArea: find('playArea'),
    stage: find('stage'),
    canvasPlace: find('canvasPlace'),
    result: find('result'),
    tips: find('tips'),
    courses: find('courses'),
  };
  return isComplete(elements) ? elements : undefined;
}

/** Whether every element is there. */
export function isComplete(elements: Found): elements is GameElements {
  return Object.values(elements).every((element) => element !== null);
}
