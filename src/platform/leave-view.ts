/**
 * Calls back each time the element has been scrolled out of view, no part of it left. Returns an
 * unsubscribe function.
 */
export function onLeaveView(element: Element, listener: () => void): () => void {
  let wasInView = false;
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting } of entries) {
      if (wasInView && !isIntersecting) listener();
      wasInView = isIntersecting;
    }
  });
  observer.observe(element);
  return () => observer.disconnect();
}
