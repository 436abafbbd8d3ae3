/** The version of everything that is stored. A value of another version counts as none. */
const VERSION = 1;

/** The fields of a stored object, of which nothing is known yet. */
export type StoredFields = Readonly<Record<string, unknown>>;

/** The object to store for a value. */
export function toStored(value: object): StoredFields {
  return { version: VERSION, ...value };
}

/** The fields of what {@link toStored} has made; none of anything else. */
export function storedFields(stored: unknown): StoredFields {
  const fields: StoredFields = Object.fromEntries(Object.entries(stored ?? {}));
  return fields['version'] === VERSION ? fields : {};
}

/** A part of what is stored of the player, for a file that takes it to another browser. */
export interface PlayerDataPart {
  /** What is stored by now. */
  exportStored(): StoredFields | Promise<StoredFields>;
  /** Adds what another browser has exported to what is stored here. */
  importStored(stored: StoredFields): unknown;
}

/** Reads a text of local storage, null for none. */
export function parseStored(text: string | null): StoredFields {
  try {
    return storedFields(JSON.parse(text ?? 'null'));
  } catch {
    return {};
  }
}
