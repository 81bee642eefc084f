import { readFileSync } from 'node:fs';
import path from 'node:path';
import { EMPTY_ADDRESS, minorByRate, parseMinor, taxedAt } from '@kp/commerce';
import { createTranslator } from '@kp/i18n/create-translator';
import { loadMessages } from '@kp/i18n/load-messages';
import { creditNoteOf, remainderOf } from '../domain/credit-note';
import { dueDateOf, type Invoice, orderedTotalsOf } from '../domain/invoice';
import { invoiceAmounts, reversedAmounts } from '../domain/invoice-amounts';
import type { Buyer } from '../domain/invoice-parties';
import { reversedTax, statedTax, taxDetailsOf } from '../domain/tax-details';
import { paidFor } from '../testing/an-invoice';
import { parseUbl } from './testing/ubl-document';
import { brokenRules, UBL_RULES } from './testing/ubl-rules';
import { ublInvoiceOf } from './ubl-invoice';

const SELLER: Invoice['seller'] = {
  name: 'KitchenPass Supplies SRL',
  address: 'Strada Depozitelor 24, Sector 6',
  zipCode: '060101',
  city: 'București',
  county: 'București',
  country: 'Romania',
  vatNumber: 'RO59482171',
  registrationNumber: 'J40/8127/2017',
  email: 'contact@kitchenpass.example',
  phone: '+40 21 555 0142',
  bankName: 'Banca Dunăreană',
  iban: 'RO53 DNRB 0000 4599 1234 5678',
  shareCapital: '',
  secondBankName: '',
  secondIban: '',
  invoiceNotes: '',
  taxId: '',
  paymentTermDays: 14,
};

const BUYER: Buyer = {
  companyName: 'Bistro Nord SRL',
  firstName: 'Ana',
  lastName: 'Popescu',
  email: 'ana@nord.example',
  address: 'Bulevardul Unirii 1',
  city: 'Brașov',
  county: 'Brașov',
  zip: '500001',
  country: 'Romania',
  vatNumber: 'RO18547290',
  registrationNumber: 'J08/1/2017',
};

interface Case {
  lines?: [unitPrice: string, quantity: number][];
  shipping?: string;
  discount?: string;
  vatRate?: number;
  /** Of the currency; null for an order in euro. */
  exchange?: string | null;
  isPaid?: boolean;
  paymentMethod?: Invoice['paymentMethod'];
  buyer?: Partial<Buyer>;
  seller?: Partial<Invoice['seller']>;
  destination?: string;
  productName?: string;
  poNumber?: string;
  costCenter?: string;
  intro?: string;
  footer?: string;
  isOnCollection?: boolean;
}

function anInvoice(given: Case = {}): Invoice {
  const { lines = [['19.99', 2]], shipping = '25.00', vatRate = 0.19, exchange = '0.920000' } = given;
  const {
    isPaid = false,
    paymentMethod = isPaid ? 'cash' : 'wire_transfer',
    discount = '0',
    buyer: changed,
    destination = 'Romania',
    productName = 'Day dots',
    poNumber = null,
    costCenter = null,
    isOnCollection = false,
    intro = null,
    footer = null,
  } = given;
  const buyer = { ...BUYER, ...changed };
  const seller = { ...SELLER, ...given.seller };
  const rate = exchange === null ? null : { rate: exchange, date: '2026-11-01', source: null };
  const goodsMinor = lines.reduce((sum, [price, quantity]) => sum + parseMinor(price) * quantity, 0);
  const tax = statedTax(taxedAt(vatRate), { seller, buyer, destination });
  const order = {
    currency: rate ? ('USD' as const) : ('EUR' as const),
    isTaxIncluded: false,
    taxLines: [
      {
        ...tax,
        goodsMinor,
        discountMinor: parseMinor(discount),
        shippingMinor: parseMinor(shipping),
        taxMinor: minorByRate(goodsMinor - parseMinor(discount), vatRate),
        removedMinor: 0,
      },
    ],
    lines: lines.map(([price, quantity], index) => ({
      productName,
      productCode: `KP-${index + 1}`,
      quantity,
      unitPriceMinor: parseMinor(price),
      lineTotalMinor: parseMinor(price) * quantity,
      tax,
    })),
  };
  const amounts = invoiceAmounts(order, 'Shipping', rate, 'EUR');
  const address = { ...EMPTY_ADDRESS, address: 'Street 1', city: 'Town', state: 'Region', county: 'Region' };
  const lei = { rate: '5.090000', date: '2026-11-01', source: null };
  return {
    ...amounts,
    id: 1,
    number: 'INV-2026-000001',
    kind: 'invoice',
    orderId: 1,
    orderNumber: 'ORD-2026-000001',
    userId: 1,
    reversesId: null,
    reversesNumber: null,
    reversesIssueDate: null,
    reversedByNumber: null,
    issueDate: '2026-11-22',
    dueDate: isPaid ? null : '2026-12-06',
    supplyDate: '2026-11-20',
    intro,
    footer,
    language: 'en',
    paymentMethod,
    isPaid,
    isPaidWhenIssued: isPaid,
    paidMinor: 0,
    paidOn: null,
    seller,
    buyer,
    exchange: rate,
    poNumber,
    costCenter,
    creditsId: null,
    creditsNumber: null,
    creditsIssueDate: null,
    creditedByNumbers: [],
    creditedMinor: 0,
    discountCode: parseMinor(discount) > 0 ? 'WELCOME10' : null,
    ordered: orderedTotalsOf(order.currency, amounts.vatLines),
    tax: taxDetailsOf(
      amounts,
      { ...address, country: destination },
      { ...lei, currency: 'RON' },
      { country: 'RO', isOnCollection },
    ),
  };
}

