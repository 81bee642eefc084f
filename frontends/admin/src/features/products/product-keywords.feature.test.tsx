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
import { screen } from '@testing-library/react';
import routes from '../../routes';

const network = fakeNetwork();
const open = () =>
  renderPage(routes, {
    at: '/admin?tab=products&open=3',
    texts: ['admin', 'adminCatalog', 'problems'],
    token: 'token-1',
  });

const anAdminProduct = (changes: Partial<AdminProductResponse> = {}): AdminProductResponse => ({
  ...aProduct(),
  code: 'KP-3',
  inStockSwitch: true,
  costPrice: null,
  keywords: 'weekday stickers',
  taxClass: null,
  taxClassByCountry: {},
  version: 4,
  ...changes,
});

const PUT = 'PUT /api/products/3';
const keywords = () => screen.getByLabelText('Search keywords');

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

describe('the search keywords of a product', () => {
  it('are below the description, explained, checked and sent', async () => {
    network.on(PUT, json(anAdminProduct()));
    const { user } = await open();
    await screen.findByDisplayValue('weekday stickers');
    expect(keywords()).toHaveAccessibleDescription(
      'Words that customers search for and the name does not have, separated by commas.',
    );
    await user.clear(keywords());
    await user.click(keywords());
    await user.paste('k'.repeat(1001));
    await user.tab();
    expect(await screen.findByText('Use at most 1000 characters')).toBeVisible();
    await user.clear(keywords());
    await user.type(keywords(), 'day labels, prep stickers');
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    expect(await screen.findByText('Product updated successfully')).toBeVisible();
    expect(network.callsTo(PUT).at(-1)?.body).toMatchObject({ keywords: 'day labels, prep stickers' });
  });

  it('are decided about when both have changed them', async () => {
    const current = anAdminProduct({ keywords: 'date dots', version: 5 });
    network.on(PUT, problem(409, 'CATALOG.PRODUCT_CHANGED', 'Changed.', { details: { current } }));
    const { user } = await open();
    await screen.findByDisplayValue('weekday stickers');
    await user.type(keywords(), ', rolls');
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    await screen.findByText('Someone else saved this product meanwhile');
    await user.click(screen.getByRole('button', { name: 'Take theirs' }));
    expect(keywords()).toHaveValue('date dots');
  });
});
