/**
 * Firefox asks the visitor, in a prompt over the page. Nothing tells this in advance but the
 * browser's name.
 */
const PROMPTING_BROWSER = 'Firefox/';

/**
 * Asks the browser not to delete on its own what this site has stored, as browsers do when the disk
 * is full. It decides without asking the visitor, by how the site is used, so a later request may
 * be granted where an earlier one was not. Does nothing in a browser that would interrupt the
 * visitor. Never rejects.
 */
export async function requestPersistentStorage(): Promise<void> {
  try {
    // Missing on pages that are not served securely.
    const {
      storage,
      userAgent,
    }: { readonly storage?: StorageManager; readonly userAgent: string } = navigator;
    if (storage === undefined || userAgent.includes(PROMPTING_BROWSER)) return;
    if (!(await storage.persisted())) await storage.persist();
  } catch {
    // Refused: what is stored stays for as long as the browser likes, as before.
  }
}
