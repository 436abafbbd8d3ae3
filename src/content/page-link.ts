/** A link to a page of ours. */
export interface PageLink {
  readonly path: string;
  readonly title: string;
}

/** A link to a page with the game on it, and a few words to choose it by. */
export interface RelatedGame extends PageLink {
  readonly description: string;
}

/** Three games to go on to. */
export type RelatedGames = readonly [RelatedGame, RelatedGame, RelatedGame];
