export type Properties = Readonly<Record<string, string | number | boolean>>;

/** Something that happened on the site. */
export interface RecordedEvent {
  readonly name: string;
  readonly properties: Properties;
  /** When it happened, ms since 1970; it may be sent much later. */
  readonly at: number;
}
