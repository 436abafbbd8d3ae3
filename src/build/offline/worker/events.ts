/** Events and functions of service workers, which TypeScript's DOM library lacks. */
export interface ExtendableEvent extends Event {
  /** Keeps the worker alive until this has settled. */
  waitUntil(work: Promise<unknown>): void;
}

export interface ExtendableMessageEvent extends ExtendableEvent {
  readonly data: unknown;
  readonly ports: readonly MessagePort[];
}

export interface FetchEvent extends ExtendableEvent {
  readonly request: Request;
  respondWith(response: Promise<Response>): void;
}

export interface WorkerEvents {
  install: ExtendableEvent;
  activate: ExtendableEvent;
  message: ExtendableMessageEvent;
  fetch: FetchEvent;
}
