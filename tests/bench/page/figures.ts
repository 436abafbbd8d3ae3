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

/** A figure's values in the order of the rounds. */
export function valuesOf(rounds: readonly Figures[], name: FigureName): number[] {
  return rounds.flatMap((figures) => figures[name] ?? []);
}

/** The same as ratios to another page's values, round by round, since other load on the machine affects both. */
export function ratiosOf(rounds: readonly Figures[], peers: readonly Figures[], name: FigureName): number[] {
  return rounds.flatMap((figures, round) => {
    const [own, theirs] = [figures[name], peers[round]?.[name]];
    return own === undefined || theirs === undefined || theirs === 0 ? [] : [own / theirs];
  });
}
