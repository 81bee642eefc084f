import { isCurrencyCode, money, multiplyByRate, parseMinor, UNITS } from '@kp/commerce';
import { COUNTIES } from '@kp/commerce/counties';
import { COUNTRIES } from '@kp/commerce/countries';
import { parseUbl, type UblElement } from './ubl-document';

/** Whether the document keeps the rule of this id. The ids are those of the table in docs/invoices.md. */
type Rules = Record<string, (invoice: UblElement) => boolean>;

const SELLER = 'cac:AccountingSupplierParty/cac:Party';
const BUYER = 'cac:AccountingCustomerParty/cac:Party';
const TOTAL = 'cac:LegalMonetaryTotal';
const SUBTOTAL = 'cac:TaxTotal/cac:TaxSubtotal';
const CATEGORY = 'cac:Item/cac:ClassifiedTaxCategory';
const DELIVERY = 'cac:Delivery/cac:DeliveryLocation/cac:Address';
const COUNTRY = 'cac:Country/cbc:IdentificationCode';

const TYPE_CODES = ['cbc:InvoiceTypeCode', 'cbc:CreditNoteTypeCode'];
const QUANTITIES = ['cbc:InvoicedQuantity', 'cbc:CreditedQuantity'];

const lines = (invoice: UblElement) =>
  ['cac:InvoiceLine', 'cac:CreditNoteLine'].flatMap((name) => invoice.list(name));
const quantityOf = (line: UblElement) => QUANTITIES.flatMap((name) => line.list(name))[0];
const allowances = (invoice: UblElement) => invoice.list('cac:AllowanceCharge');
const subtotals = (invoice: UblElement) => invoice.list(SUBTOTAL);
const sum = (elements: UblElement[], path: string) =>
  elements.reduce((total, element) => total + element.minor(path), 0);
const every = (elements: UblElement[], ...paths: string[]) =>
  elements.every((element) => paths.every((path) => element.has(path)));
const categories = (invoice: UblElement) =>
  subtotals(invoice).map((part) => part.text('cac:TaxCategory/cbc:ID'));
const ofCategory = (invoice: UblElement, ...ids: string[]) =>
  subtotals(invoice).filter((part) => ids.includes(part.text('cac:TaxCategory/cbc:ID')));
const addresses = (invoice: UblElement) =>
  [`${SELLER}/cac:PostalAddress`, `${BUYER}/cac:PostalAddress`, DELIVERY].flatMap((path) =>
    invoice.list(path),
  );
const inRomania = (invoice: UblElement) =>
  addresses(invoice).filter((address) => address.text(COUNTRY) === 'RO');

/** Of seller and buyer, without numbers of another kind. */
const vatNumbers = (invoice: UblElement) =>
  [SELLER, BUYER]
    .flatMap((party) => invoice.list(`${party}/cac:PartyTaxScheme`))
    .filter((scheme) => scheme.text('cac:TaxScheme/cbc:ID') === 'VAT')
    .map((scheme) => scheme.text('cbc:CompanyID'));

const COUNTRY_CODES = new Set(COUNTRIES.map(({ code }) => code));
const PREFIXES = new Set([...COUNTRY_CODES, 'EL', 'XI', '1A']);
const SUBDIVISIONS = new Set(COUNTIES.map(({ code }) => `RO-${code}`));
const DATE = /^\d{4}-\d{2}-\d{2}$/;

const hasReason = (part: UblElement) =>
  part.has('cac:TaxCategory/cbc:TaxExemptionReason') &&
  part.has('cac:TaxCategory/cbc:TaxExemptionReasonCode');

/** The taxable amount of each rate is the sum of its lines. */
const isSumOfLines = (invoice: UblElement) =>
  subtotals(invoice).every((part) => {
    const key = (element: UblElement, path: string) =>
      `${element.text(`${path}/cbc:ID`)} ${element.text(`${path}/cbc:Percent`)}`;
    const own = lines(invoice).filter((line) => key(line, CATEGORY) === key(part, 'cac:TaxCategory'));
    const cuts = allowances(invoice).filter(
      (each) => key(each, 'cac:TaxCategory') === key(part, 'cac:TaxCategory'),
    );
    const taxable = sum(own, 'cbc:LineExtensionAmount') - sum(cuts, 'cbc:Amount');
    return taxable === part.minor('cbc:TaxableAmount');
  });

