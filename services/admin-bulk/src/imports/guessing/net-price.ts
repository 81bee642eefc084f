import { foldText } from '@kp/commerce';
import { taxOfHead } from '../normalizing/tax-of-head';
import { type Candidate, type GuessedColumn, isTold, likeliest } from './candidate';
import { isSamePrice } from './same-price';

const LISTED = new Set(['price', 'compareAtPrice']);
const DISCOUNT =
  /(?<!\p{L})(?:rabat\p{L}*|remise|rabais|descuento|dto|desconto|sconto|sc|discount|reducere|خصم)(?!\p{L})|折扣|割引|할인/u;

/**
 * A net price beside a list price, or with a discount between, is what the shop pays; alone, or beside the same price
 * with VAT, it is what the shop sells for, without VAT.
 */
export function withNetPrice(
  candidates: readonly Candidate[],
  columns: readonly GuessedColumn[],
  isTaxIncluded: boolean,
): Candidate[] {
  const told = likeliest(candidates).filter(isTold);
  const columnsOf = (of: string) => told.flatMap(({ field, column }) => (field === of ? [column] : []));
  const nets = new Set(columnsOf('netPrice'));
  const grosses = new Set(columnsOf('price').filter((place) => isWithTax(place, nets, columns)));
  const isListed = told.some(({ field, column }) => LISTED.has(field) && !grosses.has(column));
  const field = isListed && columnsOf('costPrice').length === 0 ? 'costPrice' : 'price';
  // Of one price the column is left that the shop enters.
  const left = grosses.size === 0 ? null : isTaxIncluded ? nets : grosses;
  const entered = isTaxIncluded ? 'gross' : 'net';
  const stated = (place: number) => taxOfHead(columns[place]!.name);
  const hasEntered = columnsOf('price').some((place) => stated(place) === entered);
  return candidates.flatMap((candidate) => {
    const { column, score } = candidate;
    if (left?.has(column)) return [];
    const isNet = nets.has(column);
    if (candidate.field === 'netPrice') {
      // Behind a list price.
      return isNet ? [{ ...candidate, field, score: score + (isListed ? -0.01 : 0.01) }] : [];
    }
    if (isNet && LISTED.has(candidate.field)) return [];
    if (candidate.field !== 'price') return [candidate];
    if (stated(column) === entered) return [{ ...candidate, score: score + 0.01 }];
    return hasEntered && stated(column) !== null ? [] : [candidate];
  });
}

/** One of a list with discounts is what the discount is taken off. */
function isWithTax(place: number, nets: ReadonlySet<number>, columns: readonly GuessedColumn[]): boolean {
  const { name, values } = columns[place]!;
  return (
    taxOfHead(name) === 'gross' &&
    !columns.some((column) => DISCOUNT.test(foldText(column.name))) &&
    [...nets].some((net) => isSamePrice(columns[net]!.values, values))
  );
}