const stornoOf = (invoice: Invoice): Invoice => ({
  ...invoice,
  ...reversedAmounts(invoice),
  kind: 'storno',
  dueDate: null,
  number: 'STO-2026-000001',
  tax: reversedTax(invoice.tax!),
  reversesId: 1,
  reversesNumber: invoice.number,
  reversesIssueDate: invoice.issueDate,
});

const THREE_LINES: Case['lines'] = [
  ['12.50', 3],
  ['19.99', 2],
  ['0.05', 10],
];

/** Refunds in the currency of the order, oldest first. */
function creditNotesOf(invoice: Invoice, ...refunds: [amount: string, units?: number][]): Invoice[] {
  return refunds.reduce<Invoice[]>((earlier, [amount, quantity]) => {
    const units = quantity ? [{ productCode: 'KP-1', quantity }] : [];
    const { currency } = invoice.ordered;
    const refund = { key: 'return:1', amountMinor: parseMinor(amount), currency, units };
    const names = { refund: `Refund of order ${invoice.orderNumber}`, deduction: 'Deduction' };
    const draft = creditNoteOf(invoice, earlier, refund, { paid: paidFor(invoice), names })!;
    const number = `CN-2026-00000${earlier.length + 1}`;
    const note = {
      ...draft,
      number,
      creditsNumber: invoice.number,
      creditsIssueDate: invoice.issueDate,
      dueDate: null,
    };
    return [...earlier, { ...invoice, ...note, supplyDate: invoice.supplyDate }];
  }, []);
}

const CREDITS: [string, Case, ...[amount: string, units?: number][]][] = [
  ['of a returned unit', { lines: THREE_LINES, exchange: null }, ['14.88', 1]],
  ['of a returned unit, converted', { lines: THREE_LINES }, ['14.88', 1]],
  ['of a returned unit with shipping', { lines: THREE_LINES }, ['39.88', 1]],
  ['of a returned unit less a deduction', { lines: THREE_LINES }, ['10.00', 1]],
  ['of a returned unit of a discounted order', { lines: THREE_LINES, discount: '7.80' }, ['13.39', 1]],
  ['of a free amount', { exchange: null }, ['10.00']],
  ['of a free amount, converted', {}, ['10.00']],
  ['of a cent', {}, ['0.02']],
  ['of shipping', { exchange: null }, ['25.00']],
  ['of shipping, converted', {}, ['25.00']],
  ['of the whole invoice', { lines: THREE_LINES, discount: '7.80' }, ['999.00']],
  ['of a free amount, then the rest', { lines: THREE_LINES, discount: '7.80' }, ['10.00'], ['999.00']],
  ['of an untaxed order', { vatRate: 0, destination: 'Japan' }, ['5.00'], ['25.00']],
];

