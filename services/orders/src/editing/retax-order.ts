import { Injectable } from '@nestjs/common';
import type { Principal } from '@kp/platform/http';
import type { Order } from '../domain/order.entity';
import { OrderRepository } from '../persistence/order.repository';
import { amountsOf, type EditPlan } from './edit-plan';
import { EditedLines } from './edited-lines.repository';
import { InvoiceCorrections } from './invoice-corrections';
import { ApplyDifference } from './apply-difference';

interface Retaxing {
  /** Of the history entry that says why. */
  eventId: number;
  /** Null for a change that nobody made. */
  admin: Principal | null;
  /** The invoice is still made out to the same buyer. */
  isBuyerKept: boolean;
  /** The staff has given back what was paid too much. */
  isReturned?: boolean;
}

/** A placed order is taxed again: lines, totals, money and invoice in the transaction of the caller, which locks it. */
@Injectable()
export class RetaxOrder {
  constructor(
    private readonly orders: OrderRepository,
    private readonly lines: EditedLines,
    private readonly difference: ApplyDifference,
    private readonly invoices: InvoiceCorrections,
  ) {}

  async execute(order: Order, plan: EditPlan, retaxing: Retaxing): Promise<void> {
    const { id, invoiceNumber } = order;
    const outstandingMinor = await this.difference.apply(order, plan.priced.totals.total.minor, retaxing);
    await this.lines.save(id, plan);
    await this.orders.change(id, { ...amountsOf(plan), outstandingMinor });
    if (invoiceNumber !== null) await this.invoices.correct({ orderId: id, ...retaxing });
  }
}
