import {
  type CurrencyCode,
  minorToDecimal,
  type OrderReferences,
  orderReferences,
  type TaxCategory,
  type Unit,
} from '@kp/commerce';
import { SingleLineText, ToBoolean, OptionalField, PageQuery, IsText } from '@kp/platform/http';
import { IsIn } from 'class-validator';
import type { InvoiceKind } from '@kp/commerce/list-rules';
import { type Invoice, invoiceNotesOf, type InvoiceSummary } from '../domain/invoice';
import type { InvoiceLine, VatLine } from '../domain/invoice-amounts';
import type { Buyer } from '../domain/invoice-parties';
import { WIRE_TRANSFER } from '../domain/payment-means';
import { type TaxDetails, type VatExemption, vatExemptionsOf } from '../domain/tax-details';

export class IssueInvoiceRequest {
  @IsIn([WIRE_TRANSFER])
  @OptionalField()
  paymentMethod?: 'wire_transfer';
}

export class InvoiceNumberRequest {
  @IsText(40)
  @SingleLineText()
  number: string;
}

export class ListInvoicesRequest extends PageQuery {
  /** true: own invoices only. Without it administrators get all invoices. */
  @ToBoolean()
  @OptionalField()
  mine?: boolean = false;
}

/** Amounts are decimals in `currency`; those of a storno are negative, those of a credit note positive. */
export class InvoiceSummaryResponse implements OrderReferences {
  id: number;
  /** @example "INV-2026-000001" */
  invoiceNumber: string;
  kind: InvoiceKind;
  orderId: number;
  /** @example "ORD-2026-000123" */
  orderNumber: string;
  /** As the buyer gave it with the order. @example "PO-4711" */
  poNumber: string | null;
  costCenter: string | null;
  /** Of a storno: the invoice that it reverses. */
  reversesNumber: string | null;
  reversesIssueDate: string | null;
  /** Of a reversed invoice: its storno. */
  reversedByNumber: string | null;
  /** Of a credit note: the invoice that it credits, and its day. */
  creditsNumber: string | null;
  creditsIssueDate: string | null;
  /** Of an invoice: its credit notes, oldest first. */
  creditedByNumbers: string[];
  /** Their sum. @example "14.88" */
  creditedAmount: string;
  /** A day in the time zone of the shop. @example "2026-11-22" */
  issueDate: string;
  /** Null when nothing was to be paid as it was issued. @example "2026-12-06" */
  dueDate: string | null;
  /** @example "2026-11-20" */
  supplyDate: string;
  /** That of the paid order; `wire_transfer` when the invoice was to be paid as it was issued. @example "wire_transfer" */
  paymentMethod: string;
  /** The order was paid when the invoice was issued, or the invoice since. */
  isPaid: boolean;
  /** The day of its last payment; null while nothing was paid, and when the order was paid before. @example "2026-11-24" */
  paidAt: string | null;
  /** @example "EUR" */
  currency: string;
  /** Sum of the lines. @example "91.07" */
  subtotal: string;
  discountCode: string | null;
  /** Of the order, taken off the subtotal before VAT. @example "0.00" */
  discount: string;
  /** @example "17.30" */
  vatAmount: string;
  /** subtotal - discount + vatAmount. @example "108.37" */
  totalAmount: string;

  static from(invoice: InvoiceSummary): InvoiceSummaryResponse {
    const { id, number, kind, orderId, orderNumber, reversesNumber, reversesIssueDate } = invoice;
    const { reversedByNumber } = invoice;
    const { creditsNumber, creditsIssueDate, creditedByNumbers, discountCode } = invoice;
    const { issueDate, dueDate, supplyDate, paymentMethod, isPaid, paidOn, currency } = invoice;
    return {
      id,
      invoiceNumber: number,
      kind,
      orderId,
      orderNumber,
      ...orderReferences(invoice),
      reversesNumber,
      reversesIssueDate,
      reversedByNumber,
      creditsNumber,
      creditsIssueDate,
      creditedByNumbers,
      discountCode,
      issueDate,
      dueDate,
      supplyDate,
      paymentMethod,
      isPaid,
      paidAt: paidOn,
      currency,
      creditedAmount: minorToDecimal(invoice.creditedMinor),
      subtotal: minorToDecimal(invoice.subtotalMinor),
      discount: minorToDecimal(invoice.allowanceMinor),
      vatAmount: minorToDecimal(invoice.vatMinor),
      totalAmount: minorToDecimal(invoice.totalMinor),
    };
  }
}

