import { jumpArc } from '#simulation';
import { threatensStanding } from '#solver';
import { searchCourse, type TurboPolicy } from '../solver/search-course.ts';
import { isArriving, takeoffWindow } from './arrivals.ts';
import type { SeedTask } from './divide.ts';

export interface CoursesTask extends SeedTask {
  readonly untilScore: number;
  readonly turbo: TurboPolicy;
}

export interface CoursesFound {
  readonly lost: readonly number[];
  readonly pterodactyls: number;
  /** Pterodactyls under which a standing dino has to duck. */
  readonly ducks: number;
  /** In steps. */
  readonly smallestWindow: number;
}

/** Searches the courses of some seeds in turn, and looks at their threats as they arrive. */
export function searchCourses({ from, count, untilScore, turbo }: CoursesTask): CoursesFound {
  const arc = jumpArc();
  const lost: number[] = [];
  let [pterodactyls, ducks, smallestWindow] = [0, 0, Number.POSITIVE_INFINITY];
  for (let seed = from; seed < from + count; seed++) {
    const { survivable } = searchCourse({
      seed,
      untilScore,
      turbo,
      observe: (view) => {
        for (const cactus of view.entities.cacti) {
          if (isArriving(view, cactus))
            smallestWindow = Math.min(smallestWindow, takeoffWindow(view, cactus, arc));
        }
        for (const pterodactyl of view.entities.pterodactyls) {
          if (!isArriving(view, pterodactyl)) continue;
          pterodactyls += 1;
          if (threatensStanding(view, pterodactyl)) ducks += 1;
        }
      },
    });
    if (!survivable) lost.push(seed);
  }
  return { lost, pterodactyls, ducks, smallestWindow };
}
