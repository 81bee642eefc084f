import { Injectable } from '@nestjs/common';
import { Transactions } from '@kp/platform/database';
import { CompanySettings } from '../domain/company-settings.entity';
import { ShippingSettings } from '../domain/shipping-settings.entity';
import { VatRate } from '../domain/vat-rate.entity';

export interface AllSettings {
  shipping: ShippingSettings;
  vatRates: VatRate[];
  company: CompanySettings | null;
}

/** The shipping and company tables hold one row, with this id. */
const THE_ROW = { id: 1 };

@Injectable()
export class SettingsRepository {
  constructor(private readonly transactions: Transactions) {}

  async load(): Promise<AllSettings> {
    const { manager } = this.transactions;
    const [shipping, vatRates, company] = await Promise.all([
      manager.findOneByOrFail(ShippingSettings, THE_ROW),
      manager.find(VatRate),
      manager.findOneBy(CompanySettings, THE_ROW),
    ]);
    return { shipping, vatRates, company };
  }

  async saveShipping(terms: Omit<ShippingSettings, 'id'>): Promise<ShippingSettings> {
    const { manager } = this.transactions;
    return manager.save(manager.create(ShippingSettings, { ...terms, ...THE_ROW }));
  }
}
