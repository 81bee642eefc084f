import { Module } from '@nestjs/common';
import { ConfigController } from './http/config.controller';
import { ShippingSettingsController } from './http/shipping-settings.controller';
import { SettingsRepository } from './persistence/settings.repository';
import { SettingsSnapshot } from './settings-snapshot';
import { SettingsService } from './settings.service';

@Module({
  controllers: [ConfigController, ShippingSettingsController],
  providers: [SettingsService, SettingsSnapshot, SettingsRepository],
  exports: [SettingsService],
})
export class SettingsModule {}
