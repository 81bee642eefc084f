import { createHash } from 'node:crypto';
import { strFromU8, unzipSync } from 'fflate';

const minorOf = (text) => Math.round(Number(text) * 100);
const valueOf = (xml, element) => new RegExp(`<cbc:${element}(?: [^>]*)?>([^<]*)<`).exec(xml)?.[1];
const part = (xml, element) =>
  new RegExp(`<cac:${element}>([\\s\\S]*?)</cac:${element}>`).exec(xml)?.[1] ?? '';

/** What an e-invoice says by its own words; what goes back is negative. */
export function statedBy(xml) {
  const sign = /<CreditNote\b/.test(xml) ? -1 : 1;
  const currency = valueOf(xml, 'DocumentCurrencyCode');
  const taxes = [...xml.matchAll(/<cac:TaxTotal>([\s\S]*?)<\/cac:TaxTotal>/g)].map(([, tax]) => tax);
  const own = taxes.find((tax) => tax.includes('<cac:TaxSubtotal>'));
  const inLei = taxes.find((tax) => /^\s*<cbc:TaxAmount currencyID="RON"/.test(tax));
  const total = part(xml, 'LegalMonetaryTotal');
  const customer = part(xml, 'AccountingCustomerParty');
  return {
    number: valueOf(xml, 'ID'),
    day: valueOf(xml, 'IssueDate'),
    currency,
    net: sign * minorOf(valueOf(total, 'TaxExclusiveAmount')),
    vat: sign * minorOf(valueOf(own, 'TaxAmount')),
    total: sign * minorOf(valueOf(total, 'TaxInclusiveAmount')),
    vatInLei: sign * minorOf(valueOf(inLei ?? own, 'TaxAmount')),
    country: valueOf(part(customer, 'PostalAddress'), 'IdentificationCode'),
    rates: [...own.matchAll(/<cac:TaxSubtotal>([\s\S]*?)<\/cac:TaxSubtotal>/g)].map(([, rate]) => ({
      category: valueOf(part(rate, 'TaxCategory'), 'ID'),
      percent: Number(valueOf(rate, 'Percent') ?? 0),
      taxable: sign * minorOf(valueOf(rate, 'TaxableAmount')),
      vat: sign * minorOf(valueOf(rate, 'TaxAmount')),
    })),
  };
}

/** What is paid since is in an XML that is made later, and only there. */
const says = (xml) => JSON.stringify(statedBy(xml));
const sha256 = (content) => createHash('sha256').update(content).digest('hex');

/** How many documents of the ZIP of the month have their PDF, an XML of the figures that were sent, and the seal over it. */
export function filedDocuments(files, uploads) {
  const filed = { pdf: 0, xml: 0, seal: 0 };
  for (const { number, xml } of uploads) {
    const of = (ending) => files[`documents/${number}${ending}`];
    if (strFromU8(of('.pdf')?.subarray(0, 5) ?? new Uint8Array()) === '%PDF-') filed.pdf += 1;
    if (of('.xml') && says(strFromU8(of('.xml'))) === says(xml)) filed.xml += 1;
    const sealed = of('-seal.zip') && Object.values(unzipSync(of('-seal.zip')));
    if (sealed?.some((content) => sha256(content) === sha256(xml))) filed.seal += 1;
  }
  return filed;
}
