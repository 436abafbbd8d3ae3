import { hashText } from '#simulation';

/** Eight hexadecimal digits over a text. It detects accidental damage, not forgery. */
export function checksum(text: string): string {
  return (hashText(text) >>> 0).toString(16).padStart(8, '0');
}
