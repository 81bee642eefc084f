import { Module } from '@nestjs/common';
import { SettingsCache } from './settings-cache';
import { ConfigController, ShippingSettingsController } from './settings.controller';
import { SettingsService } from './settings.service';

@Module({
  controllers: [ConfigController, ShippingSettingsController],
  providers: [SettingsService, SettingsCache],
  exports: [SettingsService],
})
export class SettingsModule {}
