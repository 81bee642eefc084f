import { transferQrText } from '@kp/commerce/transfer-qr';
import { money, ORDER_REFERENCE_FIELDS, personName, vatLabel } from '@kp/commerce';
import {
  formatDate,
  formatDecimalRate,
  formatInvoiceDate,
  formatMoney,
  formatPercent,
  type LanguageCode,
  moneyStyleOf,
} from '@kp/i18n';
import { articleText, quantityText } from '@kp/i18n/article-texts';
import { countryName } from '@kp/i18n/country-name';
import { isolate } from '@kp/i18n/direction';
import type { createTranslator } from '@kp/i18n/create-translator';
import { accountsOf, type DocumentTexts, type Invoice, invoiceNotesOf } from '../domain/invoice';
import type { ExchangeRate } from '../domain/invoice-amounts';
import { rateSourceText } from '../domain/rate-source';
import { vatExemptionsOf } from '../domain/tax-details';

type Translate = ReturnType<typeof createTranslator>['t'];

/** A name and what stands beside it. */
export interface Labelled {
  label: string;
  value: string;
}

/** Everything that is printed, in the language of the order. */
export interface InvoiceTexts extends DocumentTexts {
  title: string;
  number: string;
  issueDate: Labelled;
  /** Of a storno and of a credit note: the invoice that it concerns. */
  concerns: string | null;
  seller: { name: string; lines: string[] };
  billTo: { title: string; lines: string[] };
  details: { title: string; rows: Labelled[] };
  items: { heads: string[]; rows: string[][] };
  totals: Labelled[];
  /** In the currency of the tax office; null on invoices of before it was recorded. */
  accounting: { vat: Labelled; rate: string } | null;
  /** Why parts of it have no VAT, and when VAT is due where that is not the supply. */
  exemption: string | null;
  /** What was paid in the currency of the order. */
  converted: { title: string; rows: Labelled[]; rate: string } | null;
  /** The code is null for what none is defined for. */
  payment: { title: string; rows: Labelled[]; code: { text: string; scan: string } | null } | null;
  paid: string | null;
  paymentLink: { url: string; label: string; scan: string } | null;
  notes: { title: string; text: string } | null;
  thankYou: string;
  page(page: number, pages: number): string;
}

/** @param paymentLink null when the invoice cannot be paid online */
export function invoiceTexts(
  invoice: Invoice,
  { t, language, paymentLink }: { t: Translate; language: LanguageCode; paymentLink: string | null },
): InvoiceTexts {
  const { seller, buyer, number } = invoice;
  const county = buyer.county === buyer.city ? '' : buyer.county;
  const isInvoice = invoice.kind === 'invoice';
  const names = namesOf(invoice, t);
  const notes = invoiceNotesOf(invoice);
  const labelled = (label: string, value: string): Labelled => ({ label, value });
  const line = (label: string, value: string) => (value ? [`${label}: ${isolate(value, language)}`] : []);
  const present = (...texts: string[]) => texts.map((text) => text.trim()).filter((text) => text !== '');
  return {
    title: names.title,
    number,
    issueDate: labelled(t('invoice:issueDate'), formatInvoiceDate(invoice.issueDate)),
    concerns: concernsOf(invoice, t),
    seller: {
      name: seller.name,
      lines: [
        ...present(seller.address, `${seller.zipCode} ${seller.city}`, countryName(seller.country, language)),
        ...line(t('invoice:vatNumber'), seller.vatNumber),
        ...line(t('invoice:taxId'), seller.taxId ?? ''),
        ...line(t('invoice:registrationNumber'), seller.registrationNumber),
        ...line(t('invoice:shareCapital'), seller.shareCapital ?? ''),
        ...line(t('invoice:email'), seller.email),
        ...line(t('invoice:phone'), seller.phone),
      ],
    },
    billTo: {
      title: t('invoice:billTo'),
      lines: [
        ...present(buyer.companyName, personName(buyer), buyer.email, buyer.address),
        ...present(`${buyer.zip} ${buyer.city}`, county, countryName(buyer.country, language)),
        ...line(t('invoice:vatNumber'), buyer.vatNumber),
        ...line(t('invoice:taxId'), buyer.taxId ?? ''),
        ...line(t('invoice:registrationNumber'), buyer.registrationNumber),
      ],
    },
    details: {
      title: names.details,
      rows: [
        labelled(names.number, number),
        labelled(t('invoice:issueDate'), formatInvoiceDate(invoice.issueDate)),
        ...(invoice.dueDate ? [labelled(t('invoice:dueDate'), formatInvoiceDate(invoice.dueDate))] : []),
        labelled(t('invoice:supplyDate'), formatInvoiceDate(invoice.supplyDate)),
        labelled(t('invoice:orderNumber'), invoice.orderNumber),
        ...ORDER_REFERENCE_FIELDS.flatMap((field) => {
          const reference = invoice[field];
          return reference ? [labelled(t(`order.${field}`), reference)] : [];
        }),
        labelled(t('invoice:paymentMethod'), t(`paymentMethod.${invoice.paymentMethod}`)),
      ],
    },
    items: itemsOf(invoice, t, language),
    totals: totalsOf(invoice, t, language),
    accounting: accountingOf(invoice, t, language),
    exemption: exemptionOf(invoice, t),
    converted: convertedOf(invoice, t, language),
    payment: isInvoice && !invoice.isPaid ? paymentOf(invoice, t, language) : null,
    paid: isInvoice && invoice.isPaid ? t('invoice:paid') : null,
    paymentLink:
      paymentLink === null
        ? null
        : { url: paymentLink, label: t('invoice:openPaymentLink'), scan: t('invoice:scanToPay') },
    intro: invoice.intro,
    footer: invoice.footer,
    notes: notes === null ? null : { title: t('invoice:notes'), text: notes },
    thankYou: t('invoice:thankYou'),
    page: (page, pages) => `${number} · ${t('invoice:page', { page, pages })}`,
  };
}

