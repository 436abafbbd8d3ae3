/** How long the worker may take to answer whether everything is stored, ms. */
const ANSWER_TIMEOUT = 5000;

/** How long storing everything may take, also on a slow connection, ms. */
const STORING_TIMEOUT = 300_000;

/**
 * The messages that src/build/offline/worker/service-worker.ts knows. It answers the first two through the port that comes with them:
 * 'ready', 'partly', or the error.
 */
export const QUESTIONS = {
  readiness: { message: 'is everything stored?', timeout: ANSWER_TIMEOUT },
  prepare: { message: 'store everything', timeout: STORING_TIMEOUT },
} as const;

/** Makes a worker that waits take over from the one before. */
const TAKE_OVER = 'take over';

type Question = (typeof QUESTIONS)[keyof typeof QUESTIONS];

export function takeOver(worker: ServiceWorker): void {
  send(worker, TAKE_OVER);
}

/** Has the worker store what a page has loaded. */
export function storeLoaded(worker: ServiceWorker, urls: readonly string[]): void {
  send(worker, urls);
}

/** The worker's answer. @throws Error if there is none in time. */
export function ask(worker: ServiceWorker, { message, timeout }: Question): Promise<string> {
  return new Promise((resolve, reject) => {
    const { port1, port2 } = new MessageChannel();
    const timer = setTimeout(() => {
      port1.close();
      reject(new Error(`The service worker did not answer '${message}'.`));
    }, timeout);
    port1.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      clearTimeout(timer);
      port1.close();
      resolve(String(data));
    });
    port1.start();
    send(worker, message, [port2]);
  });
}

function send(worker: ServiceWorker, message: string | readonly string[], ports: MessagePort[] = []): void {
  worker.postMessage(message, ports);
}
