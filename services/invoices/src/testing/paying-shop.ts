import { anAddress, anOrder, type BegunPayment, type OrderAnswer } from '@kp/orders/testing';
import type { OnlineMethod, StartedLinkPaymentResponse } from '@kp/payments';
import { WebhookRelay } from '@kp/payments/testing';
import type { Problem } from '@kp/platform/http';
import { type Answer, type TestShopParts, waitUntil } from '@kp/testing';
import type { InvoicePaymentsResponse } from '../http/invoice-payments.dto';
import type { InvoiceResponse } from '../http/invoices.dto';
import type { ConfirmedLinkResponse } from '../http/payment-links.dto';
import { type InvoicesShop, startInvoicesShop } from './invoices-shop';

type Body<Success> = Answer<
  Success & Omit<Problem, 'status' | 'details'> & { details?: { outstanding: string } }
>;

/** An invoice of 66.77 EUR whose order was delivered without being paid, and the calls of its payment page. */
export interface UnpaidInvoice {
  number: string;
  orderId: number;
  token: string;
  page(): Promise<Body<ConfirmedLinkResponse>>;
  start(method?: OnlineMethod): Promise<Body<StartedLinkPaymentResponse>>;
  confirm(): Promise<Body<ConfirmedLinkResponse>>;
  /** The invoice as the administrator sees it. */
  read(): Promise<InvoiceResponse>;
  /** What was paid for it. */
  payments(): Promise<InvoicePaymentsResponse>;
  transfer(amount: string, reference?: string, options?: object): Promise<Body<InvoicePaymentsResponse>>;
  /** With what its customer has transferred too much. */
  useCredit(): Promise<Body<InvoicePaymentsResponse>>;
  refundCredit(paymentId: number, amount: string, date?: string): Promise<Body<InvoicePaymentsResponse>>;
  undoRefund(id: number): Promise<Body<InvoicePaymentsResponse>>;
  undo(paymentId: number): Promise<Body<InvoicePaymentsResponse>>;
  reaches(state: string): Promise<void>;
}

export interface PayingShop extends InvoicesShop {
  webhookRelay: WebhookRelay;
  unpaid(token?: string): Promise<UnpaidInvoice>;
  /** The order of `delivered`, paid by card. */
  deliveredOnline(token: string): Promise<{ orderId: number; paymentId: number }>;
  /** Pays at the test provider, by default with card 4242…; returns its outcome. */
  pay(providerRef: string, number?: string): Promise<string>;
  /** Oldest first. */
  refundsOf(providerRef: string): Promise<{ reason: string; status: string; amount: number }[]>;
  /** Checks in the tables that what was captured pays an invoice, is refunded or on its way back. */
  expectBalance(): Promise<void>;
}