async function xmlOf(invoice: Invoice, language: 'en' | 'ar' = 'en'): Promise<string> {
  return ublInvoiceOf(
    invoice,
    createTranslator(language, await loadMessages(language, ['common', 'mail', 'invoice'])).t,
  );
}

const documentOf = async (given?: Case) => parseUbl(await xmlOf(anInvoice(given)));

const OUTSIDE_VAT = { vatNumber: '', taxId: '59482171' };

const GERMAN = {
  vatNumber: 'DE811907980',
  address: 'Unter den Linden 1',
  city: 'Berlin',
  zip: '10117',
  country: 'Germany',
};

const CASES: [string, Case][] = [
  ['plain, not converted', { exchange: null }],
  ['converted', {}],
  ['paid', { isPaid: true }],
  ['with VAT on collection', { isOnCollection: true, exchange: null }],
  ['of three lines', { lines: THREE_LINES }],
  ['of forty lines', { lines: Array.from({ length: 40 }, () => ['0.99', 1]), exchange: '0.9137' }],
  ['with a discount', { lines: THREE_LINES, discount: '7.80' }],
  ['with a discount, not converted', { lines: THREE_LINES, discount: '7.80', exchange: null }],
  ['with a discount and free shipping', { lines: THREE_LINES, discount: '7.80', shipping: '0.00' }],
  ['with a discount of all and free shipping', { discount: '39.98', shipping: '0.00' }],
  ['with a discount, exported', { discount: '3.00', vatRate: 0, destination: 'Japan' }],
  ['with free shipping', { shipping: '0.00' }],
  ['with a rate of half percents', { vatRate: 0.055 }],
  ['without VAT at home', { vatRate: 0 }],
  ['without VAT of a seller outside it', { vatRate: 0, seller: OUTSIDE_VAT }],
  [
    'without VAT of a seller outside it, discounted and exported',
    { vatRate: 0, seller: OUTSIDE_VAT, discount: '3.00', destination: 'Japan' },
  ],
  ['without VAT, exported', { vatRate: 0, destination: 'Japan' }],
  [
    'without VAT, to a company of another member state',
    { vatRate: 0, destination: 'Germany', buyer: GERMAN },
  ],
  ['without VAT, to a consumer of another member state', { vatRate: 0, destination: 'France' }],
  ['to somebody without a tax number', { buyer: { companyName: '', vatNumber: '', registrationNumber: '' } }],
  ['to a company outside the VAT register', { buyer: { vatNumber: '18547291', registrationNumber: '' } }],
  [
    'with texts longer than allowed',
    { productName: 'Țiglă '.repeat(33), buyer: { address: 'Strada Lungă '.repeat(20) } },
  ],
  [
    'with characters that XML escapes',
    { productName: 'Pots & <pans> "5 l"', buyer: { companyName: 'A & B <SRL>' } },
  ],
  ['with characters that XML forbids', { productName: 'Day\u0001 \uFFFEdots \u{1F372}' }],
  ['with the references of its buyer', { poNumber: 'PO-4711/26', costCenter: 'Bucătărie <Cluj>' }],
  ['with references of characters that XML forbids', { poNumber: '\u0001', costCenter: '\uFFFE' }],
  ['of a seller whose county was not asked for', { seller: { county: undefined } }],
  ['of a hundred thousand pieces', { lines: [['19.99', 99_999]], exchange: '0.9137' }],
];

