import { TAX_CLASSES } from '@kp/commerce';
import { prepared } from '@kp/platform/database';
import type { ShownPrices } from '../domain/product-filter';

/** Of statements: rates change rarely, so that few are prepared. */
export const labelOfPrices = ({ country, rates, isTaxIncluded }: ShownPrices): string =>
  `${isTaxIncluded ? 'net' : 'gross'}-${country}-${rates.join('-')}`;

/** Most goods have the class of all; no other table is read for them. */
const HAS_NO_CLASS = `p.tax_classes IS NULL
  AND p.category_id <> ALL (ARRAY(SELECT id FROM category WHERE tax_classes IS NOT NULL))`;
const CLASSES = 'coalesce(p.tax_classes, (SELECT tax_classes FROM category WHERE id = p.category_id))';

/** What a page shows of the product `p` where that is not the price as it is entered: with VAT, or without. */
export function shownPriceSql({ country, rates, isTaxIncluded }: ShownPrices): string {
  const price = (rate: string) =>
    isTaxIncluded
      ? `p.price_minor - round(p.price_minor * ${rate} / (1 + ${rate}))`
      : `p.price_minor + round(p.price_minor * ${rate})`;
  const ofClass = TAX_CLASSES.map((taxClass, index) => `WHEN '${taxClass}' THEN ${rates[index]}`).join(' ');
  return `CASE WHEN ${HAS_NO_CLASS} THEN ${price(String(rates[0]))}
    ELSE (SELECT ${price('taxed.rate')}
            FROM (SELECT CASE coalesce(own.classes ->> '${country}', own.classes ->> '*', 'standard') ${ofClass} END AS rate
                    FROM (SELECT ${CLASSES} AS classes) own) taxed) END`;
}

export const HAS_TAX_CLASSES = prepared(
  'catalog.has-tax-classes',
  `SELECT EXISTS (SELECT FROM category WHERE tax_classes IS NOT NULL)
       OR EXISTS (SELECT FROM product WHERE tax_classes IS NOT NULL) AS "areTaxed"`,
);

/** Whole prices as they are entered that no product beyond lies within, so that an index finds the rest. */
export function enteredBounds(
  { rates, isTaxIncluded }: ShownPrices,
  { min, max }: { min?: number; max?: number },
): { min?: number; max?: number } {
  const highest = 1 + Math.max(...rates);
  if (isTaxIncluded) return { min, max: max === undefined ? undefined : Math.ceil((max + 1) * highest) };
  return { min: min === undefined ? undefined : Math.max(0, Math.floor((min - 1) / highest)), max };
}
