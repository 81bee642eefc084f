import { Injectable } from '@nestjs/common';
import { CatalogStock } from '@kp/catalog';
import { minorToDecimal, parseMinor } from '@kp/commerce';
import { editBarrier } from '@kp/commerce/order-editing';
import { AuditLog } from '@kp/platform/audit';
import { Transactions } from '@kp/platform/database';
import type { Principal } from '@kp/platform/http';
import { Outbox } from '@kp/platform/outbox';
import { DiscountUses } from '../discounts/discount-uses';
import type { Order } from '../domain/order.entity';
import { orderChanged, orderNotEditable } from '../domain/edit.errors';
import { orderNotFound, priceChanged, shortStock } from '../domain/order.errors';
import { ORDER_EDITED, type OrderEdited } from '../events';
import { OrderRepository } from '../persistence/order.repository';
import { EditedLines } from './edited-lines.repository';
import { InvoiceCorrections } from './invoice-corrections';
import {
  amountsOf,
  describeEdit,
  type EditedItem,
  type EditPlan,
  isUnchanged,
  type PlannedLine,
  repriced,
  stockChange,
} from './edit-plan';
import { PlanEdit } from './plan-edit';
import { ApplyDifference } from './apply-difference';

export interface EditOrderCommand {
  /** Of the order that the editor saw. */
  updatedAt: string;
  items: EditedItem[];
  /** The new total that was previewed, a decimal; another one is refused. */
  totalAmount: string;
}

/** Lines, totals, units, money, history, audit entry and mail of an edit are one transaction. */
@Injectable()
export class EditOrder {
  constructor(
    private readonly transactions: Transactions,
    private readonly orders: OrderRepository,
    private readonly planner: PlanEdit,
    private readonly lines: EditedLines,
    private readonly stock: CatalogStock,
    private readonly difference: ApplyDifference,
    private readonly discounts: DiscountUses,
    private readonly invoices: InvoiceCorrections,
    private readonly outbox: Outbox,
    private readonly audit: AuditLog,
  ) {}

  /**
   * @throws OrderError ORDERS.CHANGED with the newest state, ORDERS.NOT_EDITABLE, ORDERS.PRICE_CHANGED with the totals of
   * now, ORDERS.SHORT_STOCK with what is left
   */
  execute(id: number, command: EditOrderCommand, admin: Principal): Promise<Order> {
    return this.transactions.run(async () => {
      const order = await this.orders.findForUpdate(id);
      if (!order) throw orderNotFound();
      assertEditable(order, command.updatedAt);
      const plan = await this.planner.plan(order, command.items);
      if (plan.priced.totals.total.minor !== parseMinor(command.totalAmount))
        throw priceChanged([], plan.priced.totals);
      if (isUnchanged(plan) && plan.priced.totals.total.minor === order.totalMinor) return order;
      const eventId = await this.record(order, plan, admin);
      // LOCK_ORDER (transactions.ts): the payment before the products, the discount code after them.
      const totalMinor = plan.priced.totals.total.minor;
      const outstandingMinor = await this.difference.apply(order, totalMinor, { eventId, admin });
      const lines = await this.moveStock(order, plan);
      if (order.discountCode !== null && !plan.priced.discount) await this.discounts.release({ orderId: id });
      await this.lines.save(id, { ...plan, lines });
      await this.orders.change(id, { ...amountsOf(plan), outstandingMinor });
      if (order.invoiceNumber !== null)
        await this.invoices.correct({ orderId: id, eventId, admin, isBuyerKept: true });
      await this.outbox.record(ORDER_EDITED, { orderId: id, eventId } satisfies OrderEdited);
      return (await this.orders.find(id))!;
    });
  }

  /** @returns the lines, with what the law says of the products that are added */
  private async moveStock(order: Order, plan: EditPlan): Promise<PlannedLine[]> {
    const { taken, returned } = stockChange(plan);
    const reference = { orderId: order.id, language: order.language };
    await this.stock.lock([...taken, ...returned].map(({ productId }) => productId));
    if (returned.length > 0) await this.stock.restock(returned, reference);
    if (taken.length === 0) return plan.lines;
    const { deducted, shortages } = await this.stock.deduct(taken, reference);
    if (shortages.length > 0) throw shortStock(shortages);
    const sold = new Map(deducted.map((product) => [product.productId, product]));
    return plan.lines.map((line) => {
      if (line.before) return line;
      const { productId, productName: name, listPriceMinor, unitPriceMinor } = line.priced;
      const { priceMinor, withdrawalException } = sold.get(productId)!;
      const plannedMinor = listPriceMinor ?? unitPriceMinor;
      // It was read before the product was locked; on request has nothing to compare.
      if (priceMinor !== null && priceMinor !== plannedMinor) {
        const change = { sent: minorToDecimal(plannedMinor), current: minorToDecimal(priceMinor) };
        throw priceChanged([{ productId, name, ...change }], plan.priced.totals);
      }
      return { ...line, priced: { ...line.priced, withdrawalException } };
    });
  }

  private async record(order: Order, plan: EditPlan, admin: Principal): Promise<number> {
    const entry = { orderId: order.id, actor: 'admin', actorUserId: admin.userId } as const;
    const difference = plan.priced.totals.total.minor - order.totalMinor;
    const note = describeEdit(plan) || null;
    const eventId = await this.orders.addEvent({
      ...entry,
      kind: 'items_edited',
      note,
      amountMinor: difference,
    });
    for (const { priced } of repriced(plan)) {
      const { productCode, priceReason, unitPriceMinor: amountMinor } = priced;
      const reason = [productCode, priceReason].filter(Boolean).join(': ');
      await this.orders.addEvent({ ...entry, kind: 'price_agreed', note: reason, amountMinor });
    }
    await this.audit.record(admin, {
      action: 'order.items_edited',
      subject: 'order',
      subjectId: order.id,
      before: { items: order.lines.map(audited), totalAmount: minorToDecimal(order.totalMinor) },
      after: {
        items: plan.lines.map(({ priced }) => audited(priced)),
        totalAmount: minorToDecimal(plan.priced.totals.total.minor),
      },
    });
    return eventId;
  }
}

/** @throws OrderError */
function assertEditable(order: Order, updatedAt: string): void {
  if (order.updatedAt.toISOString() !== new Date(updatedAt).toISOString()) throw orderChanged(order);
  const barrier = editBarrier(order);
  if (barrier) throw orderNotEditable(barrier);
  if (order.lines.some(({ returnedQuantity }) => returnedQuantity > 0)) throw orderNotEditable('sent');
}

const audited = (line: {
  productCode: string;
  quantity: number;
  unitPriceMinor: number;
  priceReason: string | null;
}) =>
  [`${line.quantity} × ${line.productCode} (${minorToDecimal(line.unitPriceMinor)})`, line.priceReason]
    .filter(Boolean)
    .join(': ');
