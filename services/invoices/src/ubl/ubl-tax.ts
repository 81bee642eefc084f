import type { i18n } from 'i18next';
import { minorToDecimal, money, multiplyByRate, rateToPercent } from '@kp/commerce';
import type { Invoice } from '../domain/invoice';
import { type TaxDetails, type VatExemption, vatExemptionOf } from '../domain/tax-details';
import { VAT_SCHEME } from './ubl-parties';
import { cut, ublAmount, type UblNode, xmlText } from './ubl-text';

type Translate = i18n['t'];

const VATEX: Record<VatExemption, string> = {
  export: 'VATEX-EU-G',
  intraCommunity: 'VATEX-EU-IC',
  notRegistered: 'VATEX-EU-O',
};
/** BR-RO-L100. */
const REASON_LENGTH = 100;

export function taxCategory(vatRate: number, { vatCategory }: TaxDetails): UblNode {
  const category = vatRate > 0 ? 'S' : vatCategory;
  // What is outside VAT has no rate, not one of zero (BR-O-05).
  const percent = category === 'O' ? undefined : percentOf(vatRate);
  return { 'cbc:ID': category, 'cbc:Percent': percent, ...VAT_SCHEME };
}

/** One total with the breakdown by rate in the currency of the invoice, one without it in that of the tax office. */
export function taxTotals(invoice: Invoice, tax: TaxDetails, t: Translate): UblNode[] {
  const { currency, lines, allowanceMinor, vatMinor } = invoice;
  const rates = [...new Set(lines.map(({ vatRate }) => vatRate))].sort((left, right) => right - left);
  const sums = rates.map((vatRate) => {
    const ofRate = lines.filter((line) => line.vatRate === vatRate);
    const ofLines = ofRate.reduce((sum, { lineTotalMinor }) => sum + lineTotalMinor, 0);
    // All lines of an order have one rate, and so has its discount.
    const taxable = vatRate === lines[0]!.vatRate ? ofLines - allowanceMinor : ofLines;
    return { vatRate, taxable, vat: multiplyByRate(money(taxable, currency), vatRate).minor };
  });
  // An invoice that was not converted has the VAT that was paid, which can be a cent beside that of its lines.
  const unexplained = vatMinor - sums.reduce((sum, { vat }) => sum + vat, 0);
  const breakdown = sums.map(({ vatRate, taxable, vat }, index) => ({
    'cbc:TaxableAmount': ublAmount(taxable, currency),
    'cbc:TaxAmount': ublAmount(index === 0 ? vat + unexplained : vat, currency),
    'cac:TaxCategory': withExemption(taxCategory(vatRate, tax), vatRate > 0 ? null : vatExemptionOf(tax), t),
  }));
  const { accounting } = tax;
  return [
    { 'cbc:TaxAmount': ublAmount(vatMinor, currency), 'cac:TaxSubtotal': breakdown },
    ...(accounting ? [{ 'cbc:TaxAmount': ublAmount(accounting.vatMinor, accounting.currency) }] : []),
  ];
}

function withExemption(category: UblNode, exemption: VatExemption | null, t: Translate): UblNode {
  if (exemption === null) return category;
  const { 'cac:TaxScheme': scheme, ...rest } = category;
  return {
    ...rest,
    'cbc:TaxExemptionReasonCode': VATEX[exemption],
    'cbc:TaxExemptionReason': cut(xmlText(t(`invoice:exemption.${exemption}`)), REASON_LENGTH),
    'cac:TaxScheme': scheme,
  };
}

/** 0.19 → "19.00". */
const percentOf = (rate: number): string => minorToDecimal(Math.round(Number(rateToPercent(rate)) * 100));
