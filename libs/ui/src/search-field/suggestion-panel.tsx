import { useEffect, useEffectEvent, useMemo, useState, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { Button } from '../button/button';
import { QuantityStepper } from '../quantity/quantity-stepper';
import { VisuallyHidden } from '../text/text';
import { SuggestionList, suggestionOptions } from './suggestion-list';
import styles from './search-field.module.css';
import type { SuggestedProduct, SuggestionPanelProps } from './search-suggestions';

export default function SuggestionPanel(props: SuggestionPanelProps) {
  const { input, listId, text, suggestions, isCurrent, isRequested, onRequested, onPopup, onChoose, onAdd } =
    props;
  const { t } = useTranslation();
  const navigate = useNavigate();
  const options = useMemo(
    () => (suggestions ? suggestionOptions(text, suggestions) : []),
    [text, suggestions],
  );
  const [selection, setSelection] = useState({ options, active: -1 });
  // New suggestions reset the selection.
  const active = selection.options === options ? selection.active : -1;
  const isOpen = isRequested && suggestions !== undefined;
  const idOf = (index: number) => `${listId}-${index}`;
  const activeId = isOpen && active >= 0 ? idOf(active) : undefined;
  useEffect(() => onPopup({ isOpen, activeId }), [isOpen, activeId, onPopup]);

  const follow = () => {
    onRequested(false);
    onChoose?.();
  };
  useSuggestionKeys(input, {
    isOpen,
    count: options.length,
    active,
    onActive: (next) => setSelection({ options, active: next }),
    onRequested,
    onFollow: (index) => {
      void navigate(options[index]!.to);
      follow();
    },
  });

  const found = suggestions?.products.length ?? 0;
  const exact = onAdd && suggestions?.products.find((product) => isExactly(product, text));
  return (
    <>
      <VisuallyHidden role="status">
        {isOpen && isCurrent ? t('suggestions.found', { count: found }) : ''}
      </VisuallyHidden>
      {isOpen && (
        // Keeps the focus in the field when a suggestion is pressed.
        <div
          className={styles.panel}
          onMouseDown={(event) => event.target instanceof HTMLInputElement || event.preventDefault()}
        >
          {exact && (
            <ExactProduct
              key={exact.code}
              product={exact}
              onAdd={(quantity) => {
                onAdd(exact, quantity);
                follow();
              }}
            />
          )}
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

interface ExactProductProps {
  readonly product: SuggestedProduct;
  readonly onAdd: (quantity: number) => void;
}

function ExactProduct({ product, onAdd }: ExactProductProps) {
  const { t } = useTranslation();
  const [quantity, setQuantity] = useState(1);
  return (
    <div className={styles.exact}>
      <Button onClick={() => onAdd(quantity)}>{t('suggestions.add', { name: product.name })}</Button>
      <QuantityStepper value={quantity} onChange={setQuantity} productName={product.name} />
    </div>
  );
}

/** "kp 301" is KP-301. */
function isExactly({ code, name }: SuggestedProduct, text: string): boolean {
  const bare = (value: string) => value.toLowerCase().replaceAll(/[\s-]/g, '');
  return bare(text) === bare(code) || text.trim().toLowerCase() === name.toLowerCase();
}

interface SuggestionKeys {
  readonly isOpen: boolean;
  readonly count: number;
  /** Index of the selected suggestion; -1 is the text itself. */
  readonly active: number;
  readonly onActive: (index: number) => void;
  readonly onRequested: (isRequested: boolean) => void;
  readonly onFollow: (index: number) => void;
}

function useSuggestionKeys(input: RefObject<HTMLInputElement | null>, keys: SuggestionKeys): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    // Leaves the keys of an input method editor and of browser shortcuts alone.
    if (event.isComposing || event.ctrlKey || event.metaKey || event.altKey) return;
    const { isOpen, count, active } = keys;
    const walk = (step: 1 | -1) => {
      event.preventDefault();
      keys.onRequested(true);
      const positions = count + 1;
      if (isOpen && count > 0) keys.onActive(((active + 1 + step + positions) % positions) - 1);
    };
    if (event.key === 'ArrowDown') walk(1);
    else if (event.key === 'ArrowUp') walk(-1);
    else if (event.key === 'Escape' && isOpen) {
      // Escape would otherwise clear the text and close a surrounding drawer.
      event.preventDefault();
      event.stopPropagation();
      keys.onRequested(false);
    } else if (event.key === 'Enter') {
      keys.onRequested(false);
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
