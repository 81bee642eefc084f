import { Injectable } from '@nestjs/common';
import { CatalogReader } from '@kp/catalog';
import type { LanguageCode } from '@kp/i18n/languages';
import type { Order } from './domain/order.entity';

interface WithLines {
  lines: readonly { productId: number; productName: string }[];
}

/** Names of products for a screen. Mails and documents keep those of the order's language, in which it was placed. */
@Injectable()
export class OrderNames {
  constructor(private readonly catalog: CatalogReader) {}

  async ofOrders(orders: readonly Order[], language: LanguageCode): Promise<Order[]> {
    const foreign = orders.filter((order) => order.language !== language);
    const translated = await this.translate(foreign, language);
    return orders.map((order) => translated.get(order) ?? order);
  }

  async ofOrder(order: Order, language: LanguageCode): Promise<Order> {
    return (await this.ofOrders([order], language))[0]!;
  }

  async ofReturns<View extends WithLines>(views: readonly View[], language: LanguageCode): Promise<View[]> {
    return [...(await this.translate(views, language)).values()];
  }

  private async translate<View extends WithLines>(
    views: readonly View[],
    language: LanguageCode,
  ): Promise<Map<View, View>> {
    const nameOf = await this.catalog.translateNames(
      views.flatMap(({ lines }) => lines),
      language,
    );
    return new Map(
      views.map((view) => {
        const lines = view.lines.map((line) => ({ ...line, productName: nameOf(line) }));
        return [view, { ...view, lines }];
      }),
    );
  }
}
