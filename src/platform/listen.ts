type Options = Pick<AddEventListenerOptions, 'capture' | 'once' | 'passive'>;

type EventsOf<Target> = Target extends Window
  ? WindowEventMap
  : Target extends Document
    ? DocumentEventMap
    : Target extends HTMLElement
      ? HTMLElementEventMap
      : Target extends MediaQueryList
        ? MediaQueryListEventMap
        : Target extends VisualViewport
          ? VisualViewportEventMap
          : Target extends BaseAudioContext
            ? BaseAudioContextEventMap
            : { readonly change: Event };

export function listen<Target extends EventTarget, Type extends keyof EventsOf<Target> & string>(
  target: Target,
  type: Type,
  listener: (event: EventsOf<Target>[Type]) => void,
  options?: Options,
): () => void;
export function listen(
  target: EventTarget,
  type: string,
  listener: EventListener,
  options?: Options,
) {
  target.addEventListener(type, listener, options);
  return () => target.removeEventListener(type, listener, options);
}

export function allOf(disposers: readonly (() => void)[]): () => void {
  return () => {
    for (const dispose of disposers) dispose();
  };
}
