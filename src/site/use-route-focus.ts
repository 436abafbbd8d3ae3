import { type RefObject, useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

/**
 * On arriving at another page by a link: its top in view, and the focus on it, so that a screen reader begins there
 * and Space is no longer the link's. On the way back the browser knows where the page stood.
 */
export function useRouteFocus(main: RefObject<HTMLElement | null>): void {
  const { pathname } = useLocation();
  const navigation = useNavigationType();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    if (navigation === NavigationType.Push) window.scrollTo(0, 0);
    main.current?.focus({ preventScroll: true });
  }, [main, navigation, pathname]);
}
