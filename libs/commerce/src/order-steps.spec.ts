import { orderSteps } from './order-steps';

const createdAt = '2026-03-01T10:00:00.000Z';
const entry = (day: number, toStatus: 'processing' | 'shipped' | 'delivered' | 'cancelled' | null) => ({
  at: `2026-03-0${day}T10:00:00.000Z`,
  toStatus,
});
const shown = (order: Parameters<typeof orderSteps>[0]) =>
  orderSteps(order).map(({ status, at, state }) => `${status} ${at?.slice(8, 10) ?? '-'} ${state}`);

describe('the steps of an order', () => {
  it('begin with the order itself', () => {
    expect(shown({ status: 'pending', createdAt, history: [] })).toEqual([
      'pending 01 current',
      'processing - next',
      'shipped - next',
      'delivered - next',
    ]);
  });

  it('have the day of each, without one for a step that was skipped', () => {
    const history = [entry(2, null), entry(3, 'shipped'), entry(4, 'delivered')];
    expect(shown({ status: 'delivered', createdAt, history })).toEqual([
      'pending 01 done',
      'processing - done',
      'shipped 03 done',
      'delivered 04 done',
    ]);
  });

  it('go back with the order, and count the last time', () => {
    const history = [entry(2, 'processing'), entry(3, 'shipped'), entry(4, 'processing')];
    expect(shown({ status: 'processing', createdAt, history })).toEqual([
      'pending 01 done',
      'processing 04 current',
      'shipped - next',
      'delivered - next',
    ]);
  });

  it('end where it was cancelled', () => {
    const history = [entry(2, 'processing'), entry(5, 'cancelled')];
    expect(shown({ status: 'cancelled', createdAt, history })).toEqual([
      'pending 01 done',
      'cancelled 05 current',
    ]);
  });
});
