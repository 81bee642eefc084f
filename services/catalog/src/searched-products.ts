import { Injectable } from '@nestjs/common';
import { catalogLanguage } from '@kp/i18n/catalog-language';
import { Sql } from '@kp/platform/database';
import type { ProductFilter } from './domain/product-filter';
import { searchQuery } from './persistence/product-search.query';
import { CONTRADICTED, UNANSWERED, UNMET } from './persistence/requirements.query';
import { type AskedKind, COMPLETE, ProductKinds } from './search/kinds/product-kinds';
import { withoutBounds } from './search/measures';
import { readPrices, type TypedPrices } from './search/prices';
import { ProductSearches } from './search/product-search';
import type { Requirement } from './search/requirement';
import { asTyped, correctedText } from './search/typed-words';
import { nearestOf, type ProductSearch } from './search/understood-search';
import { UnmetValues, type UnstatedWords } from './search/unmet-values';
import { isUnspaced } from './search/words';

/** What may be said above the list of a search; words as they were typed. */
export interface SearchNotes {
  /** The text with its misspelled words as they were searched. */
  used?: string | null;
  /** Values, bounds and prices that no product listed meets. */
  missing?: string[];
  /** What products are to be without, where others are left out for it. */
  without?: string[];
  /** What was asked for, and not all of those listed say whether they are so. */
  unsure?: string[];
  /** What is asked for and no product is. */
  unsold?: string;
}

export interface ProductPage extends SearchNotes {
  /** JSON of a list of ProductResponse. */
  body: string;
  ids: number[];
  total: number;
  /** How the text was understood; absent without one. */
  search?: ProductSearch;
}

interface FoundPage extends ProductPage {
  search: ProductSearch;
  /** False when no product has an attribute for a measure of the search. */
  isMeasured: boolean;
  /** Of the nearest product, how far it is from each thing that the search requires. */
  gaps?: string[] | null;
  /** How many products of the kind have what they are to be without. */
  against?: number;
  /** Places of what the search requires and some of the products listed do not say, and of what some of them meet. */
  unanswered?: number[] | null;
  met?: number[] | null;
  /** The first product of all pages. */
  best: number | null;
  /** Some product found is of the kind that is asked for. */
  isOfKind: boolean | null;
}

interface ReadFilter {
  /** Without what is said of the price. */
  filter: ProductFilter;
  kind: AskedKind | null;
  prices: TypedPrices | null;
}

/** Finds products by what a text asks: their kind, its words, and what it requires of attributes and prices. */
@Injectable()
export class SearchedProducts {
  constructor(
    private readonly sql: Sql,
    private readonly searches: ProductSearches,
    private readonly kinds: ProductKinds,
    private readonly unmetValues: UnmetValues,
  ) {}

  async page(asked: ProductFilter): Promise<ProductPage> {
    const { filter, kind, prices } = await this.read(asked);
    const found = await this.found(filter, kind, prices);
    if (kind && (!kind.isSold || (!kind.isWhole && found.page.search.isNearest)))
      return { ...found.page, unsold: kind.typed };
    return { ...found.page, ...(await this.notesOf(found, asked.search!)) };
  }

  /** What counts the products that a search lists. */
  async counted(asked: ProductFilter): Promise<{ filter: ProductFilter; search: ProductSearch | null }> {
    const { filter, kind, prices } = await this.read(asked);
    const counted = { ...filter, sort: 'any', limit: 1, offset: 0 } as const;
    const { page, filter: used } = await this.found(counted, kind, prices);
    const { search } = page;
    if (!search.isNearest && search.requirements.length === 0) return { filter: used, search };
    // More than its words decides what is listed.
    return {
      filter: { ...used, search: undefined, productIds: await this.listed(used, search) },
      search: null,
    };
  }

  /** Whether the words that some product has of a text name something that the shop sells; not "cheap" of "cheap knife". */
  async isMeant(words: string, text: string, language: string): Promise<boolean> {
    const meant = await this.kinds.askedIn(words, language);
    return meant?.isSold ?? !(await this.kinds.askedIn(text, language))?.isSold;
  }

  async search(asked: ProductFilter, search: ProductSearch): Promise<FoundPage> {
    const { statement, values } = searchQuery({ ...asked, excluded: search.excluded }, search);
    const page = (await this.sql.first<FoundPage>(statement, values))!;
    return { ...page, search, isMeasured: isMeasured(page.gaps, search) };
  }

