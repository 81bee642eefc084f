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
