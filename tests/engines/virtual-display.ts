import { spawn } from 'node:child_process';
import type { Readable } from 'node:stream';

export interface Display {
  /** The value of the variable DISPLAY. */
  readonly name: string;
  close(): Promise<void>;
}

export async function openDisplay(xvfb: string): Promise<Display> {
  // The server writes its number to file descriptor 3 as soon as it accepts clients.
  const server = spawn(
    xvfb,
    ['-displayfd', '3', '-screen', '0', '1400x1000x24', '-nolisten', 'tcp'],
    {
      stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
    },
  );
  const ended = new Promise<void>((resolve) => {
    server.once('error', () => resolve());
    server.once('exit', () => resolve());
  });
  const number = await Promise.race([readLine(server.stdio[3]), ended]);
  if (number === undefined) throw new Error(`${xvfb} does not start.`);
  return {
    name: `:${number}`,
    close: async () => {
      server.kill();
      await ended;
    },
  };
}

function readLine(stream: unknown): Promise<string | undefined> {
  return new Promise((resolve) => {
    if (!isReadable(stream)) {
      resolve(undefined);
      return;
    }
    let text = '';
    stream.on('data', (chunk: Buffer) => {
      text += chunk.toString();
      if (text.includes('\n')) resolve(text.trim());
    });
  });
}

function isReadable(stream: unknown): stream is Readable {
  return typeof stream === 'object' && stream !== null && 'on' in stream;
}
