import { useEffect, useRef, type RefObject } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';

interface RouteFocusProps {
  readonly main: RefObject<HTMLElement | null>;
  /** A page that is opened directly starts at its heading too: what precedes it leads away from a purchase. */
  readonly isEnclosed: boolean;
}

/** After a navigation focuses the heading or, going back, the link that was followed. */
export function RouteFocus({ main, isEnclosed }: RouteFocusProps) {
  const { pathname, key } = useLocation();
  const isGoingBack = useNavigationType() === NavigationType.Pop;
  const lastPathname = useRef(isEnclosed ? null : pathname);
  const followedLinks = useRef(new Map<string, string>());

  useEffect(() => {
    const remember = ({ target }: Event) => {
      const link = target instanceof Element && target.closest('a[href]');
      const href = link && main.current?.contains(link) && link.getAttribute('href');
      if (href) followedLinks.current.set(key, href);
    };
    document.addEventListener('click', remember, true);
    return () => document.removeEventListener('click', remember, true);
  }, [key, main]);

  useEffect(() => {
    if (lastPathname.current === pathname) return undefined;
    const isOpened = lastPathname.current === null;
    lastPathname.current = pathname;
    // The customer may have gone on before this page was interactive.
    if (isOpened && document.activeElement !== document.body) return undefined;
    const href = isGoingBack ? followedLinks.current.get(key) : undefined;
    const link = href && main.current?.querySelector<HTMLElement>(`a[href="${CSS.escape(href)}"]`);
    if (link) link.focus({ preventScroll: true });
    return link || !main.current ? undefined : focusHeading(main.current);
  }, [pathname, key, isGoingBack, main]);
  return null;
}

/** Focuses the page until its heading is rendered. @returns stops waiting */
function focusHeading(main: HTMLElement): () => void {
  const find = () => {
    const heading = main.querySelector('h1');
    heading?.setAttribute('tabindex', '-1');
    return heading;
  };
  const known = find();
  (known ?? main).focus({ preventScroll: true });
  const observer = new MutationObserver(() => {
    const heading = find();
    if (!heading) return;
    observer.disconnect();
    if (document.activeElement === main) heading.focus({ preventScroll: true });
  });
  if (!known) observer.observe(main, { childList: true, subtree: true });
  return () => observer.disconnect();
}