/** The standard allows less than one unit of currency, this shop one cent. */
const isTaxOfItsRate = (part: UblElement) => {
  const rate = String(parseMinor(part.text('cac:TaxCategory/cbc:Percent') || '0') / 10_000);
  const expected = multiplyByRate(money(part.minor('cbc:TaxableAmount'), 'EUR'), rate).minor;
  return Math.abs(expected - part.minor('cbc:TaxAmount')) <= 1;
};

const isPriceTimesQuantity = (line: UblElement) => {
  const base = Number(line.text('cac:Price/cbc:BaseQuantity') || '1');
  const exact = (Number(line.text('cac:Price/cbc:PriceAmount')) / base) * Number(quantityOf(line)!.value);
  // Below a thousandth of a cent is the error of binary fractions.
  return Math.abs(exact * 100 - line.minor('cbc:LineExtensionAmount')) <= 0.500_01;
};

const EN_16931: Rules = {
  'BR-01': (invoice) => invoice.has('cbc:CustomizationID'),
  'BR-02': (invoice) => invoice.has('cbc:ID'),
  'BR-03': (invoice) => invoice.has('cbc:IssueDate'),
  'BR-04': (invoice) => TYPE_CODES.some((name) => invoice.has(name)),
  'BR-05': (invoice) => invoice.has('cbc:DocumentCurrencyCode'),
  'BR-06': (invoice) => invoice.has(`${SELLER}/cac:PartyLegalEntity/cbc:RegistrationName`),
  'BR-07': (invoice) => invoice.has(`${BUYER}/cac:PartyLegalEntity/cbc:RegistrationName`),
  'BR-09': (invoice) => invoice.has(`${SELLER}/cac:PostalAddress/${COUNTRY}`),
  'BR-11': (invoice) => invoice.has(`${BUYER}/cac:PostalAddress/${COUNTRY}`),
  'BR-12': (invoice) => invoice.has(`${TOTAL}/cbc:LineExtensionAmount`),
  'BR-13': (invoice) => invoice.has(`${TOTAL}/cbc:TaxExclusiveAmount`),
  'BR-14': (invoice) => invoice.has(`${TOTAL}/cbc:TaxInclusiveAmount`),
  'BR-15': (invoice) => invoice.has(`${TOTAL}/cbc:PayableAmount`),
  'BR-16': (invoice) => lines(invoice).length > 0,
  'BR-21 to BR-26': (invoice) =>
    every(
      lines(invoice),
      'cbc:ID',
      'cbc:LineExtensionAmount',
      'cac:Item/cbc:Name',
      'cac:Price/cbc:PriceAmount',
    ) &&
    lines(invoice).every((line) => quantityOf(line)?.value && quantityOf(line)!.attribute('unitCode') !== ''),
  'BR-27': (invoice) => lines(invoice).every((line) => Number(line.text('cac:Price/cbc:PriceAmount')) >= 0),
  'BR-31, BR-32, BR-33': (invoice) =>
    every(allowances(invoice), 'cbc:Amount', 'cac:TaxCategory/cbc:ID', 'cbc:AllowanceChargeReason'),
  'BR-45 to BR-48': (invoice) =>
    every(subtotals(invoice), 'cbc:TaxableAmount', 'cbc:TaxAmount', 'cac:TaxCategory/cbc:ID') &&
    every(ofCategory(invoice, 'S', 'Z', 'G', 'K'), 'cac:TaxCategory/cbc:Percent'),
  'BR-50, BR-61': (invoice) =>
    invoice
      .list('cac:PaymentMeans')
      .every(
        (means) =>
          (means.text('cbc:PaymentMeansCode') === '30') === means.has('cac:PayeeFinancialAccount/cbc:ID'),
      ),
  'BR-53': (invoice) =>
    !invoice.has('cbc:TaxCurrencyCode') ||
    invoice
      .list('cac:TaxTotal/cbc:TaxAmount')
      .some((amount) => amount.attribute('currencyID') === invoice.text('cbc:TaxCurrencyCode')),
  'BR-55': (invoice) => every(invoice.list('cac:BillingReference'), 'cac:InvoiceDocumentReference/cbc:ID'),
  'BR-CO-04': (invoice) => every(lines(invoice), `${CATEGORY}/cbc:ID`),
  'BR-CO-09': (invoice) => vatNumbers(invoice).every((number) => PREFIXES.has(number.slice(0, 2))),
  'BR-CO-10': (invoice) =>
    sum(lines(invoice), 'cbc:LineExtensionAmount') === invoice.minor(`${TOTAL}/cbc:LineExtensionAmount`),
  'BR-CO-11': (invoice) =>
    sum(allowances(invoice), 'cbc:Amount') === invoice.minor(`${TOTAL}/cbc:AllowanceTotalAmount`),
  'BR-CO-13': (invoice) =>
    invoice.minor(`${TOTAL}/cbc:TaxExclusiveAmount`) ===
    invoice.minor(`${TOTAL}/cbc:LineExtensionAmount`) - invoice.minor(`${TOTAL}/cbc:AllowanceTotalAmount`),
  'BR-CO-14': (invoice) =>
    sum(subtotals(invoice), 'cbc:TaxAmount') === invoice.minor('cac:TaxTotal/cbc:TaxAmount'),
  'BR-CO-15': (invoice) =>
    invoice.minor(`${TOTAL}/cbc:TaxExclusiveAmount`) + invoice.minor('cac:TaxTotal/cbc:TaxAmount') ===
    invoice.minor(`${TOTAL}/cbc:TaxInclusiveAmount`),
  'BR-CO-16': (invoice) =>
    invoice.minor(`${TOTAL}/cbc:TaxInclusiveAmount`) - invoice.minor(`${TOTAL}/cbc:PrepaidAmount`) ===
    invoice.minor(`${TOTAL}/cbc:PayableAmount`),
  'BR-CO-17': (invoice) => subtotals(invoice).every(isTaxOfItsRate),
  'BR-CO-18': (invoice) => subtotals(invoice).length > 0,
  'BR-CO-25': (invoice) =>
    invoice.minor(`${TOTAL}/cbc:PayableAmount`) <= 0 ||
    invoice.has('cbc:DueDate') ||
    invoice.has('cac:PaymentTerms/cbc:Note'),
  'BR-CO-26': (invoice) => invoice.has(`${SELLER}/cac:PartyTaxScheme/cbc:CompanyID`),
  'BR-DEC': (invoice) =>
    invoice.descendants
      .filter(({ name }) => name.endsWith('Amount') && name !== 'cbc:PriceAmount')
      .every((amount) => /^-?\d+\.\d{2} [A-Z]{3}$/.test(amount.value)),
  'BR-S-08, BR-Z-08, BR-E-08, BR-G-08, BR-IC-08, BR-O-08': isSumOfLines,
  'BR-Z-09, BR-E-09, BR-G-09, BR-IC-09, BR-O-09': (invoice) =>
    sum(ofCategory(invoice, 'Z', 'E', 'G', 'K', 'O'), 'cbc:TaxAmount') === 0,
  'BR-S-05, BR-Z-05': (invoice) =>
    lines(invoice).every(
      (line) => (line.text(`${CATEGORY}/cbc:ID`) === 'S') === line.minor(`${CATEGORY}/cbc:Percent`) > 0,
    ),
  'BR-S-10, BR-Z-10': (invoice) => !ofCategory(invoice, 'S', 'Z').some(hasReason),
  'BR-E-10': (invoice) => every(ofCategory(invoice, 'E'), 'cac:TaxCategory/cbc:TaxExemptionReason'),
  'BR-G-10, BR-IC-10, BR-O-10': (invoice) => ofCategory(invoice, 'G', 'K', 'O').every(hasReason),
  'BR-O-02': (invoice) => !categories(invoice).includes('O') || vatNumbers(invoice).length === 0,
  'BR-O-05': (invoice) =>
    lines(invoice).every(
      (line) => line.text(`${CATEGORY}/cbc:ID`) !== 'O' || !line.has(`${CATEGORY}/cbc:Percent`),
    ),
  'BR-O-11': (invoice) => !categories(invoice).includes('O') || categories(invoice).length === 1,
  'BR-IC-02': (invoice) =>
    !categories(invoice).includes('K') || invoice.has(`${BUYER}/cac:PartyTaxScheme/cbc:CompanyID`),
  'BR-IC-11': (invoice) =>
    !categories(invoice).includes('K') || invoice.has('cac:Delivery/cbc:ActualDeliveryDate'),
  'BR-IC-12': (invoice) => !categories(invoice).includes('K') || invoice.has(`${DELIVERY}/${COUNTRY}`),
  'BT-131': (invoice) => lines(invoice).every(isPriceTimesQuantity),
};

