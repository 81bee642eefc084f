import { Injectable } from '@nestjs/common';
import { formatDate, formatNumber } from '@kp/i18n';
import { createTranslator } from '@kp/i18n/create-translator';
import { catalogLanguage } from '@kp/i18n/catalog-language';
import { loadMessages } from '@kp/i18n/load-messages';
import { Paper } from '@kp/platform/pdf';
import { SettingsService } from '@kp/settings';
import { deductedUnits } from '../domain/backorder';
import type { Order } from '../domain/order.entity';
import { orderNotFound } from '../domain/order.errors';
import { OrderNames } from '../order-names';
import { OrderRepository } from '../persistence/order.repository';
import { drawOrders } from './draw-order';
import type { OrderDocument } from './order-documents';

export interface PickedProduct {
  productCode: string;
  productName: string;
  quantity: number;
  /** In how many units of which order they end. */
  orders: { orderNumber: string; quantity: number }[];
}

/** What is in stock and still to be shipped, by product, in the order of their codes. */
export function pickedProducts(orders: readonly Order[]): PickedProduct[] {
  const products = new Map<number, PickedProduct>();
  for (const { orderNumber, status, lines } of orders) {
    if (status === 'cancelled') continue;
    for (const { productId, productCode, productName, quantity } of deductedUnits(lines)) {
      const known = products.get(productId) ?? { productCode, productName, quantity: 0, orders: [] };
      const own = known.orders.find((each) => each.orderNumber === orderNumber);
      if (own) own.quantity += quantity;
      else known.orders.push({ orderNumber, quantity });
      products.set(productId, { ...known, quantity: known.quantity + quantity });
    }
  }
  const byCode = new Intl.Collator('en', { numeric: true });
  return [...products.values()].sort((one, other) => byCode.compare(one.productCode, other.productCode));
}

/** One walk through the warehouse for several orders: in the language of the catalogue, like packing slips. */
@Injectable()
export class PickList {
  constructor(
    private readonly orders: OrderRepository,
    private readonly names: OrderNames,
    private readonly settings: SettingsService,
  ) {}

  async draw(ids: readonly number[]): Promise<OrderDocument> {
    const language = catalogLanguage();
    const found: Order[] = [];
    for (const id of ids) {
      const order = await this.orders.find(id);
      if (!order) throw orderNotFound();
      found.push(order);
    }
    const orders = await this.names.ofOrders(found, language);
    const { t } = createTranslator(language, await loadMessages(language, ['common', 'invoice']));
    const { name: author } = await this.settings.getPublicCompany();
    const title = t('invoice:pickList.title');
    const now = new Date();
    const number = formatDate(now, language);
    const paper = await Paper.begin({ title, author, language, createdAt: now });
    const rows = pickedProducts(orders).map((product) => [
      '',
      product.productCode,
      product.productName,
      formatNumber(product.quantity, language),
      product.orders
        .map((each) => `${each.orderNumber}: ${formatNumber(each.quantity, language)}`)
        .join(', '),
    ]);
    const pdf = await drawOrders(paper, author, [
      {
        title,
        number,
        date: t('common:order.itemCount', { count: rows.length }),
        facts: [],
        addresses: [
          { title: t('invoice:pickList.orders'), lines: orders.map(({ orderNumber }) => orderNumber) },
        ],
        columns: [
          { title: t('invoice:packingSlip.picked'), share: 0.1, hasCheckbox: true },
          { title: t('invoice:items.code'), share: 0.13 },
          { title: t('invoice:items.product'), share: 0.37 },
          { title: t('invoice:items.quantity'), share: 0.1, align: 'end' },
          { title: t('invoice:pickList.orders'), share: 0.3 },
        ],
        rows,
        totals: [],
        entered: [],
        page: (page, pages) => t('invoice:page', { page, pages }),
      },
    ]);
    return { fileName: 'pick-list.pdf', pdf };
  }
}
