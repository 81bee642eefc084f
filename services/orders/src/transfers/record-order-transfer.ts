import { Injectable } from '@nestjs/common';
import { CatalogStock } from '@kp/catalog';
import { minorToDecimal } from '@kp/commerce';
import { AuditLog } from '@kp/platform/audit';
import { Transactions } from '@kp/platform/database';
import type { Principal } from '@kp/platform/http';
import { ClosedMonths } from '@kp/settings';
import { Outbox } from '@kp/platform/outbox';
import { DiscountUses } from '../discounts/discount-uses';
import { deductedUnits } from '../domain/backorder';
import { type Order, transferredMinor } from '../domain/order.entity';
import { orderNotFound, shortStock, transferLate, transferNotDue } from '../domain/order.errors';
import { ORDER_PAID, type OrderPlaced } from '../events';
import { OrderRepository } from '../persistence/order.repository';
import { PromisedDays } from '../promised-days';
import { type NewOrderTransfer, OrderTransferRepository } from './order-transfer.repository';

export interface TransferOptions {
  /** A cancelled order takes its units again and is paid; otherwise that is ORDERS.TRANSFER_LATE. */
  isReopened?: boolean;
}

/** Money for an order arrived in the bank account. Several transfers add up; what is too much stays visible. */
@Injectable()
export class RecordOrderTransfer {
  constructor(
    private readonly transactions: Transactions,
    private readonly orders: OrderRepository,
    private readonly transfers: OrderTransferRepository,
    private readonly stock: CatalogStock,
    private readonly discounts: DiscountUses,
    private readonly promises: PromisedDays,
    private readonly outbox: Outbox,
    private readonly months: ClosedMonths,
    private readonly audit: AuditLog,
  ) {}

  /**
   * Once per line of a statement; by hand once per amount, day and reference.
   *
   * @throws OrderError TRANSFER_NOT_DUE, TRANSFER_LATE, SHORT_STOCK, SettingsError MONTH_CLOSED
   */
  execute(
    orderId: number,
    transfer: NewOrderTransfer,
    admin: Principal,
    { isReopened = false }: TransferOptions = {},
  ): Promise<Order> {
    return this.transactions.run(async () => {
      const order = await this.lock(orderId);
      if (order.transfers.some((known) => isSame(known, transfer))) return order;
      await this.months.assertOpen(transfer.paidOn);
      if (order.paymentStatus !== 'unpaid' || order.invoiceNumber !== null || order.confirmationRequired)
        throw transferNotDue();
      if (order.status === 'cancelled' && !isReopened) throw transferLate();
      await this.transfers.add(orderId, transfer, admin.userId);
      const receivedMinor = transferredMinor(order) + transfer.amountMinor;
      if (receivedMinor < order.totalMinor) await this.keepWaiting(order, transfer, admin);
      else await this.pay(order, transfer.amountMinor, admin);
      const state = { amount: minorToDecimal(transfer.amountMinor), date: transfer.paidOn };
      const after = { ...state, reference: transfer.reference };
      const change = { subject: 'order', subjectId: orderId, before: null, after };
      await this.audit.record(admin, { action: 'order.transfer-recorded', ...change });
      return (await this.orders.find(orderId))!;
    });
  }

  /** In the transaction that lowered the total of an order: what arrived before may be enough now. */
  async completePayment(orderId: number, admin: Principal | null): Promise<void> {
    const order = await this.lock(orderId);
    const receivedMinor = transferredMinor(order);
    if (receivedMinor > 0 && receivedMinor >= order.totalMinor) await this.pay(order, receivedMinor, admin);
  }