export class InvoiceItemResponse {
  productName: string;
  /** Null for shipping and for the amount of a refund. @example "KP-12" */
  productCode: string | null;
  /** Barcode, where it is known. @example "5941207388629" */
  gtin?: string;
  /** What one piece is, UN/ECE Rec 20, where it is known. @example XPK */
  unit?: Unit;
  /** Negative on a storno. */
  quantity: number;
  /** Without VAT, two to four decimals. @example "11.4989" */
  unitPrice: string;
  /** A share. @example 0.19 */
  vatRate: number;
  /** Without VAT. @example "34.50" */
  lineTotal: string;
  /** As the customer saw it, where prices are entered with VAT; else absent. @example "41.06" */
  grossTotal?: string;

  static from({ lineTotalMinor, grossTotalMinor, ...line }: InvoiceLine): InvoiceItemResponse {
    const { productName, productCode, gtin, unit, quantity, unitPrice, vatRate } = line;
    const article = { ...(gtin && { gtin }), ...(unit && { unit }) };
    const lineTotal = minorToDecimal(lineTotalMinor);
    const grossTotal = grossTotalMinor === null ? {} : { grossTotal: minorToDecimal(grossTotalMinor) };
    return { productName, productCode, ...article, quantity, unitPrice, vatRate, lineTotal, ...grossTotal };
  }
}

/** The buyer as it was when the invoice was issued; empty where nothing is known. */
export class InvoiceUserResponse {
  firstName: string;
  lastName: string;
  companyName: string;
  email: string;
  companyAddress: string;
  companyCity: string;
  companyCounty: string;
  companyZip: string;
  companyCountry: string;
  vatNumber: string;
  /** Of somebody outside the VAT register. */
  taxId: string;
  registrationNumber: string;

  static from({ address, city, county, zip, country, ...buyer }: Buyer): InvoiceUserResponse {
    const { firstName, lastName, companyName, email, vatNumber, taxId = '', registrationNumber } = buyer;
    return {
      firstName,
      lastName,
      companyName,
      email,
      vatNumber,
      taxId,
      registrationNumber,
      companyAddress: address,
      companyCity: city,
      companyCounty: county,
      companyZip: zip,
      companyCountry: country,
    };
  }
}

/** The seller as it was when the invoice was issued. */
export class InvoiceSellerResponse {
  name: string;
  address: string;
  zipCode: string;
  city: string;
  country: string;
  vatNumber: string;
  /** Of a seller that is not registered for VAT. */
  taxId: string;
  registrationNumber: string;
  email: string;
  phone: string;
  /** Empty where none is named. @example "200 RON" */
  shareCapital: string;
  bankName: string;
  iban: string;
  /** Of another account, empty where there is none. */
  secondBankName: string;
  secondIban: string;
}

/** What the customer paid, before it was converted. */
export class InvoicedAmountsResponse {
  currency: CurrencyCode;
  subtotal: string;
  discount: string;
  shipping: string;
  vatAmount: string;
  totalAmount: string;
  /** Units of the invoice's currency for one; null when both are the same. @example "0.920000" */
  exchangeRate: string | null;
  /** The day since which the rate is in force. @example "2026-11-01" */
  exchangeRateDate: string | null;
  /** "manual", "sample" (of a new shop), "bnr", "ecb", or the host of a feed of before; null where it is not recorded. */
  exchangeRateSource: string | null;

  static from({ ordered, exchange }: InvoiceSummary): InvoicedAmountsResponse {
    return {
      currency: ordered.currency,
      subtotal: minorToDecimal(ordered.subtotalMinor),
      discount: minorToDecimal(ordered.discountMinor),
      shipping: minorToDecimal(ordered.shippingMinor),
      vatAmount: minorToDecimal(ordered.vatMinor),
      totalAmount: minorToDecimal(ordered.totalMinor),
      exchangeRate: exchange?.rate ?? null,
      exchangeRateDate: exchange?.date ?? null,
      exchangeRateSource: exchange?.source ?? null,
    };
  }
}

