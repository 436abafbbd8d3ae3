/** The figures measured of a page. */
export type FigureName =
  | 'frameRate'
  | 'gpuProcess'
  | 'rendererProcess'
  | 'scriptMedian'
  | 'scriptP99'
  | 'task'
  | 'allocated'
  | 'keyToFrame'
  | 'stepsDropped'
  | 'inputsLost'
  | 'others';

/** One round of a page; figures that do not apply or are not available are missing. */
export type Figures = Readonly<Partial<Record<FigureName, number>>>;

type Rounds = readonly Figures[];

/** A figure's values in the order of the rounds. */
export function valuesOf(rounds: Rounds, name: FigureName): number[] {
  return rounds.flatMap((figures) => figures[name] ?? []);
}

interface Compared {
  readonly ratios: readonly number[];
  readonly differences: readonly number[];
}

/** A figure beside another page's, round by round, since other load on the machine affects both. */
export function compare(own: Rounds, peers: Rounds, name: FigureName): Compared {
  const pairs = own.flatMap((figures, round) => {
    const [mine, theirs] = [figures[name], peers[round]?.[name]];
    return mine === undefined || theirs === undefined ? [] : [{ mine, theirs }];
  });
  return {
    ratios: pairs.flatMap(({ mine, theirs }) => (theirs === 0 ? [] : [mine / theirs])),
    differences: pairs.map(({ mine, theirs }) => mine - theirs),
  };
}
