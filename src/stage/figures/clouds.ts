import { extrapolatedX, extrapolatedY } from '../extrapolation.ts';
import type { ViewFactory } from '../view.ts';

export const createClouds: ViewFactory = ({ layers, art }) => {
  const layer = layers('clouds');
  return {
    draw(run) {
      const { clouds } = run.view.entities;
      for (let i = 0; i < clouds.length; i++) {
        const cloud = clouds.get(i);
        // A cloud keeps its entity id, so the id chooses one of the two shapes for its whole life.
        const frame = cloud % 2 === 0 ? 'cloud-1' : 'cloud-2';
        layer.put(art.frame(frame), extrapolatedX(run, cloud), extrapolatedY(run, cloud));
      }
    },
  };
};
