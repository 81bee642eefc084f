import { foldText } from '@kp/commerce';

const TAXES =
  '(?:\\d+ ?%? ?)?(?:gesetzl\\p{L}* |der |la |the )?(?:tva|mwst|ust|mehrwertsteuer|vat|iva|taxe|taxes|tax|taxa|(?:ال)?ضريب\\p{L}*)(?: القيمة المضافة)?';
const LIMITS = '(?= |$)';
const WITHOUT =
  'fara|ohne|o|ex|exc|excl|exkl|excluding|zzgl|zuzuglich|zuzugl|hors|sans|sin|senza|sem|bez|without|before|plus|بدون|غير شامل\\p{L}*|قبل';
const WITH = 'cu|inkl|inc|incl|including|con|com|z|with|mit|after|شامل\\p{L}*|يشمل|متضمن\\p{L}*|مع|بعد';

const EXCLUDED = new RegExp(
  `(?:^| )(?:ht|(?:${WITHOUT}) ${TAXES}|${TAXES} (?:(?:excl|exkl|escl)\\p{L}*|(?:no|non|not|nao|nu|nicht) (?:incl|inkl|compr)\\p{L}*))${LIMITS}` +
    '|不含税|税抜き?|税別|부가세 ?별도',
  'gu',
);
const INCLUDED = new RegExp(
  `(?:^| )(?:ttc|ivat[oaie]|(?:${WITH}) ${TAXES}|${TAXES} (?:incl|inkl|compr)\\p{L}*)${LIMITS}` +
    '|含税|(?:消費)?税込み?|부가세 ?포함',
  'gu',
);
/** Is a price after discounts too, which "with VAT" beside it outweighs. */
const NET = /(?:^| )(?:netto|net|nets|neto|neta|nettopreis|liquido)(?= |$)|صافي|本体価格|공급가/u;
const GROSS = /(?:^| )(?:brutto|bruttopreis|gross|lordo)(?= |$)/u;
/** What a discount is taken off is gross in another sense. */
const LISTED =
  /(?:^| )(?:brutto ?(?:lp|listenpreis\p{L}*|liste)|(?:lp|listenpreis) brutto|gross list(?: price)?|listino lordo|lordo listino)(?= |$)/u;

/** "H.T." → "ht", "+ IVA" → "plus iva"; composed, as words of Korean are written. */
const wordsOf = (head: string): string =>
  foldText(head)
    .normalize('NFC')
    .replace(/(?<!\p{L})(\p{L})\.(?=\p{L}(?!\p{L}))/gu, '$1')
    .replaceAll('+', ' plus ')
    .replace(/[^\p{L}\p{N}%]+/gu, ' ')
    .trim();

/** What the head of a price says of VAT: "Cena netto", "Prix TTC"; null when it says nothing. */
export function taxOfHead(head: string): 'net' | 'gross' | null {
  const text = wordsOf(head);
  // "Without" first: some languages negate the word for "with".
  if (text.search(EXCLUDED) !== -1) return 'net';
  if (text.search(INCLUDED) !== -1) return 'gross';
  if (NET.test(text)) return 'net';
  return GROSS.test(text) && !LISTED.test(text) ? 'gross' : null;
}

/** "Alle Preise zzgl. MwSt.": what the titles above a table say of all prices in it; null where they say both. */
export function taxOfTitles(titles: readonly string[]): 'net' | 'gross' | null {
  const text = wordsOf(titles.join(' '));
  const [isNet, isGross] = [text.search(EXCLUDED) !== -1, text.search(INCLUDED) !== -1];
  if (isNet === isGross) return null;
  return isNet ? 'net' : 'gross';
}

/** A head without what it says of VAT, which is no column of its own. */
export const withoutTax = (head: string): string =>
  wordsOf(head).replace(EXCLUDED, ' ').replace(INCLUDED, ' ').trim();
