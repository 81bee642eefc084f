import { EMPTY_ADDRESS } from '@kp/commerce';
import { aForm, CLUJ } from '../testing/a-form';
import { emailFix, isCheckoutField, valueOf, withSameAsBilling, withValue } from './checkout-fields';

describe('a field of the checkout', () => {
  it('is read and changed by its name', () => {
    const form = withValue(aForm(), 'billingAddress.city', 'Turda');
    expect(valueOf(form, 'billingAddress.city')).toBe('Turda');
    expect(valueOf(withValue(form, 'email', 'a@b.example'), 'email')).toBe('a@b.example');
    expect(valueOf(withValue(form, 'paymentMethod', 'paypal'), 'paymentMethod')).toBe('paypal');
  });

  it('keeps state and county in step', () => {
    const form = withValue(aForm(), 'shippingAddress.county', 'Iași');
    expect(form.shippingAddress).toMatchObject({ county: 'Iași', state: 'Iași' });
  });

  it('holds no method of payment that does not exist', () => {
    expect(withValue(aForm(), 'paymentMethod', 'shells').paymentMethod).toBe('cash');
  });

  it.each([
    ['email', true],
    ['shippingAddress.zipCode', true],
    ['shippingAddress', false],
    ['shippingAddress.planet', false],
    ['items.0.quantity', false],
  ])('may be called %s: %s', (name, isOne) => {
    expect(isCheckoutField(name)).toBe(isOne);
  });
});

describe('another billing address', () => {
  it('starts with the person of the shipping address', () => {
    const form = withSameAsBilling(aForm({ billingAddress: EMPTY_ADDRESS }), false);
    expect(form.sameAsBilling).toBe(false);
    expect(form.billingAddress).toMatchObject({ firstName: 'Ioana', phone: CLUJ.phone, address: '' });
  });

  it('stays as it was typed when it is shown again', () => {
    const billingAddress = { ...CLUJ, firstName: 'Radu' };
    const form = withSameAsBilling(aForm({ sameAsBilling: true, billingAddress }), false);
    expect(form.billingAddress).toEqual(billingAddress);
  });
});

describe('an e-mail address that is not valid', () => {
  it.each([
    ['', 'missing'],
    ['   ', 'missing'],
    ['ioana.bistro.example', 'noAt'],
    ['ioana pop@bistro.example', 'spaces'],
    ['ioana@', 'noDomain'],
    ['ioana@bistro', 'noDomain'],
    ['ioana@bistro.', 'noDomain'],
    ['@bistro.example', 'general'],
  ])('"%s" shows what to do: %s', (typed, fix) => {
    expect(emailFix(typed)).toBe(fix);
  });
});
