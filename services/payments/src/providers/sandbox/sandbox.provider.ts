import { randomBytes } from 'node:crypto';
import type { OnlineMethod } from '../../domain/payment-facts';
import { ProviderRefused } from '../../domain/payment.errors';
import { wordsOf } from '../../domain/sandbox-decline';
import type {
  Handover,
  NewProviderPayment,
  NewProviderRefund,
  PaymentProvider,
  ProviderEvent,
  ProviderPayment,
  ProviderRefund,
  ProviderState,
  WebhookCall,
} from '../payment-provider';
import type { SandboxBooks, SandboxPayment, SandboxState } from './sandbox-books';
import { SANDBOX_SIGNATURE, type SandboxSignature } from './sandbox-signature';

const STATES: Record<SandboxState, ProviderState> = {
  open: 'open',
  requires_action: 'open',
  approved: 'approved',
  failed: 'failed',
  succeeded: 'captured',
};

const newRef = (kind: string) => `sandbox_${kind}_${randomBytes(12).toString('hex')}`;

/** What the test provider sends to our webhook. */
export interface SandboxMessage {
  id: string;
  type: string;
  ref: string;
}

/** The built-in test provider, in the role of one of the three. It keeps books of its own and moves no money. */
export class SandboxProvider implements PaymentProvider {
  /** @param publicUrl of the shop, which shows the provider's own page too */
  constructor(
    private readonly method: OnlineMethod,
    private readonly books: SandboxBooks,
    private readonly signature: SandboxSignature,
    private readonly publicUrl: string,
  ) {}

  async create(payment: NewProviderPayment): Promise<ProviderPayment> {
    return this.shown(await this.books.open(newRef('pay'), this.method, payment));
  }

  async find(ref: string): Promise<ProviderPayment> {
    const payment = await this.books.find(ref);
    if (!payment) throw new ProviderRefused(`Sandbox: no payment ${ref}`);
    return this.shown(payment);
  }

  async capture(ref: string): Promise<ProviderPayment> {
    const payment = await this.books.find(ref);
    await this.books.move(
      ref,
      payment?.willDecline
        ? { from: ['approved'], to: 'failed', failureMessage: wordsOf('card_declined'), tells: 'failed' }
        : { from: ['approved'], to: 'succeeded', tells: 'succeeded' },
    );
    return this.find(ref);
  }

  async refund(refund: NewProviderRefund): Promise<ProviderRefund> {
    const ref = await this.books.refund(newRef('refund'), refund);
    if (ref === null) throw new ProviderRefused('Sandbox: more than there is to give back');
    return { ref, state: 'done', failureMessage: null };
  }

  async findRefund(ref: string): Promise<ProviderRefund> {
    const known = await this.books.findRefund(ref);
    if (known === null) throw new ProviderRefused(`Sandbox: no refund ${ref}`);
    return { ref: known, state: 'done', failureMessage: null };
  }

  async verifyWebhook({ body, headers }: WebhookCall): Promise<ProviderEvent> {
    this.signature.verify(body, headers[SANDBOX_SIGNATURE]);
    const { id, type, ref } = JSON.parse(body.toString()) as SandboxMessage;
    return { id, type, refs: [ref], reference: null };
  }

  private shown(payment: SandboxPayment): ProviderPayment {
    const { ref, reference, state, amountMinor, refundedMinor, failureMessage } = payment;
    return {
      ref,
      reference,
      state: STATES[state],
      capturedMinor: state === 'succeeded' ? amountMinor : 0,
      refundedMinor,
      captureRef: null,
      failureMessage,
      handover: this.handover(ref),
    };
  }

  private handover(ref: string): Handover {
    if (this.method === 'stripe') return { clientSecret: `${ref}_secret` };
    if (this.method === 'revolut') return { token: ref };
    return { approveUrl: `${this.publicUrl.replace(/\/$/, '')}/api/payments/sandbox/${ref}/approval` };
  }
}