describe('an e-invoice', () => {
  it.each(CASES)('%s keeps every rule, and so does its storno', async (_name, given) => {
    const invoice = anInvoice(given);
    expect(brokenRules(await xmlOf(invoice))).toEqual([]);
    expect(brokenRules(await xmlOf(stornoOf(invoice)))).toEqual([]);
  });

  it.each(CASES)('%s has the amounts of the invoice', async (_name, given) => {
    const invoice = anInvoice(given);
    const document = parseUbl(await xmlOf(invoice));
    const totals = document.list('cac:LegalMonetaryTotal')[0]!;
    const lines = document.list('cac:InvoiceLine').map((line) => line.minor('cbc:LineExtensionAmount'));
    expect(lines).toEqual(invoice.lines.map(({ lineTotalMinor }) => lineTotalMinor));
    expect([
      totals.minor('cbc:TaxExclusiveAmount'),
      document.minor('cac:TaxTotal/cbc:TaxAmount'),
      totals.minor('cbc:TaxInclusiveAmount'),
    ]).toEqual([invoice.subtotalMinor - invoice.allowanceMinor, invoice.vatMinor, invoice.totalMinor]);
    const sum = lines.reduce((total, line) => total + line, 0);
    expect(sum - invoice.allowanceMinor + invoice.vatMinor).toBe(invoice.totalMinor);
  });

  it.each(CREDITS)(
    'of a credit note %s keeps every rule, and so does the storno after it',
    async (_name, given, ...refunds) => {
      const invoice = anInvoice(given);
      const notes = creditNotesOf(invoice, ...refunds);
      expect(notes).toHaveLength(refunds.length);
      for (const note of notes) {
        expect(brokenRules(await xmlOf(note))).toEqual([]);
        const document = parseUbl(await xmlOf(note));
        expect(document.name).toBe('CreditNote');
        expect(document.all('cac:InvoiceDocumentReference')).toEqual(['INV-2026-000001 2026-11-22']);
        expect(document.minor('cac:LegalMonetaryTotal/cbc:TaxInclusiveAmount')).toBe(note.totalMinor);
      }
      const left = remainderOf(invoice, notes);
      if (left.totalMinor > 0) expect(brokenRules(await xmlOf(stornoOf(left)))).toEqual([]);
    },
  );

  it('states the discount as an allowance of the document', async () => {
    const document = await documentOf({ lines: THREE_LINES, discount: '7.80' });
    expect(document.all('cac:AllowanceCharge')).toEqual([
      'false Discount (WELCOME10) 7.18 EUR 91.07 EUR S 19.00 VAT',
    ]);
    expect(document.all('cbc:AllowanceTotalAmount')).toEqual(['7.18 EUR']);
    expect(document.all('cbc:TaxableAmount')).toEqual(['83.89 EUR']);
  });

  it('says that its VAT is due once it is paid, in words and by code', async () => {
    const document = await documentOf({ isOnCollection: true });
    expect(document.all('cac:InvoicePeriod')).toEqual(['432']);
    expect(document.all('cbc:Note')).toContain('Cash accounting');
    const exported = await documentOf({ isOnCollection: true, vatRate: 0, destination: 'Japan' });
    expect(exported.all('cac:InvoicePeriod')).toEqual([]);
  });

  it('is the same text for the same invoice', async () => {
    expect(await xmlOf(anInvoice())).toBe(await xmlOf(anInvoice()));
  });

  it.each<[string, Case, string]>([
    ['19% at home', {}, 'S 19.00 VAT'],
    ['5.5%', { vatRate: 0.055 }, 'S 5.50 VAT'],
    ['0% at home', { vatRate: 0 }, 'Z 0.00 VAT'],
    ['0% to a consumer in France', { vatRate: 0, destination: 'France' }, 'Z 0.00 VAT'],
    [
      '0% outside the EU',
      { vatRate: 0, destination: 'Japan' },
      'G 0.00 VATEX-EU-G Export outside the EU, Article 146 of Directive 2006/112/EC VAT',
    ],
    [
      '0% to a German company',
      { vatRate: 0, destination: 'Germany', buyer: GERMAN },
      'K 0.00 VATEX-EU-IC Intra-Community supply, Article 138 of Directive 2006/112/EC VAT',
    ],
  ])('names the reason of its VAT: %s', async (_name, given, category) => {
    expect((await documentOf(given)).all('cac:TaxCategory')).toEqual([category]);
  });

  it("states an article's own code, barcode and unit", async () => {
    const invoice = anInvoice();
    const article = { productCode: 'GX-1011', gtin: '5944349342757', unit: 'XPK' } as const;
    const lines = invoice.lines.map((line) => (line.productCode === null ? line : { ...line, ...article }));
    const xml = await xmlOf({ ...invoice, lines });
    expect(xml).toContain('<cbc:InvoicedQuantity unitCode="XPK">2</cbc:InvoicedQuantity>');
    expect(xml).toContain('<cbc:InvoicedQuantity unitCode="C62">1</cbc:InvoicedQuantity>');
    expect(xml.replace(/>\s+</g, '><')).toContain(
      '<cac:SellersItemIdentification><cbc:ID>GX-1011</cbc:ID></cac:SellersItemIdentification>' +
        '<cac:StandardItemIdentification><cbc:ID schemeID="0160">5944349342757</cbc:ID></cac:StandardItemIdentification>',
    );
  });

  it('states the number and cost center of the buyer beside the order of the shop', async () => {
    const document = await documentOf({ poNumber: 'PO-4711/26', costCenter: 'Kitchen Cluj' });
    expect(document.text('cac:OrderReference/cbc:ID')).toBe('PO-4711/26');
    expect(document.text('cac:OrderReference/cbc:SalesOrderID')).toBe('ORD-2026-000001');
    expect(document.text('cbc:AccountingCost')).toBe('Kitchen Cluj');
    const plain = await documentOf();
    expect(plain.all('cac:OrderReference')).toEqual(['ORD-2026-000001']);
    expect(plain.all('cbc:AccountingCost')).toEqual([]);
  });

  it('carries the notes of the seller', async () => {
    const seller = { ...SELLER, invoiceNotes: 'Payable within 14 days.' };
    const texts = { intro: 'As agreed.', footer: 'Until next time.' };
    const notes = (await documentOf({ seller, ...texts })).all('cbc:Note').slice(0, 3);
    expect(notes).toEqual(['As agreed.', 'Payable within 14 days.', 'Until next time.']);
  });

  it('states VAT in lei at the rate of its day', async () => {
    const document = await documentOf();
    expect(document.list('cac:TaxTotal/cbc:TaxAmount').map(({ value }) => value)).toEqual([
      '10.66 EUR',
      '54.26 RON',
    ]);
    expect(document.all('cbc:Note')).toContain('Exchange rate since 2026-11-01: 1 EUR = 5.09 RON.');
  });

  it('asks for the whole amount by bank transfer, or for none once it is paid', async () => {
    const open = await documentOf();
    expect(open.text('cac:LegalMonetaryTotal/cbc:PayableAmount')).toBe('66.77');
    expect(open.all('cac:PaymentMeans')).toEqual(['30 INV-2026-000001 RO53DNRB0000459912345678']);
    expect(open.all('cac:PaymentTerms')).toEqual([
      'Please pay by bank transfer with reference INV-2026-000001.',
    ]);
    const seller = { ...SELLER, secondIban: 'RO49AAAA1B31007593840000', shareCapital: '200 RON' };
    const named = await documentOf({ seller });
    expect(named.all('cac:PaymentMeans')).toEqual([
      '30 INV-2026-000001 RO53DNRB0000459912345678',
      '30 INV-2026-000001 RO49AAAA1B31007593840000',
    ]);
    const legal = 'cac:AccountingSupplierParty/cac:Party/cac:PartyLegalEntity/cbc:CompanyLegalForm';
    expect(named.text(legal)).toBe('200 RON');
    const paid = await documentOf({ isPaid: true });
    expect(paid.text('cac:LegalMonetaryTotal/cbc:PrepaidAmount')).toBe('66.77');
    expect(paid.text('cac:LegalMonetaryTotal/cbc:PayableAmount')).toBe('0.00');
    expect(paid.all('cac:PaymentTerms')).toEqual([]);
  });

  it.each([
    ['cash', '10 Cash on delivery'],
    ['stripe', '48 Credit or debit card'],
    ['paypal', '68 PayPal'],
    ['revolut', '68 Revolut Pay or card'],
  ] as const)('paid by %s states that, and no account', async (paymentMethod, means) => {
    const document = await documentOf({ isPaid: true, paymentMethod });
    const [code] = document.list('cac:PaymentMeans/cbc:PaymentMeansCode');
    expect(`${code!.value} ${code!.attribute('name')}`).toBe(means);
    expect(document.all('cac:PaymentMeans')).toEqual([code!.value]);
  });

  it('of a storno has negative quantities at positive prices and asks for no payment', async () => {
    const storno = parseUbl(await xmlOf(stornoOf(anInvoice())));
    expect(storno.all('cbc:InvoicedQuantity')).toEqual(['-2', '-1']);
    expect(storno.all('cbc:PriceAmount')).toEqual(['18.39 EUR', '19.33 EUR']);
    expect(storno.all('cac:InvoiceDocumentReference')).toEqual(['INV-2026-000001 2026-11-22']);
    expect(storno.text('cac:LegalMonetaryTotal/cbc:PayableAmount')).toBe('-66.77');
    expect(storno.all('cac:PaymentMeans')).toEqual([]);
  });

  it('states the price of all pieces where four decimals do not reach the cent', async () => {
    const document = await documentOf({ lines: [['19.99', 99_999]], shipping: '0.00', exchange: '0.9137' });
    expect(document.all('cac:Price')).toEqual(['1826468.04 EUR 99999']);
    expect((await documentOf()).all('cac:Price')).toEqual(['18.39 EUR', '19.33 EUR']);
  });

  it.each([
    [0, '2026-11-22'],
    [14, '2026-12-06'],
    [60, '2027-01-21'],
  ])('is due %s days after its issue: %s, unless it is paid or no invoice', (paymentTermDays, day) => {
    const open = anInvoice({ seller: { paymentTermDays } });
    const draft = { ...open, refundKey: null };
    expect(dueDateOf(draft, open.issueDate)).toBe(day);
    expect(dueDateOf({ ...draft, isPaid: true }, open.issueDate)).toBeNull();
    expect(dueDateOf({ ...draft, kind: 'storno' }, open.issueDate)).toBeNull();
  });

  it('states when it is due only while money is asked for', async () => {
    expect((await documentOf()).text('cbc:DueDate')).toBe('2026-12-06');
    expect((await documentOf({ isPaid: true })).text('cbc:DueDate')).toBe('');
    expect(parseUbl(await xmlOf(stornoOf(anInvoice()))).text('cbc:DueDate')).toBe('');
  });

  it.each([
    ['sample', 'Source: sample rate of a new shop, not an official one.'],
    ['manual', 'Source: entered by the seller.'],
    ['bnr', 'Source: National Bank of Romania.'],
    ['www.ecb.europa.eu', 'Source: www.ecb.europa.eu.'],
  ])('says who stated its rates: %s', async (source, text) => {
    const { exchange, tax, ...rest } = anInvoice();
    const stated = {
      ...rest,
      exchange: { ...exchange!, source },
      tax: { ...tax!, accounting: { ...tax!.accounting!, source } },
    };
    const notes = parseUbl(await xmlOf(stated)).all('cbc:Note');
    expect(notes.filter((note) => note.endsWith(text))).toHaveLength(2);
    expect((await documentOf()).all('cbc:Note').join()).not.toContain('Source');
  });

  it('of a seller outside VAT is category O: its tax number, no rate and no VAT number at all', async () => {
    const document = await documentOf({ vatRate: 0, seller: OUTSIDE_VAT });
    const [seller] = document.list('cac:AccountingSupplierParty/cac:Party');
    expect(seller!.text('cac:PartyTaxScheme/cbc:CompanyID')).toBe('59482171');
    expect(document.all('cbc:CompanyID')).toEqual(['59482171', 'J40/8127/2017', 'RO18547290']);
    expect(document.all('cbc:Percent')).toEqual([]);
    expect(document.all('cbc:TaxExemptionReasonCode')).toEqual(['VATEX-EU-O']);
    expect(document.text('cac:LegalMonetaryTotal/cbc:PayableAmount')).toBe('59.78');
  });

  it('writes the name of a buyer in the order of its script', async () => {
    const nameOf = async (firstName: string, lastName: string) => {
      const person = { companyName: '', vatNumber: '', registrationNumber: '', firstName, lastName };
      const [party] = (await documentOf({ buyer: person })).list('cac:AccountingCustomerParty/cac:Party');
      return party!.text('cac:PartyLegalEntity/cbc:RegistrationName');
    };
    expect(await nameOf('さくら', '田中')).toBe('田中 さくら');
    expect(await nameOf('민수', '김')).toBe('김 민수');
    expect(await nameOf('Ana', 'Popescu')).toBe('Ana Popescu');
  });

  it('identifies the buyer by what is known', async () => {
    const identifiers = async (buyer: Partial<Buyer>) => {
      const [party] = (await documentOf({ buyer })).list('cac:AccountingCustomerParty/cac:Party');
      return ['cac:PartyTaxScheme', 'cac:PartyLegalEntity'].map((part) =>
        party!.text(`${part}/cbc:CompanyID`),
      );
    };
    expect(await identifiers({})).toEqual(['RO18547290', 'J08/1/2017']);
    expect(await identifiers({ vatNumber: 'ro 185-472.90', registrationNumber: '' })).toEqual([
      'RO18547290',
      '',
    ]);
    expect(await identifiers({ vatNumber: '18547291', registrationNumber: '' })).toEqual(['', '18547291']);
    expect(await identifiers({ vatNumber: '', taxId: '18547291' })).toEqual(['', '18547291']);
    const person = { companyName: '', vatNumber: '', registrationNumber: '' };
    expect(await identifiers(person)).toEqual(['', '0000000000000']);
  });

  it('writes its notes in the language of the order', async () => {
    const document = parseUbl(await xmlOf(anInvoice(), 'ar'));
    expect(document.all('cbc:Note')[0]).toMatch(/^قيمة الطلب/);
    expect(brokenRules(await xmlOf(anInvoice(), 'ar'))).toEqual([]);
  });

  it('is refused with the names of all that is missing', async () => {
    const unknown = { country: 'Atlantis', address: ' ' };
    const missing = (given: Case) =>
      xmlOf(anInvoice(given)).catch(({ details }: { details: object }) => details);
    expect(await missing({ buyer: unknown })).toEqual({ missing: ['user.country', 'user.address'] });
    expect(await missing({ buyer: { city: 'Valea Lungă', county: '' } })).toEqual({
      missing: ['user.county'],
    });
    expect(await missing({ buyer: { vatNumber: '', registrationNumber: '' } })).toEqual({
      missing: ['user.vatNumber'],
    });
    const abroad = { country: 'Switzerland', address: 'Rue du Rhône 1', city: 'Genève', county: 'Genève' };
    const exported = { ...abroad, vatNumber: '', taxId: '', registrationNumber: '' };
    expect(await missing({ buyer: exported })).toContain('<cbc:CompanyID>0000000000000</cbc:CompanyID>');
    expect(await missing({ seller: { address: 'Strada 1', zipCode: '' } })).toEqual({
      missing: ['seller.city'],
    });
  });
});

