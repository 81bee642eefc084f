import {
  type AttributeChoice,
  formatAttributeChoices,
  parseAttributeChoices,
  PRICE_DISPLAYS,
  type PriceDisplay,
} from '@kp/commerce';
import { parseAmount } from './price-range';

export interface ListFilters {
  readonly search?: string;
  readonly category?: string;
  /** Decimal amounts, inclusive. */
  readonly minPrice?: string;
  readonly maxPrice?: string;
  /** Which prices these are of; absent: as the shop enters them. */
  readonly priceDisplay?: PriceDisplay;
  readonly inStock?: boolean;
  /** Chosen values, as `formatAttributeChoices` writes them; they belong to the category. */
  readonly attributes?: string;
}

/** Ignores invalid amounts and attributes, such as those of an edited URL. */
export function parseListFilters(parameters: URLSearchParams): ListFilters {
  const attributes = parameters.get('attributes') ?? '';
  const minPrice = parseAmount(parameters.get('minPrice') ?? '') ?? undefined;
  const maxPrice = parseAmount(parameters.get('maxPrice') ?? '') ?? undefined;
  const display = PRICE_DISPLAYS.find((each) => each === parameters.get('priceDisplay'));
  return {
    search: parameters.get('search')?.trim() || undefined,
    category: parameters.get('category') || undefined,
    minPrice,
    maxPrice,
    priceDisplay: (minPrice ?? maxPrice) ? display : undefined,
    inStock: parameters.get('inStock') === 'true' || undefined,
    attributes: parseAttributeChoices(attributes) ? attributes : undefined,
  };
}

export function listUrl({ inStock, ...filters }: ListFilters): string {
  const { search, category, minPrice, maxPrice, attributes } = filters;
  const priceDisplay = (minPrice ?? maxPrice) ? filters.priceDisplay : undefined;
  const prices = { minPrice, maxPrice, priceDisplay };
  const parameters = { search, category, ...prices, inStock: inStock && 'true', attributes };
  const query = Object.entries(parameters).flatMap(([name, value]) =>
    value ? [`${name}=${encodeURIComponent(value)}`] : [],
  );
  return query.length > 0 ? `/products?${query.join('&')}` : '/products';
}

export function choicesOf({ attributes }: ListFilters): readonly AttributeChoice[] {
  return (attributes && parseAttributeChoices(attributes)) || [];
}

/** Chooses a value of an attribute, or no longer. */
export function toggleValue(filters: ListFilters, attributeId: number, value: string): ListFilters {
  const choices = choicesOf(filters);
  const chosen = choices.find((choice) => choice.attributeId === attributeId)?.values ?? [];
  const values = chosen.includes(value) ? chosen.filter((each) => each !== value) : [...chosen, value];
  return setAttributeValues(filters, attributeId, values);
}

/** No values: the attribute no longer filters. */
export function setAttributeValues(
  filters: ListFilters,
  attributeId: number,
  values: readonly string[],
): ListFilters {
  const others = choicesOf(filters).filter((choice) => choice.attributeId !== attributeId);
  return { ...filters, attributes: formatAttributeChoices([...others, { attributeId, values }]) };
}

/** More than a category is set, so that the product counts of whole categories do not apply. */
export function isNarrowed({ search, minPrice, maxPrice, inStock, attributes }: ListFilters): boolean {
  return Boolean(search ?? minPrice ?? maxPrice ?? inStock ?? attributes);
}

export function isFiltered({ minPrice, maxPrice, inStock, attributes }: ListFilters): boolean {
  return isNarrowed({ minPrice, maxPrice, inStock, attributes });
}
