import { Injectable } from '@nestjs/common';
import { isLanguageCode } from '@kp/i18n/languages';
import { Taxes } from '@kp/settings';
import { AlertsConfig } from './alerts.config';
import { PREFERENCE_OF, withGrossPrice } from './domain/product-alert';
import type { DueAlertMail } from './mail/alert-mail';
import { AlertRepository } from './persistence/alert.repository';
import { UnsubscribeLinks } from './unsubscribe-links';

@Injectable()
export class DueAlerts {
  constructor(
    private readonly alerts: AlertRepository,
    private readonly config: AlertsConfig,
    private readonly links: UnsubscribeLinks,
    private readonly taxes: Taxes,
  ) {}

  /** Call it in the transaction that writes the mail. Null when price or stock went back, or the mail is unwanted now. */
  async take(userId: number): Promise<DueAlertMail | null> {
    const due = await this.alerts.takeDue(this.config.debounceSeconds, userId);
    const [first] = due;
    if (!first) return null;
    const { email, firstName, language } = first;
    const kinds = due.map(({ kind }) => PREFERENCE_OF[kind]);
    return {
      email,
      firstName,
      language: isLanguageCode(language) ? language : 'en',
      products: due.map((product) => withGrossPrice(product, this.taxes.of(null))),
      unsubscribe: this.links.urlsOf(userId, kinds),
    };
  }
}
