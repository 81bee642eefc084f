import type { PaymentResponse } from '@kp/api-client/admin';

export type PaymentEvent = PaymentResponse['history'][number];

type DisputeStep = 'opened' | 'closed' | 'news';

/** Last part of the event names: `charge.dispute.created`, `CUSTOMER.DISPUTE.RESOLVED`. */
const STEPS: Readonly<Record<string, DisputeStep>> = {
  created: 'opened',
  closed: 'closed',
  resolved: 'closed',
};

export function disputeStepOf(word: string | null): DisputeStep {
  const end = word?.split('.').at(-1)?.toLowerCase() ?? '';
  return STEPS[end] ?? 'news';
}

export function disputesOf({ history }: Pick<PaymentResponse, 'history'>): PaymentEvent[] {
  return history.filter(({ kind }) => kind === 'disputed');
}

/** Counted, because webhooks arrive in any order. */
export function isDisputeOpen(disputes: readonly PaymentEvent[]): boolean {
  const count = (step: DisputeStep) => disputes.filter(({ note }) => disputeStepOf(note) === step).length;
  return disputes.length > 0 && count('closed') < Math.max(1, count('opened'));
}
