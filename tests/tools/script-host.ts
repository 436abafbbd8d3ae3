import { LocalServer } from './local-server.ts';

/** Serves third-party scripts from another origin, as providers do. */
export class ScriptHost extends LocalServer {
  /** The paths that were requested. */
  readonly asked: string[] = [];
  /** Leaves every request without a response. */
  silent = false;

  constructor(scripts: Readonly<Record<string, string>>) {
    super(({ url = '' }, response) => {
      this.asked.push(url);
      if (this.silent) return;
      const script = scripts[url];
      response.writeHead(script === undefined ? 404 : 200, { 'Content-Type': 'text/javascript' });
      response.end(script);
    });
  }
}
