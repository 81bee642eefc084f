import { EMPTY_ADDRESS, changeAddress, type Address } from './address-rules';
import { prefilledCheckout } from './checkout-prefill';
import {
  EMPTY_CHECKOUT,
  billingAddressOf,
  checkoutSteps,
  validateCheckout,
  validateCheckoutStep,
  type CheckoutForm,
} from './checkout-rules';

const address: Address = {
  firstName: 'Ioana',
  lastName: 'Pop',
  company: '',
  address: 'Strada Lungă 1',
  city: 'Cluj-Napoca',
  state: 'Cluj',
  county: 'Cluj',
  zipCode: '400001',
  country: 'Romania',
  phone: '0722 000 000',
};
const form: CheckoutForm = { ...EMPTY_CHECKOUT, email: 'ioana@example.com', shippingAddress: address };

const keys = (problems: readonly { field: string; messageKey: string }[]) =>
  Object.fromEntries(problems.map(({ field, messageKey }) => [field, messageKey]));

describe('the steps of the checkout', () => {
  it('are three for a guest and two for a signed-in buyer', () => {
    expect(checkoutSteps(false)).toEqual(['contact', 'address', 'payment']);
    expect(checkoutSteps(true)).toEqual(['address', 'payment']);
  });

  it('let a complete form pass', () => {
    expect(validateCheckout(form, false)).toEqual([]);
  });

  it('do not ask a signed-in buyer for an e-mail address', () => {
    expect(keys(validateCheckout({ ...form, email: '' }, false))).toEqual({
      email: 'validation.emailInvalid',
    });
    expect(validateCheckout({ ...form, email: '' }, true)).toEqual([]);
  });

  it('ask for every field of the shipping address but the company', () => {
    const empty = { ...EMPTY_ADDRESS, country: '' };
    expect(keys(validateCheckoutStep({ ...form, shippingAddress: empty }, 'address'))).toEqual({
      'shippingAddress.firstName': 'validation.firstNameRequired',
      'shippingAddress.lastName': 'validation.lastNameRequired',
      'shippingAddress.address': 'validation.addressRequired',
      'shippingAddress.city': 'validation.cityRequired',
      'shippingAddress.state': 'validation.stateRequired',
      'shippingAddress.zipCode': 'validation.zipCodeRequired',
      'shippingAddress.country': 'validation.countryRequired',
      'shippingAddress.phone': 'validation.phoneRequired',
    });
  });

  it('do not look at the billing address while it is the same', () => {
    expect(
      validateCheckoutStep({ ...form, sameAsBilling: true, billingAddress: EMPTY_ADDRESS }, 'address'),
    ).toEqual([]);
  });

  it('ask for the billing county with its own sentence when the addresses differ', () => {
    const different = { ...form, sameAsBilling: false, billingAddress: { ...address, county: ' ' } };
    expect(keys(validateCheckoutStep(different, 'address'))).toEqual({
      'billingAddress.county': 'validation.billingCountyRequired',
    });
  });

  it('refuse an unknown payment method and notes beyond 2,000 characters', () => {
    const odd = { ...form, paymentMethod: 'gold' as 'cash', notes: 'x'.repeat(2001) };
    expect(keys(validateCheckoutStep(odd, 'payment'))).toEqual({
      paymentMethod: 'validation.paymentMethodInvalid',
      notes: 'validation.tooLong',
    });
  });

  it('send the shipping address as billing address when both are the same', () => {
    const billing = { ...address, city: 'Dej' };
    expect(billingAddressOf({ ...form, billingAddress: billing, sameAsBilling: true })).toEqual(address);
    expect(billingAddressOf({ ...form, billingAddress: billing, sameAsBilling: false })).toEqual(billing);
  });
});

describe('a company that buys', () => {
  const company = { ...address, company: 'Bistro Nord SRL' };
  const problems = (changes: Partial<CheckoutForm>) =>
    keys(validateCheckoutStep({ ...form, ...changes }, 'address'));

  it('needs its name and its tax number, whose digits are checked', () => {
    expect(problems({ shippingAddress: company, vatNumber: 'CIF ro 779' })).toEqual({});
    expect(problems({ shippingAddress: company })).toEqual({ vatNumber: 'validation.taxNumberRequired' });
    expect(problems({ shippingAddress: company, vatNumber: 'RO778' })).toEqual({
      vatNumber: 'validation.vatNumberInvalid',
    });
    expect(problems({ vatNumber: 'RO779' })).toEqual({
      'shippingAddress.company': 'validation.companyNameRequired',
    });
  });

  it('is that of the billing address: who delivers to a company need not buy for one', () => {
    const billed = { shippingAddress: company, sameAsBilling: false };
    expect(problems({ ...billed, billingAddress: address })).toEqual({});
    const other = { ...address, country: 'Germany', company: 'Gasthaus GmbH' };
    expect(problems({ ...billed, billingAddress: other, vatNumber: '811907980' })).toEqual({});
    expect(problems({ ...billed, billingAddress: other, vatNumber: 'DE811907981' })).toEqual({
      vatNumber: 'validation.vatNumberInvalid',
    });
  });

  it('in Bucharest names its sector, without which there is no e-invoice', () => {
    const bucharest = { ...company, city: 'București', county: 'București', zipCode: '900001' };
    const named = { vatNumber: 'RO779', shippingAddress: bucharest };
    expect(problems(named)).toEqual({ 'shippingAddress.city': 'validation.bucharestSectorRequired' });
    expect(
      problems({ ...named, shippingAddress: { ...bucharest, address: 'Calea Victoriei 1, Sector 1' } }),
    ).toEqual({});
    expect(problems({ shippingAddress: { ...bucharest, company: '' } })).toEqual({});
  });

  it('may give a PO number and a cost center of up to 50 characters', () => {
    expect(problems({ poNumber: 'PO-4711', costCenter: 'x'.repeat(51) })).toEqual({
      costCenter: 'validation.tooLong',
    });
  });
});