describe('the rules of an e-invoice', () => {
  const GUIDE = readFileSync(path.join(__dirname, '../../../../docs/invoices.md'), 'utf8');

  it('are those that docs/invoices.md lists, each with its source', () => {
    const rows = [...GUIDE.matchAll(/^\| `([^`]+)` +\| (EN 16931|RO_CIUS|UBL 2\.1)/gm)].map(([, id]) => id);
    expect(rows.sort()).toEqual(Object.keys(UBL_RULES).sort());
  });

  it.each<[string, (xml: string) => string]>([
    ['BR-CO-10', (xml) => xml.replace('>36.78<', '>36.79<')],
    ['BR-CO-14', (xml) => xml.replace('>10.66<', '>10.67<')],
    ['BR-CO-15', (xml) => xml.replace(/(TaxInclusiveAmount currencyID="EUR">)[\d.]+/, '$166.00')],
    ['BR-CO-16', (xml) => xml.replace(/(PayableAmount currencyID="EUR">)[\d.]+/, '$11.00')],
    ['BR-CO-17', (xml) => xml.replaceAll('>19.00<', '>20.00<')],
    [
      'BR-CO-25',
      (xml) =>
        xml.replace(/<cac:PaymentTerms>[^]*<\/cac:PaymentTerms>|<cbc:DueDate>[^<]*<\/cbc:DueDate>/g, ''),
    ],
    ['BR-53', (xml) => xml.replace('currencyID="RON"', 'currencyID="EUR"')],
    ['BR-27', (xml) => xml.replace('>18.39<', '>-18.39<')],
    ['BR-RO-030', (xml) => xml.replace('TaxCurrencyCode>RON', 'TaxCurrencyCode>EUR')],
    ['BR-RO-100', (xml) => xml.replace('SECTOR6', 'București')],
    ['BR-RO-110, BR-RO-111', (xml) => xml.replace('RO-BV', 'BV')],
    ['BR-RO-L300', (xml) => xml.replace('Exchange rate', 'Exchange rate '.repeat(30))],
    ['UBL 2.1, IND5', (xml) => xml.replace('>INV-2026-000001<', '><')],
  ])('are checked: a document against %s is found', async (id, breakRule) => {
    expect(brokenRules(breakRule(await xmlOf(anInvoice())))).toContain(id);
  });
});
