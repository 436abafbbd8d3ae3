/** The version of everything that is stored. A value of another version counts as none. */
const VERSION = 1;

/** Not validated yet. */
export type StoredFields = Readonly<Record<string, unknown>>;

export function toStored(value: object): StoredFields {
  return { version: VERSION, ...value };
}

export function storedFields(stored: unknown): StoredFields {
  const fields: StoredFields = Object.fromEntries(Object.entries(stored ?? {}));
  return fields['version'] === VERSION ? fields : {};
}

export interface PlayerDataPart {
  exportStored(): StoredFields | Promise<StoredFields>;
  importStored(stored: StoredFields): unknown;
}

export function parseStored(text: string | null): StoredFields {
  try {
    return storedFields(JSON.parse(text ?? 'null'));
  } catch {
    return {};
  }
}
