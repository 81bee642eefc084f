import { Injectable } from '@nestjs/common';
import { awaitsPayment, awaitsTransfer } from '@kp/commerce';
import { Transactions } from '@kp/platform/database';
import type { Principal } from '@kp/platform/http';
import { Outbox } from '@kp/platform/outbox';
import type { Order } from '../domain/order.entity';
import { vatNumberGone } from '../domain/edit.errors';
import { ORDER_EDITED, type OrderEdited } from '../events';
import { wasSent } from '../use-cases/set-order-status';
import { OrderTerms } from '../order-terms';
import { OrderRepository } from '../persistence/order.repository';
import { PlanEdit } from './plan-edit';
import { RecordOrderTransfer } from '../transfers/record-order-transfer';
import { RetaxOrder } from './retax-order';
import { canRefund } from './apply-difference';

/**
 * Asks the register again about the number of an order whose tax depends on it. Confirmed later, the order is taxed again,
 * its invoice corrected and the difference refunded.
 */
@Injectable()
export class ConfirmVatNumber {
  constructor(
    private readonly transactions: Transactions,
    private readonly orders: OrderRepository,
    private readonly terms: OrderTerms,
    private readonly planner: PlanEdit,
    private readonly retax: RetaxOrder,
    private readonly outbox: Outbox,
    private readonly transfers: RecordOrderTransfer,
  ) {}

  /**
   * Before goods leave the shop. Outside of transactions, as the register may take seconds.
   *
   * @throws OrderError ORDERS.VAT_NUMBER_GONE when an order without VAT lost the number that it depends on
   */
  async beforeDispatch(orderId: number, admin: Principal): Promise<void> {
    const after = await this.again(orderId, admin);
    if (!after || wasSent(after)) return;
    if (isNumberGone(after)) throw vatNumberGone(after.vatNumber ?? '');
  }

  /** @returns the order, where its tax depends on a number */
  async again(orderId: number, admin: Principal | null): Promise<Order | null> {
    const order = await this.orders.find(orderId);
    if (!order || !isOpenQuestion(order)) return null;
    await this.terms.confirmNumber(order);
    return this.transactions.run(async () => {
      const locked = (await this.orders.findForUpdate(orderId))!;
      await this.apply(locked, admin);
      return this.orders.find(orderId);
    });
  }

  private async apply(order: Order, admin: Principal | null): Promise<void> {
    const { id: orderId, vatNumberCheck: known } = order;
    const { plan, vatNumberCheck } = await this.planner.retax(order, known);
    if (!vatNumberCheck || vatNumberCheck.state === known?.state) return;
    const isConfirmed = plan !== null && vatNumberCheck.state === 'valid';
    // What a card is being charged this moment stays; once it is paid, the next question finds the answer.
    if (isConfirmed && awaitsPayment(order) && !awaitsTransfer(order)) return;
    if (!isConfirmed || !isChangeable(order)) return this.orders.change(orderId, { vatNumberCheck });
    const eventId = await this.orders.addEvent({
      orderId,
      kind: 'taxes_edited',
      note: order.vatNumber,
      amountMinor: plan.priced.totals.total.minor - order.totalMinor,
      actor: admin ? 'admin' : 'system',
      actorUserId: admin?.userId ?? null,
    });
    await this.retax.execute(order, plan, { eventId, admin, isBuyerKept: true });
    await this.outbox.record(ORDER_EDITED, { orderId, eventId } satisfies OrderEdited);
    if (awaitsTransfer(order)) await this.transfers.completePayment(orderId, admin);
  }
}

/** An order without VAT lost the number that it depends on. */
export const isNumberGone = ({ supplyKind, vatNumberCheck }: Order): boolean =>
  supplyKind === 'intra_community' && vatNumberCheck?.state === 'invalid';

/** What the register said no to when the order was placed was told to the buyer then. */
const isOpenQuestion = ({ status, vatNumberCheck, supplyKind }: Order): boolean =>
  status !== 'cancelled' &&
  vatNumberCheck !== null &&
  (vatNumberCheck.state !== 'invalid' || supplyKind === 'intra_community');

/** Else somebody has to return the difference by hand, which `ReturnVat` records. */
const isChangeable = (order: Order): boolean => order.paymentStatus === 'unpaid' || canRefund(order);
