import type { AdminProductResponse } from '@kp/api-client/admin';
import {
  aProduct,
  anAdministrator,
  fakeNetwork,
  json,
  listOf,
  problem,
  renderPage,
} from '@kp/testing/browser';
import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import routes from '../../routes';

const network = fakeNetwork();
const open = (query = '') =>
  renderPage(routes, {
    at: `/admin?tab=products${query}`,
    texts: ['admin', 'adminCatalog', 'problems'],
    token: 'token-1',
  });

const anAdminProduct = (changes: Partial<AdminProductResponse> = {}): AdminProductResponse => ({
  ...aProduct(),
  code: 'KP-3',
  inStockSwitch: true,
  costPrice: null,
  keywords: '',
  taxClass: null,
  taxClassByCountry: {},
  version: 4,
  ...changes,
});

const page = () => within(screen.getByRole('region', { name: /^(Add|Edit) Product$/ }));
const field = (name: string | RegExp) => page().getByLabelText(name);

async function retype(user: UserEvent, name: string | RegExp, text: string) {
  await user.clear(field(name));
  if (text) await user.type(field(name), text);
}

beforeEach(() => {
  network
    .on('GET /api/auth/me', json(anAdministrator()))
    .on('GET /api/cart', json([]))
    .on('GET /admin/api/tags', json([]))
    .on('GET /api/categories', json([]))
    .on('GET /admin/api/suppliers', json([]))
    .on('GET /admin/api/products', listOf([anAdminProduct()], 1))
    .on('GET /admin/api/products/3', json(anAdminProduct()))
    .on('GET /admin/api/products/3/images', json([]));
});

describe('the cost of a product', () => {
  it('has a column for the cost that is hidden until it is chosen', async () => {
    network.on('GET /admin/api/products', listOf([anAdminProduct({ costPrice: '7.80' })], 1));
    const { user } = await open();
    await screen.findByRole('rowheader', { name: /Day dots/ });
    expect(screen.queryByText('$7.80')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Columns and density' }));
    const choice = screen.getByRole('checkbox', { name: 'Cost per item' });
    expect(choice).not.toBeChecked();
    await user.click(choice);
    expect(screen.getByRole('columnheader', { name: /Cost per item/ })).toBeVisible();
    expect(screen.getByText('$7.80')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Reset columns' }));
    expect(screen.queryByText('$7.80')).toBeNull();
  });

  it('tells the margin while price and cost are typed, and sends the cost', async () => {
    network
      .on('GET /admin/api/products/3', json(anAdminProduct({ price: '12.50', costPrice: '7.80' })))
      .on('PUT /api/products/3', json(anAdminProduct()));
    const { user } = await open('&open=3');
    const cost = await screen.findByRole('spinbutton', { name: 'Cost per item' });
    expect(cost).toHaveValue('7.80');
    expect(screen.getByText('Margin 37.6%')).toBeVisible();
    await retype(user, /^Price/, '7,79');
    expect(await screen.findByText('The price is below cost.')).toBeVisible();
    await retype(user, 'Cost per item', '');
    expect(await screen.findByText('Customers never see this.')).toBeVisible();
    await retype(user, 'Cost per item', '-1');
    await user.tab();
    expect(await screen.findByText('Cost must be 0 or more, with at most two decimals')).toBeVisible();
    expect(screen.queryByText(/^Margin/)).toBeNull();
    await retype(user, 'Cost per item', '6');
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    expect(await screen.findByText('Product updated successfully')).toBeVisible();
    expect(network.callsTo('PUT /api/products/3').at(-1)?.body).toMatchObject({
      price: '7.79',
      costPrice: '6',
    });
  });

  it('decides about a cost that both have changed', async () => {
    const current = anAdminProduct({ costPrice: '9.00', version: 5 });
    network.on(
      'PUT /api/products/3',
      problem(409, 'CATALOG.PRODUCT_CHANGED', 'Changed.', { details: { current } }),
    );
    const { user } = await open('&open=3');
    await screen.findByDisplayValue('day-dots-monday');
    await retype(user, 'Cost per item', '8.50');
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    await screen.findByText('Someone else saved this product meanwhile');
    await user.click(screen.getByRole('button', { name: 'Take theirs' }));
    expect(field('Cost per item')).toHaveValue('9.00');
  });
});
