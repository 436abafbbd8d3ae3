/** Resolves once the browser has shown what the page looks like now. */
export async function afterPaint(): Promise<void> {
  await new Promise(requestAnimationFrame);
  await new Promise((resolve) => setTimeout(resolve));
}
