import type { JournalStorage } from '#platform';

interface Write {
  readonly tab: LaggingTab;
  readonly key: string;
  /** null: the key is removed. */
  readonly text: string | null;
}

/**
 * Local storage whose tabs are processes of their own: each sees its own writes at once, and those of others only when it catches
 * up, in the order in which they were received.
 */
export class LaggingStorage {
  readonly writes: Write[] = [];

  /** A new tab, which sees all that was written before. */
  open(): LaggingTab {
    return new LaggingTab(this.writes);
  }
}

export class LaggingTab implements JournalStorage {
  /** How many writes it has seen, besides its own. */
  private seen: number;

  constructor(private readonly writes: Write[]) {
    this.seen = writes.length;
  }

  /** Sees this many writes more. */
  catchUp(count = Infinity): void {
    this.seen = Math.min(this.seen + count, this.writes.length);
  }

  get length(): number {
    return this.content.size;
  }

  key(index: number): string | null {
    return [...this.content.keys()][index] ?? null;
  }

  getItem(key: string): string | null {
    return this.content.get(key) ?? null;
  }

  setItem(key: string, text: string): void {
    this.writes.push({ tab: this, key, text });
  }

  removeItem(key: string): void {
    this.writes.push({ tab: this, key, text: null });
  }

  private get content(): ReadonlyMap<string, string> {
    const content = new Map<string, string>();
    for (const [index, { tab, key, text }] of this.writes.entries()) {
      if (index >= this.seen && tab !== this) continue;
      if (text === null) content.delete(key);
      else content.set(key, text);
    }
    return content;
  }
}
