import { type CurrencyCode, EMPTY_ADDRESS, type TaxLine } from '@kp/commerce';
import { paidOrderOf } from '@kp/commerce/paid-order';
import { createTranslator } from '@kp/i18n/create-translator';
import { loadMessages } from '@kp/i18n/load-messages';
import {
  creditNoteOf,
  type RefundedMoney,
  remainderOf,
} from '../../services/invoices/src/domain/credit-note';
import { type Invoice, orderedTotalsOf, stornoOf } from '../../services/invoices/src/domain/invoice';
import { invoiceAmounts } from '../../services/invoices/src/domain/invoice-amounts';
import type { Buyer } from '../../services/invoices/src/domain/invoice-parties';
import { taxDetailsOf } from '../../services/invoices/src/domain/tax-details';
import { anInvoice } from '../../services/invoices/src/testing/an-invoice';
import { ublInvoiceOf } from '../../services/invoices/src/ubl/ubl-invoice';
import { computed, orderOf } from '../tax-table/priced';

const SELLER = {
  ...anInvoice().seller,
  city: 'Brașov',
  county: 'Brașov',
  vatNumber: 'RO59482171',
  iban: 'RO49AAAA1B31007593840000',
  shareCapital: '200 RON',
  secondIban: 'RO53DNRB0000459912345678',
};
const OUTSIDE_VAT = { ...SELLER, vatNumber: '', taxId: '59482171' };
const COMPANY: Buyer = { ...anInvoice().buyer, vatNumber: 'RO18547290' };
const PERSON = { ...COMPANY, companyName: '', vatNumber: '', registrationNumber: '' };
const IN_BERLIN = {
  address: 'Unter den Linden 1',
  city: 'Berlin',
  county: 'Berlin',
  zip: '10117',
  country: 'Germany',
};
const IN_PARIS = {
  address: 'Rue de Rivoli 1',
  city: 'Paris',
  county: 'Paris',
  zip: '75001',
  country: 'France',
};
const IN_ZURICH = {
  address: 'Bahnhofstrasse 1',
  city: 'Zürich',
  county: 'Zürich',
  zip: '8001',
  country: 'Switzerland',
};

interface Kind {
  /** Of the table. */
  order: string;
  buyer?: Buyer;
  seller?: Invoice['seller'];
  /** Of the invoice; that of the order where it is not converted. */
  currency?: CurrencyCode;
  isPaid?: boolean;
  isOnCollection?: boolean;
  /** Its lines have barcodes and units. */
  hasArticles?: boolean;
}

const INVOICES: Record<string, Kind> = {
  'One rate, converted': { order: 'A01', currency: 'EUR' },
  'Free shipping': { order: 'A04', currency: 'EUR', isPaid: true },
  'Several rates, in lei': { order: 'B01' },
  'Barcodes and units': { order: 'B01', hasArticles: true },
  'Discount over rates and zero': { order: 'B03', isPaid: true },
  'Discount over rates, zero and exempt': { order: 'B09' },
  'Prices entered with VAT': { order: 'C02', isPaid: true },
  'Intra-Community supply (K)': {
    order: 'D01',
    buyer: { ...COMPANY, ...IN_BERLIN, vatNumber: 'DE811907980' },
  },
  'Intra-Community supply beside exempt goods': {
    order: 'D04',
    buyer: { ...COMPANY, ...IN_BERLIN, vatNumber: 'DE811907980' },
  },
  'Export (G), in francs': { order: 'E01', buyer: { ...PERSON, ...IN_ZURICH }, isPaid: true },
  'One Stop Shop, France': { order: 'F02', buyer: { ...PERSON, ...IN_PARIS }, isPaid: true },
  'Seller outside VAT (O)': { order: 'R05', seller: OUTSIDE_VAT },
  'In forint': { order: 'B15', isPaid: true },
  'VAT on collection': { order: 'B01', isOnCollection: true },
  'To a person': { order: 'B01', buyer: PERSON, isPaid: true },
};

const LEI = { rate: '5.090000', date: '2026-03-01', source: null, currency: 'RON' } as const;

