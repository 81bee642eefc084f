import { Injectable } from '@nestjs/common';
import { ARTICLE_LIMITS, cleanCode, cleanGtin } from '@kp/commerce';
import { prepared, Sql } from '@kp/platform/database';

const MAX_FOUND = 100;

/**
 * Ids of the products whose own code is or begins with the first parameter, or whose barcode is the second one. What
 * separates the parts of a code does not count: "hg100" begins what "HG-100" and "HG 100/2" do. A text with separators of
 * its own, such as "1/2-A", is a code with others only as a whole, and digits alone, such as "24", begin no "2-401".
 */
export const idsOfArticles = (code: string, gtin: string): string =>
  `SELECT id FROM product WHERE sku IS NOT NULL AND deleted_at IS NULL
      AND lower(sku) ~>=~ lower(${code}) AND lower(sku) ~<~ (lower(${code}) || chr(1114111))
   UNION SELECT id FROM product WHERE sku IS NOT NULL AND deleted_at IS NULL
      AND catalog_code_key(${code}) ~ '[^0-9]'
      AND catalog_code_key(sku) ~>=~ catalog_code_key(${code})
      AND catalog_code_key(sku) ~<=~ (catalog_code_key(${code})
            || CASE WHEN catalog_code_key(${code}) = lower(${code}) THEN chr(1114111) ELSE '' END)
   UNION SELECT id FROM product WHERE gtin = ${gtin} AND deleted_at IS NULL`;

/** Of a `product p` among those: its code or barcode itself goes before one with other separators, and that before a longer one. */
export const exactnessOf = (code: string, gtin: string): string =>
  `CASE WHEN lower(p.sku) = lower(${code}) OR p.gtin = ${gtin} THEN 2
        WHEN catalog_code_key(p.sku) = catalog_code_key(${code}) THEN 1 ELSE 0 END`;

const FIND = prepared(
  'catalog.find-article-codes',
  `SELECT array_agg(id ORDER BY exactness DESC, id) AS ids FROM (
     SELECT p.id, ${exactnessOf('$1', '$2')} AS exactness FROM product p WHERE p.id IN (${idsOfArticles('$1', '$2')})
      ORDER BY exactness DESC, p.id LIMIT ${MAX_FOUND}) page`,
);

/** @returns null for a text that can be no code: codes and barcodes have digits */
export function articleCodeOf(text: string): { code: string; gtin: string } | null {
  const code = cleanCode(text);
  return /\d/.test(code) && code.length <= ARTICLE_LIMITS.skuMax ? { code, gtin: cleanGtin(text) } : null;
}

/** Finds products by the codes that the trade gives them. */
@Injectable()
export class ArticleCodes {
  constructor(private readonly sql: Sql) {}

  /** Exact ones first. @returns null when the text is no product's code nor its beginning */
  async find(text: string): Promise<number[] | null> {
    const typed = articleCodeOf(text);
    if (!typed) return null;
    return (await this.sql.first<{ ids: number[] | null }>(FIND, [typed.code, typed.gtin]))?.ids ?? null;
  }
}
