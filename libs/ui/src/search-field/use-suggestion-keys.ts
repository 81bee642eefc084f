import { useEffect, useEffectEvent, type RefObject } from 'react';

export interface SuggestionKeys {
  readonly isOpen: boolean;
  readonly count: number;
  /** Place of the suggestion the keys stand on; -1 is the text itself. */
  readonly active: number;
  readonly onActive: (place: number) => void;
  readonly onWanted: (isWanted: boolean) => void;
  readonly onFollow: (place: number) => void;
}

/**
 * Keys of a combobox: the arrows walk through the suggestions and the text itself, Enter follows one, Escape closes.
 * Everything else belongs to the text.
 */
export function useSuggestionKeys(input: RefObject<HTMLInputElement | null>, keys: SuggestionKeys): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    // Keys that choose among the signs of an input method are none of ours.
    if (event.isComposing || event.ctrlKey || event.metaKey || event.altKey) return;
    const { isOpen, count, active } = keys;
    const walk = (step: 1 | -1) => {
      event.preventDefault();
      keys.onWanted(true);
      const places = count + 1;
      if (isOpen && count > 0) keys.onActive(((active + 1 + step + places) % places) - 1);
    };
    if (event.key === 'ArrowDown') walk(1);
    else if (event.key === 'ArrowUp') walk(-1);
    else if (event.key === 'Escape' && isOpen) {
      // Neither clears the text nor closes a drawer around it.
      event.preventDefault();
      event.stopPropagation();
      keys.onWanted(false);
    } else if (event.key === 'Enter') {
      keys.onWanted(false);
      if (!isOpen || active < 0) return;
      event.preventDefault();
      keys.onFollow(active);
    }
  });
  useEffect(() => {
    const element = input.current;
    const listener = (event: KeyboardEvent) => onKeyDown(event);
    element?.addEventListener('keydown', listener);
    return () => element?.removeEventListener('keydown', listener);
  }, [input]);
}
