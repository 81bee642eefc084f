import { Injectable } from '@nestjs/common';
import { prepared, Sql, Transactions } from '@kp/platform/database';
import { Outbox } from '@kp/platform/outbox';
import { PersonalDataSource, type PersonalFile } from '@kp/platform/personal-data';
import { ProviderRejectedError } from './domain/payment.errors';
import type { PaymentProvider } from './domain/payment-provider';
import { CUSTOMER_ERASED, type CustomerErased } from './events';
import { Providers } from './providers/providers';

interface KnownCustomer {
  reference: string;
  ref: string | null;
}

const KNOW = prepared(
  'payments.know-customer',
  `INSERT INTO payment_customer (user_id, is_test) VALUES ($1, $2) ON CONFLICT DO NOTHING`,
);
const FIND = prepared(
  'payments.find-customer',
  'SELECT reference, ref FROM payment_customer WHERE user_id = $1 AND is_test = $2',
);
const NAME = prepared(
  'payments.name-customer',
  'UPDATE payment_customer SET ref = $3 WHERE user_id = $1 AND is_test = $2 AND ref IS NULL',
);
const FORGET = prepared(
  'payments.forget-customer',
  'DELETE FROM payment_customer WHERE user_id = $1 AND is_test = $2 AND ref = $3',
);
const LIST = prepared(
  'payments.customers-of-account',
  'SELECT is_test AS "isTest", ref FROM payment_customer WHERE user_id = $1 ORDER BY is_test',
);
const ERASE = prepared(
  'payments.erase-customers',
  'DELETE FROM payment_customer WHERE user_id = $1 RETURNING is_test AS "isTest", ref',
);

type Keeper = PaymentProvider & { customers: NonNullable<PaymentProvider['customers']> };

/** Cards and other methods that a customer has saved stay at Stripe: the shop knows under which name. */
@Injectable()
export class PaymentCustomers extends PersonalDataSource {
  constructor(
    private readonly sql: Sql,
    private readonly transactions: Transactions,
    private readonly outbox: Outbox,
    private readonly providers: Providers,
  ) {
    super();
  }

  /**
   * Lets a browser show and save the methods of an account for half an hour. Null where nothing can be saved: with the
   * test provider, and when the provider does not know the account any more, which begins afresh with the next call.
   */
  async open(userId: number, email: string): Promise<string | null> {
    const provider = this.keeper();
    if (!provider) return null;
    const { customers } = provider;
    const isTest = this.providers.isTestMode('stripe');
    await this.sql.run(KNOW, [userId, isTest]);
    const { reference, ref } = (await this.sql.first<KnownCustomer>(FIND, [userId, isTest]))!;
    const known = ref ?? (await customers.create(reference, email));
    if (ref === null) await this.sql.run(NAME, [userId, isTest, known]);
    try {
      return await customers.open(known);
    } catch (error) {
      if (!(error instanceof ProviderRejectedError)) throw error;
      await this.sql.run(FORGET, [userId, isTest, known]);
      return null;
    }
  }

  /** As whom an account pays; null for one that has never seen the form. */
  async refOf(userId: number | null): Promise<string | null> {
    if (userId === null || !this.keeper()) return null;
    const isTest = this.providers.isTestMode('stripe');
    return (await this.sql.first<KnownCustomer>(FIND, [userId, isTest]))?.ref ?? null;
  }

  async *files(userId: number): AsyncIterable<PersonalFile> {
    yield { name: 'payment-customers.json', json: await this.sql.rows(LIST, [userId]) };
  }

  /** The provider forgets the account as soon as the shop has. */
  async erase(userId: number): Promise<void> {
    const erased = await this.sql.rows<{ isTest: boolean; ref: string | null }>(ERASE, [userId]);
    for (const { isTest, ref } of erased)
      if (ref !== null)
        await this.outbox.record(CUSTOMER_ERASED, { ref, isTest, lane: 'stripe' } satisfies CustomerErased);
  }

  private keeper(): Keeper | null {
    if (!this.providers.isConnected({ method: 'stripe', isSandbox: false, isTest: false })) return null;
    const provider = this.providers.of({ method: 'stripe', isSandbox: false });
    return provider.customers ? (provider as Keeper) : null;
  }
}
