import { Injectable } from '@nestjs/common';
import { COMPLIANCE_GAPS } from '@kp/commerce/compliance-rules';
import { PRODUCT_LACKS, type ProductLack } from '@kp/commerce/list-rules';
import { LANGUAGE_CODES } from '@kp/i18n/languages';
import { prepared, Sql } from '@kp/platform/database';
import { GAP_CONDITIONS, gapCondition } from '../compliance/product-gaps';

const CODES = LANGUAGE_CODES.map((code) => `'${code}'`).join(', ');
/** How many languages some product is translated into, of which that of the catalogue is none; those without any are not missed. */
const LANGUAGES_IN_USE = `(SELECT count(*) FROM unnest(ARRAY[${CODES}]) AS spoken (code)
  WHERE EXISTS (SELECT FROM product_translation t WHERE t.language = spoken.code AND t.name IS NOT NULL))`;

const TRANSLATED = `SELECT n.product_id FROM product_language_count n WHERE n.languages >= ${LANGUAGES_IN_USE}`;

/** Of a product `p`. */
const conditionsOf = (isTranslated: string, safety: string): Record<ProductLack, string> => ({
  picture: 'p.image_url IS NULL',
  description: `p.description = ''`,
  translation: `(${LANGUAGES_IN_USE} > 0 AND NOT ${isTranslated})`,
  weight: 'p.weight_grams IS NULL',
  safety,
});

const OF_ONE = conditionsOf(
  `EXISTS (${TRANSLATED} AND n.product_id = p.id)`,
  `(${COMPLIANCE_GAPS.map((gap) => `(${GAP_CONDITIONS[gap]})`).join(' OR ')})`,
);
/** Which ones are translated is found once, not for each. */
const OF_MANY = conditionsOf(`p.id IN (${TRANSLATED})`, gapCondition('any'));

export const lackCondition = (lack: ProductLack): string => `(${OF_MANY[lack]})`;

/** What product `p` lacks, in the order of `PRODUCT_LACKS`. */
export const LACKS_SQL = `array_remove(ARRAY[${PRODUCT_LACKS.map(
  (lack) => `CASE WHEN ${OF_ONE[lack]} THEN '${lack}' END`,
).join(', ')}], NULL)`;

const COUNT_LACKS = prepared(
  'catalog.count-product-lacks',
  `SELECT ARRAY[${PRODUCT_LACKS.map((lack) => `count(*) FILTER (WHERE ${OF_MANY[lack]})::int`).join(', ')}] AS counts
     FROM product p WHERE p.status = 'active' AND p.deleted_at IS NULL`,
);

export interface LackCount {
  lack: ProductLack;
  products: number;
}

/** What products on sale lack to be found, shown and shipped. */
@Injectable()
export class ProductCompleteness {
  constructor(private readonly sql: Sql) {}

  async count(): Promise<LackCount[]> {
    const { counts } = (await this.sql.first<{ counts: number[] }>(COUNT_LACKS))!;
    return PRODUCT_LACKS.map((lack, place) => ({ lack, products: counts[place]! }));
  }
}
