import { useEffect, useEffectEvent } from 'react';
import { useLeaving } from './unsaved-changes';

/** Asks before leaving the screen, reloading or closing the page loses what was typed. */
export function useUnsavedGuard(isChanged: boolean, question: string, onDiscard?: () => void): void {
  const { keep } = useLeaving();
  const discard = useEffectEvent(() => onDiscard?.());
  useEffect(() => {
    if (!isChanged) return undefined;
    const forget = keep({ question, onDiscard: () => discard() });
    const onUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', onUnload);
    return () => {
      forget();
      window.removeEventListener('beforeunload', onUnload);
    };
  }, [isChanged, question, keep]);
}
