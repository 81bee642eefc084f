import { Injectable } from '@nestjs/common';
import { isInvoiceable, minorToDecimal } from '@kp/commerce';
import type { BillingCompany } from '@kp/commerce/billing-company-rules';
import { type InvoicedOrder, OrderInvoicing } from '@kp/orders';
import { AuditLog } from '@kp/platform/audit';
import { Transactions } from '@kp/platform/database';
import type { Principal } from '@kp/platform/http';
import { Outbox } from '@kp/platform/outbox';
import { businessDay } from '@kp/settings';
import type { Invoice } from '../domain/invoice';
import {
  alreadyIssued,
  balanceOutstanding,
  nothingToInvoice,
  orderNotDelivered,
} from '../domain/invoice.errors';
import { INVOICE_ISSUED, type InvoiceIssued } from '../events';
import { InvoiceRepository } from '../persistence/invoice.repository';
import { CreditRefund } from './credit-refund';
import { InvoiceDrafts } from './invoice-drafts';

@Injectable()
export class IssueInvoice {
  constructor(
    private readonly transactions: Transactions,
    private readonly orders: OrderInvoicing,
    private readonly invoices: InvoiceRepository,
    private readonly drafts: InvoiceDrafts,
    private readonly credit: CreditRefund,
    private readonly outbox: Outbox,
    private readonly audit: AuditLog,
  ) {}

  /**
   * An order has one invoice that is not reversed, whatever the number of calls. What was refunded before is credited in
   * the same transaction.
   *
   * @param principal null for a guest, whose link was checked before
   * @param company that a guest's invoice is made out to
   */
  execute(
    orderId: number,
    principal: Principal | null,
    company: BillingCompany | null = null,
  ): Promise<Invoice> {
    return this.transactions.run(async () => {
      const order = await this.orders.getForUpdate(orderId, principal);
      const existing = await this.invoices.findActiveOfOrder(orderId);
      if (existing) throw alreadyIssued(existing.number);
      if (order.status !== 'delivered') throw orderNotDelivered();
      if (!isInvoiceable(order)) throw nothingToInvoice();
      if (order.outstandingMinor > 0) throw balanceOutstanding();
      const now = new Date();
      const number = await this.invoices.issue(await this.drafts.of(order, { company }), businessDay(now));
      await this.orders.markInvoiced(orderId, number);
      await this.outbox.record(INVOICE_ISSUED, { invoiceNumber: number } satisfies InvoiceIssued);
      if (principal?.isAdmin) await this.record(principal, number, order);
      await this.credit.ofOrder(order);
      return (await this.invoices.find(number))!;
    });
  }

  private record(admin: Principal, number: string, order: InvoicedOrder): Promise<void> {
    const { orderNumber, totalMinor, currency } = order;
    return this.audit.record(admin, {
      action: 'invoice.issued',
      subject: 'invoice',
      subjectId: number,
      before: null,
      after: {
        orderNumber,
        total: minorToDecimal(totalMinor),
        currency,
      },
    });
  }
}
