import { Injectable } from '@nestjs/common';
import type { Address } from '@kp/commerce';
import { prepared, Sql } from '@kp/platform/database';
import { PersonalDataSource, type PersonalFile } from '@kp/platform/personal-data';
import { Payments } from '@kp/payments';
import { SettingsService } from '@kp/settings';
import { accountHasOpenOrders, accountHasOpenPayment } from './domain/order.errors';
import { OrderResponse } from './http/orders.dto';
import { ReturnResponse } from './http/returns.dto';
import { ORDER_TEXT_COLUMNS } from './persistence/order.queries';
import { OrderRepository } from './persistence/order.repository';
import { LIST_RETURNS_OF_USER, type ReturnView } from './returns/return.queries';

const PAGE_SIZE = 50;
const OPEN_STATUSES = ['pending', 'processing', 'shipped'];

/** Checkouts before orders, as everywhere. */
const LOCK_CHECKOUTS = prepared(
  'orders.lock-checkouts-of-account',
  'SELECT id, is_reserved AS "isHeld" FROM checkout WHERE user_id = $1 ORDER BY id FOR UPDATE',
);
const LOCK_ORDERS = prepared(
  'orders.lock-orders-of-account',
  'SELECT id, status FROM orders WHERE user_id = $1 ORDER BY id FOR UPDATE',
);
/** Whatever a customer enters for an order may name somebody. */
const TEXTS_CLEARED = ORDER_TEXT_COLUMNS.map((column) => `${column} = NULL`).join(', ');

/** The country stays, because it decided the VAT. An invoice has its own copy of what the law asks for. */
const ANONYMIZE = prepared(
  'orders.anonymize',
  `UPDATE orders
      SET user_id = NULL, email = '', rate_limit_key = NULL, vat_number = NULL, ${TEXTS_CLEARED}, updated_at = now(),
          shipping_address = $2::jsonb || jsonb_build_object('country', shipping_address -> 'country'),
          billing_address = $2::jsonb || jsonb_build_object('country', billing_address -> 'country')
    WHERE id = ANY ($1)`,
);
/** The note of a `placed` event is the number of a quote: no personal data, and the payment method depends on it. */
const CLEAR_NOTES = prepared(
  'orders.clear-notes-of-history',
  `UPDATE order_event SET note = NULL WHERE order_id = ANY ($1) AND kind <> 'placed' AND note IS NOT NULL`,
);
const DELETE_STAFF_NOTES = prepared(
  'orders.delete-staff-notes-of-account',
  'DELETE FROM order_staff_note WHERE order_id = ANY ($1)',
);
const CLEAR_NOTE_AUTHOR = prepared(
  'orders.clear-author-of-staff-notes',
  `UPDATE order_staff_note SET author_email = '' WHERE author_id = $1`,
);
const CLEAR_COMMENTS = prepared(
  'orders.clear-comments-of-returns',
  'UPDATE order_return SET comment = NULL, staff_reason = NULL, declared_by = NULL WHERE order_id = ANY ($1)',
);
const CLEAR_DISCOUNT_USES = prepared(
  'orders.clear-customer-of-discount-uses',
  'UPDATE discount_use SET user_id = NULL, mailbox = NULL WHERE order_id = ANY ($1)',
);
const DELETE_CHECKOUTS = prepared('orders.delete-checkouts', 'DELETE FROM checkout WHERE id = ANY ($1)');
const DELETE_KEYS = prepared(
  'orders.delete-keys-of-account',
  `DELETE FROM idempotency_key WHERE scope = 'user:' || $1::int`,
);

const NOBODY: Omit<Address, 'country'> = {
  firstName: '',
  lastName: '',
  company: '',
  address: '',
  city: '',
  state: '',
  county: '',
  zipCode: '',
  phone: '',
};

@Injectable()
export class OrdersData extends PersonalDataSource {
  constructor(
    private readonly orders: OrderRepository,
    private readonly payments: Payments,
    private readonly settings: SettingsService,
    private readonly sql: Sql,
  ) {
    super();
  }

  async *files(userId: number): AsyncIterable<PersonalFile> {
    for (let offset = 0; ; offset += PAGE_SIZE) {
      const page = await this.orders.list({ userId }, { limit: PAGE_SIZE, offset });
      for (const order of page) {
        yield { name: `orders/${order.orderNumber}.json`, json: OrderResponse.from(order, this.settings) };
      }
      if (page.length < PAGE_SIZE) break;
    }
    for (const item of await this.sql.rows<ReturnView>(LIST_RETURNS_OF_USER, [userId])) {
      yield { name: `returns/${item.returnNumber}.json`, json: ReturnResponse.from(item) };
    }
  }

  override async lock(userId: number): Promise<void> {
    await this.sql.run(LOCK_CHECKOUTS, [userId]);
    await this.sql.run(LOCK_ORDERS, [userId]);
  }

  /** @throws OrderError ORDERS.ACCOUNT_HAS_OPEN_ORDERS, ORDERS.ACCOUNT_HAS_OPEN_PAYMENT */
  async erase(userId: number): Promise<void> {
    const checkouts = await this.sql.rows<{ id: string; isHeld: boolean }>(LOCK_CHECKOUTS, [userId]);
    const orders = await this.sql.rows<{ id: number; status: string }>(LOCK_ORDERS, [userId]);
    if (orders.some(({ status }) => OPEN_STATUSES.includes(status))) throw accountHasOpenOrders();
    if (checkouts.some(({ isHeld }) => isHeld)) throw accountHasOpenPayment();
    const [orderIds, checkoutIds] = [orders.map(({ id }) => id), checkouts.map(({ id }) => id)];
    await this.payments.eraseEmails({ orderIds, checkoutIds });
    await this.sql.run(ANONYMIZE, [orderIds, JSON.stringify(NOBODY)]);
    await this.sql.run(CLEAR_NOTES, [orderIds]);
    await this.sql.run(DELETE_STAFF_NOTES, [orderIds]);
    await this.sql.run(CLEAR_NOTE_AUTHOR, [userId]);
    await this.sql.run(CLEAR_COMMENTS, [orderIds]);
    await this.sql.run(CLEAR_DISCOUNT_USES, [orderIds]);
    await this.sql.run(DELETE_CHECKOUTS, [checkoutIds]);
    await this.sql.run(DELETE_KEYS, [userId]);
  }
}
