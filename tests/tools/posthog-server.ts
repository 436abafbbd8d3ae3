import type { IncomingMessage, ServerResponse } from 'node:http';
import { gunzipSync } from 'node:zlib';
import { LocalServer } from './local-server.ts';
import { type Batch, type PackedEvent, readBatch } from './posthog-batch.ts';

/** A fake PostHog: an HTTP server that records what browsers send to it. */
export class PostHogServer extends LocalServer {
  readonly requests: string[] = [];
  readonly batches: Batch[] = [];
  readonly refused: unknown[] = [];

  constructor() {
    super((request, response) => void this.take(request, response).catch(() => undefined));
  }

  get events(): readonly PackedEvent[] {
    return this.batches.flatMap(({ events }) => events);
  }

  get names(): readonly string[] {
    return this.events.map(({ event }) => event);
  }

  reset(): void {
    for (const list of [this.requests, this.batches, this.refused]) list.length = 0;
  }

  private async take(request: IncomingMessage, response: ServerResponse): Promise<void> {
    this.requests.push(`${request.method ?? ''} ${request.url ?? ''}`);
    const chunks: Uint8Array[] = [];
    for await (const chunk of request) chunks.push(Buffer.from(chunk));
    if (request.method === 'POST') {
      const body = Buffer.concat(chunks);
      try {
        const plain = request.headers['content-encoding'] === 'gzip' ? gunzipSync(body) : body;
        if (request.url !== '/batch/') throw new Error(`PostHog has no ${request.url ?? ''}.`);
        this.batches.push(readBatch(plain.toString()));
      } catch (error) {
        this.refused.push(error);
      }
    }
    response.writeHead(200, {
      'Access-Control-Allow-Origin': '*',
      'Access-Control-Allow-Headers': '*',
      'Content-Type': 'application/json',
    });
    response.end('{"status":1}');
  }
}
