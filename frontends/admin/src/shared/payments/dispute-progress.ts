import type { PaymentResponse } from '@kp/api-client/admin';

export type PaymentEvent = PaymentResponse['history'][number];

type DisputePhase = 'opened' | 'closed' | 'news';

/** Last part of the event names: `charge.dispute.created`, `CUSTOMER.DISPUTE.RESOLVED`. */
const PHASES: Readonly<Record<string, DisputePhase>> = {
  created: 'opened',
  closed: 'closed',
  resolved: 'closed',
};

export function disputePhaseOf(eventName: string | null): DisputePhase {
  const end = eventName?.split('.').at(-1)?.toLowerCase() ?? '';
  return PHASES[end] ?? 'news';
}

export function disputesOf({ history }: Pick<PaymentResponse, 'history'>): PaymentEvent[] {
  return history.filter(({ kind }) => kind === 'disputed');
}

/** Counted, because webhooks arrive in any order. */
export function isDisputeOpen(disputes: readonly PaymentEvent[]): boolean {
  const count = (phase: DisputePhase) => disputes.filter(({ note }) => disputePhaseOf(note) === phase).length;
  return disputes.length > 0 && count('closed') < Math.max(1, count('opened'));
}
