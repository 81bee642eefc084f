import type { TaxClass } from '@kp/commerce';

/** Of the column `tax_classes`: one class for every country. */
export const taxClassesColumn = (taxClass: TaxClass | null): string | null =>
  taxClass && JSON.stringify({ '*': taxClass });
