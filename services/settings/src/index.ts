import type { ShopModule } from '@kp/platform/composition';
import { Module } from '@nestjs/common';
import { CreateSettings1763700001000 } from './persistence/migrations/1763700001000-create-settings';
import { SettingsCache } from './settings-cache';
import { ShippingSettingsController } from './settings.controller';
import { CompanySettings, ShippingSettingsRow } from './settings.entity';
import { SettingsService } from './settings.service';
import { VatRate } from './vat-rate.entity';

export { CompanyResponse } from './settings.dto';
export { SettingsService, type ShippingTerms } from './settings.service';
export { HOME_COUNTRY } from './vat-rate.entity';

const settingsEntities = [ShippingSettingsRow, VatRate, CompanySettings];
const settingsMigrations = [CreateSettings1763700001000];

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