function namesOf({ kind }: Invoice, t: Translate) {
  if (kind === 'credit_note')
    return {
      title: t('invoice:creditNote.title'),
      number: t('invoice:creditNote.number'),
      details: t('invoice:creditNote.details'),
    };
  const title = t(kind === 'storno' ? 'invoice:stornoTitle' : 'invoice:title');
  return { title, number: t('invoice:number'), details: t('invoice:details') };
}

function concernsOf(invoice: Invoice, t: Translate): string | null {
  const { reversesNumber, reversesIssueDate, creditsNumber, creditsIssueDate } = invoice;
  const day = reversesIssueDate ?? creditsIssueDate;
  if (day === null) return null;
  const date = formatInvoiceDate(day);
  return reversesNumber !== null
    ? t('invoice:reverses', { number: reversesNumber, date })
    : t('invoice:creditNote.credits', { number: creditsNumber, date });
}

function discountOf(
  { discountCode }: Invoice,
  minor: number,
  { t, amount }: { t: Translate; amount: (minor: number) => string },
): Labelled[] {
  if (minor === 0) return [];
  return [{ label: t('invoice:discount', { code: discountCode }), value: amount(-minor) }];
}

/** What the customer saw is a column of its own where prices are entered with VAT. */
function itemsOf(invoice: Invoice, t: Translate, language: LanguageCode): InvoiceTexts['items'] {
  const { currency, lines } = invoice;
  const style = styleOf(invoice);
  const amount = (minor: number | null) =>
    minor === null ? '–' : formatMoney(money(minor, currency), language, style);
  const hasGross = lines.some(({ grossTotalMinor }) => grossTotalMinor !== null);
  return {
    heads: [
      t('invoice:items.product'),
      t('invoice:items.code'),
      t('invoice:items.quantity'),
      t('invoice:items.unitPrice'),
      t('invoice:items.vatRate'),
      t('invoice:items.total'),
      ...(hasGross ? [t('invoice:items.grossTotal')] : []),
    ],
    rows: lines.map((line) => [
      articleText(line.productName, line.gtin),
      line.productCode ?? '–',
      quantityText(line, t, language),
      formatMoney({ amount: line.unitPrice, currency }, language, style),
      formatPercent(line.vatRate, language),
      amount(line.lineTotalMinor),
      ...(hasGross ? [amount(line.grossTotalMinor)] : []),
    ]),
  };
}

function totalsOf(invoice: Invoice, t: Translate, language: LanguageCode): Labelled[] {
  const { currency, vatLines, subtotalMinor, allowanceMinor, vatMinor, totalMinor } = invoice;
  const rates = vatLines.map(({ rate: each }) => each);
  const rate = vatLabel(vatMinor, rates);
  const style = styleOf(invoice);
  const amount = (minor: number) => formatMoney(money(minor, currency), language, style);
  return [
    { label: t('invoice:subtotal'), value: amount(subtotalMinor) },
    ...discountOf(invoice, allowanceMinor, { t, amount }),
    ...(vatLines.length > 1 ? vatLines : []).map((line) => ({
      label: t('invoice:vatOf', {
        rate: formatPercent(line.rate, language),
        amount: amount(line.taxableMinor),
      }),
      value: amount(line.vatMinor),
    })),
    { label: rate === null ? t('invoice:vatOnly') : t('invoice:vat', { rate }), value: amount(vatMinor) },
    { label: t('invoice:total'), value: amount(totalMinor) },
  ];
}

