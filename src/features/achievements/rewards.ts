import { ACHIEVEMENTS, type AchievementId } from '#content';
import { type Skin, SKINS } from '#game';
import { type AchievementsState, isEarned } from './achievements-store.ts';

const SKIN_REWARDS: Readonly<Record<Skin, AchievementId | null>> = {
  classic: null,
  ocean: 'firstNight',
  moss: 'limbo',
  coal: 'unboosted',
  cowboy: 'doubleTap',
  gentleman: 'unarmed',
  party: 'learningCurve',
  royal: 'longLegs',
  golden: 'peckingOrder',
};

export function lockedSkins(state: AchievementsState): ReadonlyMap<Skin, string> {
  const locked = new Map<Skin, string>();
  for (const skin of SKINS) {
    const reward = SKIN_REWARDS[skin];
    if (reward !== null && !isEarned(state, reward)) locked.set(skin, ACHIEVEMENTS[reward].name);
  }
  return locked;
}

export function skinOf(id: AchievementId): Skin | undefined {
  return SKINS.find((skin) => SKIN_REWARDS[skin] === id);
}
