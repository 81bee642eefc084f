import type { PaymentResponse } from '@kp/api-client/admin';

export type PaymentEvent = PaymentResponse['history'][number];

/** What a message of a provider says about a dispute. */
export type DisputeStep = 'opened' | 'closed' | 'news';

/** How providers call it when a dispute begins and ends: `charge.dispute.created`, `CUSTOMER.DISPUTE.RESOLVED`. */
const STEPS: Readonly<Record<string, DisputeStep>> = {
  created: 'opened',
  closed: 'closed',
  resolved: 'closed',
};

/** @param word the provider's own name of the message */
export function disputeStepOf(word: string | null): DisputeStep {
  const end = word?.split('.').at(-1)?.toLowerCase() ?? '';
  return STEPS[end] ?? 'news';
}

/** The entries about disputes, oldest first. */
export function disputesOf({ history }: Pick<PaymentResponse, 'history'>): PaymentEvent[] {
  return history.filter(({ kind }) => kind === 'disputed');
}

/** Whether a dispute is not decided yet. Messages come in any order, so they are counted. */
export function isDisputeOpen(disputes: readonly PaymentEvent[]): boolean {
  const count = (step: DisputeStep) => disputes.filter(({ note }) => disputeStepOf(note) === step).length;
  return disputes.length > 0 && count('closed') < Math.max(1, count('opened'));
}
