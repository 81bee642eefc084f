import { type RefObject } from 'react';
import type { PriceProps } from '../product/price';

export interface SuggestedProduct {
  readonly id: number;
  readonly name: string;
  readonly slug: string;
  /** Decimal string; null on request. */
  readonly price: string | null;
  readonly currency: string;
  readonly imageUrl: string | null;
  /** The lowest of several. */
  readonly isFrom?: boolean;
  readonly code: string;
  readonly vat?: PriceProps['vat'];
}

export interface SuggestedCategory {
  readonly slug: string;
  readonly name: string;
}

export interface SearchSuggestions {
  readonly products: readonly SuggestedProduct[];
  readonly categories: readonly SuggestedCategory[];
  readonly didYouMean: string | null;
}

export interface SuggestionPopup {
  readonly isOpen: boolean;
  /** Id of the suggestion selected by the arrow keys. */
  readonly activeId: string | undefined;
}

export interface SuggestionPanelProps {
  readonly input: RefObject<HTMLInputElement | null>;
  readonly listId: string;
  readonly text: string;
  readonly suggestions: SearchSuggestions | undefined;
  readonly isCurrent: boolean;
  readonly isRequested: boolean;
  readonly onRequested: (isRequested: boolean) => void;
  readonly onPopup: (popup: SuggestionPopup) => void;
  readonly onChoose?: () => void;
  /** Puts a product into the cart whose code or whole name was typed. */
  readonly onAdd?: (product: SuggestedProduct, quantity: number) => void;
}
