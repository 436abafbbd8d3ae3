import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gunzipSync } from 'node:zlib';
import { type Batch, type PackedEvent, readBatch } from './posthog-batch.ts';

/** What the host does with a request: answers with this status, takes it without an answer, or hangs up. */
export type ResponseMode = number | 'takes it silently' | 'hangs up';

/** A stand-in for PostHog: a real HTTP server that keeps what browsers send to it. */
export class PostHogServer {
  manner: ResponseMode = 200;
  /** Everything that was asked, whatever it was. */
  readonly requests: string[] = [];
  /** What it has taken. */
  readonly batches: Batch[] = [];
  /** Bodies that PostHog would have refused. */
  readonly refused: unknown[] = [];
  private port = 0;
  // A browser that goes in the middle of a request has sent nothing.
  private readonly server = createServer(
    (request, response) => void this.take(request, response).catch(() => undefined),
  );

  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  get events(): readonly PackedEvent[] {
    return this.batches.flatMap(({ events }) => events);
  }

  get names(): readonly string[] {
    return this.events.map(({ event }) => event);
  }

  /** Listens, after a time of being dead at the same address as before. */
  open(): Promise<void> {
    return new Promise((resolve, reject) => {
      this.server.once('error', reject);
      this.server.listen(this.port, '127.0.0.1', () => {
        this.port = portOf(this.server.address());
        resolve();
      });
    });
  }

  /** Connections are refused from now on. */
  die(): Promise<void> {
    return new Promise((resolve) => {
      this.server.close(() => resolve());
      this.server.closeAllConnections();
    });
  }

  reset(): void {
    this.manner = 200;
    for (const list of [this.requests, this.batches, this.refused]) list.length = 0;
  }

  private async take(request: IncomingMessage, response: ServerResponse): Promise<void> {
    this.requests.push(`${request.method ?? ''} ${request.url ?? ''}`);
    const { manner } = this;
    const chunks: Uint8Array[] = [];
    for await (const chunk of request) chunks.push(Buffer.from(chunk));
    const takes = manner === 'takes it silently' || manner === 200;
    if (takes && request.method === 'POST') {
      const body = Buffer.concat(chunks);
      try {
        const plain = request.headers['content-encoding'] === 'gzip' ? gunzipSync(body) : body;
        if (request.url !== '/batch/') throw new Error(`PostHog has no ${request.url ?? ''}.`);
        this.batches.push(readBatch(plain.toString()));
      } catch (error) {
        this.refused.push(error);
      }
    }
    if (manner === 'takes it silently') return;
    if (manner === 'hangs up') {
      response.destroy();
      return;
    }
    response.writeHead(manner, {
      'Access-Control-Allow-Origin': '*',
      'Access-Control-Allow-Headers': '*',
      'Content-Type': 'application/json',
    });
    response.end('{"status":1}');
  }
}

function portOf(address: string | AddressInfo | null): number {
  if (address === null || typeof address === 'string') throw new Error('The system names no port.');
  return address.port;
}
