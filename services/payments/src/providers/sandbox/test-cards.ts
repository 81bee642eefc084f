import { type DeclineCode, wordsOf } from '../../domain/sandbox-decline';
import type { SandboxMove, SandboxState } from './sandbox-books';

/** What is typed into the test card form. */
export interface TestCard {
  number: string;
  /** MM/YY or MM/YYYY */
  expiry: string;
  cvc: string;
}

/** States in which a card may be tried. */
const PAYABLE: SandboxState[] = ['open', 'requires_action', 'failed'];

export const PAID: SandboxMove = { from: PAYABLE, to: 'succeeded', tells: 'succeeded' };

export const declined = (code: DeclineCode): SandboxMove => ({
  from: PAYABLE,
  to: 'failed',
  failureMessage: wordsOf(code),
  tells: 'failed',
});

/** What each test card leads to. */
const CARDS: Record<string, SandboxMove> = {
  '4242424242424242': PAID,
  '4000000000000002': declined('card_declined'),
  '4000000000009995': declined('insufficient_funds'),
  '4000002500003155': { from: PAYABLE, to: 'requires_action' },
};

/** What a card leads to in the test provider's books. */
export function moveOf({ number, expiry, cvc }: TestCard, now = new Date()): SandboxMove {
  const move = CARDS[number.replace(/[\s-]/g, '')];
  if (!move) return declined('not_a_test_card');
  if (!isInFuture(expiry, now)) return declined('invalid_expiry');
  if (!/^\d{3,4}$/.test(cvc.trim())) return declined('invalid_cvc');
  return move;
}

/** A card can be used until the last day of its month. */
function isInFuture(expiry: string, now: Date): boolean {
  const [, month = '', year = ''] = /^\s*(0?[1-9]|1[0-2])\s*\/\s*(\d{2}|\d{4})\s*$/.exec(expiry) ?? [];
  if (month === '') return false;
  const fullYear = year.length === 2 ? 2000 + Number(year) : Number(year);
  return new Date(Date.UTC(fullYear, Number(month), 1)) > now;
}
