/** A random id of 32 hexadecimal digits. crypto.randomUUID exists on secure pages only. */
export function randomId(): string {
  return randomHex(16);
}

/**
 * A UUID of version 7 (RFC 9562): its first 48 bits are the time, so ids sort by it. PostHog wants session ids in this form.
 * @param at ms since 1970.
 */
export function uuidV7(at: number): string {
  const time = at.toString(16).padStart(12, '0');
  const random = randomHex(9);
  // The 7 is the version; the 8 stands for the variant, whose lower two bits may be anything.
  return `${time.slice(0, 8)}-${time.slice(8)}-7${random.slice(0, 3)}-8${random.slice(3, 6)}-${random.slice(6)}`;
}

function randomHex(bytes: number): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );
}