const CODE_LISTS: Rules = {
  'BR-CL-03': (invoice) =>
    invoice.descendants
      .map((element) => element.attribute('currencyID'))
      .every((currency) => currency === '' || isCurrencyCode(currency)),
  'BR-CL-14': (invoice) => addresses(invoice).every((address) => COUNTRY_CODES.has(address.text(COUNTRY))),
  'BR-CL-16': (invoice) =>
    invoice
      .list('cac:PaymentMeans')
      .every((means) => ['10', '30', '48', '68'].includes(means.text('cbc:PaymentMeansCode'))),
  'BR-CL-17, BR-CL-18': (invoice) =>
    categories(invoice).every((id) => ['S', 'Z', 'E', 'G', 'K', 'O'].includes(id)),
  'BR-CL-22': (invoice) =>
    invoice
      .all('cbc:TaxExemptionReasonCode')
      .every((code) => ['VATEX-EU-G', 'VATEX-EU-IC', 'VATEX-EU-O'].includes(code)),
  'BR-CL-23': (invoice) =>
    invoice.descendants
      .filter(({ name }) => name.endsWith('Quantity'))
      .every((quantity) => [...UNITS, 'C62'].includes(quantity.attribute('unitCode'))),
};

const shorterThan = (invoice: UblElement, max: number, ...names: string[]) =>
  names.flatMap((name) => invoice.all(name)).every((text) => text.length <= max);

