import { createServer } from 'node:http';

/** Serves third-party scripts from another origin, as providers do. */
export class ScriptHost {
  /** The paths that were requested. */
  readonly asked: string[] = [];
  /** Leaves every request without a response. */
  silent = false;
  private port = 0;
  private readonly server;

  constructor(scripts: Readonly<Record<string, string>>) {
    this.server = createServer(({ url = '' }, response) => {
      this.asked.push(url);
      if (this.silent) return;
      const script = scripts[url];
      response.writeHead(script === undefined ? 404 : 200, { 'Content-Type': 'text/javascript' });
      response.end(script);
    });
  }

  get origin(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  open(): Promise<void> {
    return new Promise((resolve, reject) => {
      this.server.once('error', reject);
      this.server.listen(this.port, '127.0.0.1', () => {
        const address = this.server.address();
        if (address !== null && typeof address === 'object') this.port = address.port;
        resolve();
      });
    });
  }

  close(): Promise<void> {
    return new Promise((resolve) => {
      this.server.close(() => resolve());
      this.server.closeAllConnections();
    });
  }
}
