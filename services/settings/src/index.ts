import type { ShopModule } from '@kp/platform/composition';
import { SettingsModule } from './settings.module';
import { CreateSettings1763700001000 } from './persistence/migrations/1763700001000-create-settings';
import { CompanySettings, ShippingSettingsRow } from './settings.entity';
import { VatRate } from './vat-rate.entity';

export const settingsEntities = [ShippingSettingsRow, VatRate, CompanySettings];
export const settingsMigrations = [CreateSettings1763700001000];

export { SettingsModule } from './settings.module';
export { SettingsService, type ShippingTerms } from './settings.service';
export { HOME_COUNTRY } from './vat-rate.entity';

export const settingsDescriptor: ShopModule = {
  name: 'settings',
  entities: settingsEntities,
  migrations: settingsMigrations,
  gateway: [SettingsModule],
  worker: [],
};
