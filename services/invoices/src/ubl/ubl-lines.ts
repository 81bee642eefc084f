import { minorToDecimal } from '@kp/commerce';
import type { Invoice } from '../domain/invoice';
import { type InvoiceLine, taxOf } from '../domain/invoice-amounts';
import { taxCategory } from './ubl-tax';
import { cut, ublAmount, type UblNode, xmlText } from './ubl-text';

/** UN/ECE Recommendation 20: pieces of a product, one service. */
const PIECE = 'H87';
const ONE = 'C62';
/** ISO/IEC 6523: GS1. */
const GTIN_SCHEME = '0160';
/** Lengths of BR-RO-L100 and L200. */
const NAME_LENGTH = 100;
const DESCRIPTION_LENGTH = 200;

export function ublLine(
  line: InvoiceLine,
  index: number,
  { kind, currency }: Pick<Invoice, 'kind' | 'currency'>,
): UblNode {
  const name = xmlText(line.productName);
  const unitCode = line.productCode === null ? ONE : (line.unit ?? PIECE);
  return {
    'cbc:ID': String(index + 1),
    [kind === 'credit_note' ? 'cbc:CreditedQuantity' : 'cbc:InvoicedQuantity']: {
      '@unitCode': unitCode,
      '#': String(line.quantity),
    },
    'cbc:LineExtensionAmount': ublAmount(line.lineTotalMinor, currency),
    'cac:Item': {
      'cbc:Description': name.length > NAME_LENGTH ? cut(name, DESCRIPTION_LENGTH) : undefined,
      'cbc:Name': cut(name, NAME_LENGTH),
      'cac:SellersItemIdentification': { 'cbc:ID': xmlText(line.productCode ?? '') },
      'cac:StandardItemIdentification': line.gtin
        ? { 'cbc:ID': { '@schemeID': GTIN_SCHEME, '#': line.gtin } }
        : undefined,
      'cac:ClassifiedTaxCategory': taxCategory(taxOf(line)),
    },
    'cac:Price': price(line, unitCode, currency),
  };
}

/**
 * A line is quantity × price to the cent. Of many pieces four decimals do not reach that, so the price is then stated
 * for all of them. A price is never negative (BR-27): on a storno the quantity is.
 */
function price(
  { unitPrice, quantity, lineTotalMinor }: InvoiceLine,
  unitCode: string,
  currency: string,
): UblNode {
  const pieces = Math.abs(quantity);
  const total = Math.abs(lineTotalMinor);
  const ofUnits = (tenThousandths(unitPrice) * pieces + 50) / 100;
  if (Math.floor(ofUnits) === total)
    return { 'cbc:PriceAmount': { '@currencyID': currency, '#': unitPrice } };
  return {
    'cbc:PriceAmount': { '@currencyID': currency, '#': minorToDecimal(total) },
    'cbc:BaseQuantity': { '@unitCode': unitCode, '#': String(pieces) },
  };
}

/** "18.3908" → 183908 */
function tenThousandths(decimal: string): number {
  const [whole, fraction = ''] = decimal.split('.');
  return Number(`${whole}${fraction.padEnd(4, '0')}`);
}