const RO_CIUS: Rules = {
  'BR-RO-001': (invoice) =>
    invoice.text('cbc:CustomizationID') ===
    'urn:cen.eu:en16931:2017#compliant#urn:efactura.mfinante.ro:CIUS-RO:1.0.1',
  'BR-RO-010': (invoice) => /\d/.test(invoice.text('cbc:ID')),
  'BR-RO-020': (invoice) =>
    TYPE_CODES.map((name) => invoice.text(name)).join('') === (invoice.name === 'CreditNote' ? '381' : '380'),
  'BR-RO-030': (invoice) =>
    [invoice.text('cbc:TaxCurrencyCode'), invoice.text('cbc:DocumentCurrencyCode')].includes('RON'),
  'BR-RO-065': (invoice) => invoice.has(`${SELLER}/cac:PartyTaxScheme/cbc:CompanyID`),
  'BR-RO-080, BR-RO-180': (invoice) => every(addresses(invoice), 'cbc:StreetName'),
  'BR-RO-090, BR-RO-200': (invoice) => every(addresses(invoice), 'cbc:CityName'),
  'BR-RO-100': (invoice) =>
    inRomania(invoice)
      .filter((address) => address.text('cbc:CountrySubentity') === 'RO-B')
      .every((address) => /^SECTOR[1-6]$/.test(address.text('cbc:CityName'))),
  'BR-RO-110, BR-RO-111': (invoice) =>
    inRomania(invoice).every((address) => SUBDIVISIONS.has(address.text('cbc:CountrySubentity'))),
  'BR-RO-120': (invoice) =>
    invoice.has(`${BUYER}/cac:PartyLegalEntity/cbc:CompanyID`) ||
    invoice.has(`${BUYER}/cac:PartyTaxScheme/cbc:CompanyID`),
  'BR-RO-210': (invoice) => every(invoice.list(DELIVERY), 'cbc:CountrySubentity'),
  'BR-RO-DT001, BR-RO-DT004': (invoice) =>
    ['cbc:IssueDate', 'cbc:DueDate', 'cbc:ActualDeliveryDate']
      .flatMap((name) => invoice.all(name))
      .every((date) => DATE.test(date)),
  'BR-RO-A020': (invoice) => invoice.list('cbc:Note').length <= 20,
  'BR-RO-L020': (invoice) => shorterThan(invoice, 20, 'cbc:PostalZone'),
  'BR-RO-L050': (invoice) => shorterThan(invoice, 50, 'cbc:CityName'),
  'BR-RO-L100': (invoice) =>
    shorterThan(
      invoice,
      100,
      'cbc:AdditionalStreetName',
      'cbc:Line',
      'cbc:Telephone',
      'cbc:ElectronicMail',
    ) &&
    shorterThan(invoice, 100, 'cbc:TaxExemptionReason', 'cbc:AllowanceChargeReason') &&
    lines(invoice).every((line) => line.text('cac:Item/cbc:Name').length <= 100) &&
    invoice
      .list('cac:PaymentMeans/cbc:PaymentMeansCode')
      .every((code) => code.attribute('name').length <= 100),
  'BR-RO-L140': (invoice) => shorterThan(invoice, 140, 'cbc:PaymentID'),
  'BR-RO-L150': (invoice) => shorterThan(invoice, 150, 'cbc:StreetName'),
  'BR-RO-L200': (invoice) => shorterThan(invoice, 200, 'cbc:RegistrationName', 'cbc:Description', 'cbc:ID'),
  'BR-RO-L300': (invoice) => shorterThan(invoice, 300, 'cbc:Note'),
};

