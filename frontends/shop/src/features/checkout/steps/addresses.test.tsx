import {
  anOrder,
  aProduct,
  aUser,
  fakeNetwork,
  json,
  listOf,
  problem,
  renderPage,
  type RenderedPage,
} from '@kp/testing/browser';
import { screen, waitFor, within } from '@testing-library/react';
import { aGuestLine } from '../../../testing/a-guest-cart';
import { openShop } from '../../../testing/open-shop';
import { CheckoutPage } from '../checkout-page';
import { CLUJ } from '../testing/a-form';
import { addressGroup, fill, fillAddress, goToNext, placeCashOrder } from '../testing/fill-checkout';

const dots = aProduct({ id: 3, name: 'Day dots', price: '12.50' });
const routes = [{ path: '/checkout', element: <CheckoutPage /> }];

const network = fakeNetwork();

const guest = {
  at: '/checkout',
  texts: ['shop' as const, 'checkout' as const],
  guestCart: [aGuestLine(dots)],
};

async function openAsGuest() {
  openShop(network, [dots]);
  const page = await renderPage(routes, guest);
  await fill(page.user, await screen.findByLabelText('Email'), 'ioana@bistro.example');
  await goToNext(page.user);
  return page;
}

async function openAsCustomer(user = aUser(), orders: readonly object[] = []) {
  openShop(network, [dots]);
  const line = { id: 51, userId: user.id, productId: 3, quantity: 1, createdAt: '2026-03-01T10:00:00.000Z' };
  let lines = [{ ...line, product: dots }];
  network
    .on('GET /api/auth/me', json(user))
    .on('GET /api/cart', () => json(lines))
    .on('GET /api/orders', listOf(orders))
    .on('DELETE /api/cart', () => {
      lines = [];
      return { status: 204 };
    })
    .on('POST /api/orders', () => ({ status: 201, body: anOrder() }));
  return renderPage(routes, { at: '/checkout', texts: ['shop', 'checkout', 'order'], token: 'a-token' });
}

/** @returns what was sent, once the checkout has ended: an answer that comes later would reach the next test */
async function orderInCash({ user, address }: Pick<RenderedPage, 'user' | 'address'>) {
  await placeCashOrder(user);
  await waitFor(() => expect(address()).toBe('/'));
  return network.callsTo('POST /api/orders')[0]?.body;
}

const accountCartEmptied = () => waitFor(() => expect(network.callsTo('DELETE /api/cart')).toHaveLength(1));

describe('an address in Romania', () => {
  it('has its county chosen, which is the state too and suggests the towns; any other place may be typed', async () => {
    const { user } = await openAsGuest();
    expect(screen.getByLabelText('Country')).toHaveValue('Romania');
    await user.selectOptions(screen.getByLabelText('County (Județ)'), 'Brașov');
    expect(screen.queryByLabelText('State')).not.toBeInTheDocument();

    const city = screen.getByLabelText<HTMLInputElement>('City');
    const towns = [...(city.list?.options ?? [])].map(({ value }) => value);
    expect(towns).toContain('Făgăraș');
    await fill(user, city, 'Viscri');
    expect(city).toHaveValue('Viscri');
  });
});

describe('a postal code and a phone number with a digit missing', () => {
  it('are asked about once, and are sent when they are meant', async () => {
    const { user } = await openAsGuest();
    await fillAddress(user);
    await fill(user, screen.getByLabelText('ZIP code'), '50003');
    await user.tab();
    expect(await screen.findByText(/^ZIP codes of this country have 6 digits/)).toBeVisible();
    await fill(user, screen.getByLabelText('ZIP code'), '500030');
    expect(screen.queryByText(/^ZIP codes of this country/)).not.toBeInTheDocument();
    await fill(user, screen.getByLabelText('Phone'), '0733 222 11');
    await user.keyboard('{Enter}');
    expect(screen.getByText(/^A Romanian phone number has ten digits/)).toBeVisible();
    expect(screen.getByText('Step 2 of 3')).toBeVisible();
    await user.keyboard('{Enter}');
    expect(await screen.findByText('Step 3 of 3')).toBeVisible();
  });
});

