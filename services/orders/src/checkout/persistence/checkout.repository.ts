import { Injectable } from '@nestjs/common';
import { Sql } from '@kp/platform/database';
import { type Checkout, type CheckoutPayment, type Draft, HOLD_MINUTES } from '../domain/checkout';
import * as queries from './checkout.queries';

type NewDraft = Omit<Draft, 'id'>;

@Injectable()
export class CheckoutRepository {
  constructor(private readonly sql: Sql) {}

  find(id: string): Promise<Checkout | null> {
    return this.sql.first<Checkout>(queries.FIND, [id]);
  }

  /** Locked until the transaction ends. */
  lock(id: string): Promise<Checkout | null> {
    return this.sql.first<Checkout>(queries.LOCK, [id]);
  }

  /** Null when its hold is not over, or somebody is at it. */
  lockDue(id: string): Promise<Checkout | null> {
    return this.sql.first<Checkout>(queries.LOCK_DUE, [id]);
  }

  /** Ids of checkouts whose hold is over; each is answered once. */
  async takeDue(limit: number): Promise<string[]> {
    return (await this.sql.rows<{ id: string }>(queries.TAKE_DUE, [limit])).map(({ id }) => id);
  }

  /** Ids of those that were taken and are held all the same, five minutes later. */
  async listOverdue(limit: number): Promise<string[]> {
    return (await this.sql.rows<{ id: string }>(queries.LIST_OVERDUE, [limit])).map(({ id }) => id);
  }

  /** The id of the visitor's open checkout that asks for the same. */
  async findTwin(visitor: string, requestHash: string): Promise<string | null> {
    return (await this.sql.first<{ id: string }>(queries.FIND_TWIN, [visitor, requestHash]))?.id ?? null;
  }

  async add({ id, visitor, userId }: Pick<Checkout, 'id' | 'visitor' | 'userId'>): Promise<void> {
    await this.sql.run(queries.ADD, [id, visitor, userId]);
  }

  /**
   * Stores a draft unless the checkout has the very same already.
   * @returns its id
   */
  async addDraft({ checkoutId, requestHash, request, priced, ...sum }: NewDraft): Promise<number> {
    const values = [checkoutId, requestHash, JSON.stringify(request), JSON.stringify(priced)];
    const row = await this.sql.first<{ id: number }>(queries.ADD_DRAFT, [
      ...values,
      sum.totalMinor,
      sum.currency,
    ]);
    return row!.id;
  }

  async getDraft(id: number): Promise<Draft> {
    return (await this.sql.first<Draft>(queries.GET_DRAFT, [id]))!;
  }

  /** Open, with this draft, and held from now on. */
  async saveHeld(id: string, draftId: number, userId: number | null): Promise<void> {
    await this.sql.run(queries.SAVE_HELD, [id, draftId, HOLD_MINUTES, userId]);
  }

  /** Nothing is held any more. */
  async saveState(id: string, state: Checkout['state'], orderId: number | null = null): Promise<void> {
    await this.sql.run(queries.SAVE_STATE, [id, state, orderId]);
  }

  /** Its units stay held for another while, because its payment is under review. */
  async extendHold(id: string): Promise<void> {
    await this.sql.run(queries.EXTEND_HOLD, [id, HOLD_MINUTES]);
  }

  /** It holds nothing (any more) and stays open: its shopper may hold again. */
  async saveReleased(id: string): Promise<void> {
    await this.sql.run(queries.SAVE_RELEASED, [id]);
  }

  async addPayment({ paymentId, checkoutId, draftId, method }: CheckoutPayment): Promise<void> {
    await this.sql.run(queries.ADD_PAYMENT, [paymentId, checkoutId, draftId, method]);
  }

  /** Payments started for a checkout, the oldest first. */
  listPayments(checkoutId: string): Promise<CheckoutPayment[]> {
    return this.sql.rows<CheckoutPayment>(queries.LIST_PAYMENTS, [checkoutId]);
  }

  /** @returns how many there were */
  deleteOlderThan(days: number, limit: number): Promise<number> {
    return this.sql.run(queries.DELETE_OLD, [days, limit]);
  }
}
