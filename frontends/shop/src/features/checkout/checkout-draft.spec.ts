import { EMPTY_CHECKOUT } from '@kp/commerce';
import {
  draftFor,
  parseDraft,
  withConfirmed,
  withForm,
  type CheckoutDraft,
  type CheckoutCustomer,
} from './checkout-draft';
import { aForm, CLUJ } from './testing/a-form';

const guestDraft: CheckoutDraft = {
  owner: null,
  form: aForm({ notes: 'Back door' }),
  confirmed: ['contact'],
  attempt: null,
};
const customer: CheckoutCustomer = {
  id: 7,
  email: 'maria@bistro-nord.example',
  firstName: 'Maria',
  lastName: 'Popescu',
  deliveryAddress: 'Strada Lungă 12',
  deliveryCity: 'Brașov',
  deliveryCounty: 'Brașov',
  deliveryZip: '500035',
};

describe('a draft of the checkout', () => {
  it('comes back from storage as it went in', () => {
    const request = { ...guestDraft.form, items: [{ productId: 3, quantity: 2 }] };
    const draft: CheckoutDraft = { ...guestDraft, attempt: { key: 'k-1', request } };
    expect(parseDraft(JSON.stringify(draft))).toEqual(draft);
  });

  it.each([null, '', 'no json', '[]', '"text"', '{"owner":3}'])(
    'is none when the storage holds %s',
    (text) => {
      expect(parseDraft(text)).toBeNull();
    },
  );

  it('is repaired when parts of it are missing or of a wrong kind', () => {
    const text =
      '{"form":{"email":5,"paymentMethod":"shells","shippingAddress":{"city":"Iași"}},"attempt":{}}';
    const draft = parseDraft(text)!;
    expect(draft.owner).toBeNull();
    expect(draft.attempt).toBeNull();
    expect(draft.confirmed).toEqual([]);
    expect(draft.form).toMatchObject({ email: '', paymentMethod: 'cash', sameAsBilling: true, notes: '' });
    expect(draft.form.shippingAddress).toMatchObject({ city: 'Iași', firstName: '', country: '' });
  });
});

describe('a customer starts', () => {
  it('with an empty form at first', () => {
    expect(draftFor(null, null)).toEqual({ owner: null, form: EMPTY_CHECKOUT, confirmed: [], attempt: null });
  });

  it('where they left off', () => {
    expect(draftFor(guestDraft, null)).toBe(guestDraft);
    const own = { ...guestDraft, owner: 7 };
    expect(draftFor(own, customer)).toBe(own);
  });

  it('with their profile, and with the note they had typed as a guest', () => {
    const { owner, form } = draftFor(guestDraft, customer);
    expect(owner).toBe(7);
    expect(form.shippingAddress).toMatchObject({ firstName: 'Maria', address: 'Strada Lungă 12' });
    expect(form.notes).toBe('Back door');
  });

  it('with the company they had typed as a guest, unless the account has one', () => {
    const typed = aForm({ shippingAddress: { ...CLUJ, company: 'Bar SRL' }, vatNumber: 'RO779' });
    const asGuest = { ...guestDraft, form: typed };
    const { form } = draftFor(asGuest, customer);
    expect([form.billingAddress.company, form.vatNumber]).toEqual(['Bar SRL', 'RO779']);
    expect(form.shippingAddress.company).toBe('');
    const ofCompany = draftFor(asGuest, { ...customer, companyName: 'Bistro SRL', taxId: '7654320' });
    expect([ofCompany.form.billingAddress.company, ofCompany.form.vatNumber]).toEqual([
      'Bistro SRL',
      '7654320',
    ]);
  });

  it('with the address they had typed as a guest when the profile has none', () => {
    const { form } = draftFor(guestDraft, { id: 7, email: customer.email });
    expect(form.shippingAddress).toEqual(CLUJ);
    expect(form.email).toBe(customer.email);
  });

  it('never with the draft of another customer', () => {
    const others = { ...guestDraft, owner: 8 };
    expect(draftFor(others, null).form).toEqual(EMPTY_CHECKOUT);
    expect(draftFor(others, { id: 7, email: customer.email }).form.shippingAddress.city).toBe('');
  });
});

describe('a confirmed step', () => {
  const confirmed = withConfirmed(withConfirmed(guestDraft, 'address'), 'contact');

  it('is confirmed once', () => {
    expect([...confirmed.confirmed].sort()).toEqual(['address', 'contact']);
  });

  it('has to be confirmed again after one of its answers was changed', () => {
    const { form } = confirmed;
    expect(withForm(confirmed, { ...form, email: 'a@b.example' }).confirmed).toEqual(['address']);
    const shippingAddress = { ...form.shippingAddress, phone: '0' };
    expect(withForm(confirmed, { ...form, shippingAddress }).confirmed).toEqual(['contact']);
    expect(withForm(confirmed, { ...form, sameAsBilling: false }).confirmed).toEqual(['contact']);
    expect(withForm(confirmed, { ...form, notes: 'Ring twice' }).confirmed).toHaveLength(2);
  });

  it('is not taken from a storage that names an unknown one', () => {
    const text = JSON.stringify({ form: {}, confirmed: ['address', 'gift-wrapping', 5] });
    expect(parseDraft(text)?.confirmed).toEqual(['address']);
  });
});
