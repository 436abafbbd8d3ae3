/** How long a browser may take to begin a download, ms. */
const REVOKE_DELAY_MS = 10_000;

/**
 * Saves a file on the player's device. Sends nothing anywhere.
 * @param content a string must be JSON.
 */
export function download(name: string, content: string | Blob): void {
  const file =
    typeof content === 'string' ? new Blob([content], { type: 'application/json' }) : content;
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), REVOKE_DELAY_MS);
}
