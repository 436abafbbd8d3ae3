/** What is in an object that was stored, of which nothing is known yet. */
export type Fields = ReadonlyMap<string, unknown>;

/** The fields of a stored object; none for what is no JSON, or no object. */
export function parseFields(text: string | null): Fields {
  try {
    return fieldsOf(JSON.parse(text ?? ''));
  } catch {
    return new Map();
  }
}

/** A whole number from 0 to `max`; undefined for anything else. */
export function readWhole(value: unknown, max = Number.MAX_SAFE_INTEGER): number | undefined {
  const isInRange = typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= max;
  // Minus zero is read as zero.
  return isInRange ? Math.abs(value) : undefined;
}

export function fieldsOf(value: unknown): Fields {
  return new Map(typeof value === 'object' && value !== null ? Object.entries(value) : []);
}