  /** The text in its words alone when nothing found has an attribute that measures so. */
  asAnswered({ search, isMeasured: isAnswered }: FoundPage, text: string, language: string): ProductSearch {
    return isAnswered ? search : this.searches.inWords(withoutBounds(text), language);
  }

  private async read(asked: ProductFilter): Promise<ReadFilter> {
    const { audience, language = catalogLanguage() } = asked;
    if (audience === 'admin') return { filter: asked, kind: null, prices: null };
    const prices = readPrices(asked.search!);
    const filter = prices ? { ...asked, search: prices.rest } : asked;
    const kind = await this.kinds.askedIn(filter.search!, language);
    return { filter, kind, prices: kind?.isSold === false ? null : prices };
  }

  /** Within the prices that were typed; where nothing of the kind is, whatever it costs. */
  private async found(filter: ProductFilter, kind: AskedKind | null, prices: TypedPrices | null) {
    if (!prices) return { page: await this.understood(filter, kind), filter, beyond: null };
    const { minPriceMinor = prices.minMinor ?? undefined, maxPriceMinor = prices.maxMinor ?? undefined } =
      filter;
    const priced = { ...filter, minPriceMinor, maxPriceMinor };
    const page = await this.understood(priced, kind, true);
    if (page.total > 0 && (!kind?.isSold || page.isOfKind)) return { page, filter: priced, beyond: null };
    const sort = prices.maxMinor === null ? 'price-desc' : 'price-asc';
    const nearest = filter.sort === 'relevance' ? ({ ...filter, sort } as const) : filter;
    return { page: await this.understood(nearest, kind, true), filter: nearest, beyond: prices.typed };
  }

  /** The products with all words, else those of the kind, else those with as many words as some product has. */
  private async understood(
    filter: ProductFilter,
    kind: AskedKind | null,
    isPriced = false,
  ): Promise<FoundPage> {
    const { audience, search: text = '', language = catalogLanguage() } = filter;
    const ofKind = kind?.ids ?? [];
    const isFound = ({ total, isOfKind }: FoundPage) => total > 0 && (!kind?.isSold || isOfKind === true);
    const find = async (search: ProductSearch) => {
      const isKindAlone =
        ofKind.length > 0 && (isPriced || search.requirements.some(({ isLimit }) => isLimit));
      const page = await this.search(filter, { ...search, ofKind, isKindAlone });
      // Where those of the kind are not to be so, or have not all words, what is called so as well is nearer than what is like them.
      const isElsewhere = isContradicted(page) || (page.total > 0 && page.isOfKind !== true);
      const also = kind?.isSold && isElsewhere ? await this.kinds.alsoCalled(kind, language) : [];
      return also.length === 0
        ? page
        : this.search(filter, { ...search, ofKind: [...ofKind, ...also], isKindAlone: true });
    };
    if (kind?.isSold === false) return this.nearUnsold(filter, kind);
    const asRead = await find(await this.searches.understand(text, language));
    const exact = asRead.isMeasured ? asRead : await find(this.asAnswered(asRead, text, language));
    const fewer = isFound(exact)
      ? null
      : await this.searches.narrow(exact.search, language, audience, kind?.ids ?? null);
    const narrowed = fewer && (await find(fewer));
    // Rather what is like it than what the search says it must not be.
    const isKept = exact.total > 0 && exact.search.excluded.length > 0;
    const best = isKept || !narrowed ? exact : narrowed;
    const hasAll = isFound(exact) || (isWhole(best.search) && isFound(best) && !isOpposed(best));
    if (hasAll && unmetOf(best) === 0) return best;
    if (kind?.isSold) {
      const nearest = await this.search(filter, nearestOf(best.search, kind));
      // Words that no name has do not keep from the list what meets a number.
      if (hasAll ? unmetOf(nearest) < unmetOf(best) : nearest.total > 0) return nearest;
    }
    if (hasAll) return best;
    return exact.total === 0 && narrowed ? narrowed : exact;
  }

