/**
 * Taken from a method, because a method's parameter type is bivariant: a handler of any kind of
 * event fits.
 */
type Handler = { handle(event: Event): void }['handle'];

type Options = Pick<AddEventListenerOptions, 'capture' | 'once' | 'passive'>;

/** Adds a listener. Returns a function that removes it. */
export function listen<Type extends keyof WindowEventMap>(
  target: Window,
  type: Type,
  listener: (event: WindowEventMap[Type]) => void,
  options?: Options,
): () => void;
export function listen<Type extends keyof DocumentEventMap>(
  target: Document,
  type: Type,
  listener: (event: DocumentEventMap[Type]) => void,
  options?: Options,
): () => void;
export function listen<Type extends keyof HTMLElementEventMap>(
  target: HTMLElement,
  type: Type,
  listener: (event: HTMLElementEventMap[Type]) => void,
  options?: Options,
): () => void;
export function listen<Type extends keyof MediaQueryListEventMap>(
  target: MediaQueryList,
  type: Type,
  listener: (event: MediaQueryListEventMap[Type]) => void,
  options?: Options,
): () => void;
export function listen(
  target: ScreenOrientation,
  type: 'change',
  listener: (event: Event) => void,
  options?: Options,
): () => void;
export function listen(target: EventTarget, type: string, listener: Handler, options?: Options) {
  target.addEventListener(type, listener, options);
  return () => target.removeEventListener(type, listener, options);
}

/** Returns a function that calls all of these, such as unsubscribe functions. */
export function allOf(disposers: readonly (() => void)[]): () => void {
  return () => {
    for (const dispose of disposers) dispose();
  };
}
