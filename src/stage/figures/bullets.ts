import { extrapolatedX, extrapolatedY } from '../extrapolation.ts';
import type { ViewFactory } from '../view.ts';

export const createBullets: ViewFactory = ({ layers, art }) => {
  const layer = layers('bullets');
  return {
    draw(run) {
      const { bullets } = run.view.entities;
      for (let i = 0; i < bullets.length; i++) {
        const bullet = bullets.get(i);
        layer.put(art.frame('bullet'), extrapolatedX(run, bullet), extrapolatedY(run, bullet));
      }
    },
  };
};
