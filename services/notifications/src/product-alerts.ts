import { Injectable } from '@nestjs/common';
import { NotificationPreferences, type Preference } from '@kp/auth';
import { CatalogReader, productNotFound, type ProductResponse } from '@kp/catalog';
import type { LanguageCode } from '@kp/i18n/languages';
import { Transactions } from '@kp/platform/database';
import { tooManyAlerts } from './domain/notification.errors';
import { type AlertKind, PREFERENCE_OF, type ProductAlert } from './domain/product-alert';
import { AlertRepository } from './persistence/alert.repository';

const MAX_ALERTS = 100;

export interface ListedAlert extends ProductAlert {
  /** Null for a product that is not on sale: its name stays hidden. */
  product: ProductResponse | null;
}

interface Subscription {
  alert: ListedAlert;
  switchedOn: Preference[];
}

@Injectable()
export class ProductAlerts {
  constructor(
    private readonly alerts: AlertRepository,
    private readonly catalog: CatalogReader,
    private readonly preferences: NotificationPreferences,
    private readonly transactions: Transactions,
  ) {}

  async list(userId: number, language: LanguageCode): Promise<ListedAlert[]> {
    const alerts = await this.alerts.list(userId);
    const ids = alerts.map(({ productId }) => productId);
    const products = await this.catalog.getProductsByIds(ids, language);
    return alerts.map((alert) => {
      const product = products.get(alert.productId);
      return { ...alert, product: product?.status === 'active' ? product : null };
    });
  }

  async subscribe(userId: number, productId: number, kind: AlertKind): Promise<Subscription> {
    const product = await this.catalog.getProduct(productId, 'shop');
    return this.transactions.run(async () => {
      // Holds the account, so that parallel calls count each other's alerts.
      const switchedOn = await this.preferences.switchOn(userId, PREFERENCE_OF[kind]);
      const alert =
        (await this.alerts.find(userId, productId, kind)) ?? (await this.add(userId, productId, kind));
      return { alert: { ...alert, product }, switchedOn };
    });
  }

  async unsubscribe(userId: number, productId: number, kind: AlertKind): Promise<void> {
    await this.alerts.remove(userId, productId, kind);
  }

  private async add(userId: number, productId: number, kind: AlertKind): Promise<ProductAlert> {
    if ((await this.alerts.count(userId)) >= MAX_ALERTS) throw tooManyAlerts(MAX_ALERTS);
    const alert = await this.alerts.add(userId, productId, kind);
    if (!alert) throw productNotFound();
    return alert;
  }
}
