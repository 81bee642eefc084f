import { Injectable } from '@nestjs/common';
import { AccountReader } from '@kp/auth';
import { createTranslator } from '@kp/i18n/create-translator';
import { DEFAULT_LANGUAGE, isLanguageCode } from '@kp/i18n/languages';
import { loadMessages } from '@kp/i18n/load-messages';
import { type InvoicedOrder, OrderInvoicing } from '@kp/orders';
import { Transactions } from '@kp/platform/database';
import type { Principal } from '@kp/platform/http';
import { businessDay, SettingsService } from '@kp/settings';
import { type Invoice, type InvoiceDraft, WIRE_TRANSFER } from '../domain/invoice';
import { INVOICE_CURRENCY, invoiceAmounts } from '../domain/invoice-amounts';
import { buyerOf, missingOfSeller } from '../domain/invoice-parties';
import { alreadyIssued, notConfigured, orderNotDelivered } from '../domain/invoice.errors';
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
  ) {}

  /** An order has one invoice that is not reversed, whatever the number of calls. */
  execute(orderId: number, principal: Principal): Promise<Invoice> {
    return this.transactions.run(async () => {
      const order = await this.orders.getForUpdate(orderId, principal);
      const existing = await this.invoices.findActiveOfOrder(orderId);
      if (existing) throw alreadyIssued(existing.number);
      if (order.status !== 'delivered') throw orderNotDelivered();
      const now = new Date();
      const number = await this.invoices.issue(await this.draftOf(order, now), businessDay(now));
      await this.orders.markInvoiced(orderId, number);
      return (await this.invoices.find(number))!;
    });
  }

  private async draftOf(order: InvoicedOrder, now: Date): Promise<InvoiceDraft> {
    const { id, orderNumber, userId, language, currency, deliveredAt } = order;
    const { subtotalMinor, shippingMinor, vatMinor, totalMinor } = order;
    const isConverted = currency !== INVOICE_CURRENCY;
    const seller = await this.settings.findSeller();
    const exchange = isConverted
      ? await this.settings.findExchangeRate(currency, INVOICE_CURRENCY, now)
      : null;
    const missing = [...missingOfSeller(seller), ...(isConverted && !exchange ? ['exchangeRate'] : [])];
    if (seller === null || missing.length > 0) throw notConfigured(missing);
    const profile = userId === null ? null : await this.accounts.findCompanyProfile(userId);
    return {
      ...invoiceAmounts(order, await shippingNameIn(language), exchange),
      ...{ kind: 'invoice', orderId: id, orderNumber, userId, reversesId: null, language, seller, exchange },
      supplyDate: deliveredAt && businessDay(deliveredAt),
      paymentMethod: WIRE_TRANSFER,
      isPaid: PAID.includes(order.paymentStatus),
      buyer: buyerOf(order, profile),
      ordered: { currency, subtotalMinor, shippingMinor, vatMinor, totalMinor },
    };
  }
}

async function shippingNameIn(orderLanguage: string): Promise<string> {
  const language = isLanguageCode(orderLanguage) ? orderLanguage : DEFAULT_LANGUAGE;
  const { t } = createTranslator(language, await loadMessages(language, ['common']));
  return t('totals.shipping');
}
