import { Injectable, Logger, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import type { ShippingSettings } from './domain/shipping-settings.entity';
import { type AllSettings, SettingsRepository } from './persistence/settings.repository';

/** How long a change made by another process may stay unseen. */
const RENEWAL_MILLISECONDS = 5000;

/**
 * All settings as this process knows them. They are read by a timer and never by a caller: orders ask for them inside
 * their transactions, and if many held a connection each while waiting for one more, the pool would run dry.
 */
@Injectable()
export class SettingsSnapshot implements OnModuleInit, OnApplicationShutdown {
  private readonly logger = new Logger(SettingsSnapshot.name);
  private settings?: AllSettings;
  private changes = 0;
  private timer?: NodeJS.Timeout;

  constructor(private readonly repository: SettingsRepository) {}

  /** @throws Error when the module has not been started */
  get current(): AllSettings {
    if (!this.settings) throw new Error('Settings were asked for before the settings module was started.');
    return this.settings;
  }

  async onModuleInit(): Promise<void> {
    await this.renew();
    this.timer = setInterval(() => void this.renewOrWarn(), RENEWAL_MILLISECONDS);
    this.timer.unref();
  }

  onApplicationShutdown(): void {
    clearInterval(this.timer);
  }

  /** Reads everything again now. */
  async renew(): Promise<void> {
    const changesBefore = this.changes;
    const settings = await this.repository.load();
    // A change committed while we were reading is newer than what we read.
    if (this.changes === changesBefore) this.settings = settings;
  }

  /** Takes over a committed change at once. */
  replaceShipping(shipping: ShippingSettings): void {
    this.changes += 1;
    this.settings = { ...this.current, shipping };
  }

  private async renewOrWarn(): Promise<void> {
    try {
      await this.renew();
    } catch (error) {
      this.logger.warn(`Could not renew the settings: ${(error as Error).message}`);
    }
  }
}
