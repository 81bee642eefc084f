import { useBackGuard } from '@kp/client';
import { useCallback, useEffect, useRef } from 'react';
import { useAskToLeave } from './unsaved-changes';

/** What leads to another screen: links, and the tabs of the back office. */
const LEAVING = 'a[href], [role="tab"]';

/** Asks before a click, Back, a reload or closing the page loses what was typed. */
export function useUnsavedGuard(isChanged: boolean, question: string): void {
  const ask = useAskToLeave();
  /** Once the answer was yes, the same step is taken again. */
  const isFree = useRef(false);
  const askAndGo = useCallback(
    async (go: () => void) => {
      if (!(await ask(question))) return;
      isFree.current = true;
      go();
      isFree.current = false;
    },
    [ask, question],
  );
  useBackGuard(
    useCallback(
      (steps) => {
        if (!isChanged || isFree.current) return true;
        void ask(question).then((mayLeave) => {
          isFree.current = mayLeave;
          if (mayLeave) window.history.go(steps);
        });
        return false;
      },
      [isChanged, ask, question],
    ),
  );
  useEffect(() => {
    if (!isChanged) return undefined;
    const onClick = (event: MouseEvent) => {
      const target = (event.target as Element).closest<HTMLElement>(LEAVING);
      if (!target || isFree.current || target.getAttribute('target') === '_blank') return;
      event.preventDefault();
      event.stopPropagation();
      void askAndGo(() => target.click());
    };
    const onUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    // Before React sees the click.
    document.addEventListener('click', onClick, true);
    window.addEventListener('beforeunload', onUnload);
    return () => {
      document.removeEventListener('click', onClick, true);
      window.removeEventListener('beforeunload', onUnload);
    };
  }, [isChanged, askAndGo]);
}