const UBL_ORDER = [
  'cbc:CustomizationID',
  'cbc:ID',
  'cbc:IssueDate',
  'cbc:DueDate',
  'cbc:InvoiceTypeCode',
  'cbc:CreditNoteTypeCode',
  'cbc:Note',
  'cbc:DocumentCurrencyCode',
  'cbc:TaxCurrencyCode',
  'cbc:AccountingCost',
  'cac:InvoicePeriod',
  'cac:OrderReference',
  'cac:BillingReference',
  'cac:AccountingSupplierParty',
  'cac:AccountingCustomerParty',
  'cac:Delivery',
  'cac:PaymentMeans',
  'cac:PaymentTerms',
  'cac:AllowanceCharge',
  'cac:TaxTotal',
  'cac:LegalMonetaryTotal',
  'cac:InvoiceLine',
  'cac:CreditNoteLine',
];

const UBL_2_1: Rules = {
  'UBL-Invoice-2.1.xsd, UBL-CreditNote-2.1.xsd': ({ children }) => {
    const positions = children.map(({ name }) => UBL_ORDER.indexOf(name));
    return positions.every((position, index) => position >= 0 && position >= (positions[index - 1] ?? 0));
  },
  'UBL 2.1, IND5': ({ descendants }) => descendants.every((element) => element.value.trim() !== ''),
};

export const UBL_RULES: Rules = { ...EN_16931, ...CODE_LISTS, ...RO_CIUS, ...UBL_2_1 };

/** Ids of the rules that this e-invoice does not keep. */
export function brokenRules(xml: string): string[] {
  const invoice = parseUbl(xml);
  return Object.keys(UBL_RULES).filter((id) => !UBL_RULES[id]!(invoice));
}
