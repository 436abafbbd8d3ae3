const FNV_PRIME = 0x01000193;
const FNV_BASIS = 0x811c9dc5;

/** FNV-1a over the UTF-16 code units of a text, a signed 32-bit integer. A salt other than 0 gives an unrelated hash. */
export function hashText(text: string, salt = 0): number {
  let hash = salt === 0 ? FNV_BASIS : Math.imul(FNV_BASIS ^ salt, FNV_PRIME);
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), FNV_PRIME);
  return hash | 0;
}

/** The final mixing of MurmurHash3, a signed 32-bit integer: values that differ in one bit give unrelated results. */
export function mixBits(value: number): number {
  let bits = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35);
  return bits ^ (bits >>> 16);
}
