import { Injectable } from '@nestjs/common';
import { type DeclineCode, declineCodeOf } from '../domain/payment-snapshot';
import { paymentNotFound } from '../domain/payment.errors';
import { Providers } from '../providers/providers';
import { type SandboxAction, transitionOf } from '../providers/sandbox/sandbox-actions';
import { SandboxLedger, type SandboxPayment } from '../providers/sandbox/sandbox-ledger';

interface SandboxConfirmation {
  outcome: 'succeeded' | 'approved' | 'declined' | 'requires_action' | 'cancelled';
  message: string | null;
  declineCode: DeclineCode | null;
}

const OUTCOMES: Record<SandboxPayment['state'], SandboxConfirmation['outcome']> = {
  open: 'cancelled',
  requires_action: 'requires_action',
  approved: 'approved',
  failed: 'declined',
  succeeded: 'succeeded',
};

/** Replaces the page and the browser library of a provider. */
@Injectable()
export class ConfirmSandboxPayment {
  constructor(
    private readonly ledger: SandboxLedger,
    private readonly providers: Providers,
  ) {}

  /** @throws PaymentError PAYMENTS.NOT_FOUND, also while the method does not use the test provider */
  async execute(ref: string, action: SandboxAction): Promise<SandboxConfirmation> {
    const payment = await this.get(ref);
    const transition = transitionOf(action, payment);
    if (transition) await this.ledger.transition(ref, transition);
    const { state, failureMessage } = (await this.ledger.find(ref))!;
    const isCancelled = action.action === 'cancel' && state !== 'succeeded';
    return {
      outcome: isCancelled ? 'cancelled' : OUTCOMES[state],
      message: failureMessage,
      declineCode: declineCodeOf(failureMessage),
    };
  }

  async get(ref: string): Promise<SandboxPayment> {
    const payment = await this.ledger.find(ref);
    if (!payment || !this.providers.isSandbox(payment.method)) throw paymentNotFound();
    return payment;
  }
}
