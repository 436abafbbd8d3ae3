/** Browsers need the object URL for some time after the click, ms. */
const REVOKE_AFTER_MS = 10_000;

/**
 * Offers a file that was created in the browser as a download.
 * @param content a string is taken as JSON.
 */
export function download(name: string, content: string | Blob): void {
  const file = typeof content === 'string' ? new Blob([content], { type: 'application/json' }) : content;
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), REVOKE_AFTER_MS);
}
