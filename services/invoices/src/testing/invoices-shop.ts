import {
  anAddress,
  anOrder,
  type OrderAnswer,
  type OrdersShop,
  type PlaceOrderCommand,
  startOrdersShop,
} from '@kp/orders/testing';
import type { Problem } from '@kp/platform/http';
import { SettingsService } from '@kp/settings';
import { type Answer, type TestShopParts, waitUntil } from '@kp/testing';
import { invoicesDescriptor } from '..';
import type { InvoiceResponse } from '../http/invoices.dto';

/** An invoice or a problem. */
export type InvoiceAnswer = InvoiceResponse &
  Omit<Problem, 'status'> & { details: { invoiceNumber?: string } };

export interface InvoicesShop extends OrdersShop {
  adminToken: string;
  /** An order of a customer, or of a guest without a token; answers its id. */
  delivered(token?: string, language?: string, changes?: Partial<PlaceOrderCommand>): Promise<number>;
  setStatus(orderId: number, status: string): Promise<void>;
  issue(orderId: number, token?: string): Promise<Answer<InvoiceAnswer>>;
  /** An invoice whose order was delivered without being paid. */
  issueUnpaid(token?: string): Promise<Answer<InvoiceAnswer>>;
  invoice(number: string, token?: string): Promise<InvoiceResponse>;
  order(orderId: number): Promise<OrderAnswer>;
  /** All numbers, in the order in which they were issued. */
  numbers(): Promise<string[]>;
  /** Waits until no event is left to handle. */
  untilIdle(): Promise<void>;
}

/** A spec may issue hundreds. */
const EVENTS_WITHIN_MS = 90_000;

interface InvoicesShopParts extends TestShopParts {
  /** Keeps a PDF of each invoice as it is issued, and mails it; otherwise one is drawn when it is asked for. */
  storesPdfs?: boolean;
}

/** A shop with a complete seller, where one dollar is 0.92 euro since the first of November 2026. */
export async function startInvoicesShop({
  storesPdfs = false,
  ...parts
}: InvoicesShopParts = {}): Promise<InvoicesShop> {
  const modules = [invoicesDescriptor, ...(parts.modules ?? [])];
  const shop = await startOrdersShop({ worker: true, ...parts, modules });
  if (!storesPdfs) await shop.sql(`DELETE FROM outbox_subscription WHERE handler = 'invoices.store-pdf'`);
  await shop.sql(`
    INSERT INTO company_settings (name, address, zip_code, city, country, vat_number, registration_number, iban)
    VALUES ('Bistro Supplies SRL', 'Strada Lungă 1', '500001', 'Brașov', 'Romania', 'RO123', 'J08/1/2017', 'RO00BANK')`);
  await shop.sql(`UPDATE exchange_rate SET valid_from = '2025-11-01'`);
  await shop.sql(`UPDATE shop_settings SET invoice_currency = 'EUR'`);
  await shop.app.get(SettingsService).refresh();
  const adminToken = await shop.admin();
  const productId = await shop.product({ name: 'Day dots', priceMinor: 1999, stock: 100_000 });

  async function setStatus(orderId: number, status: string): Promise<void> {
    const answer = await shop.call('PUT', `/api/orders/${orderId}/status`, {
      token: adminToken,
      body: { status },
    });
    expect(answer.status).toBe(200);
  }

  async function delivered(
    token?: string,
    language?: string,
    changes: Partial<PlaceOrderCommand> = {},
  ): Promise<number> {
    const person = anAddress({ company: '' });
    const addresses = { shippingAddress: person, billingAddress: person };
    const body = { ...anOrder([{ productId, quantity: 2 }], addresses), language, ...changes };
    const placed = await shop.call<OrderAnswer>('POST', '/api/orders', { body, token });
    expect(placed.status).toBe(201);
    await setStatus(placed.body.id, 'delivered');
    return placed.body.id;
  }

  const issue = (orderId: number, token = adminToken): Promise<Answer<InvoiceAnswer>> =>
    shop.call('POST', `/api/orders/${orderId}/invoice`, { token, body: { paymentMethod: 'wire_transfer' } });

  return {
    ...shop,
    adminToken,
    setStatus,
    delivered,
    issue,
    async issueUnpaid(token) {
      const orderId = await delivered(token);
      await shop.sql(`UPDATE orders SET payment_method = 'stripe', payment_status = 'unpaid' WHERE id = $1`, [
        orderId,
      ]);
      return issue(orderId, token);
    },
    async invoice(number, token = adminToken) {
      return (await shop.call<InvoiceResponse>('GET', `/api/invoices/number/${number}`, { token })).body;
    },
    async order(orderId) {
      return (await shop.call<OrderAnswer>('GET', `/api/orders/${orderId}`, { token: adminToken })).body;
    },
    async numbers() {
      const rows = await shop.sql<{ number: string }>('SELECT number FROM invoice ORDER BY id');
      return rows.map(({ number }) => number);
    },
    untilIdle: () =>
      waitUntil(
        'every event is handled',
        async () => {
          const open = await shop.sql(
            `SELECT 1 FROM outbox_message m LEFT JOIN outbox_delivery d ON d.message_id = m.id
            WHERE m.dispatched_at IS NULL OR (d.id IS NOT NULL AND d.done_at IS NULL)`,
          );
          return open.length === 0;
        },
        EVENTS_WITHIN_MS,
      ),
  };
}
