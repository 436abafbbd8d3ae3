import { listen } from '#platform';

/**
 * A press on a link would end the run that is under way: it pauses it instead, and a second press
 * follows the link. Returns a function that lets all links go.
 */
export function holdLinks(isUnderWay: () => boolean, pause: () => void): () => void {
  const onClick = (event: MouseEvent) => {
    if (!isUnderWay() || !leavesPage(event)) return;
    event.preventDefault();
    event.stopPropagation();
    pause();
  };
  // In the capture phase: the router must not see it.
  return listen(document, 'click', onClick, { capture: true });
}

/** What opens in a tab of its own leaves the run as it is. */
function leavesPage({ target, ctrlKey, metaKey, shiftKey }: MouseEvent): boolean {
  if (ctrlKey || metaKey || shiftKey || !(target instanceof Element)) return false;
  const link = target.closest('a[href]');
  return link !== null && link.getAttribute('target') !== '_blank';
}
