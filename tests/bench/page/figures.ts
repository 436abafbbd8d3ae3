/** What is measured of a page. */
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

/** One round of a page; what does not apply to it, or could not be had, is missing. */
export type Figures = Readonly<Partial<Record<FigureName, number>>>;

/** What the figures of all rounds are, in the order of the rounds. */
export function valuesOf(rounds: readonly Figures[], name: FigureName): number[] {
  return rounds.flatMap((figures) => figures[name] ?? []);
}

/** The same as shares of another page's, round by round: what the machine did meanwhile befell both. */
export function ratiosOf(rounds: readonly Figures[], peers: readonly Figures[], name: FigureName): number[] {
  return rounds.flatMap((figures, round) => {
    const [own, theirs] = [figures[name], peers[round]?.[name]];
    return own === undefined || theirs === undefined || theirs === 0 ? [] : [own / theirs];
  });
}
