import { type GameElements, StatsEventBuffer } from '#game';
import { SettingsStore } from '#game/testing';
import { Store } from '#platform';
import { GameController } from '#play/testing';
import { highScoresInMemory } from '../game/runs/high-scores.ts';

/** A game whose settings and numbers last as long as the test. */
export function newGame(): GameController {
  return new GameController({
    highScores: highScoresInMemory(),
    statsEvents: new StatsEventBuffer(() => undefined),
    erasures: new Store({ count: 0 }),
    stageOpening: new Store({ isOpening: false }),
    settings: new SettingsStore(() => undefined),
  });
}

/** The elements of a page with the game, in the document. */
export function newElements(): GameElements {
  const div = () => document.createElement('div');
  const [root, playArea, stage, canvasPlace] = [div(), div(), div(), div()];
  stage.append(canvasPlace);
  playArea.append(stage);
  root.append(playArea);
  document.body.append(root);
  return { root, playArea, stage, canvasPlace, result: div(), courses: div() };
}
