import { type Tax, type TaxByClass, TAX_CLASSES, type TaxClass, taxedAt } from '@kp/commerce';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import { businessDay, newestOn } from '../business-day';

@Entity('vat_rate')
export class VatRate {
  @PrimaryColumn('text')
  country: string;

  @PrimaryColumn({ name: 'tax_class', type: 'text' })
  taxClass: TaxClass;

  @PrimaryColumn({ name: 'valid_from', type: 'date' })
  validFrom: string;

  /** A share, not a percentage: 0.19. */
  @Column({ type: 'numeric', precision: 5, scale: 4, transformer: { to: String, from: Number } })
  rate: number;
}

/** A class that the country has no rate for is taxed at its standard rate. @returns null without any rate on that day */
export function taxesIn(rates: readonly VatRate[], country: string, at: Date): TaxByClass | null {
  const day = businessDay(at);
  const ofCountry = rates.filter((rate) => rate.country === country);
  const inForce = (taxClass: TaxClass) =>
    newestOn(
      ofCountry.filter((rate) => rate.taxClass === taxClass),
      day,
    );
  const standard = inForce('standard');
  if (!standard) return null;
  const taxOf = (taxClass: TaxClass): Tax => {
    if (taxClass === 'exempt') return { category: 'E', rate: 0 };
    if (taxClass === 'zero') return { category: 'Z', rate: 0 };
    return taxedAt((inForce(taxClass) ?? standard).rate);
  };
  return Object.fromEntries(TAX_CLASSES.map((taxClass) => [taxClass, taxOf(taxClass)])) as Record<
    TaxClass,
    Tax
  >;
}
