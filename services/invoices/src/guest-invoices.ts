import { Injectable } from '@nestjs/common';
import { isInvoiceable } from '@kp/commerce';
import type { BillingCompany } from '@kp/commerce/billing-company-rules';
import { OrderInvoicing } from '@kp/orders';
import type { Invoice } from './domain/invoice';
import { emptyCompanyIn } from './domain/invoice-parties';
import { alreadyIssued, invoiceNotFound, nothingToInvoice, orderNotDelivered } from './domain/invoice.errors';
import { InvoiceRepository } from './persistence/invoice.repository';
import { IssueInvoice } from './use-cases/issue-invoice';

/** The invoice of a guest's order, for whoever has the status link. */
@Injectable()
export class GuestInvoices {
  constructor(
    private readonly orders: OrderInvoicing,
    private readonly issueInvoice: IssueInvoice,
    private readonly invoices: InvoiceRepository,
  ) {}

  /** Whoever has the link may not be the buyer: the form starts with the country alone. */
  async getBillingCompany(token: string): Promise<BillingCompany> {
    const order = await this.orders.getOfGuest(token);
    if (order.invoiceNumber !== null) throw alreadyIssued(order.invoiceNumber);
    if (order.status !== 'delivered') throw orderNotDelivered();
    if (!isInvoiceable(order)) throw nothingToInvoice();
    return emptyCompanyIn(order.billingAddress.country);
  }

  /** @param company null: made out to the billing address of the order */
  async issue(token: string, company: BillingCompany | null): Promise<Invoice> {
    const { id } = await this.orders.getOfGuest(token);
    return this.issueInvoice.execute(id, null, company);
  }

  /** The invoice that is not reversed. */
  async get(token: string): Promise<Invoice> {
    const { id } = await this.orders.getOfGuest(token);
    const invoice = await this.invoices.findActiveOfOrder(id);
    if (!invoice) throw invoiceNotFound();
    return invoice;
  }
}
