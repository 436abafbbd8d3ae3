const NOTHING = { statistics: false, adverts: false, helper: false };

export const EVERYTHING = { statistics: true, adverts: true, helper: true };

/** The stored `cookie-consent` of an answer given today. */
export function storedAnswer(purposes: Partial<typeof NOTHING>, ...services: readonly string[]) {
  const day = new Date().toISOString().slice(0, 10);
  return JSON.stringify({ version: 1, day, services, ...NOTHING, ...purposes });
}