/** Lines and totals of one document are written alike. */
function styleOf({ currency, lines, vatLines, ...sums }: Invoice) {
  const { subtotalMinor, allowanceMinor, vatMinor, totalMinor } = sums;
  return moneyStyleOf(currency, [
    subtotalMinor,
    allowanceMinor,
    vatMinor,
    totalMinor,
    ...vatLines.flatMap((line) => [line.taxableMinor, line.vatMinor]),
    ...lines.flatMap((line) => [
      line.lineTotalMinor,
      line.grossTotalMinor ?? 0,
      Number(line.unitPrice) * 100,
    ]),
  ]);
}

function convertedOf(invoice: Invoice, t: Translate, language: LanguageCode): InvoiceTexts['converted'] {
  const { ordered, exchange, currency } = invoice;
  if (exchange === null) return null;
  const { subtotalMinor, discountMinor, shippingMinor, vatMinor, totalMinor } = ordered;
  const together = [subtotalMinor, discountMinor, shippingMinor, vatMinor, totalMinor];
  const style = moneyStyleOf(ordered.currency, together);
  const amount = (minor: number) => formatMoney(money(minor, ordered.currency), language, style);
  return {
    title: t('invoice:orderAmounts', { currency: ordered.currency }),
    rows: [
      { label: t('invoice:subtotal'), value: amount(ordered.subtotalMinor) },
      ...discountOf(invoice, ordered.discountMinor, { t, amount }),
      { label: t('invoice:shipping'), value: amount(ordered.shippingMinor) },
      { label: t('invoice:vatOnly'), value: amount(ordered.vatMinor) },
      { label: t('invoice:total'), value: amount(ordered.totalMinor) },
    ],
    rate: rateText({ from: ordered.currency, to: currency, ...exchange }, t, language),
  };
}

function accountingOf(
  { tax, currency }: Invoice,
  t: Translate,
  language: LanguageCode,
): InvoiceTexts['accounting'] {
  if (!tax?.accounting) return null;
  const { accounting } = tax;
  return {
    vat: {
      label: t('invoice:vatIn', { currency: accounting.currency }),
      value: formatMoney(money(accounting.vatMinor, accounting.currency), language),
    },
    rate: rateText({ from: currency, to: accounting.currency, ...accounting }, t, language),
  };
}

function exemptionOf({ tax, vatLines }: Invoice, t: Translate): string | null {
  const exemptions = tax ? vatExemptionsOf(vatLines) : [];
  const sentences = exemptions.map((exemption) => t(`invoice:exemption.${exemption}`));
  return [...sentences, ...(tax?.isOnCollection ? [t('invoice:vatOnCollection')] : [])].join(' ') || null;
}

const rateText = (
  { from, to, rate, date, source }: { from: string; to: string } & ExchangeRate,
  t: Translate,
  language: LanguageCode,
): string =>
  [
    t('invoice:exchangeRate', {
      from,
      to,
      rate: formatDecimalRate(rate, language),
      date: formatDate(date, language),
    }),
    ...(source === null ? [] : [rateSourceText(source, t)]),
  ].join(' ');

function paymentOf(
  { seller, number, currency, totalMinor, paidMinor }: Invoice,
  t: Translate,
  language: LanguageCode,
): NonNullable<InvoiceTexts['payment']> {
  const amountMinor = totalMinor - paidMinor;
  const remaining = formatMoney(money(amountMinor, currency), language);
  const transfer = { holder: seller.name, iban: seller.iban, amountMinor, currency, reference: number };
  const text = seller.iban && transferQrText(transfer);
  return {
    code: text ? { text, scan: t('invoice:scanToTransfer') } : null,
    title: t('invoice:paymentInformation'),
    rows: [
      { label: t('invoice:remaining'), value: paidMinor > 0 ? remaining : '' },
      ...accountsOf(seller).flatMap(({ bankName, iban }) => [
        { label: t('invoice:bank'), value: bankName },
        { label: t('invoice:iban'), value: iban },
      ]),
      { label: t('invoice:transferReference'), value: number },
    ].filter(({ value }) => value !== ''),
  };
}
