import { Injectable } from '@nestjs/common';
import { AccountReader } from '@kp/auth';
import { invoicePayabilityOf, namedPaymentMethod, orderReferences, type Tax } from '@kp/commerce';
import type { BillingCompany } from '@kp/commerce/billing-company-rules';
import { createTranslator } from '@kp/i18n/create-translator';
import { deliveryMethodName } from '@kp/i18n/delivery-method-name';
import { DEFAULT_LANGUAGE, isLanguageCode } from '@kp/i18n/languages';
import { loadMessages } from '@kp/i18n/load-messages';
import { type InvoicedOrder, taxOfLine } from '@kp/orders';
import { Payments } from '@kp/payments';
import { businessDay, SettingsService, Taxes } from '@kp/settings';
import { type Invoice, type InvoiceDraft, orderedTotalsOf } from '../domain/invoice';
import { addressIncomplete, notConfigured, taxNumberRequired } from '../domain/invoice.errors';
import { invoiceAmounts } from '../domain/invoice-amounts';
import {
  type Buyer,
  buyerOf,
  buyerOfGuest,
  lacksTaxNumberOf,
  missingOfAddress,
  missingOfSeller,
} from '../domain/invoice-parties';
import { type InvoicePaymentMethod, WIRE_TRANSFER } from '../domain/payment-means';
import { accountingCurrencyOf, statedTax, taxDetailsOf } from '../domain/tax-details';

interface DraftOptions {
  /** That a guest's invoice is made out to. */
  company?: BillingCompany | null;
  /** The invoice that this one stands in for: in its currency and at its exchange rate. */
  replaced?: { invoice: Invoice; buyer: Buyer | null; isPaid: boolean };
}

/** What an invoice of an order states, as of now. */
@Injectable()
export class InvoiceDrafts {
  constructor(
    private readonly accounts: AccountReader,
    private readonly settings: SettingsService,
    private readonly payments: Payments,
    private readonly taxes: Taxes,
  ) {}

  /** @throws InvoiceError NOT_CONFIGURED, TAX_NUMBER_REQUIRED, ADDRESS_INCOMPLETE */
  async of(order: InvoicedOrder, { company = null, replaced }: DraftOptions): Promise<InvoiceDraft> {
    const { id, orderNumber, userId, language, currency, suppliedAt: supplied } = order;
    const isPaid = replaced?.isPaid ?? invoicePayabilityOf(order.paymentStatus) === 'paid';
    const invoiceCurrency = replaced?.invoice.currency ?? this.settings.invoiceCurrency ?? currency;
    const isConverted = currency !== invoiceCurrency;
    const seller = await this.settings.findSeller();
    // VAT is chargeable with the supply, so the rates are those of that day.
    const suppliedAt = supplied ?? new Date();
    const exchange = isConverted
      ? (replaced?.invoice.exchange ??
        (await this.settings.findExchangeRate(currency, invoiceCurrency, suppliedAt)))
      : null;
    const accountingCurrency = seller && accountingCurrencyOf(seller, invoiceCurrency);
    const accountingRate =
      accountingCurrency &&
      (await this.settings.findExchangeRate(invoiceCurrency, accountingCurrency, suppliedAt));
    const lacksRate = (isConverted && !exchange) || (accountingCurrency && !accountingRate);
    const missing = [...missingOfSeller(seller, order.vatMinor > 0), ...(lacksRate ? ['exchangeRate'] : [])];
    if (!seller || missing.length > 0) throw notConfigured(missing);
    const buyer = replaced?.buyer ?? (await this.buyerOf(order, company));
    assertComplete(buyer);
    const destination = order.shippingAddress.country;
    // What is taxed by its destination has its reason since it was ordered.
    const { isByDestination } = this.taxes.settings;
    const stated = (tax: Tax) => (isByDestination ? tax : statedTax(tax, { seller, buyer, destination }));
    const ordered = {
      ...order,
      lines: order.lines.map((line) => ({
        ...line,
        tax: stated(taxOfLine(line)),
      })),
      taxLines: order.taxLines.map((line) => ({ ...line, ...stated(line) })),
    };
    const supply = { kind: order.supplyKind, country: order.taxCountry };
    const isOnCollection = this.taxes.isOnCollection(supply, suppliedAt);
    const amounts = invoiceAmounts(ordered, await shippingName(order), exchange, invoiceCurrency);
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
      supplyDate: supplied && businessDay(supplied),
      paymentMethod:
        isPaid || replaced || isCashOnDelivery(order) ? await this.usedMethodOf(order) : WIRE_TRANSFER,
      isPaid,
      buyer,
      tax: taxDetailsOf(
        amounts,
        order.shippingAddress,
        accountingRate && { ...accountingRate, currency: accountingCurrency },
        { country: order.taxCountry, isOnCollection },
      ),
      ordered: orderedTotalsOf(currency, amounts.vatLines),
    };
  }

  private async buyerOf(order: InvoicedOrder, company: BillingCompany | null): Promise<Buyer> {
    if (company) return buyerOfGuest(order, company);
    const { userId } = order;
    return buyerOf(order, userId === null ? null : await this.accounts.findCompanyProfile(userId));
  }

  private async usedMethodOf(order: InvoicedOrder): Promise<InvoicePaymentMethod> {
    const payment = order.paymentId === null ? null : await this.payments.findById(order.paymentId);
    if (payment) return payment.method;
    const method = namedPaymentMethod(order, order.totalMinor);
    return method === 'agreed' || method === 'bank_transfer' ? WIRE_TRANSFER : order.paymentMethod;
  }
}

/** The courier brings the money. */
const isCashOnDelivery = (order: InvoicedOrder): boolean =>
  order.status !== 'delivered' && namedPaymentMethod(order, order.totalMinor) === 'cash';

/** What is missing on an issued invoice cannot be added any more, and without it there is no e-invoice. */
function assertComplete(buyer: Buyer): void {
  if (lacksTaxNumberOf(buyer)) throw taxNumberRequired();
  const missing = missingOfAddress(buyer);
  if (missing.length > 0) throw addressIncomplete(missing);
}

/** With the way of delivery, where one was chosen. */
async function shippingName({ language: orderLanguage, deliveryMethod }: InvoicedOrder): Promise<string> {
  const language = isLanguageCode(orderLanguage) ? orderLanguage : DEFAULT_LANGUAGE;
  const { t } = createTranslator(language, await loadMessages(language, ['common']));
  const name = t('totals.shipping');
  return deliveryMethod ? `${name} (${deliveryMethodName(deliveryMethod, t)})` : name;
}
