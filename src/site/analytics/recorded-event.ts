export type Properties = Readonly<Record<string, string | number | boolean>>;

/** Something that happened, as it is told. */
export interface RecordedEvent {
  readonly name: string;
  readonly properties: Properties;
  /** When it happened, ms since 1970: it may be told later. */
  readonly at: number;
}