describe('an address abroad', () => {
  it('has its state typed alone', async () => {
    const { user } = await openAsGuest();
    await user.selectOptions(screen.getByLabelText('County (Județ)'), 'Brașov');
    await user.selectOptions(screen.getByLabelText('Country'), 'Germany');
    expect(screen.getByLabelText('State')).toHaveValue('');
    await fill(user, screen.getByLabelText('State'), 'Bayern');
    expect(screen.queryByLabelText('County (Județ)')).not.toBeInTheDocument();
    expect(screen.getByLabelText<HTMLInputElement>('City').list?.options).toHaveLength(0);
  });
});

describe('the address of the last order', () => {
  it('is filled in where the account has none, saved or in its profile', async () => {
    const bare = { companyAddress: null, companyCity: null, deliveryAddress: null, deliveryCity: null };
    await openAsCustomer(aUser(bare), [anOrder()]);
    expect(await screen.findByLabelText('Address')).toHaveValue('Strada Lungă 12');
    expect(screen.getByLabelText('City')).toHaveValue('Brașov');
    expect(screen.getByLabelText('ZIP code')).toHaveValue('500035');
  });
});

describe('the company of the last order', () => {
  const user = aUser({ companyName: null, vatNumber: null, taxId: null, deliveryAddress: 'Strada Nouă 1' });

  it('is offered again where the account names none', async () => {
    await openAsCustomer(user, [anOrder({ vatNumber: 'RO779', costCenter: 'Bar' })]);
    expect(await screen.findByLabelText('VAT or tax number')).toHaveValue('RO779');
    expect(screen.getByLabelText('Company')).toHaveValue('Bistro Nord SRL');
    expect(screen.getByLabelText('Cost center (optional)')).toHaveValue('Bar');
  });

  it('is nothing after the order of a person, and its fields are closed while they are empty', async () => {
    const page = await openAsCustomer(user, [anOrder()]);
    const add = { name: 'Buying for a company?' };
    await page.user.click(await screen.findByRole('button', add));
    expect(screen.getByLabelText('VAT or tax number')).toBeVisible();
    await page.user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByLabelText('VAT or tax number')).not.toBeInTheDocument();
    expect(screen.getByRole('button', add)).toHaveFocus();
  });
});

describe('an address in a country without postal codes or regions', () => {
  it.each([
    ['Hong Kong', [], { zipCode: '-', state: '-', county: '-' }],
    ['Sweden', ['ZIP code'], { zipCode: '11122', state: '-', county: '-' }],
    ['Ghana', ['State'], { zipCode: '-', state: 'Accra', county: 'Accra' }],
  ])('in %s asks for what there is, and is sent complete', async (country, asked, sent) => {
    const { user, address } = await openAsCustomer();
    await screen.findByRole('group', { name: 'Shipping address' });
    await fillAddress(user);
    await user.selectOptions(screen.getByLabelText('Country'), country);
    const shown = ['ZIP code', 'State', 'County (Județ)'].filter((label) => screen.queryByLabelText(label));
    expect(shown).toEqual(asked);
    if (asked.includes('ZIP code')) await fill(user, screen.getByLabelText('ZIP code'), '11122');
    if (asked.includes('State')) await fill(user, screen.getByLabelText('State'), 'Accra');
    await goToNext(user);
    expect(await orderInCash({ user, address })).toMatchObject({ shippingAddress: { country, ...sent } });
    await accountCartEmptied();
  });

  it('says that "abc" is no phone number', async () => {
    const { user } = await openAsGuest();
    await fillAddress(user);
    await fill(user, screen.getByLabelText('Phone'), 'abc');
    await goToNext(user);
    expect(screen.getByLabelText('Phone')).toHaveAccessibleDescription(/Please enter a valid phone number/);
  });
});

describe('the country', () => {
  it('has the names of the language, is found by typing either name, and goes into the order in English', async () => {
    openShop(network, [dots]);
    const { user } = await renderPage(routes, { ...guest, language: 'ja' });
    await user.type(await screen.findByLabelText('メールアドレス'), 'ioana@bistro.example');
    await user.click(screen.getByRole('button', { name: '次へ' }));
    const country = screen.getByLabelText<HTMLSelectElement>('国');
    expect(country.selectedOptions[0]?.textContent).toBe('ルーマニア');
    country.focus();
    await user.keyboard('germ');
    expect(country.selectedOptions[0]?.textContent).toBe('ドイツ');
    expect(country).toHaveValue('Germany');
  });
});

