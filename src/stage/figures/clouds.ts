import { CLOUD_Y } from '#simulation';
import { extrapolatedX, extrapolatedY } from '../extrapolation.ts';
import type { StageState } from '../stage.ts';
import type { ViewFactory } from '../view.ts';

/**
 * Where a cloud is seen: spread over all of the sky, of which a tall picture has more than the
 * world.
 */
function skyY(y: number, { viewport }: Readonly<StageState>): number {
  const share = (CLOUD_Y.max - y) / (CLOUD_Y.max - CLOUD_Y.min);
  return y + share * viewport.top;
}

export const createClouds: ViewFactory = ({ layers, art }) => {
  const layer = layers('clouds');
  return {
    draw(frame) {
      const { clouds } = frame.view.entities;
      for (let i = 0; i < clouds.length; i++) {
        const cloud = clouds.get(i);
        // A cloud keeps its entity id, so the id chooses one of the two shapes for its whole life.
        const shape = cloud % 2 === 0 ? 'cloud-1' : 'cloud-2';
        layer.put(
          art.frame(shape),
          extrapolatedX(frame, cloud),
          skyY(extrapolatedY(frame, cloud), frame.state),
        );
      }
    },
  };
};
