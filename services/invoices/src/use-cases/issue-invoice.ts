import { Injectable } from '@nestjs/common';
import { minorToDecimal, NOT_INVOICEABLE } from '@kp/commerce';
import type { InvoiceIssuing } from '@kp/commerce/company-rules';
import type { BillingCompany } from '@kp/commerce/billing-company-rules';
import { type InvoicedOrder, OrderInvoicing } from '@kp/orders';
import { AuditLog } from '@kp/platform/audit';
import { Transactions } from '@kp/platform/database';
import type { Principal } from '@kp/platform/http';
import { SettingsService } from '@kp/settings';
import type { Invoice } from '../domain/invoice';
import {
  alreadyIssued,
  balanceOutstanding,
  nothingToInvoice,
  orderNotDelivered,
} from '../domain/invoice.errors';
import { InvoiceRepository } from '../persistence/invoice.repository';
import { IssueDocument } from './issue-document';
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
    private readonly issuing: IssueDocument,
    private readonly audit: AuditLog,
    private readonly settings: SettingsService,
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
      const isOnItsWay = order.status === 'shipped' && principal?.rights.includes('invoices');
      if (order.status !== 'delivered' && !isOnItsWay) throw orderNotDelivered();
      const number = await this.issue(order, company);
      if (principal?.isAdmin) await this.record(principal, number, order);
      return (await this.invoices.find(number))!;
    });
  }

  /**
   * The invoice that the settings of the shop ask for by now, if any; an order that has one keeps it.
   *
   * @throws InvoiceError for what is missing
   */
  async executeIfDue(orderId: number): Promise<void> {
    const { invoiceIssuing } = this.settings;
    if (invoiceIssuing === 'manual') return;
    await this.transactions.run(async () => {
      const order = await this.orders.getForUpdate(orderId, null);
      const existing = await this.invoices.findActiveOfOrder(orderId);
      if (!existing && isDue(order, invoiceIssuing)) await this.issue(order, null);
    });
  }

  private async issue(order: InvoicedOrder, company: BillingCompany | null): Promise<string> {
    if (NOT_INVOICEABLE.includes(order.paymentStatus)) throw nothingToInvoice();
    if (order.outstandingMinor > 0) throw balanceOutstanding();
    const draft = await this.drafts.of(order, { company });
    const number = await this.issuing.execute(draft);
    await this.orders.markInvoiced(order.id, number);
    await this.credit.ofOrder(order);
    return number;
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

function isDue({ status, paymentStatus, outstandingMinor }: InvoicedOrder, issuing: InvoiceIssuing): boolean {
  if (NOT_INVOICEABLE.includes(paymentStatus) || outstandingMinor > 0) return false;
  if (issuing === 'paid') return status !== 'cancelled' && paymentStatus === 'paid';
  if (issuing === 'manual') return false;
  return status === 'delivered' || (status === 'shipped' && issuing === 'shipped');
}
