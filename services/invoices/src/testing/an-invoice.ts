import { paidOrderOf, type PaidOrder } from '@kp/commerce/paid-order';
import type { Invoice } from '../domain/invoice';
import { type InvoiceLine, sumOfTax, taxOf, type VatLine } from '../domain/invoice-amounts';

const LINES: InvoiceLine[] = [
  line('Day dots, dissolvable', 'KP-1', 3, '11.50', 3450),
  line('Probe thermometer', 'KP-2', 2, '18.39', 3678),
  line('Shipping', null, 1, '19.33', 1933),
];

function line(
  productName: string,
  productCode: string | null,
  quantity: number,
  unitPrice: string,
  lineTotalMinor: number,
): InvoiceLine {
  return {
    productName,
    productCode,
    gtin: null,
    unit: null,
    quantity,
    unitPrice,
    lineTotalMinor,
    vatCategory: 'S',
    vatRate: 0.19,
    orderedTotalMinor: lineTotalMinor,
    grossTotalMinor: null,
  };
}

function vatLinesOf({ lines = LINES, vatMinor = 1722, tax: details }: Partial<Invoice>): VatLine[] {
  const taxes = [...new Map(lines.map((each) => [each.vatRate, taxOf(each)])).values()];
  return taxes.map((tax, index) => ({
    ...tax,
    category: details?.vatCategory ?? tax.category,
    allowanceMinor: 0,
    taxableMinor: sumOfTax(lines, tax),
    vatMinor: index === 0 ? vatMinor : 0,
    ordered: { goodsMinor: 7798, discountMinor: 0, vatMinor: 1482, shippingGrossMinor: 2500 },
  }));
}

/** An issued invoice without a database: paid 117.80 USD, 91.07 EUR and 19% VAT. */
export function anInvoice(changes: Partial<Invoice> = {}): Invoice {
  const seller = {
    name: 'Bistro Supplies SRL',
    address: 'Strada Lungă 1',
    zipCode: '500001',
    city: 'Brașov',
    country: 'Romania',
    vatNumber: 'RO123',
    registrationNumber: 'J08/1/2017',
    email: 'office@bistro.example',
    phone: '+40 268 000 000',
    bankName: 'Banca Transilvania',
    iban: 'RO49AAAA1B31007593840000',
    shareCapital: '',
    secondBankName: '',
    secondIban: '',
    invoiceNotes: '',
    taxId: '',
    paymentTermDays: 14,
  };
  const buyer = {
    companyName: 'Bistro Nord SRL',
    firstName: 'Ștefan',
    lastName: 'Țăranu',
    email: 'stefan@nord.example',
    address: 'Bulevardul Unirii 5',
    city: 'Iași',
    county: 'Iași',
    zip: '700001',
    country: 'Romania',
    vatNumber: 'RO456',
    registrationNumber: 'J22/2/2019',
  };
  return {
    id: 1,
    number: 'INV-2026-000001',
    kind: 'invoice',
    orderId: 1,
    orderNumber: 'ORD-2026-000001',
    poNumber: null,
    costCenter: null,
    userId: 1,
    reversesId: null,
    reversesNumber: null,
    reversedByNumber: null,
    reversesIssueDate: null,
    dueDate: '2026-12-06',
    creditsId: null,
    creditsNumber: null,
    creditsIssueDate: null,
    creditedByNumbers: [],
    creditedMinor: 0,
    discountCode: null,
    allowanceMinor: 0,
    issueDate: '2026-11-22',
    supplyDate: '2026-11-20',
    language: 'en',
    paymentMethod: 'wire_transfer',
    isPaid: false,
    paidMinor: 0,
    intro: null,
    footer: null,
    currency: 'EUR',
    lines: LINES,
    vatLines: vatLinesOf(changes),
    subtotalMinor: 9061,
    vatMinor: 1722,
    totalMinor: 10783,
    seller,
    buyer,
    ordered: {
      currency: 'USD',
      subtotalMinor: 7798,
      discountMinor: 0,
      shippingMinor: 2500,
      vatMinor: 1482,
      totalMinor: 11780,
    },
    exchange: {
      rate: '0.920000',
      date: '2026-11-01',
      source: 'www.ecb.europa.eu',
    },
    tax: {
      vatCategory: 'S',
      accounting: {
        currency: 'RON',
        rate: '5.090000',
        date: '2026-11-02',
        source: 'sample',
        vatMinor: 8765,
      },
      deliveredTo: {
        address: 'Bulevardul Unirii 5',
        city: 'Iași',
        county: 'Iași',
        zip: '',
        country: 'Romania',
      },
      country: 'RO',
      isOnCollection: false,
    },
    ...changes,
  } as Invoice;
}

/** What was paid for the order of an invoice whose prices were entered without VAT. */
export function paidFor({ lines, vatLines }: Pick<Invoice, 'lines' | 'vatLines'>): PaidOrder {
  return paidOrderOf({
    isTaxIncluded: false,
    taxLines: vatLines.map(({ category, rate, ordered }) => ({
      ...ordered,
      category,
      rate,
      shippingMinor: ordered.shippingGrossMinor,
      taxMinor: ordered.vatMinor,
      removedMinor: 0,
    })),
    lines: lines.flatMap((line) => {
      const { productCode: key, quantity, orderedTotalMinor: lineTotalMinor } = line;
      return key === null ? [] : { key, quantity, lineTotalMinor, tax: taxOf(line) };
    }),
  });
}
