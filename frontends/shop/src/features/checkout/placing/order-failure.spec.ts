import type { ApiError } from '@kp/api-client';
import { isFinal, orderFailureOf } from './order-failure';

function anError(status: number, code = 'X', more: object = {}): ApiError {
  return { status, message: `${status}: …`, problem: { status, code, message: 'No.', ...more } };
}

describe('an order that failed', () => {
  it('for short stock has the products and what is left', () => {
    const items = [{ productId: 3, name: 'Day dots', requested: 5, left: 2 }];
    const failure = orderFailureOf(anError(409, 'ORDERS.SHORT_STOCK', { details: { items } }));
    expect(failure).toEqual({ kind: 'shortStock', items });
  });

  it('for a changed price knows the new one and the new total', () => {
    const details = {
      items: [{ productId: 3, name: 'Day dots', sent: '12.50', current: '13.00' }],
      totals: { totalAmount: '40.47', currency: 'USD' },
    };
    expect(orderFailureOf(anError(409, 'ORDERS.PRICE_CHANGED', { details }))).toEqual({
      kind: 'priceChanged',
      ...details,
    });
  });

  it('for single fields knows those that the checkout has', () => {
    const fields = [
      { field: 'shippingAddress.zipCode', message: 'ZIP code is required' },
      { field: 'items.0.quantity', message: 'quantity must not be less than 1' },
    ];
    expect(orderFailureOf(anError(400, 'INVALID_INPUT', { fields }))).toEqual({
      kind: 'fields',
      messages: [fields[0]],
    });
  });

  it('for fields that the checkout does not have is rejected as a whole', () => {
    const error = anError(400, 'INVALID_INPUT', { fields: [{ field: 'items', message: 'too many' }] });
    expect(orderFailureOf(error)).toEqual({ kind: 'rejected', error });
  });

  it.each([0, 500, 502, 503, 504])('with status %d may have been placed, so its key is kept', (status) => {
    const failure = orderFailureOf({ status, message: '' });
    expect(failure.kind).toBe('unanswered');
    expect(isFinal(failure)).toBe(false);
  });

  it('because its key was used means that an earlier attempt was placed', () => {
    expect(orderFailureOf(anError(422, 'ORDERS.IDEMPOTENCY_MISMATCH')).kind).toBe('alreadyPlaced');
  });

  it.each([400, 401, 404, 409, 422, 429])('with status %d is final: the next one has a new key', (status) => {
    expect(isFinal(orderFailureOf(anError(status)))).toBe(true);
  });
});
