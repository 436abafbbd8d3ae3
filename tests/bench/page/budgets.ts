import { PRESSES } from './slowed-play.ts';
import { barePixiPeerOf, bareWebGLPeerOf, type Subject } from './subjects.ts';

/** The figures measured of a page. */
export type FigureName =
  | 'frameRate'
  | 'gpuProcess'
  | 'scriptMedian'
  | 'scriptP99'
  | 'task'
  | 'allocated'
  | 'stepsDropped'
  | 'inputsLost';

/** One round of a page; figures that do not apply or are not available are missing. */
export type Figures = Readonly<Partial<Record<FigureName, number>>>;

/** One line of a subject's table. */
export interface Row {
  readonly figure: FigureName;
  readonly title: string;
  /** The subject that the figure is compared with. */
  readonly peer?: (subject: Subject) => Subject | undefined;
  readonly budget?: (subject: Subject) => Budget | undefined;
}

export interface Budget {
  /** `x`: as a multiple of the peer's. `more`: as what it exceeds the peer's by. */
  readonly unit: 'x' | 'more' | 'own';
  readonly limit: number;
  /** The limit is a minimum, not a maximum. */
  readonly atLeast?: true;
  /** Every round has to keep the limit, not only the median. */
  readonly always?: true;
}

const times = (limit: number): Budget => ({ unit: 'x', limit });
const unlessSlowed =
  (budget: Budget) =>
  ({ slowdown }: Subject) =>
    slowdown === 1 ? budget : undefined;

/** Higher at night, for the night sky and its events. */
const NIGHT_GPU = 2;
const GPU = 1.4;

/** From a key to its picture, ms. */
export const KEY_LATENCY = { moreThanBarePixi: 2, spread: 2 } as const;

export const ROWS: readonly Row[] = [
  {
    figure: 'frameRate',
    title: 'frames a second',
    peer: bareWebGLPeerOf,
    budget: unlessSlowed({ unit: 'own', limit: 59, atLeast: true }),
  },
  {
    figure: 'gpuProcess',
    title: 'GPU process in a frame, CPU ms',
    peer: bareWebGLPeerOf,
    budget: (subject) => {
      const isNight = subject.page.kind === 'ours' && subject.page.view === 'night';
      return unlessSlowed(times(isNight ? NIGHT_GPU : GPU))(subject);
    },
  },
  {
    figure: 'scriptMedian',
    title: 'script in a frame, median ms',
    peer: barePixiPeerOf,
    budget: unlessSlowed(times(1.5)),
  },
  {
    figure: 'scriptP99',
    title: 'script in a frame, p99 ms',
    peer: barePixiPeerOf,
    budget: unlessSlowed(times(2)),
  },
  {
    figure: 'task',
    title: 'main thread in a frame, median ms',
    peer: barePixiPeerOf,
    budget: unlessSlowed(times(1.3)),
  },
  {
    figure: 'allocated',
    title: 'allocated in a frame, bytes',
    peer: barePixiPeerOf,
    budget: unlessSlowed({ unit: 'more', limit: 500 }),
  },
  { figure: 'stepsDropped', title: 'steps dropped, %', budget: () => ({ unit: 'own', limit: 2 }) },
  {
    figure: 'inputsLost',
    title: `presses lost, of ${PRESSES}`,
    budget: () => ({ unit: 'own', limit: 0, always: true }),
  },
];
