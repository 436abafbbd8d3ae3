const NOTHING = { statistics: false, adverts: false, helper: false };

export const EVERYTHING = { statistics: true, adverts: true, helper: true };

/** What `cookie-consent` has in storage after an answer of today. */
export function storedAnswer(purposes: Partial<typeof NOTHING>, ...services: readonly string[]) {
  const day = new Date().toISOString().slice(0, 10);
  return JSON.stringify({ version: 1, day, services, ...NOTHING, ...purposes });
}
