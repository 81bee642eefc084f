import { type TaxClass, taxClassesOf } from '@kp/commerce';

/** Of a product or category: its class, and those of countries that tax it otherwise. */
export interface StoredTaxClasses {
  /** Null without one of its own. */
  taxClass: TaxClass | null;
  taxClassByCountry: Record<string, TaxClass>;
}

export const taxClassColumns = (table: string): string =>
  `${table}.tax_classes ->> '*' AS "taxClass", coalesce(${table}.tax_classes - '*', '{}') AS "taxClassByCountry"`;

/** Of the column `tax_classes`. */
export function taxClassesColumn({ taxClass, taxClassByCountry }: StoredTaxClasses): string | null {
  const classes = taxClassesOf(taxClass, taxClassByCountry);
  return classes && JSON.stringify(classes);
}
