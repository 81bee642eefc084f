import { Injectable } from '@nestjs/common';
import { AccountReader } from '@kp/auth';
import { type BillingCompany, minorToDecimal } from '@kp/commerce';
import { createTranslator } from '@kp/i18n/create-translator';
import { DEFAULT_LANGUAGE, isLanguageCode } from '@kp/i18n/languages';
import { loadMessages } from '@kp/i18n/load-messages';
import { type InvoicedOrder, OrderInvoicing } from '@kp/orders';
import { AuditLog } from '@kp/platform/audit';
import { Transactions } from '@kp/platform/database';
import type { Principal } from '@kp/platform/http';
import { Outbox } from '@kp/platform/outbox';
import { businessDay, SettingsService } from '@kp/settings';
import { type Invoice, type InvoiceDraft, WIRE_TRANSFER } from '../domain/invoice';
import { INVOICE_CURRENCY, invoiceAmounts } from '../domain/invoice-amounts';
import { buyerOf, buyerOfGuest, missingOfSeller } from '../domain/invoice-parties';
import { ACCOUNTING_CURRENCY, taxDetailsOf } from '../domain/tax-details';
import { alreadyIssued, notConfigured, orderNotDelivered } from '../domain/invoice.errors';
import { INVOICE_ISSUED, type InvoiceIssued } from '../events';
import { InvoiceRepository } from '../persistence/invoice.repository';

const PAID = ['paid', 'partly_refunded'];

@Injectable()
export class IssueInvoice {
  constructor(
    private readonly transactions: Transactions,
    private readonly orders: OrderInvoicing,
    private readonly accounts: AccountReader,
    private readonly settings: SettingsService,
    private readonly invoices: InvoiceRepository,
    private readonly outbox: Outbox,
    private readonly audit: AuditLog,
  ) {}

  /**
   * An order has one invoice that is not reversed, whatever the number of calls.
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
      const now = new Date();
      const number = await this.invoices.issue(await this.draftOf(order, company, now), businessDay(now));
      await this.orders.markInvoiced(orderId, number);
      await this.outbox.record(INVOICE_ISSUED, { invoiceNumber: number } satisfies InvoiceIssued);
      if (principal?.isAdmin) await this.record(principal, number, order);
      return (await this.invoices.find(number))!;
    });
  }

  private record(admin: Principal, number: string, order: InvoicedOrder): Promise<void> {
    const { orderNumber, totalMinor, currency } = order;
    return this.audit.record(admin, {
      ...{ action: 'invoice.issued', subject: 'invoice', subjectId: number },
      ...{ before: null, after: { orderNumber, total: minorToDecimal(totalMinor), currency } },
    });
  }

  private async draftOf(
    order: InvoicedOrder,
    company: BillingCompany | null,
    now: Date,
  ): Promise<InvoiceDraft> {
    const { id, orderNumber, userId, language, currency, deliveredAt } = order;
    const { subtotalMinor, discountMinor, shippingMinor, vatMinor, totalMinor } = order;
    const isConverted = currency !== INVOICE_CURRENCY;
    const seller = await this.settings.findSeller();
    const exchange = isConverted
      ? await this.settings.findExchangeRate(currency, INVOICE_CURRENCY, now)
      : null;
    const accounting = await this.settings.findExchangeRate(INVOICE_CURRENCY, ACCOUNTING_CURRENCY, now);
    const lacksRate = (isConverted && !exchange) || !accounting;
    const missing = [...missingOfSeller(seller), ...(lacksRate ? ['exchangeRate'] : [])];
    if (!seller || !accounting || missing.length > 0) throw notConfigured(missing);
    const profile = userId === null ? null : await this.accounts.findCompanyProfile(userId);
    const amounts = invoiceAmounts(order, await shippingNameIn(language), exchange);
    const buyer = company ? buyerOfGuest(order, company) : buyerOf(order, profile);
    return {
      ...amounts,
      ...{ kind: 'invoice', orderId: id, orderNumber, userId, language, seller, exchange },
      ...{ reversesId: null, creditsId: null, refundKey: null },
      discountCode: order.discountCode,
      supplyDate: deliveredAt && businessDay(deliveredAt),
      paymentMethod: WIRE_TRANSFER,
      isPaid: PAID.includes(order.paymentStatus),
      buyer,
      tax: taxDetailsOf(amounts, order.shippingAddress, buyer, accounting),
      ordered: { currency, subtotalMinor, discountMinor, shippingMinor, vatMinor, totalMinor },
    };
  }
}

async function shippingNameIn(orderLanguage: string): Promise<string> {
  const language = isLanguageCode(orderLanguage) ? orderLanguage : DEFAULT_LANGUAGE;
  const { t } = createTranslator(language, await loadMessages(language, ['common']));
  return t('totals.shipping');
}
