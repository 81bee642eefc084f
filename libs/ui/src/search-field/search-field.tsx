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
import styles from './search-field.module.css';
import type {
  SearchSuggestions,
  SuggestedProduct,
  SuggestionPanelProps,
  SuggestionPopup,
} from './search-suggestions';

const CLOSED: SuggestionPopup = { isOpen: false, activeId: undefined };

/** Used when the suggestion chunk fails to load: the field then works without suggestions. */
const NoPanel: ComponentType<SuggestionPanelProps> = () => null;

const SuggestionPanel = lazy<ComponentType<SuggestionPanelProps>>(() =>
  import(/* webpackChunkName: "suggestion-panel" */ './suggestion-panel').catch(() => ({ default: NoPanel })),
);

export interface SearchFieldProps {
  readonly label: string;
  readonly isLabelHidden?: boolean;
  readonly placeholder: string;
  readonly defaultValue: string;
  readonly className?: string;
  /** The text that the suggestions belong to. */
  readonly text: string;
  readonly suggestions: SearchSuggestions | undefined;
  /** The suggestions match the current text. */
  readonly isCurrent: boolean;
  /** Called with the current text from the first focus on. */
  readonly onText: (text: string) => void;
  readonly onChoose?: () => void;
  /** Puts a product into the cart whose code or whole name was typed. */
  readonly onAdd?: (product: SuggestedProduct, quantity: number) => void;
}

/**
 * An input named `search` with suggestions. Their chunk is loaded on the first focus; text typed before hydration
 * counts.
 */
export function SearchField({
  text,
  suggestions,
  isCurrent,
  onText,
  onChoose,
  onAdd,
  ...field
}: SearchFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const listId = useId();
  const [isActive, setActive] = useState(false);
  const [isRequested, setRequested] = useState(false);
  const [popup, setPopup] = useState(CLOSED);

  const activate = () => {
    setActive(true);
    onText(input.current?.value ?? '');
  };
  const onHydrated = useEffectEvent((field: HTMLInputElement) => {
    activate();
    setRequested(field.value !== field.defaultValue);
  });
  useEffect(() => {
    const field = input.current;
    if (field && document.activeElement === field) onHydrated(field);
  }, []);

  return (
    <div
      className={styles.root}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) setRequested(false);
      }}
    >
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
        onFocus={activate}
        onInput={(event) => {
          setRequested(true);
          onText(event.currentTarget.value);
        }}
      />
      {isActive && (
        <Suspense fallback={null}>
          <SuggestionPanel
            input={input}
            listId={listId}
            text={text}
            suggestions={suggestions}
            isCurrent={isCurrent}
            isRequested={isRequested}
            onRequested={setRequested}
            onPopup={setPopup}
            onChoose={onChoose}
            onAdd={onAdd}
          />
        </Suspense>
      )}
    </div>
  );
}
