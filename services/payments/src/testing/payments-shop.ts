import { AuthModule, authEntities, authMigrations } from '@kp/auth';
import type { CurrencyCode } from '@kp/commerce';
import { Transactions } from '@kp/platform/database';
import { startTestShop, type TestShop, type TestShopParts, waitUntil } from '@kp/testing';
import { SettingsModule, settingsEntities, settingsMigrations } from '@kp/settings';
import {
  type PaymentFacts,
  Payments,
  PaymentsModule,
  PaymentsWorkerModule,
  type PaymentWish,
  paymentsEntities,
  paymentsMigrations,
} from '../index';
import type { SignedCall } from './webhook-call';
import { WebhookCourier } from './webhook-courier';

/** A shop that takes payments, and shorthands for what tests of them do and look at. */
export interface PaymentsShop extends TestShop {
  payments: Payments;
  /** Carries the test provider's webhooks. */
  courier: WebhookCourier;
  /** A webhook call; answers the status. */
  deliver(call: SignedCall): Promise<number>;
  /** Waits until a payment stands there. */
  reaches(providerRef: string, status: PaymentFacts['status']): Promise<PaymentFacts>;
  /** Waits until no event is left to handle. */
  settles(): Promise<void>;
  claim(paymentId: number, orderId: number, amountMinor?: number, currency?: CurrencyCode): Promise<boolean>;
  /** Names of the events recorded so far about a payment. */
  eventsOf(paymentId: number): Promise<string[]>;
  /** The kinds of the history of a payment. */
  historyOf(paymentId: number): Promise<string[]>;
  admin(): Promise<string>;
}

let keys = 0;

/** A wish to pay 12.50 USD; give what the test is about. */
export function aPaymentWish(changes: Partial<PaymentWish> = {}): PaymentWish {
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

/** @param environment settings of stand-ins, or PAYMENTS_SANDBOX */
export async function startPaymentsShop(
  environment: Record<string, string>,
  more: Partial<TestShopParts> = {},
): Promise<PaymentsShop> {
  const courier = await WebhookCourier.start();
  const shop = await startTestShop({
    worker: true,
    ...more,
    modules: [AuthModule, SettingsModule, PaymentsModule, PaymentsWorkerModule, ...(more.modules ?? [])],
    entities: [...settingsEntities, ...authEntities, ...paymentsEntities],
    migrations: [...settingsMigrations, ...authMigrations, ...paymentsMigrations],
    environment: {
      PAYMENTS_SANDBOX_WEBHOOK_URL: courier.url,
      PAYMENTS_TIMEOUT_MS: '700',
      ...environment,
    },
  });
  courier.shop = shop;
  const payments = shop.app.get(Payments);

  return {
    ...shop,
    payments,
    courier,
    deliver: (call) => courier.deliver(call),
    async reaches(providerRef, status) {
      let facts = await payments.find(providerRef);
      await waitUntil(`payment ${providerRef} is ${status}`, async () => {
        facts = await payments.find(providerRef);
        return facts?.status === status;
      });
      return facts!;
    },
    async settles() {
      await waitUntil('every event is handled', async () => {
        const open = await shop.sql(
          `SELECT 1 FROM outbox_message m LEFT JOIN outbox_delivery d ON d.message_id = m.id
            WHERE m.dispatched_at IS NULL OR (d.id IS NOT NULL AND d.done_at IS NULL AND d.failed_at IS NULL)`,
        );
        return open.length === 0;
      });
    },
    claim: (paymentId, orderId, amountMinor = 1250, currency = 'USD') =>
      shop.app.get(Transactions).run(() => payments.claimForOrder(paymentId, orderId, amountMinor, currency)),
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
      await shop.sql('UPDATE app_user SET is_admin = true WHERE email = $1', [body.email]);
      return (await shop.call<{ token: string }>('POST', '/api/auth/login', { body })).body.token;
    },
    async close() {
      await shop.close();
      await courier.stop();
    },
  };
}
