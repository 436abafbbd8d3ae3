import { emit } from '../emit.ts';
import { INPUT } from '../input.ts';
import { spawnBullet } from '../prefabs.ts';
import type { World } from '../world.ts';

/**
 * Fires one bullet for each press, once the dino has the weapon. After jump and crouch, because the
 * muzzle moves with the dino.
 */
export function shoot(world: World): void {
  if ((world.input & (INPUT.shoot | INPUT.special)) === 0) return;
  if (world.components.Dino.hasWeapon.get(world.dino) === 0) return;
  emit(world, 'shot', spawnBullet(world));
}