/** VAT in the currency of the tax office, as the law of the seller has it stated on the invoice. */
export class InvoiceAccountingResponse {
  /** @example "RON" */
  currency: CurrencyCode;
  /** @example "88.06" */
  vatAmount: string;
  /** Units of this currency for one of the invoice's. @example "5.090000" */
  exchangeRate: string;
  /** The day since which the rate is in force. @example "2026-11-01" */
  exchangeRateDate: string;
  exchangeRateSource: string | null;

  static from({
    currency,
    vatMinor,
    rate,
    date,
    source,
  }: NonNullable<TaxDetails['accounting']>): InvoiceAccountingResponse {
    const exchange = { exchangeRate: rate, exchangeRateDate: date, exchangeRateSource: source };
    return { currency, vatAmount: minorToDecimal(vatMinor), ...exchange };
  }
}

export class VatLineResponse {
  /** UNCL5305: S taxed, Z zero rate, E exempt, K within the EU, G exported, O outside the scope of VAT. @example "S" */
  category: TaxCategory;
  /** A share. @example 0.19 */
  rate: number;
  /** Lines less the discount. @example "91.07" */
  taxable: string;
  /** @example "17.30" */
  vatAmount: string;

  static from({ category, rate, taxableMinor, vatMinor }: VatLine): VatLineResponse {
    return { category, rate, taxable: minorToDecimal(taxableMinor), vatAmount: minorToDecimal(vatMinor) };
  }
}

export class InvoiceResponse extends InvoiceSummaryResponse {
  /** Code of the language the order was placed in. */
  language: string;
  /** The last one is shipping, unless it was free. */
  items: InvoiceItemResponse[];
  user: InvoiceUserResponse;
  seller: InvoiceSellerResponse;
  ordered: InvoicedAmountsResponse;
  /** Where the whole total is paid online, without signing in; null when it cannot be, and once something is paid. */
  paymentLink: string | null;
  /** Null on invoices in the currency of the tax office, and of before it was recorded. */
  accounting: InvoiceAccountingResponse | null;
  /** Why it has no VAT; null when it has, and for a rate of zero. */
  vatExemption: VatExemption | null;
  /** VAT is due once the invoice is paid. */
  isVatOnCollection: boolean;
  /** By category and rate. */
  vatLines: VatLineResponse[];
  /** What the shop wrote above and below the amounts of a document of this kind and language. */
  intro: string | null;
  footer: string | null;
  /** What the seller prints on its invoices. @example "Payable within 14 days." */
  notes: string | null;

  static override from(invoice: Invoice, paymentLink: string | null = null): InvoiceResponse {
    const { name, address, zipCode, city, country, vatNumber, registrationNumber } = invoice.seller;
    // Documents of before they were recorded lack them.
    const { taxId = '', shareCapital = '', secondBankName = '', secondIban = '' } = invoice.seller;
    const { email, phone, bankName, iban } = invoice.seller;
    return {
      ...InvoiceSummaryResponse.from(invoice),
      language: invoice.language,
      items: invoice.lines.map((line) => InvoiceItemResponse.from(line)),
      user: InvoiceUserResponse.from(invoice.buyer),
      seller: {
        name,
        address,
        zipCode,
        city,
        country,
        vatNumber,
        taxId,
        registrationNumber,
        email,
        phone,
        shareCapital,
        bankName,
        iban,
        secondBankName,
        secondIban,
      },
      ordered: InvoicedAmountsResponse.from(invoice),
      paymentLink,
      accounting: invoice.tax?.accounting ? InvoiceAccountingResponse.from(invoice.tax.accounting) : null,
      isVatOnCollection: invoice.tax?.isOnCollection ?? false,
      vatExemption: (invoice.tax && vatExemptionsOf(invoice.vatLines)[0]) ?? null,
      vatLines: invoice.vatLines.map((line) => VatLineResponse.from(line)),
      intro: invoice.intro,
      footer: invoice.footer,
      notes: invoiceNotesOf(invoice),
    };
  }
}
