import type { i18n } from 'i18next';
import { minorToDecimal } from '@kp/commerce';
import { create } from 'xmlbuilder2';
import { accountsOf, type Invoice, invoiceNotesOf } from '../domain/invoice';
import { electronicInvoiceIncomplete } from '../domain/invoice.errors';
import { paymentMeansCodeOf, WIRE_TRANSFER } from '../domain/payment-means';
import { rateSourceText } from '../domain/rate-source';
import { type ExchangeRate, sumOfTax } from '../domain/invoice-amounts';
import type { TaxDetails } from '../domain/tax-details';
import { ublAddress } from './ubl-address';
import { ublLine } from './ubl-lines';
import { ublBuyer, ublSeller } from './ubl-parties';
import { taxCategory, taxTotals } from './ubl-tax';
import { cut, ublAmount, type UblNode, withoutEmpty, xmlText } from './ubl-text';

const UBL = 'urn:oasis:names:specification:ubl:schema:xsd';
const RO_CIUS = 'urn:cen.eu:en16931:2017#compliant#urn:efactura.mfinante.ro:CIUS-RO:1.0.1';
/** UNTDID 1001. */
const INVOICE_TYPE = '380';
const CREDIT_NOTE_TYPE = '381';
const PAID_TO_DATE = '432';
/** BR-RO-L300 and L100. */
const NOTE_LENGTH = 300;
const PAYMENT_TEXT_LENGTH = 100;

type Translate = i18n['t'];

/**
 * An issued invoice in UBL 2.1 by EN 16931 and RO_CIUS, made of what is stored with it, so it never changes. A storno is
 * the same document with negative quantities that refers to its invoice, as the Romanian tax office wants it; a credit
 * note is a document of its own with positive amounts.
 *
 * @throws electronicInvoiceIncomplete when a required fact is not on the invoice
 */
export function ublInvoiceOf(invoice: Invoice, t: Translate): string {
  const missing: string[] = [];
  const addMissing = (field: string) => void missing.push(field);
  const { tax } = invoice;
  if (!tax) throw electronicInvoiceIncomplete(['tax']);
  const isCredit = invoice.kind === 'credit_note';
  const type = isCredit ? 'CreditNote' : 'Invoice';
  const document: UblNode = {
    '@xmlns': `${UBL}:${type}-2`,
    '@xmlns:cac': `${UBL}:CommonAggregateComponents-2`,
    '@xmlns:cbc': `${UBL}:CommonBasicComponents-2`,
    'cbc:CustomizationID': RO_CIUS,
    'cbc:ID': invoice.number,
    'cbc:IssueDate': invoice.issueDate,
    'cbc:DueDate': invoice.dueDate ?? undefined,
    [`cbc:${type}TypeCode`]: isCredit ? CREDIT_NOTE_TYPE : INVOICE_TYPE,
    'cbc:Note': notesOf(invoice, tax, t).map((note) => cut(xmlText(note), NOTE_LENGTH)),
    'cbc:DocumentCurrencyCode': invoice.currency,
    'cbc:TaxCurrencyCode': tax.accounting?.currency,
    'cbc:AccountingCost': xmlText(invoice.costCenter ?? ''),
    // VAT is due as it is paid (BT-8, UNTDID 2005).
    'cac:InvoicePeriod': tax.isOnCollection ? { 'cbc:DescriptionCode': PAID_TO_DATE } : undefined,
    'cac:OrderReference': orderReference(invoice),
    'cac:BillingReference': precedingInvoice(invoice),
    'cac:AccountingSupplierParty': { 'cac:Party': ublSeller(invoice.seller, tax, addMissing) },
    'cac:AccountingCustomerParty': { 'cac:Party': ublBuyer(invoice.buyer, tax, addMissing) },
    'cac:Delivery': delivery(invoice, tax, addMissing),
    ...(invoice.kind === 'invoice' ? payment(invoice, t) : {}),
    'cac:AllowanceCharge': allowances(invoice, t),
    'cac:TaxTotal': taxTotals(invoice, tax, t),
    'cac:LegalMonetaryTotal': monetaryTotal(invoice),
    [`cac:${type}Line`]: invoice.lines.map((line, index) => ublLine(line, index, invoice)),
  };
  if (missing.length > 0) throw electronicInvoiceIncomplete(missing);
  const xml = create({ version: '1.0', encoding: 'UTF-8' }, { [type]: withoutEmpty(document) });
  return `${xml.end({ prettyPrint: true })}\n`;
}

