import type { ShopModule } from '@kp/platform/composition';
import { Module } from '@nestjs/common';
import { CreateSettings1763700001000 } from './persistence/migrations/1763700001000-create-settings';
import { SettingsCache } from './settings-cache';
import { ConfigController, ShippingSettingsController } from './settings.controller';
import { CompanySettings, ShippingSettingsRow } from './settings.entity';
import { SettingsService } from './settings.service';
import { VatRate } from './vat-rate.entity';

export { SettingsService, type ShippingTerms } from './settings.service';
export { HOME_COUNTRY } from './vat-rate.entity';

export const settingsEntities = [ShippingSettingsRow, VatRate, CompanySettings];
export const settingsMigrations = [CreateSettings1763700001000];

@Module({
  controllers: [ConfigController, ShippingSettingsController],
  providers: [SettingsService, SettingsCache],
  exports: [SettingsService],
})
export class SettingsModule {}

export const settingsDescriptor: ShopModule = {
  name: 'settings',
  entities: settingsEntities,
  migrations: settingsMigrations,
  gateway: [SettingsModule],
  worker: [],
};
