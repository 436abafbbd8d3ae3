import { extrapolatedX, extrapolatedY } from '../extrapolation.ts';
import type { ViewFactory } from '../view.ts';

/** The bobbing sets the pickup apart from everything that only passes. */
const BOB = 4;
const BOB_STEPS = 48;

export const createPickup: ViewFactory = ({ layers, art }) => {
  const layer = layers('pickup');
  return {
    draw(frame) {
      const { pickups } = frame.view.entities;
      for (let i = 0; i < pickups.length; i++) {
        const pickup = pickups.get(i);
        const bob = BOB * Math.sin(((frame.view.steps + frame.alpha) / BOB_STEPS) * 2 * Math.PI);
        layer.put(
          art.frame('gun'),
          extrapolatedX(frame, pickup),
          extrapolatedY(frame, pickup) + bob,
        );
      }
    },
  };
};

export const createBullets: ViewFactory = ({ layers, art }) => {
  const layer = layers('bullets');
  return {
    draw(frame) {
      const { bullets } = frame.view.entities;
      for (let i = 0; i < bullets.length; i++) {
        const bullet = bullets.get(i);
        layer.put(art.frame('bullet'), extrapolatedX(frame, bullet), extrapolatedY(frame, bullet));
      }
    },
  };
};
