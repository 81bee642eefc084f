import { Injectable } from '@nestjs/common';
import { HttpConfig } from '@kp/platform/config';
import { SettingsService } from '@kp/settings';
import type { ShopFacts } from './shop-facts';

@Injectable()
export class ShopFactsReader {
  constructor(
    private readonly settings: SettingsService,
    private readonly http: HttpConfig,
  ) {}

  /** The facts as they are set now. */
  async getFacts(): Promise<ShopFacts> {
    const { phone, email } = await this.settings.getPublicCompany();
    return { publicUrl: this.http.publicUrl, phone, email };
  }
}
