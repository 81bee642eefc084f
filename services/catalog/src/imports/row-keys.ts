import { cleanCode, findProductId } from '@kp/commerce';
import type { ImportRow } from '@kp/platform/imports';
import { cleanArticleText } from '../articles/article-columns';
import { skuOfRow, slugOfRow } from './plan-imported-product';

export interface RowKeys {
  id?: number;
  /** In small letters. */
  sku?: string;
  gtin?: string;
  slug?: string;
}

/** What a row is known by: the number of its product, else its code, its barcode or its slug. */
export function keysOf(row: ImportRow): RowKeys {
  const id = findProductId(row.cells.get('code') ?? '');
  if (id !== null) return { id };
  const sku = skuOfRow(row).toLowerCase() || undefined;
  const gtin = cleanArticleText('gtin', row.cells.get('gtin') ?? '') || undefined;
  const ownSlug = cleanCode(row.cells.get('slug') ?? '').toLowerCase();
  // The name of a row with a code of its own says nothing: many articles are named alike.
  return { sku, gtin, slug: ownSlug || (sku || gtin ? undefined : slugOfRow(row)) };
}
