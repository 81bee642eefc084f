import { SEARCH_MAX_LENGTH } from '@kp/commerce';
import { SYNONYM_RULES, synonymTerms } from '@kp/commerce/synonym-rules';
import { LANGUAGE_CODES, type LanguageCode } from '@kp/i18n/languages';
import {
  AtMostCharacters,
  ValidatesWith,
  LowerCase,
  OptionalField,
  PageQuery,
  CleanSearch,
  WholeField,
} from '@kp/platform/http';
import { ArrayMaxSize, IsArray, IsIn, IsString, MinLength } from 'class-validator';
import {
  type FoundIn,
  SYNONYM_SORTS,
  type SynonymInput,
  type SynonymSort,
} from '../domain/synonym-administration';

const MAX_SENT_TERMS = 200;

export class SynonymGroupResponse {
  id: number;
  /** @example en */
  language: string;
  /** @example ["cooler", "fridge"] */
  terms: string[];
  /** Counts edits. */
  version: number;
  updatedAt: string;
}

export class ListSynonymsRequest extends PageQuery {
  @IsIn(LANGUAGE_CODES)
  @LowerCase()
  @OptionalField()
  language?: LanguageCode;

  /** Part of a word. */
  @AtMostCharacters(SEARCH_MAX_LENGTH)
  @CleanSearch()
  @OptionalField()
  search?: string;

  @IsIn(SYNONYM_SORTS)
  @LowerCase()
  @OptionalField()
  sort?: SynonymSort;
}

export class SynonymVersionRequest {
  /** As it was read: 409 CATALOG.SYNONYMS_CHANGED with the current group when it was changed since. */
  @WholeField(1)
  @OptionalField()
  version?: number;
}

export class SaveSynonymsRequest extends SynonymVersionRequest {
  @IsIn(LANGUAGE_CODES)
  @LowerCase()
  language: LanguageCode;

  /**
   * 2 to 20 words or phrases of up to 60 characters with letters; equal ones count once.
   * @example ["cooler", "fridge"]
   */
  @ValidatesWith(SYNONYM_RULES.terms)
  @ArrayMaxSize(MAX_SENT_TERMS)
  @IsString({ each: true })
  @IsArray()
  terms: string[];
}

export function synonymInput({ language, terms }: SaveSynonymsRequest): SynonymInput {
  return { language, terms: synonymTerms(terms) };
}

export class TestSearchRequest {
  /** As a customer types it. */
  @MinLength(1)
  @AtMostCharacters(SEARCH_MAX_LENGTH)
  @CleanSearch()
  q: string;

  @IsIn(LANGUAGE_CODES)
  @LowerCase()
  language: LanguageCode;
}

/** A word or phrase of a search, in lower case without marks. */
export class SearchUnitResponse {
  typed: string;
  /** What is searched in its place; the same unless it is corrected or split. */
  searched: string;
  /**
   * `split` is a part of a word that was written together, `left-out` a word that was dropped to find something, `measure`
   * and `absence` what attributes answer.
   */
  kind: 'word' | 'synonym' | 'corrected' | 'split' | 'left-out' | 'measure' | 'absence';
  /** What is searched beside it: its synonyms, and other words that a misspelled one may be. */
  alternatives: string[];
}

export class SearchReasonResponse {
  /** The word or phrase of the search; of a code the text as typed. */
  searched: string;
  /** What the product has of it. */
  term: string;
  foundIn: FoundIn;
}

export class FoundProductResponse {
  id: number;
  /** @example KP-123 */
  code: string;
  name: string;
  slug: string;
  imageUrl: string | null;
  reasons: SearchReasonResponse[];
}

export class SearchTestResponse {
  /** The product code that the text is or begins, such as KP-30. */
  code: string | null;
  /** What the search says it shows results for, when that is not what was typed. */
  used: string | null;
  /** Empty when the text is a code. */
  units: SearchUnitResponse[];
  /** Products on all pages. */
  total: number;
  /** The first ones, in the order of the shop. */
  products: FoundProductResponse[];
}
