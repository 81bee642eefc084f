import { Injectable } from '@nestjs/common';
import { Sql } from '@kp/platform/database';
import {
  type Checkout,
  type CheckoutPayment,
  type Draft,
  CHECKOUT_RESERVATION_MINUTES,
} from '../domain/checkout';
import * as queries from './checkout.queries';

type NewDraft = Omit<Draft, 'id'>;

@Injectable()
export class CheckoutRepository {
  constructor(private readonly sql: Sql) {}

  find(id: string): Promise<Checkout | null> {
    return this.sql.first<Checkout>(queries.FIND, [id]);
  }

  lock(id: string): Promise<Checkout | null> {
    return this.sql.first<Checkout>(queries.LOCK, [id]);
  }

  lockExpired(id: string): Promise<Checkout | null> {
    return this.sql.first<Checkout>(queries.LOCK_EXPIRED, [id]);
  }

  async takeExpired(limit: number): Promise<string[]> {
    return (await this.sql.rows<{ id: string }>(queries.TAKE_EXPIRED, [limit])).map(({ id }) => id);
  }

  async listOverdue(limit: number): Promise<string[]> {
    return (await this.sql.rows<{ id: string }>(queries.LIST_OVERDUE, [limit])).map(({ id }) => id);
  }

  async findByRequest(rateLimitKey: string, requestHash: string): Promise<string | null> {
    return (
      (await this.sql.first<{ id: string }>(queries.FIND_BY_REQUEST, [rateLimitKey, requestHash]))?.id ?? null
    );
  }

  async add({ id, rateLimitKey, userId }: Pick<Checkout, 'id' | 'rateLimitKey' | 'userId'>): Promise<void> {
    await this.sql.run(queries.ADD, [id, rateLimitKey, userId]);
  }

  async addDraft({
    checkoutId,
    requestHash,
    request,
    priced,
    totalMinor,
    currency,
  }: NewDraft): Promise<number> {
    const values = [checkoutId, requestHash, JSON.stringify(request), JSON.stringify(priced)];
    const row = await this.sql.first<{ id: number }>(queries.ADD_DRAFT, [...values, totalMinor, currency]);
    return row!.id;
  }

  async getDraft(id: number): Promise<Draft> {
    return (await this.sql.first<Draft>(queries.GET_DRAFT, [id]))!;
  }

  async saveReserved(id: string, draftId: number, userId: number | null): Promise<void> {
    await this.sql.run(queries.SAVE_RESERVED, [id, draftId, CHECKOUT_RESERVATION_MINUTES, userId]);
  }

  async saveState(id: string, state: Checkout['state'], orderId: number | null = null): Promise<void> {
    await this.sql.run(queries.SAVE_STATE, [id, state, orderId]);
  }

  async extendReservation(id: string): Promise<void> {
    await this.sql.run(queries.EXTEND_RESERVATION, [id, CHECKOUT_RESERVATION_MINUTES]);
  }

  async saveReleased(id: string): Promise<void> {
    await this.sql.run(queries.SAVE_RELEASED, [id]);
  }

  async addPayment({ paymentId, checkoutId, draftId, method }: CheckoutPayment): Promise<void> {
    await this.sql.run(queries.ADD_PAYMENT, [paymentId, checkoutId, draftId, method]);
  }

  listPayments(checkoutId: string): Promise<CheckoutPayment[]> {
    return this.sql.rows<CheckoutPayment>(queries.LIST_PAYMENTS, [checkoutId]);
  }

  deleteOlderThan(days: number, limit: number): Promise<number> {
    return this.sql.run(queries.DELETE_OLD, [days, limit]);
  }
}
