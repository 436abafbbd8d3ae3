/** Browsers refuse to keep more than 64 KiB of requests alive beyond their page. Ours is nearly all ASCII. */
const MAX_IN_FLIGHT = 60_000;

/** Bodies that wait for their turn, or for the host to come back. */
const MAX_WAITING = 10;

const MAX_TRIES = 3;

/** From a failure to the next try, ms. */
const PAUSE = 15_000;

/** A request that fails later than this, ms, may have arrived: once more would be twice. */
const CERTAIN_WITHIN = 5000;

/** 408, 429 and the server's own failures pass; what else is refused will be refused again. */
const isPassing = (status: number) => status === 408 || status === 429 || status >= 500;

interface Letter {
  readonly url: string;
  readonly body: string;
  tries: number;
  /** The page was left meanwhile: how it went will not be known. */
  left: boolean;
}

/**
 * Sends bodies, each once, as requests that outlive the page. A host that is dead or slow is given a few tries; what it
 * does not take by then is lost, and nobody is troubled with it.
 */
export class Outbox {
  private waiting: Letter[] = [];
  private readonly inFlight = new Set<Letter>();
  private readonly end = new AbortController();
  private pause: ReturnType<typeof setTimeout> | undefined;

  send(url: string, body: string): void {
    this.waiting.push({ url, body, tries: 0, left: false });
    this.waiting.splice(0, this.waiting.length - MAX_WAITING);
    if (this.pause === undefined) this.sendWaiting();
  }

  /** The page is being left: whatever still waits goes now or never. */
  leave(): void {
    for (const letter of this.inFlight) letter.left = true;
    this.sendWaiting();
  }

  /** At once, and for good. */
  close(): void {
    this.end.abort();
    this.waiting = [];
    clearTimeout(this.pause);
  }

  private sendWaiting(): void {
    clearTimeout(this.pause);
    this.pause = undefined;
    while (this.waiting[0] !== undefined && this.inFlightSize + this.waiting[0].body.length <= MAX_IN_FLIGHT) {
      const [letter] = this.waiting.splice(0, 1);
      if (letter !== undefined) void this.post(letter);
    }
  }

  private get inFlightSize(): number {
    return [...this.inFlight].reduce((sum, { body }) => sum + body.length, 0);
  }

  private async post(letter: Letter): Promise<void> {
    const { signal } = this.end;
    if (signal.aborted) return;
    this.inFlight.add(letter);
    letter.tries += 1;
    const start = performance.now();
    let again = false;
    try {
      // A text goes as plain text, for which the host need not be asked beforehand: a page that is left has no time for that.
      const { status } = await fetch(letter.url, {
        method: 'POST',
        body: letter.body,
        keepalive: true,
        credentials: 'omit',
        signal,
      });
      again = isPassing(status);
    } catch {
      again = performance.now() - start < CERTAIN_WITHIN;
    }
    this.inFlight.delete(letter);
    if (signal.aborted) return;
    if (again && !letter.left && letter.tries < MAX_TRIES) {
      this.waiting.unshift(letter);
      this.pause ??= setTimeout(() => this.sendWaiting(), PAUSE);
    } else if (this.pause === undefined) this.sendWaiting();
  }
}