  /** What has the words, as they were meant; else what is named after the thing. What has other words of the text is not near. */
  private async nearUnsold(filter: ProductFilter, kind: AskedKind): Promise<FoundPage> {
    const { audience, search: text = '', language = catalogLanguage() } = filter;
    const said = await this.searches.withoutMeasures(text, language);
    const exact = await this.search(filter, this.searches.inWords(said, language, COMPLETE));
    if (exact.total > 0) return exact;
    const asRead = this.searches.inWords(kind.typed, language, COMPLETE);
    const narrowed = await this.searches.narrow(asRead, language, audience);
    const found = narrowed ?? asRead;
    const used = found.units.filter(({ kind: how }) => how !== 'left-out');
    const isMeant =
      used.length > 1 ||
      isUnspaced(kind.word) ||
      used.some(({ original, typed }) => (original ?? typed) === kind.word);
    const named = isMeant && (await this.search(filter, { ...found, query: found.named }));
    if (named && named.total > 0) return named;
    return this.search(filter, narrowed && used.length > 1 ? narrowed : nearestOf(found, kind));
  }

  private async notesOf(
    { page, beyond }: { page: FoundPage; beyond: string | null },
    text: string,
  ): Promise<SearchNotes> {
    const { search, best, ids, gaps, against = 0 } = page;
    const { requirements, excluded, units } = search;
    const gapOf = (place: number) => Number(gaps?.[place] ?? 0);
    const isDenied = (each: Requirement) => each.excluded.length > 0 && excluded.length === 0;
    const isUnmet = (each: Requirement, place: number) =>
      isDenied(each) || (gapOf(place) >= UNMET && gapOf(place) !== UNANSWERED && !page.met?.includes(place));
    // What no product of the kind has, as soon as one is left out for it, is said of those.
    const isUnsure = (each: Requirement, place: number) =>
      !isUnmet(each, place) &&
      (isAbsence(each)
        ? page.unanswered?.includes(place) && (each.against === null || against === 0)
        : gapOf(place) >= UNMET);
    const isLacking = best !== null && (search.isNearest || !isWhole(search));
    const words = isLacking ? await this.unmetValues.of([best, ...ids, ...search.ofKind], units) : NO_WORDS;
    const missing = [
      ...words.contradicted,
      ...requirements.filter(isUnmet).map(({ typed }) => typed),
      ...(beyond === null ? [] : [beyond]),
    ];
    const inWordsOf = (said: readonly string[]) => [...new Set(said.map((each) => asTyped(text, each)))];
    const typedOf = (said: readonly Requirement[]) => inWordsOf(said.map(({ typed }) => typed));
    return {
      used: isWhole(search) ? correctedText(text, units) : null,
      missing: inWordsOf(missing),
      without: typedOf(against > 0 ? requirements.filter(isAbsence) : []),
      unsure: inWordsOf([...words.unsure, ...requirements.filter(isUnsure).map(({ typed }) => typed)]),
    };
  }

  /** All that a search lists whatever else is chosen. */
  private async listed(filter: ProductFilter, search: ProductSearch): Promise<number[]> {
    const { audience, status, collation } = filter;
    const all = { audience, status, collation, sort: 'relevance', limit: 1, offset: 0 } as const;
    const asked: ProductFilter = { ...all, excluded: search.excluded };
    const { statement, values } = searchQuery(asked, search, { isOfIds: true });
    return (await this.sql.first<{ ids: number[] | null }>(statement, values))!.ids ?? [];
  }
}

/** All found is what the search says it must not be. */
const isOpposed = ({ gaps }: FoundPage) => (gaps ?? []).some((gap) => Number(gap) === CONTRADICTED);

/** How many numbers of a search nothing listed meets. */
const unmetOf = ({ search, gaps, met }: FoundPage) =>
  search.requirements.filter(
    (each, place) => !isAbsence(each) && !(Number(gaps?.[place] ?? 0) < UNMET || met?.includes(place)),
  ).length;

/** Some product of the kind is, or all found. */
const isContradicted = (page: FoundPage) =>
  (page.against ?? 0) > 0 || isOpposed(page) || (page.search.excluded.length > 0 && page.isOfKind !== true);

const NO_WORDS: UnstatedWords = { contradicted: [], unsure: [] };

const isAbsence = ({ kind }: Requirement) => kind === 'absence';

const isWhole = ({ units }: ProductSearch) => units.every(({ kind }) => kind !== 'left-out');

function isMeasured(gaps: readonly string[] | null | undefined, { requirements }: ProductSearch): boolean {
  if (!gaps) return true;
  const measures = requirements.filter(({ kind }) => kind === 'measure');
  const isAnswered = (each: ProductSearch['requirements'][number]) =>
    Number(gaps[requirements.indexOf(each)]) < UNANSWERED;
  return measures.length === 0 || measures.some(isAnswered);
}
