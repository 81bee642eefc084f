import { anOrder, aProduct, aUser, fakeNetwork, json, renderPage } from '@kp/testing/browser';
import { screen, waitFor, within } from '@testing-library/react';
import { aGuestLine } from '../../../testing/a-guest-cart';
import { openShop } from '../../../testing/open-shop';
import { CheckoutPage } from '../checkout-page';
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

async function openAsCustomer(user = aUser()) {
  openShop(network, [dots]);
  const line = { id: 51, userId: user.id, productId: 3, quantity: 1, createdAt: '2026-03-01T10:00:00.000Z' };
  let lines = [{ ...line, product: dots }];
  network
    .on('GET /api/auth/me', json(user))
    .on('GET /api/cart', () => json(lines))
    .on('DELETE /api/cart', () => {
      lines = [];
      return { status: 204 };
    })
    .on('POST /api/orders', () => ({ status: 201, body: anOrder() }));
  return renderPage(routes, { at: '/checkout', texts: ['shop', 'checkout'], token: 'a-token' });
}

const sentOrder = () => network.callsTo('POST /api/orders')[0]?.body;

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

describe('an address abroad', () => {
  it('has its state typed, which fills the county', async () => {
    const { user } = await openAsGuest();
    await user.selectOptions(screen.getByLabelText('County (Județ)'), 'Brașov');
    await user.selectOptions(screen.getByLabelText('Country'), 'Germany');
    expect(screen.getByLabelText('State')).toHaveValue('');
    await fill(user, screen.getByLabelText('State'), 'Bayern');
    expect(screen.getByLabelText('County (Județ)')).toHaveValue('Bayern');
    expect(screen.getByLabelText<HTMLInputElement>('City').list?.options).toHaveLength(0);
  });
});

describe('an address in a country without postal codes or regions', () => {
  it.each([
    ['Hong Kong', [], { zipCode: '-', state: '-', county: '-' }],
    ['Sweden', ['ZIP code'], { zipCode: '11122', state: '-', county: '-' }],
    ['Ghana', ['State', 'County (Județ)'], { zipCode: '-', state: 'Accra', county: 'Accra' }],
  ])('in %s asks for what there is, and is sent complete', async (country, asked, sent) => {
    const { user } = await openAsCustomer();
    await screen.findByRole('group', { name: 'Shipping address' });
    await fillAddress(user);
    await user.selectOptions(screen.getByLabelText('Country'), country);
    const shown = ['ZIP code', 'State', 'County (Județ)'].filter((label) => screen.queryByLabelText(label));
    expect(shown).toEqual(asked);
    if (asked.includes('ZIP code')) await fill(user, screen.getByLabelText('ZIP code'), '11122');
    if (asked.includes('State')) await fill(user, screen.getByLabelText('State'), 'Accra');
    await goToNext(user);
    await placeCashOrder(user);
    await waitFor(() => expect(sentOrder()).toMatchObject({ shippingAddress: { country, ...sent } }));
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

  it('ask for a company only on demand', async () => {
    const { user } = await openAsGuest();
    expect(screen.queryByLabelText('Company (optional)')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Add a company name' }));
    expect(screen.getByLabelText('Company (optional)')).toHaveFocus();
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
    await placeCashOrder(user);

    await waitFor(() => expect(address()).toBe('/'));
    expect(sentOrder()).toMatchObject({
      shippingAddress: {
        firstName: 'Maria',
        address: 'Strada Lungă 12',
        state: 'Brașov',
        country: 'Romania',
      },
      billingAddress: { company: 'Bistro Nord SRL', address: 'Strada Morii 3', phone: '+40 722 000 111' },
      paymentMethod: 'cash',
    });
    expect(sentOrder()).not.toHaveProperty('email');
    await waitFor(() => expect(network.callsTo('DELETE /api/cart')).toHaveLength(1));
  });

  it('without a delivery address has everything sent to the company', async () => {
    await openAsCustomer({ ...profile, deliveryAddress: null });
    expect(await screen.findByLabelText('Address')).toHaveValue('Strada Morii 3');
    expect(screen.getByLabelText('Billing address is the same as the shipping address')).toBeChecked();
  });
});