  /** A mistaken entry, or money that went back: an order that it paid waits again, unless it was sent meanwhile. */
  undo(orderId: number, transferId: number, admin: Principal): Promise<Order> {
    return this.transactions.run(async () => {
      const order = await this.lock(orderId);
      const transfer = order.transfers.find(({ id }) => id === transferId);
      if (!transfer) throw orderNotFound();
      if (transfer.isUndone) return order;
      await this.months.assertOpen(transfer.paidOn);
      const isPaidByIt = order.paymentStatus === 'paid' && transferredMinor(order) >= order.totalMinor;
      const isStillPaid = transferredMinor(order) - transfer.amountMinor >= order.totalMinor;
      if (isPaidByIt && !isStillPaid) await this.wait(order);
      await this.transfers.undo(orderId, transferId, admin.userId);
      const { amountMinor, reference, paidOn } = transfer;
      const by = { orderId, actor: 'admin', actorUserId: admin.userId } as const;
      await this.orders.addEvent({ ...by, kind: 'transfer_undone', amountMinor });
      const before = { amount: minorToDecimal(amountMinor), date: paidOn, reference };
      const change = { subject: 'order', subjectId: orderId, before, after: null };
      await this.audit.record(admin, { action: 'order.transfer-undone', ...change });
      return (await this.orders.find(orderId))!;
    });
  }

  /** What a line of a bank statement paid for the order. */
  async undoOfEntry(orderId: number, bankEntryId: number, admin: Principal): Promise<void> {
    const order = await this.lock(orderId);
    const transfer = order.transfers.find((each) => each.bankEntryId === bankEntryId && !each.isUndone);
    if (transfer) await this.undo(orderId, transfer.id, admin);
  }

  /** Part of the money is there, so the order is no longer cancelled by itself. */
  private async keepWaiting(
    order: Order,
    { amountMinor }: NewOrderTransfer,
    admin: Principal,
  ): Promise<void> {
    if (order.status === 'cancelled') throw transferLate();
    await this.orders.change(order.id, { paymentMethod: 'bank_transfer', reservedUntil: null });
    const by = { orderId: order.id, actor: 'admin', actorUserId: admin.userId } as const;
    await this.orders.addEvent({ ...by, kind: 'transfer_received', amountMinor });
  }

  private async pay(order: Order, amountMinor: number, admin: Principal | null): Promise<void> {
    const { id, status, discountCode } = order;
    const isLate = status === 'cancelled';
    if (isLate || order.isStockReleased) await this.takeStock(order);
    if (isLate && discountCode !== null)
      await this.discounts.useAgain(discountCode, { orderId: id }, order, { isPaid: true });
    const actor = admin ? ('admin' as const) : ('system' as const);
    const by = { orderId: id, actor, actorUserId: admin?.userId ?? null };
    if (isLate)
      await this.orders.addEvent({ ...by, kind: 'status', fromStatus: status, toStatus: 'pending' });
    await this.orders.addEvent({ ...by, kind: 'paid', amountMinor });
    await this.orders.change(id, {
      ...this.promises.of(order, order.lines, new Date()),
      ...(isLate ? { status: 'pending' } : {}),
      paymentMethod: 'bank_transfer',
      paymentStatus: 'paid',
      paymentId: null,
      reservedUntil: null,
      isStockReleased: false,
    });
    await this.outbox.record(ORDER_PAID, { orderId: id } satisfies OrderPlaced);
  }

  private async takeStock({ id }: Order): Promise<void> {
    const lines = deductedUnits(await this.orders.findLines(id));
    const { shortages } = await this.stock.deduct(lines, { orderId: id });
    if (shortages.length > 0) throw shortStock(shortages);
  }

  private async wait({ id, status, invoiceNumber }: Order): Promise<void> {
    if (!['pending', 'cancelled'].includes(status) || invoiceNumber !== null) throw transferNotDue();
    const none = { promisedFirstDay: null, promisedLastDay: null };
    await this.orders.change(id, { ...none, paymentStatus: 'unpaid', reservedUntil: null });
  }

  private async lock(orderId: number): Promise<Order> {
    const order = await this.orders.findForUpdate(orderId);
    if (!order) throw orderNotFound();
    return order;
  }
}

function isSame(known: Order['transfers'][number], transfer: NewOrderTransfer): boolean {
  if (known.isUndone) return false;
  if (transfer.bankEntryId !== undefined) return known.bankEntryId === transfer.bankEntryId;
  const { amountMinor, paidOn, reference } = transfer;
  const isByHand = known.bankEntryId === null;
  return (
    isByHand && known.amountMinor === amountMinor && known.paidOn === paidOn && known.reference === reference
  );
}
