/** A link to a page of this site. */
export interface PageLink {
  readonly path: string;
  readonly title: string;
}

/** A link to a page with the game, and what is special about it. */
export interface RelatedGame extends PageLink {
  readonly description: string;
}

export type RelatedGames = readonly [RelatedGame, RelatedGame, RelatedGame];
