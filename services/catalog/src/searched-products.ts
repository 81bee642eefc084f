import { Injectable } from '@nestjs/common';
import { catalogLanguage } from '@kp/i18n/catalog-language';
import { Sql } from '@kp/platform/database';
import type { ProductFilter } from './domain/product-filter';
import { searchQuery } from './persistence/product-list.query';
import { UNANSWERED, UNMET } from './persistence/requirements.query';
import { type AskedKind, ProductKinds } from './search/kinds/product-kinds';
import { readMeasures, withoutBounds } from './search/measures';
import { asTyped, correctedText, MissingWords } from './search/missing-words';
import { readPrices, type TypedPrices } from './search/prices';
import { ProductSearches } from './search/product-search';
import { nearestOf, type ProductSearch } from './search/understood-search';
import { wordsOf } from './search/words';

/** What is said above the list of a search; words as they were typed. */
export interface SearchNotes {
  /** The text with its misspelled words as they were searched. */
  used?: string | null;
  /** What the first product does not meet. */
  missing?: string[];
  /** What products are to be without, where others are left out for it. */
  without?: string[];
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
  /** The first product of all pages. */
  best: number | null;
  /** Some product found is of the kind that is asked for. */
  isOfKind: boolean | null;
}

interface ReadFilter {
  /** Without what is said of the price, and what is said of goods that are not sold. */
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
    private readonly missingWords: MissingWords,
  ) {}

  async page(asked: ProductFilter): Promise<ProductPage> {
    const { filter, kind, prices } = await this.read(asked);
    const found = await this.found(filter, kind, prices);
    if (kind?.isSold === false) return { ...found.page, unsold: kind.typed };
    const notes = await this.notesOf(found, asked.search!);
    if (!kind || kind.isWhole || !found.page.search.isNearest) return { ...found.page, ...notes };
    const missing = notes.missing?.filter((words) => !kind.typed.includes(words));
    return { ...found.page, ...notes, missing, unsold: kind.typed };
  }

  /** What counts the products that a search lists. */
  async counted(asked: ProductFilter): Promise<{ filter: ProductFilter; search: ProductSearch | null }> {
    const { filter, kind, prices } = await this.read(asked);
    const { page, filter: used } = await this.found(filter, kind, prices);
    const { search } = page;
    if (!search.isNearest && search.requirements.length === 0) return { filter: used, search };
    // More than its words decides what is listed.
    return {
      filter: { ...used, search: undefined, productIds: await this.listed(used, search) },
      search: null,
    };
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
    // Near what is not sold is what has to do with it, whatever else was said of it.
    return { filter: kind?.isSold === false ? { ...filter, search: kind.typed } : filter, kind, prices };
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
    const find = (search: ProductSearch) => {
      const isKindAlone =
        ofKind.length > 0 && (isPriced || search.requirements.some(({ isLimit }) => isLimit));
      return this.search(filter, { ...search, ofKind, isKindAlone });
    };
    const asRead = await find(await this.searches.understand(text, language));
    const exact = asRead.isMeasured ? asRead : await find(this.asAnswered(asRead, text, language));
    if (isFound(exact)) return exact;
    const fewer = await this.searches.narrow(exact.search, language, audience);
    const narrowed = fewer && (await find(fewer));
    if (narrowed && isWhole(narrowed.search) && isFound(narrowed)) return narrowed;
    if (kind?.isSold) {
      const nearest = await this.search(filter, nearestOf(narrowed?.search ?? exact.search, kind));
      if (nearest.total > 0) return nearest;
    }
    return exact.total === 0 && narrowed ? narrowed : exact;
  }

  private async notesOf(
    { page, beyond }: { page: FoundPage; beyond: string | null },
    text: string,
  ): Promise<SearchNotes> {
    const { search, best, gaps, against = 0 } = page;
    const isAnyMissing = best !== null && (search.isNearest || !isWhole(search));
    const words = isAnyMissing ? await this.missingWords.of(best, search.units) : [];
    const gapOf = (place: number) => Number(gaps?.[place] ?? 0);
    // Nobody says of every product what it is without.
    const unmet = search.requirements.filter(
      ({ kind, against: opposite }, place) =>
        gapOf(place) >= UNMET && !(kind === 'absence' && opposite !== null && gapOf(place) === UNANSWERED),
    );
    const absences = against > 0 ? search.requirements.filter(({ kind }) => kind === 'absence') : [];
    const measures = readMeasures(text);
    const measureOf = (word: string) => measures.find(({ typed }) => wordsOf(typed).includes(word))?.bounded;
    const missing = [...words.map((word) => measureOf(word) ?? word), ...unmet.map(({ typed }) => typed)].map(
      (each) => asTyped(text, each),
    );
    return {
      used: correctedText(text, search.units),
      missing: [...new Set(beyond === null ? missing : [...missing, beyond])],
      without: absences.map(({ typed }) => asTyped(text, typed)),
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

const isWhole = ({ units }: ProductSearch) => units.every(({ kind }) => kind !== 'left-out');

function isMeasured(gaps: readonly string[] | null | undefined, { requirements }: ProductSearch): boolean {
  if (!gaps) return true;
  const measures = requirements.filter(({ kind }) => kind === 'measure');
  const isAnswered = (each: ProductSearch['requirements'][number]) =>
    Number(gaps[requirements.indexOf(each)]) < UNANSWERED;
  return measures.length === 0 || measures.some(isAnswered);
}
