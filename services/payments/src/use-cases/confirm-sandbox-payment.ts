import { Injectable } from '@nestjs/common';
import { paymentNotFound } from '../domain/payment.errors';
import { type DeclineCode, declineCodeOf } from '../domain/sandbox-decline';
import { Providers } from '../providers/providers';
import { SandboxBooks, type SandboxMove, type SandboxPayment } from '../providers/sandbox/sandbox-books';
import { declined, moveOf, PAID, type TestCard } from '../providers/sandbox/test-cards';

/** What a shopper does at the test provider. */
export type SandboxAction =
  | { action: 'card'; card: TestCard }
  | {
      action: 'wallet' | 'approve' | 'approve-declined' | 'authenticate' | 'refuse-authentication' | 'cancel';
    };

export type SandboxOutcome = 'succeeded' | 'approved' | 'declined' | 'requires_action' | 'cancelled';

export interface SandboxAnswer {
  outcome: SandboxOutcome;
  /** In English. */
  message: string | null;
  declineCode: DeclineCode | null;
}

const OUTCOMES: Record<SandboxPayment['state'], SandboxOutcome> = {
  open: 'cancelled',
  requires_action: 'requires_action',
  approved: 'approved',
  failed: 'declined',
  succeeded: 'succeeded',
};

/** Stands in for the provider's own page and browser library. */
@Injectable()
export class ConfirmSandboxPayment {
  constructor(
    private readonly books: SandboxBooks,
    private readonly providers: Providers,
  ) {}

  /** @throws PaymentError PAYMENTS.NOT_FOUND, also while the method is not played by the test provider */
  async execute(ref: string, action: SandboxAction): Promise<SandboxAnswer> {
    const payment = await this.get(ref);
    const move = stepOf(action, payment);
    if (move) await this.books.move(ref, move);
    const { state, failureMessage } = (await this.books.find(ref))!;
    // Turning back changes nothing at a provider: the shopper may come again.
    const turnedBack = action.action === 'cancel' && state !== 'succeeded';
    return {
      outcome: turnedBack ? 'cancelled' : OUTCOMES[state],
      message: failureMessage,
      declineCode: declineCodeOf(failureMessage),
    };
  }

  /** @throws PaymentError PAYMENTS.NOT_FOUND */
  async get(ref: string): Promise<SandboxPayment> {
    const payment = await this.books.find(ref);
    if (!payment || !this.providers.isSandbox(payment.method)) throw paymentNotFound();
    return payment;
  }
}

function stepOf(action: SandboxAction, { method }: SandboxPayment): SandboxMove | null {
  switch (action.action) {
    case 'card':
      return moveOf(action.card);
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

/** PayPal's payments are approved first and captured by the shop. */
const approval = (willDecline: boolean): SandboxMove => ({
  from: ['open', 'failed'],
  to: 'approved',
  willDecline,
  tells: 'approved',
});
