export const SYNONYM_SORTS = ['-updated', 'updated', 'terms', '-terms'] as const;
export type SynonymSort = (typeof SYNONYM_SORTS)[number];

export interface SynonymFilter {
  id?: number;
  language?: string;
  /** Part of a word. */
  search?: string;
  sort?: SynonymSort;
  limit?: number;
  offset?: number;
}

export interface SynonymInput {
  language: string;
  /** Words and phrases that mean the same. */
  terms: string[];
}

/** A word that another group of the same language has. */
export interface TakenTerm {
  term: string;
  groupId: number;
  groupTerms: string[];
}

/** Where a product has a searched word; `several` when only together with its other fields. */
export type FoundIn =
  | 'code'
  | 'name'
  | 'translation'
  | 'category'
  | 'attributes'
  | 'keywords'
  | 'description'
  | 'several';
