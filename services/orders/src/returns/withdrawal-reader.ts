import { Injectable } from '@nestjs/common';
import { parseOrderNumber } from '@kp/commerce';
import { canWithdraw } from '@kp/commerce/withdrawal-rules';
import { prepared, Sql } from '@kp/platform/database';
import { DeliveryService, LegalDuties } from '@kp/settings';
import { unshippedUnits } from '../domain/backorder';
import type { Order, OrderLine } from '../domain/order.entity';
import { orderNotFound } from '../domain/order.errors';
import { type WithdrawalBarrier } from '../domain/return.errors';
import { OrderReader } from '../order-reader';
import { OrderRepository } from '../persistence/order.repository';
import { StatusLinks } from '../status-links';
import { withdrawableUntil } from './return-period';

/** By a link of the order, or by what the customer reads off its mail. */
export interface OrderClaim {
  token?: string;
  orderNumber?: string;
  email?: string;
}

export interface WithdrawalTerms {
  /** Null before the delivery. */
  until: Date | null;
  barrier: WithdrawalBarrier | null;
}

const FIND_CLAIMED = prepared(
  'orders.find-claimed',
  `SELECT id FROM orders WHERE order_number = $1 AND email <> '' AND lower(email) = lower($2)`,
);

/** Of these a line can be withdrawn: what was shipped and is in no return, and what was not shipped yet. */
export function withdrawableUnits(line: OrderLine): number {
  if (!canWithdraw(line.withdrawalException)) return 0;
  return unshippedUnits(line) + line.shippedQuantity - line.returnedQuantity;
}

@Injectable()
export class WithdrawalReader {
  constructor(
    private readonly sql: Sql,
    private readonly orders: OrderRepository,
    private readonly reader: OrderReader,
    private readonly links: StatusLinks,
    private readonly duties: LegalDuties,
    private readonly delivery: DeliveryService,
  ) {}

  /** The same error for an unknown number and for another email. */
  async find({ token, orderNumber = '', email = '' }: OrderClaim): Promise<Order> {
    if (token !== undefined) return this.reader.getByLink(token);
    const found = await this.sql.first<{ id: number }>(FIND_CLAIMED, [parseOrderNumber(orderNumber), email]);
    const order = found && (await this.orders.find(found.id));
    if (!order) throw orderNotFound();
    return order;
  }

  /** During the whole period, also before the delivery. */
  termsOf(order: Order, now = new Date()): WithdrawalTerms {
    const until = endOfPeriod(order, this.delivery.holidayCountry);
    return { until, barrier: this.barrierOf(order, until, now) };
  }

  /** Null where the order cannot be withdrawn from any more. */
  pathOf(order: Order): string | null {
    return this.termsOf(order).barrier === null ? this.links.withdrawalPathOf(order.id) : null;
  }

  private barrierOf(order: Order, until: Date | null, now: Date): WithdrawalBarrier | null {
    if (!this.duties.isOn('withdrawal', order.shippingAddress.country)) return 'off';
    if (order.buyerKind === 'business') return 'business';
    if (until !== null && until < now) return 'expired';
    const isOver = order.status === 'cancelled' || order.lines.every((line) => withdrawableUnits(line) === 0);
    return isOver ? 'nothing' : null;
  }
}

function endOfPeriod({ status, updatedAt, history }: Order, holidayCountry: string): Date | null {
  if (status !== 'delivered') return null;
  const delivered = history.findLast(({ toStatus }) => toStatus === 'delivered');
  return withdrawableUntil(delivered?.at ?? updatedAt, holidayCountry);
}
