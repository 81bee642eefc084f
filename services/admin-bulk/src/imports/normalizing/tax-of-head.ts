import { foldText } from '@kp/commerce';

const TAXES = '(?:tva|mwst|ust|vat|iva|taxe|taxes|tax|taxa)';
const NET = new RegExp(
  '(?:^| )(?:netto|net|nets|neto|neta|nettopreis|ht|liquido)(?= |$)' +
    `|(?:^| )(?:fara|ohne|excl|exkl|excluding|zzgl|zuzugl|hors|sans|sin|senza|sem|bez|without|plus) ${TAXES}(?= |$)` +
    `|${TAXES} (?:exclus|excluida|excluido|esclusa)|بدون|غير شامل|صافي|不含税|税抜|税別|부가세 ?별도|공급가`,
);
const GROSS = new RegExp(
  '(?:^| )(?:brutto|bruttopreis|ttc|gross|lordo)(?= |$)' +
    `|(?:^| )(?:cu|inkl|incl|including|con|com|z|with|mit) ${TAXES}(?= |$)` +
    `|${TAXES} (?:inclus|inclusa|incluido|incluida|included)|شامل|含税|税込|부가세 ?포함`,
);

/** What the head of a price says of VAT: "Cena netto", "Prix TTC"; null when it says nothing. */
export function taxOfHead(head: string): 'net' | 'gross' | null {
  const text = foldText(head)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
  // "Without" first: some languages negate the word for "with".
  if (NET.test(text)) return 'net';
  return GROSS.test(text) ? 'gross' : null;
}
