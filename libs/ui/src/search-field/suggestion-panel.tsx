import { useEffect, useMemo, useState, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { VisuallyHidden } from '../layout/visually-hidden';
import type { SearchSuggestions, SuggestionPopup } from './search-field.types';
import { SuggestionList } from './suggestion-list';
import { suggestionOptions } from './suggestion-options';
import styles from './search-field.module.css';
import { useSuggestionKeys } from './use-suggestion-keys';

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
