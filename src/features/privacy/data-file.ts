import { literal, looseObject, safeParse } from 'valibot';
import { dataFileTooLarge, PLAYER_DATA } from '#content';
import { type StoredFields, storedFields, toStored } from '#platform';

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

/**
 * @param names the parts, all of which the file must have.
 * @throws DataFileError unless {@link writeDataFile} wrote the file.
 */
export async function readDataFile<Name extends string>(
  file: Blob,
  names: readonly Name[],
): Promise<ReadonlyMap<Name, StoredFields>> {
  if (file.size > MAX_BYTES) throw new DataFileError(dataFileTooLarge(MAX_BYTES / 1_000_000));
  const { success, output } = safeParse(FILE, parseJson(await file.text()));
  if (!success) throw new DataFileError(PLAYER_DATA.foreign);
  const content = storedFields(output);
  if (!isStored(content)) throw new DataFileError(PLAYER_DATA.newer);
  const parts = names.map((name) => [name, storedFields(content[name])] as const);
  if (!parts.every(([, part]) => isStored(part))) throw new DataFileError(PLAYER_DATA.damaged);
  return new Map(parts);
}

function isStored(fields: StoredFields): boolean {
  return Object.keys(fields).length > 0;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // A file of ours that was cut off still contains the format.
    throw new DataFileError(text.includes(FORMAT) ? PLAYER_DATA.damaged : PLAYER_DATA.foreign);
  }
}
