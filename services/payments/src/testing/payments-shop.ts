import { authDescriptor } from '@kp/auth';
import type { CurrencyCode } from '@kp/commerce';
import { Transactions } from '@kp/platform/database';
import { giveRole, startTestShop, type TestShop, type TestShopParts, waitUntil } from '@kp/testing';
import { settingsDescriptor } from '@kp/settings';
import type { CreatePaymentCommand } from '../domain/payment-commands';
import { type PaymentSnapshot, Payments, paymentsDescriptor } from '../index';
import type { SignedCall } from './fake-provider';
import { WebhookRelay } from './webhook-relay';

export interface PaymentsShop extends TestShop {
  payments: Payments;
  /** Forwards the test provider's webhooks. */
  webhookRelay: WebhookRelay;
  /** @returns the HTTP status */
  deliver(call: SignedCall): Promise<number>;
  /** Waits for the status of a payment. */
  reaches(providerRef: string, status: PaymentSnapshot['status']): Promise<PaymentSnapshot>;
  /** Waits until every event is handled. */
  untilIdle(): Promise<void>;
  matchOrder(
    paymentId: number,
    orderId: number,
    amountMinor?: number,
    currency?: CurrencyCode,
  ): Promise<boolean>;
  eventsOf(paymentId: number): Promise<string[]>;
  historyOf(paymentId: number): Promise<string[]>;
  admin(): Promise<string>;
}

let keys = 0;

/** 12.50 USD by Stripe. */
export function aPaymentCommand(changes: Partial<CreatePaymentCommand> = {}): CreatePaymentCommand {
  keys += 1;
  return {
    method: 'stripe',
    checkoutId: `checkout-${keys}`,
    amountMinor: 1250,
    currency: 'USD',
    description: 'KitchenPass order',
    email: 'ana@bistro-nord.example',
    key: `test-${keys}`,
    ...changes,
  };
}

export async function startPaymentsShop(
  environment: Record<string, string>,
  more: Omit<TestShopParts, 'modules' | 'environment'> = {},
): Promise<PaymentsShop> {
  const webhookRelay = await WebhookRelay.start();
  const shop = await startTestShop({
    worker: true,
    ...more,
    modules: [settingsDescriptor, authDescriptor, paymentsDescriptor],
    environment: {
      PAYMENTS_SANDBOX_WEBHOOK_URL: webhookRelay.url,
      // No longer, since responses that come too late wait for it.
      PAYMENTS_TIMEOUT_MS: '4000',
      ...environment,
    },
  });
  webhookRelay.shop = shop;
  const payments = shop.app.get(Payments);

  return {
    ...shop,
    payments,
    webhookRelay,
    deliver: (call) => webhookRelay.deliver(call),
    async reaches(providerRef, status) {
      let payment = await payments.find(providerRef);
      await waitUntil(`payment ${providerRef} is ${status}`, async () => {
        payment = await payments.find(providerRef);
        return payment?.status === status;
      });
      return payment!;
    },
    async untilIdle() {
      await waitUntil('every event is handled', async () => {
        const open = await shop.sql(
          `SELECT 1 FROM outbox_message m LEFT JOIN outbox_delivery d ON d.message_id = m.id
            WHERE m.dispatched_at IS NULL OR (d.id IS NOT NULL AND d.done_at IS NULL AND d.failed_at IS NULL)`,
        );
        return open.length === 0;
      });
    },
    matchOrder: (paymentId, orderId, amountMinor = 1250, currency = 'USD') =>
      shop.app.get(Transactions).run(() => payments.matchToOrder(paymentId, orderId, amountMinor, currency)),
    async eventsOf(paymentId) {
      const rows = await shop.sql<{ event: string }>(
        `SELECT event FROM outbox_message WHERE payload->>'paymentId' = $1 ORDER BY id`,
        [String(paymentId)],
      );
      return rows.map(({ event }) => event);
    },
    async historyOf(paymentId) {
      const rows = await shop.sql<{ kind: string }>(
        'SELECT kind FROM payment_event WHERE payment_id = $1 ORDER BY id',
        [paymentId],
      );
      return rows.map(({ kind }) => kind);
    },
    async admin() {
      const body = {
        email: 'admin@kitchenpass.example',
        password: 'a-good-password',
        firstName: 'Ana',
        lastName: 'Popescu',
      };
      await shop.call('POST', '/api/auth/register', { body });
      await giveRole(shop, 'owner', { email: body.email });
      return (await shop.call<{ token: string }>('POST', '/api/auth/login', { body })).body.token;
    },
    async close() {
      await shop.close();
      await webhookRelay.stop();
    },
  };
}
