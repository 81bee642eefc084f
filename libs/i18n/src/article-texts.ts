import type { Unit } from '@kp/commerce';
import type { createTranslator } from './create-translator';
import { formatNumber } from './formats';
import type { LanguageCode } from './languages';

/** "2 (pack)" on a document; the number alone where no unit is known. Asks for the texts `units`. */
export function quantityText(
  { quantity, unit }: { readonly quantity: number; readonly unit?: Unit | null },
  t: ReturnType<typeof createTranslator>['t'],
  language: LanguageCode,
): string {
  const number = formatNumber(quantity, language);
  return unit ? `${number} (${t(`units:units.${unit}`)})` : number;
}

/** A name with the barcode that a scanner reads. */
export const articleText = (name: string, gtin: string | null | undefined): string =>
  gtin ? `${name} · GTIN ${gtin}` : name;
