import { WING_FRAME_STEPS } from '#simulation';
import { ANIMATIONS } from '../atlas.ts';
import { extrapolatedX, extrapolatedY } from '../extrapolation.ts';
import { frameAt, type ViewFactory } from '../view.ts';

/**
 * The simulation knows two wing positions; the art has an intermediate frame after each of them.
 */
const FRAMES_PER_WING_FRAME = ANIMATIONS.fly.length / 2;

export const createPterodactyls: ViewFactory = ({ layers, art }) => {
  const layer = layers('pterodactyls');
  return {
    draw(frame) {
      const { view } = frame;
      const { pterodactyls } = view.entities;
      for (let i = 0; i < pterodactyls.length; i++) {
        const pterodactyl = pterodactyls.get(i);
        const age = view.steps - view.components.Threat.enteredAt.get(pterodactyl);
        const wings = frameAt(ANIMATIONS.fly, (age * FRAMES_PER_WING_FRAME) / WING_FRAME_STEPS);
        layer.put(
          art.frame(wings),
          extrapolatedX(frame, pterodactyl),
          extrapolatedY(frame, pterodactyl),
        );
      }
    },
  };
};
