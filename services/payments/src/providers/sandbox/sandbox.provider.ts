import { randomBytes } from 'node:crypto';
import { declineMessageOf, type OnlineMethod } from '../../domain/payment-snapshot';
import { ProviderRejectedError } from '../../domain/payment.errors';
import type {
  ClientData,
  NewProviderPayment,
  NewProviderRefund,
  PaymentProvider,
  ProviderDispute,
  ProviderEvent,
  ProviderPayment,
  ProviderRefund,
  ProviderState,
  WebhookCall,
} from '../../domain/payment-provider';
import { readable } from '../readable-message';
import { SANDBOX_SIGNATURE_HEADER, type SandboxSignature } from '../webhook-signature';
import type { SandboxLedger, SandboxPayment, SandboxState } from './sandbox-ledger';

const STATES: Record<SandboxState, ProviderState> = {
  open: 'open',
  requires_action: 'open',
  approved: 'approved',
  failed: 'failed',
  succeeded: 'captured',
};

const newRef = (kind: string) => `sandbox_${kind}_${randomBytes(12).toString('hex')}`;

export interface SandboxMessage {
  id: string;
  type: string;
  ref: string;
}

/** The built-in test provider, in place of one of the three; moves no money. */
export class SandboxProvider implements PaymentProvider {
  constructor(
    private readonly method: OnlineMethod,
    private readonly ledger: SandboxLedger,
    private readonly signature: SandboxSignature,
    private readonly publicUrl: string,
  ) {}

  async create(payment: NewProviderPayment): Promise<ProviderPayment> {
    return this.mapped(await this.ledger.open(newRef('pay'), this.method, payment));
  }

  async find(ref: string): Promise<ProviderPayment> {
    const payment = await this.ledger.find(ref);
    if (!payment) throw new ProviderRejectedError(`Sandbox: no payment ${ref}`);
    return this.mapped(payment);
  }

  async capture(ref: string): Promise<ProviderPayment> {
    const payment = await this.ledger.find(ref);
    await this.ledger.transition(
      ref,
      payment?.willDecline
        ? {
            from: ['approved'],
            to: 'failed',
            failureMessage: declineMessageOf('card_declined'),
            emits: 'failed',
          }
        : { from: ['approved'], to: 'succeeded', emits: 'succeeded' },
    );
    return this.find(ref);
  }

  async refund(refund: NewProviderRefund): Promise<ProviderRefund> {
    const ref = await this.ledger.refund(newRef('refund'), refund);
    if (ref === null) throw new ProviderRejectedError('Sandbox: more than the refundable amount');
    return { ref, state: 'done', failureMessage: null };
  }

  async findRefund(ref: string): Promise<ProviderRefund> {
    const refundRef = await this.ledger.findRefund(ref);
    if (refundRef === null) throw new ProviderRejectedError(`Sandbox: no refund ${ref}`);
    return { ref: refundRef, state: 'done', failureMessage: null };
  }

  findDispute(ref: string): Promise<ProviderDispute> {
    return Promise.reject(new ProviderRejectedError(`Sandbox: no dispute ${ref}`));
  }

  async verifyWebhook({ body, headers }: WebhookCall): Promise<ProviderEvent> {
    this.signature.verify(body, headers[SANDBOX_SIGNATURE_HEADER]);
    return readable('the test provider', () => {
      const { id, type, ref } = JSON.parse(body.toString()) as SandboxMessage;
      return { id, type, refs: [ref], reference: null };
    });
  }

  private mapped(payment: SandboxPayment): ProviderPayment {
    const { ref, reference, state, amountMinor, currency, refundedMinor, failureMessage } = payment;
    return {
      ref,
      reference,
      state: STATES[state],
      capturedMinor: state === 'succeeded' ? amountMinor : 0,
      currency,
      refundedMinor,
      captureRef: null,
      failureMessage,
      clientData: this.clientData(ref),
    };
  }

  private clientData(ref: string): ClientData {
    if (this.method === 'stripe') return { clientSecret: `${ref}_secret` };
    if (this.method === 'revolut') return { token: ref };
    return { approveUrl: `${this.publicUrl.replace(/\/$/, '')}/api/payments/sandbox/${ref}/approval` };
  }
}
