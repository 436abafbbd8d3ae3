import { isOutdated } from './store.ts';

/** Not validated yet. */
export type StoredFields = Readonly<Record<string, unknown>>;

/**
 * From version 1 to 2, from 2 to 3, and so on: the value's version follows from their number. They
 * get damaged fields too, and must never throw.
 */
export type Migrations = readonly ((older: StoredFields) => StoredFields)[];

export const NO_MIGRATIONS: Migrations = [];

export function toStored(value: object, migrations = NO_MIGRATIONS): StoredFields {
  return { version: migrations.length + 1, ...value };
}

/** Empty for anything but an object. */
export function fieldsOf(stored: unknown): StoredFields {
  return Object.fromEntries(Object.entries(stored ?? {}));
}

/**
 * @returns the fields in their present version, none if the value is damaged, or null if a newer
 * version of the game has stored it.
 */
export function storedFields(stored: unknown, migrations = NO_MIGRATIONS): StoredFields | null {
  const fields = fieldsOf(stored);
  const { version } = fields;
  if (typeof version !== 'number' || !(version >= 1)) return {};
  if (version > migrations.length + 1) return null;
  return migrations.slice(version - 1).reduce((older, migrate) => migrate(older), fields);
}

export interface PlayerDataPart {
  readonly migrations?: Migrations | undefined;
  /** @throws PartlyReadError if some of it couldn't be read. */
  exportStored(): StoredFields | Promise<StoredFields>;
  /** @param stored in the present version. */
  importStored(stored: StoredFields): unknown;
}

export class PartlyReadError extends Error {
  /** @param stored what could be read. */
  constructor(
    readonly stored: StoredFields,
    cause: unknown,
  ) {
    super('A part of what is stored could not be read.', { cause });
  }
}

/** Fields of any version. */
export function parseFields(text: string | null): StoredFields {
  try {
    return fieldsOf(JSON.parse(text ?? 'null'));
  } catch {
    return {};
  }
}

/** Like {@link storedFields}, of a text in storage. If it's newer, the player is told so. */
export function readStored(text: string | null, migrations?: Migrations): StoredFields | null {
  const fields = storedFields(parseFields(text), migrations);
  if (fields === null) isOutdated.publish(true);
  return fields;
}

/** No fields if a newer version of the game has stored them. */
export function parseStored(text: string | null): StoredFields {
  return readStored(text) ?? {};
}