export async function startPayingShop(
  environment: Record<string, string> = {},
  modules: TestShopParts['modules'] = [],
): Promise<PayingShop> {
  const webhookRelay = await WebhookRelay.start();
  const shop = await startInvoicesShop({
    modules,
    environment: {
      PAYMENTS_SANDBOX: 'true',
      PAYMENTS_SANDBOX_WEBHOOK_URL: webhookRelay.url,
      ...environment,
    },
  });
  webhookRelay.shop = shop;
  const { adminToken } = shop;

  async function pay(providerRef: string, number = '4242424242424242'): Promise<string> {
    const body = { action: 'card', number, expiry: '12/34', cvc: '123' };
    const path = `/api/payments/sandbox/${providerRef}/confirm`;
    return (await shop.call<{ outcome: string }>('POST', path, { body })).body.outcome;
  }

  return {
    ...shop,
    webhookRelay,
    pay,
    async deliveredOnline(token) {
      const first = await shop.order(await shop.delivered(token));
      const person = anAddress({ company: '' });
      const order = anOrder([{ productId: first.items[0]!.productId, quantity: 2 }], {
        paymentMethod: 'stripe',
        shippingAddress: person,
        billingAddress: person,
      });
      const start = '/api/payments/stripe/create-payment-intent';
      const { body: begun } = await shop.call<BegunPayment>('POST', start, {
        body: { amount: 7258, currency: 'usd', checkout: order },
        token,
      });
      const { paymentIntentId } = begun;
      await pay(paymentIntentId);
      const { body } = await shop.call<OrderAnswer>('POST', '/api/orders', {
        body: { ...order, paymentIntentId },
        token,
      });
      await shop.setStatus(body.id, 'delivered');
      const [payment] = await shop.sql<{ id: number }>('SELECT id FROM payment WHERE order_id = $1', [
        body.id,
      ]);
      return { orderId: body.id, paymentId: payment!.id };
    },
    async unpaid(customer) {
      const { body: invoice } = await shop.issueUnpaid(customer);
      const token = invoice.paymentLink!.split('/pay/')[1]!;
      const number = invoice.invoiceNumber;
      const admin = `/admin/api/invoices/${number}`;
      const page = (): Promise<Body<ConfirmedLinkResponse>> => shop.call('GET', `/api/pay/${token}`);
      return {
        number,
        token,
        page,
        orderId: invoice.orderId,
        start: (method = 'stripe') => shop.call('POST', `/api/pay/${token}/${method}`),
        confirm: () => shop.call('POST', `/api/pay/${token}/confirm`),
        read: () => shop.invoice(number),
        async payments() {
          const path = `${admin}/payments`;
          return (await shop.call<InvoicePaymentsResponse>('GET', path, { token: adminToken })).body;
        },
        transfer: (amount, reference = 'OP 1', options = {}) =>
          shop.call('PUT', `${admin}/payment`, {
            token: adminToken,
            body: { amount, date: '2026-11-20', reference, ...options },
          }),
        useCredit: () => shop.call('PUT', `${admin}/credit`, { token: adminToken }),
        refundCredit: (paymentId, amount, date = '2026-11-20') =>
          shop.call('PUT', `${admin}/payments/${paymentId}/credit-refund`, {
            token: adminToken,
            body: { amount, date, reference: 'OP back' },
          }),
        undoRefund: (id) => shop.call('DELETE', `${admin}/credit-refunds/${id}`, { token: adminToken }),
        undo: (paymentId) => shop.call('DELETE', `${admin}/payments/${paymentId}`, { token: adminToken }),
        reaches: (state) =>
          waitUntil(`${number} is ${state}`, async () => (await page()).body.state === state),
      };
    },
    refundsOf: (providerRef) =>
      shop.sql(
        `SELECT r.reason, r.status, r.amount_minor AS amount
           FROM payment_refund r JOIN payment p ON p.id = r.payment_id WHERE p.provider_ref = $1 ORDER BY r.id`,
        [providerRef],
      ),
    async expectBalance() {
      expect(await shop.sql(LOST_MONEY)).toEqual([]);
      expect(await shop.sql(OVERPAID)).toEqual([]);
      expect(await shop.sql('SELECT id FROM outbox_delivery WHERE failed_at IS NOT NULL')).toEqual([]);
    },
    async close() {
      await shop.close();
      await webhookRelay.stop();
    },
  };
}

/** Payments whose money neither pays an invoice nor is refunded in full, or that are recorded without paying one. */
const LOST_MONEY = `
  SELECT p.id, p.status FROM payment p LEFT JOIN invoice_payment i ON i.payment_id = p.id
   WHERE p.invoice_number IS NOT NULL AND p.captured_minor > p.refund_requested_minor
     AND (NOT p.pays_invoice OR i.amount_minor IS DISTINCT FROM p.captured_minor)
  UNION ALL
  SELECT p.id, p.status FROM invoice_payment i JOIN payment p ON p.id = i.payment_id WHERE NOT p.pays_invoice`;

const OVERPAID = `
  SELECT i.number FROM invoice i JOIN invoice_payment p ON p.invoice_id = i.id
   WHERE p.undone_at IS NULL AND p.refunded_minor < p.amount_minor
   GROUP BY i.id HAVING sum(p.amount_minor) > i.total_minor`;
