import { Injectable } from '@nestjs/common';
import { AccountReader } from '@kp/auth';
import {
  invoicePayabilityOf,
  isInvoiceable,
  minorToDecimal,
  namedPaymentMethod,
  orderReferences,
  type Tax,
} from '@kp/commerce';
import type { BillingCompany } from '@kp/commerce/billing-company-rules';
import { createTranslator } from '@kp/i18n/create-translator';
import { DEFAULT_LANGUAGE, isLanguageCode } from '@kp/i18n/languages';
import { loadMessages } from '@kp/i18n/load-messages';
import { type InvoicedOrder, OrderInvoicing, taxOfLine } from '@kp/orders';
import { Payments } from '@kp/payments';
import { AuditLog } from '@kp/platform/audit';
import { Transactions } from '@kp/platform/database';
import type { Principal } from '@kp/platform/http';
import { Outbox } from '@kp/platform/outbox';
import { businessDay, SettingsService } from '@kp/settings';
import { type Invoice, type InvoiceDraft, orderedTotalsOf } from '../domain/invoice';
import { invoiceAmounts } from '../domain/invoice-amounts';
import {
  type Buyer,
  buyerOf,
  buyerOfGuest,
  lacksTaxNumber,
  missingOfAddress,
  missingOfSeller,
} from '../domain/invoice-parties';
import { type InvoicePaymentMethod, WIRE_TRANSFER } from '../domain/payment-means';
import { accountingCurrencyOf, statedTax, taxDetailsOf } from '../domain/tax-details';
import {
  addressIncomplete,
  alreadyIssued,
  balanceOutstanding,
  notConfigured,
  nothingToInvoice,
  orderNotDelivered,
  taxNumberRequired,
} from '../domain/invoice.errors';
import { INVOICE_ISSUED, type InvoiceIssued } from '../events';
import { InvoiceRepository } from '../persistence/invoice.repository';
import { CreditRefund } from './credit-refund';

@Injectable()
export class IssueInvoice {
  constructor(
    private readonly transactions: Transactions,
    private readonly orders: OrderInvoicing,
    private readonly accounts: AccountReader,
    private readonly settings: SettingsService,
    private readonly invoices: InvoiceRepository,
    private readonly payments: Payments,
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
      const number = await this.invoices.issue(await this.draftOf(order, company), businessDay(now));
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

  private async usedMethodOf(order: InvoicedOrder): Promise<InvoicePaymentMethod> {
    const payment = order.paymentId === null ? null : await this.payments.findById(order.paymentId);
    if (payment) return payment.method;
    return namedPaymentMethod(order, order.totalMinor) === 'agreed' ? WIRE_TRANSFER : order.paymentMethod;
  }

  private async draftOf(order: InvoicedOrder, company: BillingCompany | null): Promise<InvoiceDraft> {
    const { id, orderNumber, userId, language, currency, deliveredAt } = order;
    const isPaid = invoicePayabilityOf(order.paymentStatus) === 'paid';
    const invoiceCurrency = this.settings.invoiceCurrency ?? currency;
    const isConverted = currency !== invoiceCurrency;
    const seller = await this.settings.findSeller();
    // VAT is chargeable with the supply, so the rates are those of that day.
    const suppliedAt = deliveredAt ?? new Date();
    const exchange = isConverted
      ? await this.settings.findExchangeRate(currency, invoiceCurrency, suppliedAt)
      : null;
    const accountingCurrency = seller && accountingCurrencyOf(seller, invoiceCurrency);
    const accountingRate =
      accountingCurrency &&
      (await this.settings.findExchangeRate(invoiceCurrency, accountingCurrency, suppliedAt));
    const lacksRate = (isConverted && !exchange) || (accountingCurrency && !accountingRate);
    const missing = [...missingOfSeller(seller, order.vatMinor > 0), ...(lacksRate ? ['exchangeRate'] : [])];
    if (!seller || missing.length > 0) throw notConfigured(missing);
    const profile = userId === null ? null : await this.accounts.findCompanyProfile(userId);
    const buyer = company ? buyerOfGuest(order, company) : buyerOf(order, profile);
    assertComplete(buyer);
    const destination = order.shippingAddress.country;
    const stated = (tax: Tax) => statedTax(tax, { seller, buyer, destination });
    const ordered = {
      ...order,
      lines: order.lines.map((line) => ({
        ...line,
        tax: stated(taxOfLine(line)),
      })),
      taxLines: order.taxLines.map((line) => ({ ...line, ...stated(line) })),
    };
    const amounts = invoiceAmounts(ordered, await shippingNameIn(language), exchange, invoiceCurrency);
    return {
      ...amounts,
      kind: 'invoice',
      orderId: id,
      orderNumber,
      userId,
      language,
      seller,
      exchange,
      reversesId: null,
      creditsId: null,
      refundKey: null,
      ...orderReferences(order),
      discountCode: order.discountCode,
      supplyDate: deliveredAt && businessDay(deliveredAt),
      paymentMethod: isPaid ? await this.usedMethodOf(order) : WIRE_TRANSFER,
      isPaid,
      buyer,
      tax: taxDetailsOf(
        amounts,
        order.shippingAddress,
        accountingRate && { ...accountingRate, currency: accountingCurrency },
      ),
      ordered: orderedTotalsOf(currency, amounts.vatLines),
    };
  }
}

/** What is missing on an issued invoice cannot be added any more, and without it there is no e-invoice. */
function assertComplete(buyer: Buyer): void {
  if (lacksTaxNumber(buyer)) throw taxNumberRequired();
  const missing = missingOfAddress(buyer);
  if (missing.length > 0) throw addressIncomplete(missing);
}

async function shippingNameIn(orderLanguage: string): Promise<string> {
  const language = isLanguageCode(orderLanguage) ? orderLanguage : DEFAULT_LANGUAGE;
  const { t } = createTranslator(language, await loadMessages(language, ['common']));
  return t('totals.shipping');
}
