import { Injectable } from '@nestjs/common';
import {
  minorToDecimal,
  namedPaymentMethod,
  ORDER_TEXT_FIELDS,
  type OrderTextField,
  rateToPercent,
  totalQuantity,
} from '@kp/commerce';
import { paidOrderOf } from '@kp/commerce/paid-order';
import { shownPaymentStatus } from '@kp/commerce/shown-payment-status';
import type { OrderSort } from '@kp/commerce/list-rules';
import { shopStampOf } from '@kp/i18n/shop-time';
import type { ExportedTable } from '@kp/platform/tables';
import { businessDay, Tags } from '@kp/settings';
import type { Order, OrderLine } from '../domain/order.entity';
import type { OrderFilter } from '../persistence/order-filter.queries';
import type { Page } from '../persistence/order-list.queries';
import { OrderRepository } from '../persistence/order.repository';

const BATCH_SIZE = 500;

type Value = string | number | null;

const TEXT_NAMES: Readonly<Record<OrderTextField, string>> = {
  poNumber: 'PO number',
  costCenter: 'Cost center',
  notes: 'Notes',
};

const TAXES = 'Net and VAT by rate';

export const ORDER_COLUMNS: Record<string, (order: Order) => Value> = {
  Order: ({ orderNumber }) => orderNumber,
  'Placed at': ({ createdAt }) => shopStampOf(createdAt),
  Status: ({ status }) => status,
  'Payment method': (order) => namedPaymentMethod(order, order.totalMinor),
  'Payment status': ({ paymentStatus, outstandingMinor }) =>
    shownPaymentStatus(paymentStatus, outstandingMinor),
  'First name': ({ shippingAddress }) => shippingAddress.firstName,
  'Last name': ({ shippingAddress }) => shippingAddress.lastName,
  Company: ({ billingAddress, shippingAddress }) => billingAddress.company || shippingAddress.company,
  'Tax number': ({ vatNumber }) => vatNumber,
  Email: ({ email }) => email,
  Phone: ({ shippingAddress }) => shippingAddress.phone,
  Address: ({ shippingAddress }) => shippingAddress.address,
  City: ({ shippingAddress }) => shippingAddress.city,
  County: ({ shippingAddress }) => shippingAddress.county || shippingAddress.state,
  'ZIP code': ({ shippingAddress }) => shippingAddress.zipCode,
  Country: ({ shippingAddress }) => shippingAddress.country,
  Delivery: ({ deliveryMethod }) => deliveryMethod && (deliveryMethod.name || deliveryMethod.kind),
  Items: ({ lines }) => totalQuantity(lines),
  Subtotal: ({ subtotalMinor }) => minorToDecimal(subtotalMinor),
  'Discount code': ({ discountCode }) => discountCode,
  Discount: ({ discountMinor }) => minorToDecimal(discountMinor),
  Shipping: ({ shippingMinor }) => minorToDecimal(shippingMinor),
  VAT: ({ vatMinor }) => minorToDecimal(vatMinor),
  [TAXES]: taxesOf,
  Total: ({ totalMinor }) => minorToDecimal(totalMinor),
  Refunded: ({ refundedMinor }) => minorToDecimal(refundedMinor),
  Currency: ({ currency }) => currency,
  Invoice: ({ invoiceNumber }) => invoiceNumber,
  'Promised from': ({ promisedFirstDay }) => promisedFirstDay,
  'Promised to': ({ promisedLastDay }) => promisedLastDay,
  Courier: ({ courier }) => courier,
  'Tracking number': ({ awbNumber }) => awbNumber,
  ...Object.fromEntries(
    ORDER_TEXT_FIELDS.map((field) => [TEXT_NAMES[field], (order: Order) => order[field]] as const),
  ),
};

export const LINE_COLUMNS: Record<string, (line: OrderLine) => Value> = {
  'Product code': ({ productCode }) => productCode,
  Product: ({ productName }) => productName,
  Quantity: ({ quantity }) => quantity,
  'Unit price': ({ unitPriceMinor }) => minorToDecimal(unitPriceMinor),
  'Line total': ({ lineTotalMinor }) => minorToDecimal(lineTotalMinor),
};

/** "S 21%: 100.32 + 21.07; S 11%: 101.22 + 11.14", shipping included: what an invoice states of each rate. */
function taxesOf({ taxLines, isTaxIncluded }: Order): string {
  const { taxes } = paidOrderOf({ lines: [], taxLines, isTaxIncluded });
  return taxes
    .map(({ category, rate, netMinor, vatMinor }) => {
      return `${category} ${rateToPercent(rate)}%: ${minorToDecimal(netMinor)} + ${minorToDecimal(vatMinor)}`;
    })
    .join('; ');
}

const valuesOf = <Row>(columns: Record<string, (row: Row) => Value>, row: Row) =>
  Object.values(columns).map((read) => read(row));

const AMOUNTS = ['Subtotal', 'Discount', 'Shipping', 'VAT', 'Total', 'Refunded', 'Unit price', 'Line total'];
const CSV = { record_delimiter: 'windows' } as const;

@Injectable()
export class OrderExport {
  constructor(
    private readonly orders: OrderRepository,
    private readonly tags: Tags,
  ) {}

  /** Read in batches while it is being downloaded, so a million orders take no more memory than a thousand. */
  table(filter: OrderFilter, sort: OrderSort | undefined, withLines: boolean): ExportedTable {
    return {
      name: `orders-${businessDay(new Date())}`,
      columns: [...Object.keys(ORDER_COLUMNS), 'Tags', ...(withLines ? Object.keys(LINE_COLUMNS) : [])],
      amounts: AMOUNTS,
      amountTexts: [TAXES],
      csv: CSV,
      rows: this.rows(filter, sort, withLines),
      count: () => (withLines ? this.orders.countLines(filter) : this.orders.count(filter)),
    };
  }

  private async *rows(filter: OrderFilter, sort: OrderSort | undefined, withLines: boolean) {
    let page: Page = { limit: BATCH_SIZE, offset: 0 };
    for (;;) {
      const orders = await this.orders.list(filter, page, sort);
      const tags = await this.tags.textsOf(
        'order',
        orders.map(({ id }) => id),
      );
      for (const order of orders) {
        const row = [...valuesOf(ORDER_COLUMNS, order), tags.get(order.id) ?? null];
        if (!withLines) yield row;
        else for (const line of order.lines) yield [...row, ...valuesOf(LINE_COLUMNS, line)];
      }
      const last = orders.at(-1);
      if (!last || orders.length < BATCH_SIZE) return;
      page = { limit: BATCH_SIZE, afterId: last.id };
    }
  }
}
