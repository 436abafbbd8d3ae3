import { literal, looseObject, safeParse } from 'valibot';
import { dataFileTooLarge, PLAYER_DATA } from '#content';
import { type Migrations, type StoredFields, storedFields, toStored } from '#platform';

const FORMAT = 'dino-sprint-data';

/** The game's own files are smaller: local storage holds 5 MB, and saved runs take 1 MB. */
const MAX_BYTES = 10_000_000;

const FILE = looseObject({ format: literal(FORMAT) });

/** The message is a sentence for the player. */
export class DataFileError extends Error {}

export function writeDataFile(parts: Readonly<Record<string, StoredFields>>, now: Date): string {
  const file = toStored({ format: FORMAT, exported: now.toISOString(), ...parts });
  return `${JSON.stringify(file, null, 2)}\n`;
}

interface PartInFile<Name> {
  readonly name: Name;
  readonly part: { readonly migrations?: Migrations | undefined };
}

/**
 * @returns the parts that the file has, in their present versions.
 * @throws DataFileError unless this version of the game or an older one wrote the file.
 */
export async function readDataFile<Name extends string>(
  file: Blob,
  parts: readonly PartInFile<Name>[],
): Promise<ReadonlyMap<Name, StoredFields>> {
  if (file.size > MAX_BYTES) throw new DataFileError(dataFileTooLarge(MAX_BYTES / 1_000_000));
  const { success, output } = safeParse(FILE, parseJson(await file.text()));
  if (!success) throw new DataFileError(PLAYER_DATA.foreign);
  const { version: _version, format: _format, exported: _exported, ...stored } = read(output);
  const names = Object.keys(stored);
  if (names.length === 0) throw new DataFileError(PLAYER_DATA.damaged);
  // A newer version has added a part.
  if (!names.every((each) => parts.some(({ name }) => name === each)))
    throw new DataFileError(PLAYER_DATA.newer);
  return new Map(
    parts
      .filter(({ name }) => names.includes(name))
      .map(({ name, part }) => [name, read(stored[name], part.migrations)]),
  );
}

function read(stored: unknown, migrations?: Migrations): StoredFields {
  const fields = storedFields(stored, migrations);
  if (fields === null) throw new DataFileError(PLAYER_DATA.newer);
  if (Object.keys(fields).length === 0) throw new DataFileError(PLAYER_DATA.damaged);
  return fields;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // A file of ours that was cut off still contains the format.
    throw new DataFileError(text.includes(FORMAT) ? PLAYER_DATA.damaged : PLAYER_DATA.foreign);
  }
}
