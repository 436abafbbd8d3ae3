import { createServer, type RequestListener } from 'node:http';

export class LocalServer {
  private port = 0;
  private readonly server;

  constructor(respond: RequestListener) {
    this.server = createServer(respond);
  }

  get origin(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  /** After a close, listens at the same address as before. */
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

  /** Connections are refused from now on. */
  close(): Promise<void> {
    return new Promise((resolve) => {
      this.server.close(() => resolve());
      this.server.closeAllConnections();
    });
  }
}