function notesOf(invoice: Invoice, tax: TaxDetails, t: Translate): string[] {
  const { currency, ordered, exchange, reversesNumber, creditsNumber } = invoice;
  const rateText = ({ rate, date, source }: ExchangeRate, from: string, to: string) =>
    [
      t('mail:electronicInvoice.exchangeRate', { rate: shortRate(rate), from, to, date }),
      ...(source === null ? [] : [rateSourceText(source, t)]),
    ].join(' ');
  const { accounting } = tax;
  const total = `${minorToDecimal(ordered.totalMinor)} ${ordered.currency}`;
  const own = [invoice.intro, invoiceNotesOf(invoice), invoice.footer];
  return [
    ...own.flatMap((text) => text ?? []),
    ...(tax.isOnCollection ? [t('invoice:vatOnCollection')] : []),
    ...(reversesNumber ? [t('mail:electronicInvoice.reverses', { number: reversesNumber })] : []),
    ...(creditsNumber ? [t('mail:electronicInvoice.credits', { number: creditsNumber })] : []),
    ...(exchange
      ? [
          `${t('mail:electronicInvoice.ordered', { total })} ${rateText(exchange, ordered.currency, currency)}`,
        ]
      : []),
    ...(accounting ? [rateText(accounting, currency, accounting.currency)] : []),
  ];
}

/** The buyer's own number of the order, and the shop's beside it; alone, that of the shop stands in its place. */
function orderReference({ poNumber, orderNumber }: Invoice): UblNode {
  const [ofBuyer, ofShop] = [xmlText(poNumber ?? ''), xmlText(orderNumber)];
  return ofBuyer ? { 'cbc:ID': ofBuyer, 'cbc:SalesOrderID': ofShop } : { 'cbc:ID': ofShop };
}

function precedingInvoice(invoice: Invoice): UblNode | undefined {
  const number = invoice.reversesNumber ?? invoice.creditsNumber;
  const issueDate = invoice.reversesIssueDate ?? invoice.creditsIssueDate;
  if (number === null) return undefined;
  return { 'cac:InvoiceDocumentReference': { 'cbc:ID': number, 'cbc:IssueDate': issueDate ?? undefined } };
}

/** States the place for category K only, which requires it (BR-IC-12). */
function delivery(
  { supplyDate }: Invoice,
  { vatCategory, deliveredTo }: TaxDetails,
  missing: (field: string) => void,
) {
  const date = { 'cbc:ActualDeliveryDate': supplyDate };
  if (vatCategory !== 'K') return date;
  const subdivided = { ...deliveredTo, county: deliveredTo.county || deliveredTo.city };
  const address = ublAddress(subdivided, (field) => missing(`deliveredTo.${field}`));
  return { ...date, 'cac:DeliveryLocation': { 'cac:Address': address } };
}

function payment({ number, seller, paymentMethod, isPaid }: Invoice, t: Translate): UblNode {
  const reference = t('mail:electronicInvoice.paymentTerms', { number });
  const value = paymentMeansCodeOf(paymentMethod);
  const name = cut(xmlText(t(`paymentMethod.${paymentMethod}`)), PAYMENT_TEXT_LENGTH);
  const named = { 'cbc:PaymentMeansCode': { '@name': name, '#': value } };
  // The name may stand once (UBL-SR-46), the code with each account.
  const transfers = accountsOf(seller).map(({ iban }, place) => ({
    ...(place === 0 ? named : { 'cbc:PaymentMeansCode': value }),
    'cbc:PaymentID': number,
    'cac:PayeeFinancialAccount': { 'cbc:ID': iban.replace(/\s/g, '') },
  }));
  return {
    'cac:PaymentMeans': paymentMethod === WIRE_TRANSFER ? transfers : named,
    'cac:PaymentTerms': isPaid ? undefined : { 'cbc:Note': cut(xmlText(reference), NOTE_LENGTH) },
  };
}

/** The discount of the order, which cuts the sum of its lines, by rate. */
function allowances({ vatLines, discountCode, lines, currency }: Invoice, t: Translate): UblNode[] {
  const reason = t('invoice:discount', { code: discountCode });
  return vatLines
    .filter(({ allowanceMinor }) => allowanceMinor !== 0)
    .map((line) => ({
      'cbc:ChargeIndicator': 'false',
      'cbc:AllowanceChargeReason': cut(xmlText(reason), PAYMENT_TEXT_LENGTH),
      'cbc:Amount': ublAmount(line.allowanceMinor, currency),
      'cbc:BaseAmount': ublAmount(sumOfTax(lines, line), currency),
      'cac:TaxCategory': taxCategory(line),
    }));
}

/** The money of a credit note went back before it was issued. */
function monetaryTotal(invoice: Invoice): UblNode {
  const { currency, subtotalMinor, allowanceMinor, totalMinor, isPaid } = invoice;
  const paidMinor = isPaid ? totalMinor : invoice.paidMinor;
  return {
    'cbc:LineExtensionAmount': ublAmount(subtotalMinor, currency),
    'cbc:TaxExclusiveAmount': ublAmount(subtotalMinor - allowanceMinor, currency),
    'cbc:TaxInclusiveAmount': ublAmount(totalMinor, currency),
    'cbc:AllowanceTotalAmount': allowanceMinor === 0 ? undefined : ublAmount(allowanceMinor, currency),
    'cbc:PrepaidAmount': paidMinor === 0 && !isPaid ? undefined : ublAmount(paidMinor, currency),
    'cbc:PayableAmount': ublAmount(totalMinor - paidMinor, currency),
  };
}

/** "0.920000" → "0.92" */
const shortRate = (rate: string): string => rate.replace(/\.?0+$/, '');
