import type { i18n } from 'i18next';
import { isSameTax, minorToDecimal, rateToPercent, type Tax } from '@kp/commerce';
import type { Invoice } from '../domain/invoice';
import { taxOf } from '../domain/invoice-amounts';
import { type TaxDetails, type VatExemption, vatExemptionOf } from '../domain/tax-details';
import { VAT_SCHEME } from './ubl-parties';
import { cut, ublAmount, type UblNode, xmlText } from './ubl-text';

type Translate = i18n['t'];

/** Goods that are exempt by their kind have a reason in words alone. */
const VATEX: Partial<Record<VatExemption, string>> = {
  export: 'VATEX-EU-G',
  intraCommunity: 'VATEX-EU-IC',
  notRegistered: 'VATEX-EU-O',
};
/** BR-RO-L100. */
const REASON_LENGTH = 100;

export function taxCategory({ category, rate }: Tax): UblNode {
  // What is outside VAT has no rate, not one of zero (BR-O-05).
  const percent = category === 'O' ? undefined : percentOf(rate);
  return { 'cbc:ID': category, 'cbc:Percent': percent, ...VAT_SCHEME };
}

/** One total with the breakdown by rate in the currency of the invoice, one without it in that of the tax office. */
export function taxTotals(
  { currency, lines, vatLines, vatMinor }: Invoice,
  tax: TaxDetails,
  t: Translate,
): UblNode[] {
  // Of a credit note less than a cent of a rate has no line, and a breakdown without lines breaks BR-S-08.
  const stated = vatLines.filter((line) => lines.some((each) => isSameTax(taxOf(each), line)));
  const breakdown = stated.map((line) => ({
    'cbc:TaxableAmount': ublAmount(line.taxableMinor, currency),
    'cbc:TaxAmount': ublAmount(line.vatMinor, currency),
    'cac:TaxCategory': withExemption(taxCategory(line), vatExemptionOf(line), t),
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
