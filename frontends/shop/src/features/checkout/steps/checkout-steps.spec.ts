import { checkoutSteps, EMPTY_CHECKOUT, type CheckoutStep } from '@kp/commerce';
import { aForm } from '../testing/a-form';
import { stepOfField } from './checkout-fields';
import { reachableStep, stepAfter, stepBefore } from './checkout-steps';

const GUEST = checkoutSteps(false);
const CUSTOMER = checkoutSteps(true);

describe('the step to show', () => {
  const draft = (confirmed: readonly CheckoutStep[], form = aForm()) => ({ confirmed, form });

  it('is the first one when none is asked for', () => {
    expect(reachableStep(draft(['contact', 'address']), GUEST, null)).toBe('contact');
    expect(reachableStep(draft(['address']), CUSTOMER, null)).toBe('address');
  });

  it('is the one asked for when all before it are confirmed', () => {
    expect(reachableStep(draft(['contact', 'address']), GUEST, 'payment')).toBe('payment');
    expect(reachableStep(draft(['contact']), GUEST, 'address')).toBe('address');
    expect(reachableStep(draft(['contact', 'address']), GUEST, 'contact')).toBe('contact');
  });

  it('is never after a step that is valid but not confirmed', () => {
    expect(reachableStep(draft([]), GUEST, 'payment')).toBe('contact');
    expect(reachableStep(draft(['contact']), GUEST, 'payment')).toBe('address');
    expect(reachableStep(draft(['address']), GUEST, 'payment')).toBe('contact');
  });

  it('is never after a confirmed step that is no longer valid', () => {
    const all = ['contact', 'address'] as const;
    expect(reachableStep(draft(all, aForm({ email: 'no address' })), GUEST, 'payment')).toBe('contact');
    const noAddress = aForm({ shippingAddress: EMPTY_CHECKOUT.shippingAddress });
    expect(reachableStep(draft(all, noAddress), GUEST, 'payment')).toBe('address');
  });

  it('asks a customer for no e-mail address', () => {
    expect(reachableStep(draft(['address'], aForm({ email: '' })), CUSTOMER, 'payment')).toBe('payment');
    expect(reachableStep(draft([], aForm({ email: '' })), CUSTOMER, 'contact')).toBe('address');
  });

  it('is the first one for a step that does not exist', () => {
    expect(reachableStep(draft([]), GUEST, 'gift-wrapping')).toBe('contact');
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
