/**
 * Bytes as text that is valid in a link: letters, digits, '-' and '_' (RFC 4648, section 5, without
 * padding).
 */
const CHARACTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

export function toBase64url(bytes: Uint8Array): string {
  const codes = new Uint8Array(Math.ceil((bytes.length * 4) / 3));
  let length = 0;
  let word = 0;
  let bits = 0;
  const put = (value: number) => {
    codes[length++] = CHARACTERS.charCodeAt(value & 63);
  };
  for (const byte of bytes) {
    word = ((word << 8) | byte) & 0xffff;
    for (bits += 8; bits >= 6; bits -= 6) put(word >> (bits - 6));
  }
  if (bits > 0) put(word << (6 - bits));
  return new TextDecoder().decode(codes);
}

/** The bytes, or undefined for a text with other characters. */
export function fromBase64url(text: string): Uint8Array | undefined {
  const bytes = new Uint8Array(Math.floor((text.length * 3) / 4));
  let length = 0;
  let word = 0;
  let bits = 0;
  for (let i = 0; i < text.length; i++) {
    const value = valueOf(text.charCodeAt(i));
    if (value === -1) return undefined;
    word = ((word << 6) | value) & 0xffff;
    bits += 6;
    if (bits < 8) continue;
    bits -= 8;
    bytes[length++] = word >> bits;
  }
  return bytes;
}

/** By ranges of character codes: a lookup for each character of a long text is slower. */
function valueOf(code: number): number {
  if (code >= 97 && code <= 122) return code - 71;
  if (code >= 65 && code <= 90) return code - 65;
  if (code >= 48 && code <= 57) return code + 4;
  if (code === 45) return 62;
  return code === 95 ? 63 : -1;
}
