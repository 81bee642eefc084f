import { aUser, fakeNetwork, json, problem, renderPage } from '@kp/testing/browser';
import { screen, waitFor, within } from '@testing-library/react';
import routes from '../../routes';

const network = fakeNetwork();
const open = () =>
  renderPage(routes, {
    at: '/account?tab=invoice-settings',
    texts: ['account', 'accountTabs'],
    token: 'token-7',
  });
const part = async (name: string) => within(await screen.findByRole('group', { name }));
const save = () => screen.getByRole('button', { name: 'Save invoice settings' });
const same = () => screen.findByRole('checkbox', { name: 'Same as Company Address' });
const sent = () => network.callsTo('PUT /api/auth/invoice').at(-1)?.body;

const COMPANY = {
  companyAddress: 'Strada Lungă 1',
  companyCountry: 'Romania',
  companyCounty: 'Brașov',
  companyState: 'Brașov',
  companyCity: 'Brașov',
  companyZip: '500001',
};
const signedIn = (changes = {}) =>
  network.on('GET /api/auth/me', json(aUser(changes))).on('GET /api/cart', json([]));

describe('invoice settings', () => {
  it('name the four fields that are required, and nothing of the delivery', async () => {
    signedIn({ companyCountry: 'Elbonia' });
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Save invoice settings' }));
    for (const message of [
      'Company address is required',
      'Company city is required',
      'Company county (Județ) is required',
    ])
      expect(await screen.findByText(message)).toBeVisible();
    const delivery = await part('Delivery');
    expect(delivery.queryByText(/is required/)).toBeNull();
    expect(delivery.getByRole('textbox', { name: 'Address' })).toBeRequired();
    expect(network.callsTo('PUT /api/auth/invoice')).toEqual([]);
  });

  it('offer the cities of a county once it is chosen', async () => {
    signedIn();
    const { user } = await open();
    const company = await part('Company');
    const city = () => company.getByRole('combobox', { name: 'City' });
    expect(city()).toBeDisabled();
    await user.type(company.getByRole('combobox', { name: 'County (Județ)' }), 'brasov');
    await user.click(await screen.findByTitle('Brașov'));
    await waitFor(() => expect(city()).toBeEnabled());
    await user.type(city(), 'fag');
    await user.click(await screen.findByTitle('Făgăraș'));
    await user.type(company.getByRole('textbox', { name: 'Address' }), 'Strada Lungă 1');
    network.on('PUT /api/auth/invoice', json(aUser(COMPANY)));
    await user.click(save());
    expect(await screen.findByText('Invoice settings saved')).toBeVisible();
    expect(sent()).toMatchObject({
      companyCountry: 'Romania',
      companyCounty: 'Brașov',
      companyState: 'Brașov',
      companyCity: 'Făgăraș',
      deliveryAddress: '',
    });
    expect(sent()).not.toHaveProperty('sameAsCompany');
  });

  it('abroad take any county, state and city', async () => {
    signedIn({ ...COMPANY, companyCountry: 'France', companyCounty: 'Rhône', companyCity: 'Lyon' });
    await open();
    const company = await part('Company');
    expect(company.getByRole('textbox', { name: 'County (Județ)' })).toHaveValue('Rhône');
    expect(company.getByRole('textbox', { name: 'City' })).toHaveValue('Lyon');
    expect(company.getByRole('textbox', { name: 'State' })).toBeEnabled();
  });

  it('copy the company address to a disabled delivery address, and clear it again', async () => {
    signedIn(COMPANY);
    const { user } = await open();
    await user.click(await same());
    const delivery = await part('Delivery');
    const address = delivery.getByRole('textbox', { name: 'Address' });
    expect(address).toHaveValue('Strada Lungă 1');
    const fields = [address, ...delivery.getAllByRole('combobox')];
    await waitFor(() => fields.forEach((field) => expect(field).toBeDisabled()));
    const company = await part('Company');
    await user.type(company.getByRole('textbox', { name: 'Address' }), '2');
    await waitFor(() => expect(address).toHaveValue('Strada Lungă 12'));
    network.on('PUT /api/auth/invoice', json(aUser(COMPANY)));
    await user.click(save());
    await waitFor(() =>
      expect(sent()).toMatchObject({ deliveryAddress: 'Strada Lungă 12', deliveryCity: 'Brașov' }),
    );
    await user.click(await same());
    expect(address).toHaveValue('');
    await waitFor(() => expect(address).toBeEnabled());
  });

  it('open with the box checked when both addresses are the same', async () => {
    signedIn({
      ...COMPANY,
      deliveryAddress: 'Strada Lungă 1',
      deliveryCountry: 'Romania',
      deliveryCounty: 'Brașov',
      deliveryState: 'Brașov',
      deliveryCity: 'Brașov',
      deliveryZip: '500001',
    });
    await open();
    expect(await same()).toBeChecked();
  });

  it('that cannot be saved say so and keep what was typed', async () => {
    signedIn(COMPANY);
    network.on('PUT /api/auth/invoice', problem(500, 'SERVER.ERROR', 'boom'));
    const { user } = await open();
    const company = await part('Company');
    const name = company.getByRole('textbox', { name: 'Company name' });
    await user.type(name, 'Bistro Nord SRL');
    await user.click(save());
    expect(await screen.findByText('Failed to update invoice details')).toBeVisible();
    expect(name).toHaveValue('Bistro Nord SRL');
  });

  it('check the billing email', async () => {
    signedIn(COMPANY);
    const { user } = await open();
    await user.type(await screen.findByRole('textbox', { name: 'Billing email' }), 'facturi@');
    await user.click(save());
    expect(await screen.findByText('Invalid email address')).toBeVisible();
  });
});