describe('the fields of an address', () => {
  it('have autocomplete names, so that the browser can fill them in', async () => {
    await openAsGuest();
    const token = (label: string) => screen.getByLabelText(label).getAttribute('autocomplete');
    expect(token('First name')).toBe('shipping given-name');
    expect(token('Address')).toBe('shipping address-line1');
    expect(token('City')).toBe('shipping address-level2');
    expect(token('ZIP code')).toBe('shipping postal-code');
    expect(token('Phone')).toBe('shipping tel');
    expect(screen.getByLabelText('Phone')).toHaveAttribute('inputmode', 'tel');
    expect(screen.getByLabelText('ZIP code')).toHaveAttribute('inputmode', 'numeric');
  });

  it('explain why the phone number is needed', async () => {
    await openAsGuest();
    expect(screen.getByLabelText('Phone')).toHaveAccessibleDescription(
      'The courier only calls about your delivery.',
    );
  });

  it('ask for the company to deliver to only on demand, and beside another billing address', async () => {
    const { user } = await openAsGuest();
    expect(screen.queryByRole('button', { name: 'Add a company name' })).not.toBeInTheDocument();
    await user.click(screen.getByLabelText('Billing address is the same as the shipping address'));
    expect(screen.queryByLabelText('Company (optional)')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Add a company name' }));
    expect(screen.getByLabelText('Company (optional)')).toHaveFocus();
  });
});

describe('a guest who buys for a company', () => {
  const company = () => within(screen.getByRole('group', { name: 'Company details' }));

  it('opens its fields, is told what is missing or wrong, and loses nothing', async () => {
    const { user, address } = await openAsGuest();
    await fillAddress(user);
    expect(screen.queryByRole('group', { name: 'Company details' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Buying for a company?' }));
    const name = company().getByLabelText('Company');
    expect(name).toHaveFocus();
    await fill(user, name, 'Bistro Nord SRL');
    await fill(user, company().getByLabelText('PO number (optional)'), 'PO-4711');
    const number = company().getByLabelText('VAT or tax number');
    await goToNext(user);
    expect(number).toHaveFocus();
    expect(number).toHaveAccessibleDescription('A company needs its VAT or tax number on the invoice');
    await fill(user, number, 'RO778');
    await goToNext(user);
    expect(number).toHaveAccessibleDescription(/not a valid VAT or tax number/);
    expect([number, name].map((field) => (field as HTMLInputElement).value)).toEqual([
      'RO778',
      'Bistro Nord SRL',
    ]);
    await fill(user, number, 'CUI 779');
    await goToNext(user);
    expect(await screen.findByText('PO-4711')).toBeVisible();
    network.on('POST /api/orders', () => ({ status: 201, body: anOrder() }));
    expect(await orderInCash({ user, address })).toMatchObject({
      vatNumber: 'CUI 779',
      poNumber: 'PO-4711',
      costCenter: '',
      billingAddress: { company: 'Bistro Nord SRL' },
      shippingAddress: { company: 'Bistro Nord SRL' },
    });
  });

  it('keeps the company with its number when another billing address is given', async () => {
    const { user } = await openAsGuest();
    await fillAddress(user);
    await user.click(screen.getByRole('button', { name: 'Buying for a company?' }));
    await fill(user, company().getByLabelText('Company'), 'Bistro Nord SRL');
    await user.click(screen.getByLabelText('Billing address is the same as the shipping address'));
    expect(company().getByLabelText('Company')).toHaveValue('Bistro Nord SRL');
    await fill(user, company().getByLabelText('Company'), 'Hotel SRL');
    await user.click(screen.getByLabelText('Billing address is the same as the shipping address'));
    expect(company().getByLabelText('Company')).toHaveValue('Hotel SRL');
  });

  it('sees the refusal of the shop at its field', async () => {
    const { user } = await openAsGuest();
    await fillAddress(user);
    await user.click(screen.getByRole('button', { name: 'Buying for a company?' }));
    await fill(user, company().getByLabelText('Company'), 'Bistro Nord SRL');
    await fill(user, company().getByLabelText('VAT or tax number'), 'RO779');
    await goToNext(user);
    const fields = [{ field: 'vatNumber', message: 'This number is closed' }];
    network.on('POST /api/orders', problem(400, 'INPUT.INVALID', 'This number is closed', { fields }));
    await placeCashOrder(user);
    const number = await screen.findByLabelText('VAT or tax number');
    expect(number).toHaveAccessibleDescription('This number is closed');
    expect(number).toHaveValue('RO779');
  });
});

describe('another billing address', () => {
  it('starts with the same person and needs a county of its own', async () => {
    const { user } = await openAsGuest();
    await fillAddress(user);
    await user.click(screen.getByLabelText('Billing address is the same as the shipping address'));
    const billing = within(addressGroup('Billing address'));
    expect(billing.getByLabelText('First name')).toHaveValue('Ioana');
    await goToNext(user);
    expect(billing.getByLabelText('Address')).toHaveFocus();
    expect(billing.getByLabelText('County (Județ)')).toHaveAccessibleDescription(
      'County (Județ) is required for Romanian invoices when using different billing address',
    );
  });
});

describe('a signed-in customer', () => {
  const profile = aUser({
    billingPhone: '+40 722 000 111',
    companyName: 'Bistro Nord SRL',
    vatNumber: 'RO779',
    companyAddress: 'Strada Morii 3',
    companyCity: 'Brașov',
    companyCounty: 'Brașov',
    companyZip: '500001',
    deliveryAddress: 'Strada Lungă 12',
    deliveryCity: 'Brașov',
    deliveryCounty: 'Brașov',
    deliveryZip: '500035',
  });

  it('is asked for no e-mail address and finds the profile filled in: two clicks to the order', async () => {
    const { user, address } = await openAsCustomer(profile);
    expect(await screen.findByText('Step 1 of 2')).toBeInTheDocument();
    expect(screen.queryByLabelText('Email')).not.toBeInTheDocument();
    expect(screen.getByLabelText('Billing address is the same as the shipping address')).not.toBeChecked();
    await goToNext(user);
    const sent = await orderInCash({ user, address });
    expect(sent).toMatchObject({
      shippingAddress: {
        firstName: 'Maria',
        address: 'Strada Lungă 12',
        state: 'Brașov',
        country: 'Romania',
      },
      billingAddress: { company: 'Bistro Nord SRL', address: 'Strada Morii 3', phone: '+40 722 000 111' },
      paymentMethod: 'cash',
      vatNumber: 'RO779',
    });
    expect(sent).not.toHaveProperty('email');
    await accountCartEmptied();
  });

  it('of a company sees its fields at once; without a number they ask for it', async () => {
    const { user } = await openAsCustomer({ ...profile, vatNumber: null });
    const number = await screen.findByLabelText('VAT or tax number');
    expect(screen.getByLabelText('Company')).toHaveValue('Bistro Nord SRL');
    await goToNext(user);
    expect(number).toHaveFocus();
  });

  it('without a delivery address has everything sent to the company', async () => {
    await openAsCustomer({ ...profile, deliveryAddress: null });
    expect(await screen.findByLabelText('Address')).toHaveValue('Strada Morii 3');
    expect(screen.getByLabelText('Billing address is the same as the shipping address')).toBeChecked();
  });
});

describe('a customer with saved addresses', () => {
  const saved = (id: number, label: string, changes: object = {}) => ({
    id,
    label,
    isDefault: id === 1,
    ...CLUJ,
    phone: '+40722000000',
    ...changes,
  });
  const kitchen = saved(1, 'Kitchen Cluj');
  const bar = saved(2, 'Bar Center', { address: 'Piața Unirii 1', city: 'Turda', zipCode: '401101' });
  const company = {
    companyName: 'Bistro Nord SRL',
    vatNumber: 'RO779',
    companyAddress: 'Strada Morii 3',
    companyCity: 'Brașov',
    companyCounty: 'Brașov',
    companyZip: '500001',
    billingPhone: '+40722000111',
  };
  const open = async (user = aUser(), addresses: readonly object[] = [kitchen, bar]) => {
    const page = openAsCustomer(user);
    network.on('GET /api/auth/addresses', json(addresses));
    return page;
  };

  it('has the default chosen, picks another one, and orders to it', async () => {
    const { user, address } = await open(aUser(company));
    const choice = await screen.findByLabelText('Deliver to');
    expect(choice).toHaveDisplayValue('Kitchen Cluj · Cluj-Napoca');
    expect(screen.queryByRole('group', { name: 'Shipping address' })).not.toBeInTheDocument();
    await user.selectOptions(choice, 'Bar Center · Turda');
    expect(screen.getByText('Piața Unirii 1')).toBeVisible();
    await goToNext(user);
    expect(await orderInCash({ user, address })).toMatchObject({
      shippingAddress: { address: 'Piața Unirii 1', city: 'Turda' },
      billingAddress: { address: 'Strada Morii 3', company: 'Bistro Nord SRL' },
      vatNumber: 'RO779',
    });
    await accountCartEmptied();
  });

  it('delivers to the address of the profile or to another one, which starts with the person', async () => {
    const profile = { deliveryAddress: 'Strada Lungă 12', deliveryCity: 'Brașov', deliveryCounty: 'Brașov' };
    const { user } = await open(aUser({ ...company, ...profile, deliveryZip: '500035' }));
    const choice = await screen.findByLabelText('Deliver to');
    await user.selectOptions(choice, 'Delivery address of your account');
    expect(screen.getByText('Strada Lungă 12')).toBeVisible();
    await user.selectOptions(choice, 'Another address');
    const group = within(addressGroup('Shipping address'));
    expect(group.getByLabelText('Address')).toHaveValue('');
    expect(group.getByLabelText('First name')).toHaveValue('Maria');
    expect(choice).toHaveDisplayValue('Another address');
  });

  it('keeps the company of its tax number while the delivery address is billed', async () => {
    const { user } = await open(aUser({ companyName: 'Bistro Nord SRL', vatNumber: 'RO779' }));
    await user.selectOptions(await screen.findByLabelText('Deliver to'), 'Bar Center · Turda');
    expect(screen.getByLabelText('Billing address is the same as the shipping address')).toBeChecked();
    expect(screen.getByLabelText('Company')).toHaveValue('Bistro Nord SRL');
    expect(screen.getByLabelText('Deliver to')).toHaveDisplayValue('Bar Center · Turda');
  });

  it('saves what is entered under a name, which may be taken; Enter stays on the step', async () => {
    const taken = 'You already have an address with this name.';
    const { user } = await open(aUser(), []);
    await screen.findByRole('group', { name: 'Shipping address' });
    await fillAddress(user);
    await user.click(screen.getByRole('button', { name: 'Save this address' }));
    const name = screen.getByLabelText('Name of the place');
    await user.click(screen.getByRole('button', { name: 'Save this address' }));
    expect(name).toHaveAccessibleDescription(/Give this address a name/);
    const fields = [{ field: 'label', message: taken }];
    network.on('POST /api/auth/addresses', problem(409, 'AUTH.ADDRESS_NAME_TAKEN', taken, { fields }));
    await user.type(name, 'Bar{Enter}');
    await waitFor(() => expect(name).toHaveAccessibleDescription(new RegExp(taken)));
    expect(name).toHaveValue('Bar');
    network
      .on('POST /api/auth/addresses', { status: 201, body: kitchen })
      .on('GET /api/auth/addresses', json([kitchen]));
    await user.clear(name);
    await user.type(name, 'Kitchen Cluj{Enter}');
    expect(await screen.findByLabelText('Deliver to')).toHaveDisplayValue(/^Kitchen Cluj/);
    expect(network.callsTo('POST /api/auth/addresses').at(-1)?.body).toMatchObject({
      label: 'Kitchen Cluj',
      city: 'Cluj-Napoca',
      county: 'Cluj',
    });
    expect(screen.queryByLabelText('Name of the place')).not.toBeInTheDocument();
  });

  it('can order when they cannot be read', async () => {
    const page = openAsCustomer();
    network.on('GET /api/auth/addresses', problem(500, 'SERVER.ERROR', 'Broken'));
    await page;
    expect(await screen.findByRole('group', { name: 'Shipping address' })).toBeVisible();
    expect(screen.queryByLabelText('Deliver to')).not.toBeInTheDocument();
  });
});
