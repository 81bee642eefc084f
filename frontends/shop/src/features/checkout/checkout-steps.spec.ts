import { checkoutSteps, EMPTY_CHECKOUT } from '@kp/commerce';
import { reachableStep, stepAfter, stepBefore, stepOfField } from './checkout-steps';
import { aForm } from './testing/a-form';

const GUEST = checkoutSteps(false);
const CUSTOMER = checkoutSteps(true);

describe('the step to show', () => {
  it('is the first one when none is asked for', () => {
    expect(reachableStep(aForm(), GUEST, null)).toBe('contact');
    expect(reachableStep(aForm(), CUSTOMER, null)).toBe('address');
  });

  it('is the one asked for when all before it are complete', () => {
    expect(reachableStep(aForm(), GUEST, 'payment')).toBe('payment');
    expect(reachableStep(aForm(), GUEST, 'address')).toBe('address');
  });

  it('is never behind an incomplete one', () => {
    expect(reachableStep(aForm({ email: 'no address' }), GUEST, 'payment')).toBe('contact');
    expect(reachableStep(aForm({ shippingAddress: EMPTY_CHECKOUT.shippingAddress }), GUEST, 'payment')).toBe(
      'address',
    );
  });

  it('asks a signed-in buyer for no e-mail address', () => {
    expect(reachableStep(aForm({ email: '' }), CUSTOMER, 'payment')).toBe('payment');
    expect(reachableStep(aForm({ email: '' }), CUSTOMER, 'contact')).toBe('address');
  });

  it('is the first one for a step that does not exist', () => {
    expect(reachableStep(aForm(), GUEST, 'gift-wrapping')).toBe('contact');
  });
});

describe('the steps', () => {
  it('follow each other and end on both sides', () => {
    expect(stepAfter(GUEST, 'contact')).toBe('address');
    expect(stepAfter(GUEST, 'payment')).toBeNull();
    expect(stepBefore(CUSTOMER, 'payment')).toBe('address');
    expect(stepBefore(CUSTOMER, 'address')).toBeNull();
  });

  it('each hold their fields', () => {
    expect(stepOfField('email')).toBe('contact');
    expect(stepOfField('billingAddress.city')).toBe('address');
    expect(stepOfField('notes')).toBe('payment');
  });
});