describe('state and county', () => {
  it('in Romania: choosing a county fills the state', () => {
    expect(changeAddress(EMPTY_ADDRESS, 'county', 'Brașov')).toMatchObject({
      county: 'Brașov',
      state: 'Brașov',
    });
  });

  it('abroad: the state fills the county', () => {
    const germany = { ...EMPTY_ADDRESS, country: 'Germany' };
    expect(changeAddress(germany, 'state', 'Bavaria')).toMatchObject({ state: 'Bavaria', county: 'Bavaria' });
  });

  it('in Romania a typed state leaves the county alone', () => {
    expect(changeAddress(address, 'state', 'Transilvania')).toMatchObject({
      state: 'Transilvania',
      county: 'Cluj',
    });
  });

  it('are emptied when the address crosses the border, and kept between two other countries', () => {
    const germany = changeAddress(address, 'country', 'Germany');
    expect(germany).toMatchObject({ state: '', county: '', city: 'Cluj-Napoca' });
    const bavaria = changeAddress(germany, 'state', 'Bavaria');
    expect(changeAddress(bavaria, 'country', 'Austria')).toMatchObject({
      state: 'Bavaria',
      county: 'Bavaria',
    });
  });
});

describe('the checkout of a signed-in buyer', () => {
  const profile = {
    email: 'ioana@example.com',
    firstName: 'Ioana',
    lastName: 'Pop',
    companyName: 'Bistro SRL',
    vatNumber: 'RO779',
    companyAddress: 'Strada Lungă 1',
    companyCity: 'Cluj-Napoca',
    companyCounty: 'Cluj',
    companyZip: '400001',
    companyCountry: null,
    billingPhone: '0722 000 000',
  };

  it('ships to the company when the profile has no delivery address', () => {
    const prefilled = prefilledCheckout(profile);
    expect(prefilled.sameAsBilling).toBe(true);
    expect(prefilled.shippingAddress).toEqual({ ...address, company: 'Bistro SRL' });
    expect(prefilled.billingAddress).toEqual(prefilled.shippingAddress);
    expect(validateCheckout(prefilled, true)).toEqual([]);
  });

  it('ships to the delivery address and bills the company', () => {
    const prefilled = prefilledCheckout({
      ...profile,
      deliveryAddress: 'Bulevardul Unirii 2',
      deliveryCity: 'Sectorul 3',
      deliveryState: 'București',
      deliveryZip: '030833',
    });
    expect(prefilled.sameAsBilling).toBe(false);
    expect(prefilled.shippingAddress).toMatchObject({
      address: 'Bulevardul Unirii 2',
      city: 'Sectorul 3',
      state: 'București',
      county: 'București',
      country: 'Romania',
    });
    expect(prefilled.billingAddress).toMatchObject({ address: 'Strada Lungă 1', city: 'Cluj-Napoca' });
  });

  it('ships to the delivery address as it is, in the country of the company when it names none', () => {
    const abroad = { ...profile, companyCountry: 'Germany', deliveryAddress: 'Hafenstraße 9' };
    expect(prefilledCheckout(abroad).shippingAddress).toMatchObject({
      address: 'Hafenstraße 9',
      city: '',
      state: '',
      county: '',
      zipCode: '',
      country: 'Germany',
    });
    const own = prefilledCheckout({ ...abroad, deliveryCountry: 'Austria' });
    expect(own.shippingAddress.country).toBe('Austria');
  });

  it('names the tax number of the company, or the tax id of one outside the VAT register', () => {
    expect(prefilledCheckout(profile).vatNumber).toBe('RO779');
    expect(prefilledCheckout({ ...profile, vatNumber: null, taxId: '7654320' }).vatNumber).toBe('7654320');
  });

  it('ships to the default of the saved addresses and bills the company', () => {
    const deliverTo = { ...address, company: '', city: 'Turda' };
    const prefilled = prefilledCheckout({ ...profile, deliverTo });
    expect([prefilled.shippingAddress, prefilled.sameAsBilling]).toEqual([deliverTo, false]);
    expect(prefilled.billingAddress).toMatchObject({ company: 'Bistro SRL', city: 'Cluj-Napoca' });
    const withoutAddress = prefilledCheckout({ ...profile, companyAddress: null, deliverTo });
    expect(withoutAddress.sameAsBilling).toBe(true);
    expect(withoutAddress.shippingAddress).toEqual({ ...deliverTo, company: 'Bistro SRL' });
  });

  it('starts with cash on delivery and Romania for an empty profile', () => {
    const prefilled = prefilledCheckout({ email: 'new@example.com' });
    expect(prefilled).toEqual({ ...EMPTY_CHECKOUT, email: 'new@example.com' });
    expect(prefilled.paymentMethod).toBe('cash');
    expect(prefilled.shippingAddress.country).toBe('Romania');
  });
});
