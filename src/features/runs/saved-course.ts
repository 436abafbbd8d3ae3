import {
  boolean,
  type GenericSchema,
  literal,
  nullable,
  nullish,
  number,
  object,
  picklist,
  safeParse,
  string,
  variant,
} from 'valibot';
import type { DailyRun, DailyRuns } from '#features/daily';
import { SAVED_RUN } from '#features/history';
import { type Game, rivalOf } from '#game';
import { type RivalId, RIVALS } from '#rivals';
import type { ChosenCourse } from './runs-state.ts';

/** Kept so that a run the player has left can be restored on its course. */
export interface SavedCourse {
  readonly course: ChosenCourse | null;
  readonly daily: DailyRun | null;
  readonly rival: RivalId | null;
}

export function courseToSave(
  course: ChosenCourse | null,
  daily: DailyRuns,
  { goals }: Game['session'],
): SavedCourse {
  return { course, daily: daily.current ?? null, rival: rivalOf(goals.start)?.id ?? null };
}

/** Practice has no place here, because its runs aren't kept. */
const SAVED_COURSE: GenericSchema<unknown, SavedCourse> = object({
  course: nullable(
    variant('kind', [
      object({ kind: literal('race'), run: SAVED_RUN, isOwn: boolean() }),
      object({ kind: literal('daily'), practice: boolean() }),
      object({ kind: literal('past-daily'), day: number() }),
      object({ kind: literal('address'), seed: string() }),
    ]),
  ),
  daily: nullable(
    object({
      day: number(),
      seed: string(),
      attempt: nullable(object({ id: string(), number: number() })),
    }),
  ),
  rival: nullish(picklist(RIVALS.map(({ id }) => id)), null),
});

export function readSavedCourse(stored: unknown): SavedCourse | undefined {
  const { success, output } = safeParse(SAVED_COURSE, stored);
  return success ? output : undefined;
}
