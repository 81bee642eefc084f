import { taxOfHead } from '../normalizing/tax-of-head';
import { type Candidate, isTold, likeliest } from './candidate';

const LISTED = new Set(['price', 'compareAtPrice']);

/**
 * A net price beside a list price is what the shop pays; alone, or beside the same price with VAT, it is what the shop
 * sells for, without VAT.
 */
export function withNetPrice(candidates: readonly Candidate[], heads: readonly string[]): Candidate[] {
  const told = likeliest(candidates).filter(isTold);
  const nets = new Set(told.flatMap(({ field, column }) => (field === 'netPrice' ? [column] : [])));
  const hasCost = told.some(({ field }) => field === 'costPrice');
  const isListed = told.some(
    ({ field, column }) => LISTED.has(field) && taxOfHead(heads[column] ?? '') !== 'gross',
  );
  const field = isListed && !hasCost ? 'costPrice' : 'price';
  return candidates.flatMap((candidate) => {
    if (candidate.field !== 'netPrice') {
      return nets.has(candidate.column) && LISTED.has(candidate.field) ? [] : [candidate];
    }
    // Before the same price with VAT, behind a list price.
    const score = candidate.score + (isListed ? -0.01 : 0.01);
    return nets.has(candidate.column) ? [{ ...candidate, field, score }] : [];
  });
}
