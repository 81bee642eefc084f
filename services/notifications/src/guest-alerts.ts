import { Injectable } from '@nestjs/common';
import { productNotFound } from '@kp/catalog';
import type { LanguageCode } from '@kp/i18n/languages';
import { Transactions } from '@kp/platform/database';
import { HttpConfig } from '@kp/platform/http';
import { SigningKeys } from '@kp/platform/keys';
import { Outbox } from '@kp/platform/outbox';
import { Taxes } from '@kp/settings';
import { AlertsConfig } from './alerts.config';
import { alertLinkInvalid } from './domain/notification.errors';
import { GUEST_ALERT_REQUESTED, type GuestAlertRequested, withGrossPrice } from './domain/product-alert';
import {
  type DueGuestAlert,
  type GuestAlert,
  GuestAlertRepository,
} from './persistence/guest-alert.repository';

const PURPOSE = 'guest-alert';
const TOKEN = /^([1-9]\d{0,9})\.([\w-]{43})$/;

export interface GuestAlertMail extends GuestAlert {
  url: string;
}

/** A guest who waits for a product: nothing is mailed about it before the link in the mailbox was opened. */
@Injectable()
export class GuestAlerts {
  constructor(
    private readonly alerts: GuestAlertRepository,
    private readonly keys: SigningKeys,
    private readonly config: AlertsConfig,
    private readonly http: HttpConfig,
    private readonly transactions: Transactions,
    private readonly outbox: Outbox,
    private readonly taxes: Taxes,
  ) {}

  /** The answer is the same whether the email has the alert already, so that it reveals nothing. */
  async request(email: string, productId: number, language: LanguageCode): Promise<void> {
    await this.transactions.run(async () => {
      const alertId = await this.alerts.request(email, productId, language);
      if (alertId === null) throw productNotFound();
      await this.outbox.record(GUEST_ALERT_REQUESTED, { alertId } satisfies GuestAlertRequested);
    });
  }

  tokenOf(id: number): string {
    return `${id}.${this.keys.sign(PURPOSE, String(id)).toString('base64url')}`;
  }

  async get(token: string): Promise<GuestAlert> {
    const [, id = '', signature = ''] = TOKEN.exec(token) ?? [];
    const isOurs = this.keys.isSignedBy(PURPOSE, id, Buffer.from(signature, 'base64url'));
    const alert = isOurs ? await this.alerts.find(Number(id)) : null;
    if (!alert) throw alertLinkInvalid();
    return alert;
  }

  async confirm(token: string): Promise<GuestAlert> {
    const alert = await this.get(token);
    await this.alerts.confirm(alert.id);
    return { ...alert, isConfirmed: true };
  }

  async remove(token: string): Promise<void> {
    await this.alerts.remove((await this.get(token)).id);
  }

  /** Null when it is confirmed or gone. */
  async findForMail(id: number): Promise<GuestAlertMail | null> {
    const alert = await this.alerts.find(id);
    if (!alert || alert.isConfirmed) return null;
    return { ...alert, url: `${this.http.publicUrl.replace(/\/$/, '')}/alert/${this.tokenOf(id)}` };
  }

  async takeDue(id: number): Promise<DueGuestAlert | null> {
    const due = await this.alerts.takeDue(this.config.debounceSeconds, id);
    return due && withGrossPrice(due, this.taxes.of(null));
  }
}