function issued({
  order,
  buyer = COMPANY,
  seller = SELLER,
  currency,
  isPaid = false,
  isOnCollection = false,
  hasArticles,
}: Kind) {
  const row = orderOf(order);
  const { lines, totals, isTaxIncluded } = computed(row);
  const of = row.currency as CurrencyCode;
  const exchange = currency ? { rate: '0.920000', date: '2026-03-01', source: null } : null;
  const units = ['XPK', 'PR', 'KGM'] as const;
  const named = lines.map((line, index) => ({
    ...line,
    productName: `Product ${line.productCode}`,
    ...(hasArticles && { gtin: '5944349342757', unit: units[index % units.length] }),
  }));
  const ordered = { currency: of, lines: named, taxLines: totals.taxLines as TaxLine[], isTaxIncluded };
  const amounts = invoiceAmounts(ordered, 'Shipping', exchange, currency);
  const { address, city, county, zip: zipCode, country } = buyer;
  const place = { ...EMPTY_ADDRESS, address, city, county, state: county, zipCode, country };
  const invoice = anInvoice({
    intro: 'As agreed.',
    footer: 'Please report defects within five working days.',
    ...amounts,
    seller,
    buyer,
    exchange,
    isPaid,
    isPaidWhenIssued: isPaid,
    paidMinor: 0,
    paidOn: null,
    paymentMethod: isPaid ? 'stripe' : 'wire_transfer',
    dueDate: isPaid ? null : '2026-12-06',
    discountCode: 'WELCOME10',
    tax: taxDetailsOf(amounts, place, amounts.currency === 'RON' ? null : LEI, {
      country: 'RO',
      isOnCollection,
    }),
    ordered: orderedTotalsOf(of, amounts.vatLines),
  });
  const paid = paidOrderOf({ ...ordered, lines: named.map((line) => ({ ...line, key: line.productCode })) });
  return { invoice, paid };
}

type Credit = Omit<RefundedMoney, 'currency'>;

/** Credit notes of refunds, oldest first. */
function credited(kind: Kind, refunds: readonly Credit[]) {
  const { invoice, paid } = issued(kind);
  const names = { refund: `Refund of order ${invoice.orderNumber}`, deduction: 'Deduction' };
  const notes = refunds.reduce<Invoice[]>((earlier, refund) => {
    const money = { ...refund, currency: invoice.ordered.currency, key: 'return:1' };
    const draft = creditNoteOf(invoice, earlier, money, { paid, names })!;
    const number = `CN-2026-00000${earlier.length + 1}`;
    const credits = { creditsNumber: invoice.number, creditsIssueDate: invoice.issueDate, dueDate: null };
    return [...earlier, { ...invoice, ...draft, ...credits, number, supplyDate: invoice.supplyDate }];
  }, []);
  return { invoice, notes };
}

const reversed = (invoice: Invoice): Invoice => ({
  ...invoice,
  ...stornoOf(invoice),
  supplyDate: invoice.supplyDate,
  number: 'STO-2026-000001',
  dueDate: null,
  reversesNumber: invoice.number,
  reversesIssueDate: invoice.issueDate,
});

function creditNotes(): Record<string, Invoice> {
  const units = { amountMinor: 9_288, units: [{ productCode: '1', quantity: 1 }] };
  const { invoice, notes } = credited(INVOICES['Discount over rates, zero and exempt']!, [
    { amountMinor: 3_333, units: [] },
    units,
    { amountMinor: 22_237, units: [] },
  ]);
  const [amount, ofUnits, rest] = notes;
  const converted = credited(INVOICES['One rate, converted']!, [{ amountMinor: 1_000, units: [] }]);
  const intra = credited(INVOICES['Intra-Community supply (K)']!, [{ amountMinor: 10_000, units: [] }]);
  const outside = credited(INVOICES['Seller outside VAT (O)']!, [{ amountMinor: 999, units: [] }]);
  return {
    'Credit note of an amount, several rates': amount!,
    'Credit note of units, several rates': ofUnits!,
    'Credit note of the rest, several rates': rest!,
    'Credit note, converted': converted.notes[0]!,
    'Credit note, intra-Community': intra.notes[0]!,
    'Credit note, outside VAT': outside.notes[0]!,
    'Storno after credit notes': reversed(remainderOf(invoice, [amount!, ofUnits!])),
  };
}

/** One document of every kind, its name first. */
export function documents(): [kind: string, invoice: Invoice][] {
  const invoices = Object.entries(INVOICES).map(([kind, given]) => [kind, issued(given).invoice] as const);
  return [
    ...invoices.map(([kind, invoice]): [string, Invoice] => [kind, invoice]),
    ...invoices.map(([kind, invoice]): [string, Invoice] => [
      `Storno: ${kind.toLowerCase()}`,
      reversed(invoice),
    ]),
    ...Object.entries(creditNotes()),
  ];
}

export async function xmlOf(invoice: Invoice): Promise<string> {
  const messages = await loadMessages('en', ['common', 'mail', 'invoice']);
  return ublInvoiceOf(invoice, createTranslator('en', messages).t);
}
