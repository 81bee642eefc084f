import { authDescriptor } from '@kp/auth';
import { cartDescriptor } from '@kp/cart';
import { catalogDescriptor } from '@kp/catalog';
import { ordersDescriptor } from '@kp/orders';
import { paymentsDescriptor } from '@kp/payments';
import type { Problem } from '@kp/platform/http';
import { settingsDescriptor } from '@kp/settings';
import { type Answer, giveRole, startTestShop, type TestShop, type TestShopParts } from '@kp/testing';
import type { ConversationReceiptResponse } from '../contact.dto';
import { contactDescriptor } from '../index';

type ReceiptAnswer = ConversationReceiptResponse & Omit<Problem, 'status' | 'message'>;

interface SendOptions {
  token?: string;
  key?: string;
}

export interface ContactShop extends TestShop {
  sendMessage(body: object, options?: SendOptions): Promise<Answer<ReceiptAnswer>>;
  requestQuote(body: object, options?: SendOptions): Promise<Answer<ReceiptAnswer>>;
  /** Registers a new account. */
  customer(email: string): Promise<{ token: string; id: number }>;
  /** @returns the token of an administrator */
  admin(): Promise<string>;
  count(table: string): Promise<number>;
}

const leftOfContact = [
  settingsDescriptor,
  authDescriptor,
  catalogDescriptor,
  paymentsDescriptor,
  cartDescriptor,
  ordersDescriptor,
];

const PASSWORD = 'a-good-password';

/** @param more modules that handle the events of contact, and options of the test shop */
export async function startContactShop(more: TestShopParts = {}): Promise<ContactShop> {
  const shop = await startTestShop({
    ...more,
    modules: [...leftOfContact, contactDescriptor, ...(more.modules ?? [])],
  });

  const send =
    (path: string): ContactShop['sendMessage'] =>
    (body, { token, key } = {}) =>
      shop.call('POST', path, { body, token, headers: key ? { 'idempotency-key': key } : {} });

  async function register(email: string): Promise<{ token: string; id: number }> {
    const body = { email, password: PASSWORD, firstName: 'Ana', lastName: 'Popescu' };
    const answer = await shop.call<{ token: string; user: { id: number } }>('POST', '/api/auth/register', {
      body,
    });
    return { token: answer.body.token, id: answer.body.user.id };
  }

  return {
    ...shop,
    sendMessage: send('/api/contact'),
    requestQuote: send('/api/quote-requests'),
    customer: register,
    async admin() {
      const email = 'admin@kitchenpass.example';
      const { id } = await register(email);
      await giveRole(shop, 'owner', { id: id });
      const body = { email, password: PASSWORD };
      return (await shop.call<{ token: string }>('POST', '/api/auth/login', { body })).body.token;
    },
    async count(table) {
      const [row] = await shop.sql<{ rows: number }>(`SELECT count(*)::int AS rows FROM ${table}`);
      return row!.rows;
    },
  };
}

/** The messages of an answer by their fields. */
export function messagesOf({ fields = [] }: ReceiptAnswer): Record<string, string> {
  return Object.fromEntries(fields.map(({ field, message }) => [field, message]));
}
