import type { ShopModule } from '@kp/platform/composition';
import { SettingsModule } from './settings.module';
import { CompanySettings } from './domain/company-settings.entity';
import { ShippingSettings } from './domain/shipping-settings.entity';
import { VatRate } from './domain/vat-rate.entity';
import { CreateSettings1763700001000 } from './persistence/migrations/1763700001000-create-settings';

export const settingsEntities = [ShippingSettings, VatRate, CompanySettings];
export const settingsMigrations = [CreateSettings1763700001000];

export { HOME_COUNTRY } from './domain/vat-rates';
export { SettingsModule } from './settings.module';
export { SettingsService, type ShippingTerms } from './settings.service';

export const settingsDescriptor: ShopModule = {
  name: 'settings',
  entities: settingsEntities,
  migrations: settingsMigrations,
  gateway: [SettingsModule],
  worker: [],
};
