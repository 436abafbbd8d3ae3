import { PRESSES } from './slowed-play.ts';
import { barePixiPeerOf, bareWebGLPeerOf, type Subject } from './subjects.ts';

export type FigureName =
  | 'frameRate'
  | 'gpuProcess'
  | 'scriptMedian'
  | 'scriptP99'
  | 'task'
  | 'allocated'
  | 'stepsDropped'
  | 'inputsLost';

export type Figures = Readonly<Partial<Record<FigureName, number>>>;

export interface Row {
  readonly figure: FigureName;
  readonly title: string;
  /** The subject to compare the figure with. */
  readonly peer?: (subject: Subject) => Subject | undefined;
  readonly budget: Budget;
  readonly budgetAtNight?: Budget;
}

export interface Budget {
  /** `x`: times the peer's figure. `more`: above the peer's figure. */
  readonly unit: 'x' | 'more' | 'own';
  readonly limit: number;
  /** The limit is a minimum, not a maximum. */
  readonly atLeast?: true;
  /** Every round has to keep the limit, not only the median. */
  readonly everyRound?: true;
}

const times = (limit: number): Budget => ({ unit: 'x', limit });
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
    budget: { unit: 'own', limit: 59, atLeast: true },
  },
  {
    figure: 'gpuProcess',
    title: 'GPU process in a frame, CPU ms',
    peer: bareWebGLPeerOf,
    budget: times(GPU),
    budgetAtNight: times(NIGHT_GPU),
  },
  {
    figure: 'scriptMedian',
    title: 'script in a frame, median ms',
    peer: barePixiPeerOf,
    budget: times(1.8),
  },
  {
    figure: 'scriptP99',
    title: 'script in a frame, p99 ms',
    peer: barePixiPeerOf,
    budget: times(3),
  },
  {
    figure: 'task',
    title: 'main thread in a frame, median ms',
    peer: barePixiPeerOf,
    budget: times(1.7),
  },
  {
    figure: 'allocated',
    title: 'allocated in a frame, bytes',
    peer: barePixiPeerOf,
    budget: { unit: 'more', limit: 500 },
  },
  { figure: 'stepsDropped', title: 'steps dropped, %', budget: { unit: 'own', limit: 2 } },
  {
    figure: 'inputsLost',
    title: `presses lost, of ${PRESSES}`,
    budget: { unit: 'own', limit: 0, everyRound: true },
  },
];
