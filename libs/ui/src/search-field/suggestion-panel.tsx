import { useEffect, useEffectEvent, useMemo, useState, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { VisuallyHidden } from '../text/text';
import type { SearchSuggestions, SuggestionPopup } from './search-field';
import { SuggestionList, suggestionOptions } from './suggestion-list';
import styles from './search-field.module.css';

export interface SuggestionPanelProps {
  readonly input: RefObject<HTMLInputElement | null>;
  readonly listId: string;
  readonly text: string;
  readonly suggestions: SearchSuggestions | undefined;
  readonly isSettled: boolean;
  /** The visitor is typing, or has asked for the list. */
  readonly isWanted: boolean;
  readonly onWanted: (isWanted: boolean) => void;
  readonly onPopup: (popup: SuggestionPopup) => void;
  readonly onChoose?: () => void;
}

/** What the text may find, below its field: a listbox that the keys of the field walk through. */
export default function SuggestionPanel(props: SuggestionPanelProps) {
  const { input, listId, text, suggestions, isSettled, isWanted, onWanted, onPopup, onChoose } = props;
  const { t } = useTranslation();
  const navigate = useNavigate();
  const options = useMemo(
    () => (suggestions ? suggestionOptions(text, suggestions) : []),
    [text, suggestions],
  );
  const [place, setPlace] = useState({ options, active: -1 });
  // Other suggestions: the keys stand on the text again.
  const active = place.options === options ? place.active : -1;
  const isOpen = isWanted && suggestions !== undefined;
  const idOf = (index: number) => `${listId}-${index}`;
  const activeId = isOpen && active >= 0 ? idOf(active) : undefined;
  useEffect(() => onPopup({ isOpen, activeId }), [isOpen, activeId, onPopup]);

  const follow = () => {
    onWanted(false);
    onChoose?.();
  };
  useSuggestionKeys(input, {
    isOpen,
    count: options.length,
    active,
    onActive: (next) => setPlace({ options, active: next }),
    onWanted,
    onFollow: (index) => {
      void navigate(options[index]!.to);
      follow();
    },
  });

  const found = suggestions?.products.length ?? 0;
  return (
    <>
      <VisuallyHidden role="status">
        {isOpen && isSettled ? t('suggestions.found', { count: found }) : ''}
      </VisuallyHidden>
      {isOpen && (
        // The field keeps the focus: a press here is a choice, not a way out of it.
        <div className={styles.panel} onMouseDown={(event) => event.preventDefault()}>
          {options.length === 0 && <p className={styles.nothing}>{t('suggestions.nothing', { text })}</p>}
          <SuggestionList
            id={listId}
            idOf={idOf}
            text={text}
            options={options}
            active={active}
            onFollow={follow}
          />
        </div>
      )}
    </>
  );
}

interface SuggestionKeys {
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
function useSuggestionKeys(input: RefObject<HTMLInputElement | null>, keys: SuggestionKeys): void {
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
