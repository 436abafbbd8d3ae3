/** What really happened in the last step, as bits of `RunView.happened`: for sounds, effects and events. */
export const STEP_EVENT = {
  jumped: 1,
  landed: 2,
  crouched: 4,
  shot: 8,
  turboStarted: 16,
  turboEnded: 32,
  turboReady: 64,
  pickupAppeared: 128,
  weaponCollected: 256,
  pterodactylShot: 512,
  crashed: 1024,
} as const;
