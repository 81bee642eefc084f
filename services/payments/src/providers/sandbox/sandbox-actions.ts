import { type DeclineCode, declineMessageOf } from '../../domain/payment-snapshot';
import type { SandboxPayment, SandboxState, SandboxTransition } from './sandbox-ledger';

interface TestCard {
  number: string;
  expiry: string;
  cvc: string;
}

export type SandboxAction =
  | { action: 'card'; card: TestCard }
  | {
      action: 'wallet' | 'approve' | 'approve-declined' | 'authenticate' | 'refuse-authentication' | 'cancel';
    };

const PAYABLE: SandboxState[] = ['open', 'requires_action', 'failed'];

const PAID: SandboxTransition = { from: PAYABLE, to: 'succeeded', emits: 'succeeded' };

const declined = (code: DeclineCode): SandboxTransition => ({
  from: PAYABLE,
  to: 'failed',
  failureMessage: declineMessageOf(code),
  emits: 'failed',
});

const TEST_CARDS: Record<string, SandboxTransition> = {
  '4242424242424242': PAID,
  '4000000000000002': declined('card_declined'),
  '4000000000009995': declined('insufficient_funds'),
  '4000002500003155': { from: PAYABLE, to: 'requires_action' },
};

function cardTransitionOf({ number, expiry, cvc }: TestCard, now = new Date()): SandboxTransition {
  const transition = TEST_CARDS[number.replace(/[\s-]/g, '')];
  if (!transition) return declined('not_a_test_card');
  if (!isInFuture(expiry, now)) return declined('invalid_expiry');
  if (!/^\d{3,4}$/.test(cvc.trim())) return declined('invalid_cvc');
  return transition;
}

function isInFuture(expiry: string, now: Date): boolean {
  const [, month = '', year = ''] = /^\s*(0?[1-9]|1[0-2])\s*\/?\s*(\d{2}|\d{4})\s*$/.exec(expiry) ?? [];
  if (month === '') return false;
  const fullYear = year.length === 2 ? 2000 + Number(year) : Number(year);
  return new Date(Date.UTC(fullYear, Number(month), 1)) > now;
}

const approval = (willDecline: boolean): SandboxTransition => ({
  from: ['open', 'failed'],
  to: 'approved',
  willDecline,
  emits: 'approved',
});

export function transitionOf(action: SandboxAction, { method }: SandboxPayment): SandboxTransition | null {
  switch (action.action) {
    case 'card':
      return cardTransitionOf(action.card);
    case 'wallet':
      return PAID;
    case 'approve':
      return method === 'paypal' ? approval(false) : PAID;
    case 'approve-declined':
      return method === 'paypal' ? approval(true) : declined('payment_declined');
    case 'authenticate':
      return { ...PAID, from: ['requires_action'] };
    case 'refuse-authentication':
      return { ...declined('authentication_failed'), from: ['requires_action'] };
    case 'cancel':
      return null;
  }
}
