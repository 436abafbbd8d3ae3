/** Said when a file has been handed to the browser to download. */
export function fileSaved(name: string): string {
  return `Saved as ${name}.`;
}
