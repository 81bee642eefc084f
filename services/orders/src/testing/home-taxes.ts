import { TAX_CLASSES, type TaxClass, taxedAt } from '@kp/commerce';
import type { SaleTaxes } from '@kp/settings';

/** Of a seller in Romania with one rate for everything. */
export const homeTaxes = (rate: number, changes: Partial<SaleTaxes> = {}): SaleTaxes => ({
  byClass: Object.fromEntries(TAX_CLASSES.map((taxClass) => [taxClass, taxedAt(rate)])) as Record<
    TaxClass,
    ReturnType<typeof taxedAt>
  >,
  supply: { kind: 'domestic', country: 'RO' },
  isTaxIncluded: false,
  ...changes,
});
