import { Game, type GameElements } from '#game';
import { SettingsStore } from '#src/game/settings/settings.ts';
import { Store } from '#platform';
import { highScoresInMemory } from '../game/runs/high-scores.ts';

/** Settings and numbers last as long as the test, and there are no deferred parts. */
export function newGame(): Game {
  return new Game({
    highScores: highScoresInMemory(),
    erasures: new Store({ count: 0 }),
    stageOpening: new Store({ isOpening: false }),
    settings: new SettingsStore(() => undefined),
    loadDeferredParts: async () => () => () => undefined,
  });
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
