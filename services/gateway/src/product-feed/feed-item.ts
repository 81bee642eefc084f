import {
  cleanText,
  codeOf,
  isSellable,
  minorToDecimal,
  netAndGross,
  parseMinor,
  rasterPicture,
  taxClassIn,
} from '@kp/commerce';
import { HANDLING_DAYS } from '@kp/commerce/delivery-rules';
import { unitShippingMinor } from '@kp/commerce/shipping-cost';
import { type ListedProduct, optionKind, type ProductResponse } from '@kp/catalog';
import { categoryName, LANGUAGE_PARAMETER, type LanguageCode } from '@kp/i18n';
import type { SaleTaxes, ShippingRegion } from '@kp/settings';
import type { TFunction } from 'i18next';

/** Of Google Merchant Center. */
const LENGTHS = { title: 150, description: 5000, category: 750, option: 100 } as const;

export interface FeedContext {
  readonly language: LanguageCode;
  readonly t: TFunction;
  readonly publicUrl: string;
  readonly regions: readonly ShippingRegion[];
  readonly taxes: Pick<SaleTaxes, 'byClass' | 'supply' | 'isTaxIncluded'>;
}

type FeedItem = Readonly<Record<string, string | readonly object[] | undefined>>;

/** @returns null without a price, or a picture that search engines show: they reject such an item */
export function feedItem(product: ListedProduct, context: FeedContext): FeedItem | null {
  const { language, t, publicUrl, taxes } = context;
  const picture = rasterPicture(product.imageUrl);
  const { price } = product;
  if (!picture || price === null) return null;
  const { rate } = taxes.byClass[taxClassIn(product.taxClasses, taxes.supply.country)];
  return {
    'g:id': codeOf(product),
    'g:title': cut(product.name, LENGTHS.title),
    'g:description': cut(product.description || product.name, LENGTHS.description),
    'g:link': `${publicUrl}/products/${product.slug}?${LANGUAGE_PARAMETER}=${language}`,
    'g:image_link': picture.startsWith('/') ? publicUrl + picture : picture,
    'g:availability': isSellable(product) ? 'in_stock' : 'out_of_stock',
    // Consumers are told what they pay.
    'g:price': `${netAndGross(price, rate, taxes.isTaxIncluded).gross} ${product.currency}`,
    'g:condition': 'new',
    ...identifiersOf(product),
    ...variantOf(product),
    'g:product_type': cut(categoryName(t, product.category), LENGTHS.category),
    ...(product.weightGrams ? { 'g:shipping_weight': `${product.weightGrams} g` } : {}),
    'g:shipping': shippingOf({ ...product, price }, context.regions),
  };
}

/** A barcode, or a brand with the shop's code: without either the item is said to have none. */
function identifiersOf({ article }: ProductResponse) {
  const { gtin, brand } = article ?? {};
  return {
    ...(brand ? { 'g:brand': brand } : {}),
    ...(gtin ? { 'g:gtin': gtin } : { 'g:identifier_exists': 'no' }),
  };
}

/** Variants of a group are told apart by their sizes and colors. */
function variantOf({ groupId, options }: ListedProduct): FeedItem {
  if (groupId === null) return {};
  const valuesOf = (kind: 'size' | 'color') => {
    const values = (options ?? []).filter(({ name, value }) => optionKind(name, value) === kind);
    return values.length === 0
      ? {}
      : { [`g:${kind}`]: cut(values.map(({ value }) => value).join(' / '), LENGTHS.option) };
  };
  return { 'g:item_group_id': `group-${groupId}`, ...valuesOf('color'), ...valuesOf('size') };
}

/** By country alone: the format has counties for a few countries overseas only. */
function shippingOf(
  { price, weightGrams, currency }: ProductResponse & { price: string },
  regions: readonly ShippingRegion[],
) {
  const unit = { priceMinor: parseMinor(price), weightGrams };
  return placesOf(regions).map(({ country, region }) => ({
    'g:country': country,
    'g:price': `${minorToDecimal(unitShippingMinor(unit, region))} ${currency}`,
    'g:min_handling_time': String(HANDLING_DAYS.minDays),
    'g:max_handling_time': String(HANDLING_DAYS.maxDays),
    'g:min_transit_time': String(region.minDays),
    'g:max_transit_time': String(region.maxDays),
  }));
}

/** The first region of a country counts: zones precede what the shop promises everywhere. */
function placesOf(regions: readonly ShippingRegion[]) {
  return regions.flatMap((region, place) => {
    const earlier = regions.slice(0, place);
    const isNew = (code: string) => !earlier.some(({ countries }) => countries.includes(code));
    return region.countries.filter(isNew).map((country) => ({ country, region }));
  });
}

/** Never in the middle of a character of two code units. */
function cut(text: string, maxLength: number): string {
  return [...cleanText(text)].slice(0, maxLength).join('').trim();
}
