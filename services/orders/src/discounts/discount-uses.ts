import { Injectable } from '@nestjs/common';
import { type Discount, mailboxOf, minorToDecimal } from '@kp/commerce';
import {
  discountByTerms,
  type DiscountRefusal,
  discountRefusal,
  type DiscountTerms,
} from '@kp/commerce/discount-codes';
import { prepared, Sql } from '@kp/platform/database';
import { SettingsService } from '@kp/settings';
import type { OrderCustomer } from '../domain/new-order';
import { OrderError } from '../domain/order.errors';

const COLUMNS = `
  id, code, kind, value, minimum_minor AS "minimumMinor", starts_at AS "startsAt", ends_at AS "endsAt",
  max_uses AS "maxUses", once_per_customer AS "oncePerCustomer", is_active AS "isActive", used_count AS "usedCount"`;

const FIND = prepared('discounts.find', `SELECT ${COLUMNS} FROM discount_code WHERE lower(code) = lower($1)`);

/** With the code that the checkout uses already, in one order and after the products (LOCK_ORDER), so that two checkouts never wait for each other. */
const LOCK = prepared(
  'discounts.lock',
  `SELECT ${COLUMNS} FROM discount_code
    WHERE lower(code) = lower($1) OR id = (SELECT code_id FROM discount_use WHERE checkout_id = $2)
    ORDER BY id FOR NO KEY UPDATE`,
);

const HAS_USED = prepared(
  'discounts.has-used',
  `SELECT EXISTS (SELECT FROM discount_use WHERE code_id = $1 AND (user_id = $2 OR mailbox = $3)) AS "hasUsed"`,
);

/** `$2`: also above the limit of uses. */
const COUNT_USE = prepared(
  'discounts.count-use',
  `UPDATE discount_code SET used_count = used_count + 1
    WHERE id = $1 AND ($2 OR max_uses IS NULL OR used_count < max_uses)`,
);

const ADD_USE = prepared(
  'discounts.add-use',
  `INSERT INTO discount_use (code_id, checkout_id, order_id, user_id, mailbox, is_once)
   VALUES ($1, $2, $3, $4, $5, $6)`,
);

const HAND_OVER = prepared(
  'discounts.hand-over',
  `UPDATE discount_use SET checkout_id = NULL, order_id = $2
    WHERE checkout_id = $1 AND code_id = (SELECT id FROM discount_code WHERE lower(code) = lower($3))`,
);

const GIVE_BACK = prepared(
  'discounts.give-back',
  `WITH ended AS (
     DELETE FROM discount_use WHERE checkout_id = $1 OR order_id = $2 RETURNING code_id
   )
   UPDATE discount_code SET used_count = used_count - 1 WHERE id IN (SELECT code_id FROM ended)`,
);

type DiscountCodeRow = DiscountTerms & { id: number };

export type DiscountUser = { checkoutId: string; orderId?: never } | { orderId: number; checkoutId?: never };

const REFUSALS: Record<DiscountRefusal, [code: string, message: string]> = {
  not_yet: ['ORDERS.DISCOUNT_NOT_YET', "This discount code isn't valid yet."],
  expired: ['ORDERS.DISCOUNT_EXPIRED', 'This discount code is no longer valid.'],
  used_up: ['ORDERS.DISCOUNT_USED_UP', 'This discount code has been used as often as it could be.'],
  already_used: ['ORDERS.DISCOUNT_ALREADY_USED', "You've already used this discount code."],
  below_minimum: ['ORDERS.DISCOUNT_BELOW_MINIMUM', 'Your order is below the minimum of this discount code.'],
};

/** Uses of discount codes by orders and checkouts. Changes are made inside a transaction that has locked its products. */
@Injectable()
export class DiscountUses {
  constructor(
    private readonly sql: Sql,
    private readonly settings: SettingsService,
  ) {}

  /** What the code would take off now; nothing is stored. @throws OrderError, also for a customer who is signed in and used it */
  async preview(
    code: string,
    customer: Partial<OrderCustomer> | null,
    subtotalMinor: number,
  ): Promise<Discount> {
    const terms = await this.sql.first<DiscountCodeRow>(FIND, [code]);
    if (!terms) throw unknownDiscount();
    await this.assertUsable(terms, customer, subtotalMinor);
    return discountByTerms(terms);
  }

  /** For an order that has used the code: its dates and number of uses no longer matter. */
  async find(code: string): Promise<{ discount: Discount; minimumMinor: number } | null> {
    const terms = await this.sql.first<DiscountCodeRow>(FIND, [code]);
    return terms && { discount: discountByTerms(terms), minimumMinor: terms.minimumMinor };
  }

