import type { ShopModule } from '@kp/platform/composition';
import { Module } from '@nestjs/common';
import { CreateSettings1763700001000 } from './persistence/migrations/1763700001000-create-settings';
import { CreateExchangeRates1795369012417 } from './persistence/migrations/1795369012417-create-exchange-rates';
import { ExchangeRate } from './exchange-rate.entity';
import { SettingsCache } from './settings-cache';
import { ShippingSettingsController } from './settings.controller';
import { CompanySettings, ShippingSettingsRow } from './settings.entity';
import { SettingsService } from './settings.service';
import { VatRate } from './vat-rate.entity';

export { CompanyResponse } from './settings.dto';
export { SettingsService, type ShippingTerms } from './settings.service';
export type { Seller } from './settings.entity';
export { businessDay } from './business-day';
export { HOME_COUNTRY } from './vat-rate.entity';

const settingsEntities = [ShippingSettingsRow, VatRate, ExchangeRate, CompanySettings];
const settingsMigrations = [CreateSettings1763700001000, CreateExchangeRates1795369012417];

@Module({
  controllers: [ShippingSettingsController],
  providers: [SettingsService, SettingsCache],
  exports: [SettingsService],
})
export class SettingsModule {}

export const settingsDescriptor: ShopModule = {
  name: 'settings',
  entities: settingsEntities,
  migrations: settingsMigrations,
  config: [],
  gateway: [SettingsModule],
  worker: [],
};
