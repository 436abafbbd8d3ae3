import { type RefObject, useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

/**
 * After a navigation to another page: moves the focus to `main`, so that a screen reader starts
 * there and Space no longer activates the link, and scrolls to the top. On back and forward the
 * browser restores the scroll position. A navigation to a place within the page is left to what is
 * at that place.
 */
export function useRouteFocus(main: RefObject<HTMLElement | null>): void {
  const { pathname, hash } = useLocation();
  const navigation = useNavigationType();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    if (hash !== '' && document.getElementById(hash.slice(1)) !== null) return;
    if (navigation === NavigationType.Push) window.scrollTo(0, 0);
    main.current?.focus({ preventScroll: true });
  }, [hash, main, navigation, pathname]);
}
