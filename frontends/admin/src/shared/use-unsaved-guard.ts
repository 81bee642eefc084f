import { useBackGuard } from '@kp/client';
import { useCallback, useEffect } from 'react';

/** What leads to another screen: links, and the tabs of the back office. */
const LEAVING = 'a[href], [role="tab"]';

/** Asks before a click, Back, a reload or closing the page loses what was typed. */
export function useUnsavedGuard(isChanged: boolean, question: string): void {
  useBackGuard(
    useCallback(() => isChanged, [isChanged]),
    question,
  );
  useEffect(() => {
    if (!isChanged) return undefined;
    const onClick = (event: MouseEvent) => {
      const target = (event.target as Element).closest(LEAVING);
      if (!target || target.getAttribute('target') === '_blank' || window.confirm(question)) return;
      event.preventDefault();
      event.stopPropagation();
    };
    const onUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    // Before React sees the click.
    document.addEventListener('click', onClick, true);
    window.addEventListener('beforeunload', onUnload);
    return () => {
      document.removeEventListener('click', onClick, true);
      window.removeEventListener('beforeunload', onUnload);
    };
  }, [isChanged, question]);
}
