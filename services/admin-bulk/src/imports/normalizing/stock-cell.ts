import { foldText } from '@kp/commerce';
import { yesNoCell } from '@kp/platform/imports';
import { measureWords } from './measure-words';

const AVAILABLE = new Set(
  'in stock, available, on stock, in stoc, pe stoc, disponibil, stoc disponibil, auf lager, lagernd, verfugbar, sofort lieferbar, en stock, disponible, en existencias, disponibile, a magazzino, em stock, disponivel, dostepny, na stanie, متوفر, متاح, 有货, 现货, 在庫あり, 재고있음, 있음'
    .split(',')
    .map(foldText),
);
const SOLD_OUT = new Set(
  'out of stock, sold out, unavailable, not available, stoc epuizat, epuizat, indisponibil, lipsa stoc, la comanda, on order, to order, auf bestellung, bestellware, sur commande, su ordinazione, bajo pedido, por encomenda, na zamowienie, na zam, حسب الطلب, ausverkauft, nicht verfugbar, nicht lieferbar, rupture, epuise, indisponible, agotado, sin existencias, no disponible, esaurito, non disponibile, esgotado, indisponivel, brak, niedostepny, غير متوفر, نفد, 缺货, 无货, 在庫なし, 品切れ, 품절, 없음'
    .split(',')
    .map(foldText),
);

/** Of times, with what is said of working days. */
const TIMES = new Set([
  ...(['hour', 'day', 'week', 'month'] as const).flatMap(measureWords),
  ...'werktag, werktage, werktagen, arbeitstage, wochentage, std, lucratoare, ouvres, ouvrables, laborables, habiles, lavorativi, uteis, robocze, roboczych, working, business'
    .split(',')
    .map(foldText),
]);
const COUNTED = /^\D{0,4}\d+(?:\s*[-/]\s*\d+)?\s*(\p{L}+)/u;

/** "3-5 Tage" and "7 días" say when there are some, not how many. */
export function isDuration(text: string): boolean {
  const word = COUNTED.exec(foldText(text))?.[1];
  return word !== undefined && TIMES.has(word);
}

const AT_LEAST = /^(?:[>≥]\s*=?\s*(\d[\d.,\s]*)|(\d[\d.,\s]*)\s*\+)$/u;

/** ">100" and "100+" → "100"; null for what is no such number. */
export function atLeastOf(text: string): string | null {
  const [, above, below] = AT_LEAST.exec(text.trim()) ?? [];
  return (above ?? below)?.trim() ?? null;
}

/** "Non communiqué" and its like in other languages, folded, without points. */
const UNKNOWN = new Set(
  'nc, n c, nd, n d, n/c, n/d, na, n/a, ka, k a, bd, b d, nv, غ م, -, --, –, —, ?'.split(', '),
);
export const isUnknownValue = (text: string): boolean =>
  UNKNOWN.has(foldText(text).replace(/\./g, '').trim());

/** Whether a word says that there are some; null for a number and for what says neither. */
export function availabilityOf(text: string): boolean | null {
  const word = foldText(text);
  if (word === '' || /^\d/.test(word)) return null;
  if (AVAILABLE.has(word)) return true;
  return SOLD_OUT.has(word) ? false : yesNoCell(text);
}
