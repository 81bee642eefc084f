import { Injectable } from '@nestjs/common';
import { Transactions } from '@kp/platform/database';
import { type PublicCompany, publicCompany } from './domain/public-company';
import { vatRateFor } from './domain/vat-rates';
import { SettingsRepository } from './persistence/settings.repository';
import { SettingsSnapshot } from './settings-snapshot';

/** What shipping costs; amounts in minor units of `currency`. */
export interface ShippingTerms {
  /** Shipping is free strictly above this subtotal. */
  thresholdMinor: number;
  costMinor: number;
  currency: string;
}

/** The settings other modules read. Reading costs no query: each process keeps them in memory and renews them. */
@Injectable()
export class SettingsService {
  constructor(
    private readonly snapshot: SettingsSnapshot,
    private readonly repository: SettingsRepository,
    private readonly transactions: Transactions,
  ) {}

  async getShippingSettings(): Promise<ShippingTerms> {
    const { thresholdMinor, costMinor, currency } = this.snapshot.current.shipping;
    return { thresholdMinor, costMinor, currency };
  }

  /**
   * The VAT rate as a share (0.19) on the business day of `at`; the seller's own rate where a country has none.
   * @param country ISO 3166 code such as `RO`
   * @throws RangeError when `at` lies before every known rate
   */
  async getVatRate(country: string, at: Date): Promise<number> {
    return vatRateFor(this.snapshot.current.vatRates, country, at);
  }

  /** The seller's printable facts, with a fallback for each that is not filled in. */
  async getPublicCompany(): Promise<PublicCompany> {
    return publicCompany(this.snapshot.current.company);
  }

  /** Changes what shipping costs. This process sees it once it is committed, the others within seconds. */
  async changeShippingSettings(terms: ShippingTerms): Promise<void> {
    await this.transactions.run(async () => {
      const saved = await this.repository.saveShipping(terms);
      this.transactions.afterCommit(() => this.snapshot.replaceShipping(saved));
    });
  }

  /** Reads every setting again, for a program that has just written them by other means. */
  renew(): Promise<void> {
    return this.snapshot.renew();
  }
}
