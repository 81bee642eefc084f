import { disputesOf, disputePhaseOf, isDisputeOpen, type PaymentEvent } from './dispute-progress';

const entry = (note: string | null, kind: PaymentEvent['kind'] = 'disputed'): PaymentEvent => ({
  at: '2026-03-01T10:05:00.000Z',
  kind,
  amount: null,
  note,
});
const isOpen = (...words: string[]) => isDisputeOpen(words.map((word) => entry(word)));

describe('A dispute', () => {
  it.each([
    ['charge.dispute.created', 'opened'],
    ['CUSTOMER.DISPUTE.CREATED', 'opened'],
    ['charge.dispute.closed', 'closed'],
    ['CUSTOMER.DISPUTE.RESOLVED', 'closed'],
    ['CUSTOMER.DISPUTE.UPDATED', 'news'],
    ['charge.dispute.funds_withdrawn', 'news'],
    [null, 'news'],
  ])('with the event "%s" is %s', (event, phase) => {
    expect(disputePhaseOf(event)).toBe(phase);
  });

  it('is what the history calls so', () => {
    const history = [entry(null, 'captured'), entry('charge.dispute.created')];
    expect(disputesOf({ history })).toEqual([history[1]]);
  });

  it('is open until it is closed, in whatever order the messages came', () => {
    expect(isOpen()).toBe(false);
    expect(isOpen('charge.dispute.created')).toBe(true);
    expect(isOpen('charge.dispute.updated')).toBe(true);
    expect(isOpen('charge.dispute.created', 'charge.dispute.closed')).toBe(false);
    expect(isOpen('charge.dispute.closed', 'charge.dispute.created')).toBe(false);
    expect(isOpen('charge.dispute.closed')).toBe(false);
  });

  it('is open when a second one follows a closed one', () => {
    const [opened, closed] = ['CUSTOMER.DISPUTE.CREATED', 'CUSTOMER.DISPUTE.RESOLVED'];
    expect(isOpen(opened, closed, opened)).toBe(true);
  });
});
