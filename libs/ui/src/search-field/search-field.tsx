import {
  lazy,
  Suspense,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
  type ComponentType,
} from 'react';
import { TextInput } from '../field/inputs';
import type { SuggestionPanelProps } from './suggestion-panel';
import styles from './search-field.module.css';

const CLOSED: SuggestionPopup = { isOpen: false, activeId: undefined };

/** Stands in when the code cannot be fetched: the field is an ordinary one then. */
const NoPanel: ComponentType<SuggestionPanelProps> = () => null;

const SuggestionPanel = lazy<ComponentType<SuggestionPanelProps>>(() =>
  import(/* webpackChunkName: "suggestion-panel" */ './suggestion-panel').catch(() => ({ default: NoPanel })),
);

export interface SearchFieldProps {
  readonly label: string;
  readonly isLabelHidden?: boolean;
  readonly placeholder: string;
  /** What the page that is shown was searched for. */
  readonly defaultValue: string;
  readonly className?: string;
  /** The text that the suggestions are for, as `onText` told it. */
  readonly text: string;
  readonly suggestions: SearchSuggestions | undefined;
  /** The suggestions are those of the text as it stands. */
  readonly isSettled: boolean;
  /** What stands in the field, from its first focus on. */
  readonly onText: (text: string) => void;
  /** A suggestion was followed. */
  readonly onChoose?: () => void;
}

/**
 * The text of a search, named `search` for its form, with suggestions below it. Their code is fetched when the field
 * gets its first focus; what is typed meanwhile, or before the page has come to life, counts.
 */
export function SearchField({ text, suggestions, isSettled, onText, onChoose, ...field }: SearchFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const listId = useId();
  const [isAwake, setAwake] = useState(false);
  const [isWanted, setWanted] = useState(false);
  const [popup, setPopup] = useState(CLOSED);

  const wake = () => {
    setAwake(true);
    onText(input.current?.value ?? '');
  };
  const takeOver = useEffectEvent((field: HTMLInputElement) => {
    wake();
    setWanted(field.value !== field.defaultValue);
  });
  useEffect(() => {
    const field = input.current;
    if (field && document.activeElement === field) takeOver(field);
  }, []);

  return (
    <div className={styles.root}>
      <TextInput
        {...field}
        ref={input}
        type="search"
        name="search"
        autoComplete="off"
        enterKeyHint="search"
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={popup.isOpen}
        aria-controls={popup.isOpen ? listId : undefined}
        aria-activedescendant={popup.activeId}
        onFocus={wake}
        onBlur={() => setWanted(false)}
        onInput={(event) => {
          setWanted(true);
          onText(event.currentTarget.value);
        }}
      />
      {isAwake && (
        <Suspense fallback={null}>
          <SuggestionPanel
            input={input}
            listId={listId}
            text={text}
            suggestions={suggestions}
            isSettled={isSettled}
            isWanted={isWanted}
            onWanted={setWanted}
            onPopup={setPopup}
            onChoose={onChoose}
          />
        </Suspense>
      )}
    </div>
  );
}

/** A product that a text may find. */
export interface SuggestedProduct {
  readonly id: number;
  readonly name: string;
  readonly slug: string;
  /** Decimal string. */
  readonly price: string;
  readonly currency: string;
  readonly imageUrl: string | null;
  /** As KP-123. */
  readonly code: string;
}

export interface SuggestedCategory {
  readonly slug: string;
  readonly name: string;
}

/** What a text that is being typed may find. */
export interface SearchSuggestions {
  readonly products: readonly SuggestedProduct[];
  readonly categories: readonly SuggestedCategory[];
  /** Words that find something when the text is likely misspelled. */
  readonly didYouMean: string | null;
}

/** What the field shows of its list of suggestions. */
export interface SuggestionPopup {
  readonly isOpen: boolean;
  /** Id of the suggestion that the arrow keys stand on. */
  readonly activeId: string | undefined;
}
