import type { Page } from '@playwright/test';

export interface Kept {
  /** Among the saved runs or the pending ones. */
  readonly run: boolean;
  /** The greater one of plain and assisted runs. */
  readonly highScore: number;
}

export function keptOf(page: Page, replay: string): Promise<Kept> {
  return page.evaluate(async (wanted) => {
    const highScore = Math.max(
      ...['dino-high-score', 'dino-high-score-assisted'].map((key) =>
        Number(/"score":(\d+)/.exec(localStorage.getItem(key) ?? '')?.[1] ?? 0),
      ),
    );
    if (Object.values(localStorage).some((text) => String(text).includes(wanted)))
      return { run: true, highScore };
    const exists = (await indexedDB.databases()).some(({ name }) => name === 'dino-runs');
    if (!exists) return { run: false, highScore };
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const opening = indexedDB.open('dino-runs');
      opening.addEventListener('success', () => resolve(opening.result));
      opening.addEventListener('error', () => reject(new Error(opening.error?.message)));
    });
    const records = await new Promise<unknown>((resolve, reject) => {
      const all = database.transaction('runs').objectStore('runs').getAll();
      all.addEventListener('success', () => resolve(all.result));
      all.addEventListener('error', () => reject(new Error(all.error?.message)));
    });
    database.close();
    return { run: JSON.stringify(records).includes(wanted), highScore };
  }, replay);
}
