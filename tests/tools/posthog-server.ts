import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gunzipSync } from 'node:zlib';
import { type Batch, type PackedEvent, readBatch } from './posthog-batch.ts';

/**
 * How the host responds to a request: with this status, not at all, or by closing the connection.
 */
export type ResponseMode = number | 'accepts without a response' | 'closes the connection';

/** A fake PostHog: an HTTP server that records what browsers send to it. */
export class PostHogServer {
  responseMode: ResponseMode = 200;
  /** All requests, valid or not. */
  readonly requests: string[] = [];
  /** The batches that it has accepted. */
  readonly batches: Batch[] = [];
  /** Bodies that PostHog would have refused. */
  readonly refused: unknown[] = [];
  private port = 0;
  // A request that the browser aborts is ignored.
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

  /** Starts to listen; after a close, at the same address as before. */
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
  close(): Promise<void> {
    return new Promise((resolve) => {
      this.server.close(() => resolve());
      this.server.closeAllConnections();
    });
  }

  reset(): void {
    this.responseMode = 200;
    for (const list of [this.requests, this.batches, this.refused]) list.length = 0;
  }

  private async take(request: IncomingMessage, response: ServerResponse): Promise<void> {
    this.requests.push(`${request.method ?? ''} ${request.url ?? ''}`);
    const { responseMode } = this;
    const chunks: Uint8Array[] = [];
    for await (const chunk of request) chunks.push(Buffer.from(chunk));
    const takes = responseMode === 'accepts without a response' || responseMode === 200;
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
    if (responseMode === 'accepts without a response') return;
    if (responseMode === 'closes the connection') {
      response.destroy();
      return;
    }
    response.writeHead(responseMode, {
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
