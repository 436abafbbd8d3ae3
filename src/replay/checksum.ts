/** Eight hexadecimal digits over a text: FNV-1a of its UTF-16 code units. It detects accidental damage, not forgery. */
export function checksum(text: string): string {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return (hash >>> 0).toString(16).padStart(8, '0');
}