  /** @throws OrderError naming `discountCode` */
  async use(
    code: string,
    user: DiscountUser,
    customer: OrderCustomer,
    subtotalMinor: number,
  ): Promise<Discount> {
    const [terms] = await this.sql.rows<DiscountCodeRow>(LOCK, [code, null]);
    if (!terms) throw unknownDiscount();
    await this.assertUsable(terms, customer, subtotalMinor);
    if (!(await this.count(terms, user, customer, { isLimited: true }))) throw refusal('used_up');
    return discountByTerms(terms);
  }

  /** Of a checkout, in place of what it used before. */
  async replace(
    checkoutId: string,
    code: string | undefined,
    customer: OrderCustomer,
    subtotalMinor: number,
  ): Promise<Discount | null> {
    if (code !== undefined) await this.sql.rows(LOCK, [code, checkoutId]);
    await this.release({ checkoutId });
    return code === undefined ? null : this.use(code, { checkoutId }, customer, subtotalMinor);
  }

  /**
   * The use of the checkout becomes that of its order. One that was given back meanwhile is taken again.
   * @param isPaid the order has the price it was paid for, also when its code was used up since
   * @throws OrderError ORDERS.DISCOUNT_USED_UP, ORDERS.DISCOUNT_ALREADY_USED unless it is paid
   */
  async handOver(
    checkoutId: string,
    orderId: number,
    code: string,
    customer: OrderCustomer,
    { isPaid }: { isPaid: boolean },
  ): Promise<void> {
    if ((await this.sql.run(HAND_OVER, [checkoutId, orderId, code])) > 0) return;
    await this.release({ checkoutId });
    await this.useAgain(code, { orderId }, customer, { isPaid });
  }

  /** For a price that was agreed before: dates and minimum no longer matter. */
  async useAgain(
    code: string,
    user: DiscountUser,
    customer: OrderCustomer,
    { isPaid }: { isPaid: boolean },
  ): Promise<void> {
    const [terms] = await this.sql.rows<DiscountCodeRow>(LOCK, [code, null]);
    if (!terms) return;
    const isUsedBefore = terms.oncePerCustomer && (await this.hasUsed(terms, customer));
    if (isUsedBefore && !isPaid) throw refusal('already_used');
    const once = { ...terms, oncePerCustomer: terms.oncePerCustomer && !isUsedBefore };
    if (!(await this.count(once, user, customer, { isLimited: !isPaid }))) throw refusal('used_up');
  }

  async release({ checkoutId, orderId }: DiscountUser): Promise<void> {
    await this.sql.run(GIVE_BACK, [checkoutId ?? null, orderId ?? null]);
  }

  private async assertUsable(
    terms: DiscountCodeRow,
    customer: Partial<OrderCustomer> | null,
    subtotalMinor: number,
  ): Promise<void> {
    const hasUsed = terms.oncePerCustomer && customer !== null && (await this.hasUsed(terms, customer));
    const refused = discountRefusal(terms, { subtotalMinor, hasUsed, now: new Date() });
    if (!refused) return;
    const missing = minorToDecimal(terms.minimumMinor - subtotalMinor);
    throw refusal(
      refused,
      refused === 'below_minimum' ? { missing, currency: this.settings.currency } : undefined,
    );
  }

  private async hasUsed(
    { id }: DiscountCodeRow,
    { userId = null, email }: Partial<OrderCustomer>,
  ): Promise<boolean> {
    const values = [id, userId, email === undefined ? null : mailboxOf(email)];
    return (await this.sql.first<{ hasUsed: boolean }>(HAS_USED, values))!.hasUsed;
  }

  private async count(
    { id, oncePerCustomer }: DiscountCodeRow,
    { checkoutId = null, orderId = null }: { checkoutId?: string | null; orderId?: number | null },
    { userId, email }: OrderCustomer,
    { isLimited }: { isLimited: boolean },
  ): Promise<boolean> {
    if ((await this.sql.run(COUNT_USE, [id, !isLimited])) === 0) return false;
    await this.sql.run(ADD_USE, [id, checkoutId, orderId, userId, mailboxOf(email), oncePerCustomer]);
    return true;
  }
}

/** Details of a code below its minimum: what is missing. */
function refusal(reason: DiscountRefusal, details?: object): OrderError {
  const [code, message] = REFUSALS[reason];
  return new OrderError(code, 409, message, details, [{ field: 'discountCode', message }]);
}

function unknownDiscount(): OrderError {
  const message = "We don't know this discount code. Check the spelling.";
  return new OrderError('ORDERS.DISCOUNT_UNKNOWN', 400, message, undefined, [
    { field: 'discountCode', message },
  ]);
}
