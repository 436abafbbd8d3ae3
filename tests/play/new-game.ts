import type { Opening } from '#content';
import { Game, type GameElements } from '#game';

/** There are no deferred parts. */
export function newGame(opening?: Opening): Game {
  return new Game(async () => Promise.resolve(), opening);
}

export function newElements(): GameElements {
  const div = () => document.createElement('div');
  const [root, playArea, stage, canvasPlace] = [div(), div(), div(), div()];
  stage.append(canvasPlace);
  playArea.append(stage);
  root.append(playArea);
  document.body.append(root);
  return { root, playArea, stage, canvasPlace };
}
