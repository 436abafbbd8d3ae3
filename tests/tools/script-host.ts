import { LocalServer } from './local-server.ts';

/** Serves third-party scripts from another origin, as providers do. */
export class ScriptHost extends LocalServer {
  readonly asked: string[] = [];

  constructor(scripts: Readonly<Record<string, string>>) {
    super(({ url = '' }, response) => {
      this.asked.push(url);
      const script = scripts[url];
      response.writeHead(script === undefined ? 404 : 200, { 'Content-Type': 'text/javascript' });
      response.end(script);
    });
  }
}
