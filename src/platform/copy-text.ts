import { listen } from './listen.ts';

/**
 * Call it from a click handler. A frame of another site may lack the permission for the clipboard,
 * and insecure pages have no clipboard, but the older command works in both.
 * @returns whether the text was copied.
 */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyByCommand(text);
  }
}

/** Needs no selection, which a dialog around the button would limit to itself. */
function copyByCommand(text: string): boolean {
  const unsubscribe = listen(document, 'copy', (event) => {
    event.clipboardData?.setData('text/plain', text);
    event.preventDefault();
  });
  try {
    return document.execCommand('copy');
  } finally {
    unsubscribe();
  }
}
