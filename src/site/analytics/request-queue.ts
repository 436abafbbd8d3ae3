/** Browsers let at most 64 KiB of requests outlive their page. The bodies are nearly all ASCII, so length is bytes. */
const MAX_IN_FLIGHT = 60_000;

/** Requests that wait for room or for the next try. */
const MAX_WAITING = 10;

const MAX_TRIES = 3;

/** From a failure to the next try, ms. */
const RETRY_DELAY = 15_000;

/** A request that fails after more than this, ms, may have arrived; sending it again could count its events twice. */
const SAFE_TO_RETRY_WITHIN = 5000;

/** 408, 429 and errors of the server are temporary; any other refusal would be repeated. */
const isTemporary = (status: number) => status === 408 || status === 429 || status >= 500;

interface QueuedRequest {
  readonly url: string;
  readonly body: string;
  tries: number;
  /** It was in flight when the page was left, so its outcome is unknown: never retry it. */
  abandoned: boolean;
}

/**
 * Posts bodies as requests that outlive the page, with a few tries for a host that is down or slow. What the host does not
 * take by then is dropped without a word to the visitor.
 */
export class RequestQueue {
  private waiting: QueuedRequest[] = [];
  private readonly inFlight = new Set<QueuedRequest>();
  private readonly disposal = new AbortController();
  private retryTimer: ReturnType<typeof setTimeout> | undefined;

  send(url: string, body: string): void {
    this.waiting.push({ url, body, tries: 0, abandoned: false });
    this.waiting.splice(0, this.waiting.length - MAX_WAITING);
    if (this.retryTimer === undefined) this.sendWaiting();
  }

  /** Call it when the page is being left: sends what still waits, without regard to the retry delay. */
  flush(): void {
    for (const request of this.inFlight) request.abandoned = true;
    this.sendWaiting();
  }

  /** Cancels what is in flight, drops what waits, and sends nothing more. */
  dispose(): void {
    this.disposal.abort();
    this.waiting = [];
    clearTimeout(this.retryTimer);
  }

  private sendWaiting(): void {
    clearTimeout(this.retryTimer);
    this.retryTimer = undefined;
    while (this.waiting[0] !== undefined && this.inFlightSize + this.waiting[0].body.length <= MAX_IN_FLIGHT) {
      const [request] = this.waiting.splice(0, 1);
      if (request !== undefined) void this.post(request);
    }
  }

  private get inFlightSize(): number {
    return [...this.inFlight].reduce((sum, { body }) => sum + body.length, 0);
  }

  private async post(request: QueuedRequest): Promise<void> {
    const { signal } = this.disposal;
    if (signal.aborted) return;
    this.inFlight.add(request);
    request.tries += 1;
    const start = performance.now();
    let failed = false;
    try {
      // A string body is sent as text/plain, which needs no CORS preflight: there is no time for one while a page is left.
      const { status } = await fetch(request.url, {
        method: 'POST',
        body: request.body,
        keepalive: true,
        credentials: 'omit',
        signal,
      });
      failed = isTemporary(status);
    } catch {
      failed = performance.now() - start < SAFE_TO_RETRY_WITHIN;
    }
    this.inFlight.delete(request);
    if (signal.aborted) return;
    if (failed && !request.abandoned && request.tries < MAX_TRIES) {
      this.waiting.unshift(request);
      this.retryTimer ??= setTimeout(() => this.sendWaiting(), RETRY_DELAY);
    } else if (this.retryTimer === undefined) this.sendWaiting();
  }
}
