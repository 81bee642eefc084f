import type { OrderStatus } from './order-rules';

export interface FollowedOrder {
  readonly status: OrderStatus;
  readonly createdAt: string;
  readonly history: readonly { readonly at: string; readonly toStatus: OrderStatus | null }[];
}

export interface OrderStep {
  readonly status: OrderStatus;
  /** ISO 8601; null for a step that was skipped or is still to come. */
  readonly at: string | null;
  readonly state: 'done' | 'current' | 'next';
}

const STEPS = ['pending', 'processing', 'shipped', 'delivered'] as const satisfies readonly OrderStatus[];

/** The way of an order as its customer follows it; a cancelled one ends with that. */
export function orderSteps({ status, createdAt, history }: FollowedOrder): OrderStep[] {
  const timeOf = (reached: OrderStatus) =>
    reached === 'pending'
      ? createdAt
      : (history.filter(({ toStatus }) => toStatus === reached).at(-1)?.at ?? null);
  if (status === 'cancelled')
    return [
      { status: 'pending', at: createdAt, state: 'done' },
      { status, at: timeOf(status), state: 'current' },
    ];
  const current = STEPS.indexOf(status);
  return STEPS.map((step, index) => {
    const isDone = index < current || step === 'delivered';
    if (index > current) return { status: step, at: null, state: 'next' };
    return { status: step, at: timeOf(step), state: isDone ? 'done' : 'current' };
  });
}
