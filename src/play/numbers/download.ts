/** How long a browser may take to begin a download, ms. */
const LATER = 10_000;

/** Gives the player a file of this name, made here and sent nowhere. */
export function download(name: string, json: string): void {
  const address = URL.createObjectURL(new Blob([json], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), LATER);
}
