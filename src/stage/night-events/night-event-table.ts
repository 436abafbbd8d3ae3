import { aurora } from './aurora.ts';
import { flock } from './flock.ts';
import { herd } from './herd.ts';
import { meteor } from './meteor.ts';
import type { NightEvent } from './night-event.ts';
import type { NightEventName } from './schedule.ts';
import { shootingStars } from './shooting-stars.ts';
import { swimmers } from './swimmers.ts';
import { volcano } from './volcano.ts';

export const NIGHT_EVENTS: Readonly<Record<NightEventName, NightEvent>> = {
  meteor,
  herd,
  aurora,
  volcano,
  flock,
  shootingStars,
  swimmers,
};
