import type { ProductAlertResponse } from '@kp/api-client/account';
import type { ProductResponse } from '@kp/api-client/shop';
import { aProduct, aUser, fakeNetwork, json, problem, renderPage } from '@kp/testing/browser';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { openShop } from '../../testing/open-shop';
import { ProductDetailPage } from './product-detail-page';

const network = fakeNetwork();
const soldOut = aProduct({ inStock: false, stockQuantity: 0 });
const ADD = 'PUT /api/alerts/3/restock';
const LIST = 'GET /api/alerts';

const anAlert = (kind: ProductAlertResponse['kind']): ProductAlertResponse => ({
  productId: 3,
  kind,
  price: '12.50',
  currency: 'USD',
  createdAt: '2026-02-01T08:00:00.000Z',
  product: soldOut,
});

async function open(product: ProductResponse, isSignedIn = true, isReturning = false) {
  openShop(network, [product]);
  network
    .on('GET /api/products/slug/day-dots-monday', json(product))
    .on('GET /api/products', json([]))
    .on('GET /api/auth/me', json(aUser()))
    .on('GET /api/cart', json([]));
  const page = await renderPage([{ path: '/products/:slug', element: <ProductDetailPage /> }], {
    at: '/products/day-dots-monday',
    texts: ['shop', 'product'],
    token: isSignedIn ? 'token-7' : undefined,
    isReturning,
  });
  await screen.findByRole('heading', { level: 1, name: product.name });
  return page;
}
const answersAlerts =
  (alert: ProductAlertResponse, switchedOn: string[] = []) =>
  () => {
    network.on(LIST, json([alert]));
    return json({ alert, switchedOn });
  };

describe('an alert for a product', () => {
  it('asks a guest for an email on the spot, and says to look into the mailbox', async () => {
    const { user, address } = await open(soldOut, false);
    await user.click(screen.getByRole('button', { name: 'Notify me when it is back' }));
    const email = await screen.findByRole('textbox', { name: /Email/ });
    expect(email).toHaveFocus();
    await user.type(email, 'ana@');
    await user.click(screen.getByRole('button', { name: 'Notify me' }));
    expect(await screen.findByText('Please enter a valid email address')).toBeVisible();
    expect(network.callsTo('POST /api/guest-alerts')).toEqual([]);

    network.on('POST /api/guest-alerts', { status: 202 });
    await user.type(email, 'bistro.example');
    await user.click(screen.getByRole('button', { name: 'Notify me' }));
    expect(await screen.findByText(/open the link we sent to ana@bistro.example/)).toBeVisible();
    expect(network.callsTo('POST /api/guest-alerts')[0]?.body).toEqual({
      productId: 3,
      email: 'ana@bistro.example',
    });
    expect(address()).toBe('/products/day-dots-monday');
  });

  it('keeps the email of a guest that cannot be sent', async () => {
    const { user } = await open(soldOut, false);
    await user.click(screen.getByRole('button', { name: 'Notify me when it is back' }));
    network.on('POST /api/guest-alerts', problem(429, 'REQUEST.TOO_MANY', 'Please wait a minute.'));
    await user.type(await screen.findByRole('textbox', { name: /Email/ }), 'ana@bistro.example');
    await user.click(screen.getByRole('button', { name: 'Notify me' }));
    expect(await screen.findByText('Please wait a minute.')).toBeVisible();
    expect(screen.getByRole('textbox', { name: /Email/ })).toHaveValue('ana@bistro.example');
  });

  it('for a price leads a guest to sign in and back, and is completed on return', async () => {
    const product = aProduct();
    const { user, address } = await open(product, false);
    await user.click(screen.getByRole('button', { name: 'Tell me when the price drops' }));
    expect(address()).toBe('/login?redirect=/products/day-dots-monday');
    expect(network.callsTo(LIST)).toEqual([]);

    cleanup();
    const add = 'PUT /api/alerts/3/price-drop';
    network.on(LIST, json([])).on(add, answersAlerts(anAlert('price-drop')));
    await open(product, true, true);
    expect(await screen.findByText("We'll email you when the price drops")).toBeVisible();
    expect(network.callsTo(add)).toHaveLength(1);

    cleanup();
    await open(product, true, true);
    expect(await screen.findByRole('button', { name: 'Stop' })).toBeVisible();
    expect(network.callsTo(add)).toHaveLength(1);
  });

  it('is about the price while the product is in stock', async () => {
    network.on(LIST, json([]));
    await open(aProduct());
    expect(await screen.findByRole('button', { name: 'Tell me when the price drops' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Notify me when it is back' })).toBeNull();
  });

  it('says that it switched a preference on, and where to manage it', async () => {
    network.on(LIST, json([])).on(ADD, answersAlerts(anAlert('restock'), ['productRestocks']));
    const { user } = await open(soldOut);
    await user.click(await screen.findByRole('button', { name: 'Notify me when it is back', busy: false }));
    expect(await screen.findByText('We switched these emails on in your account.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Manage alerts' })).toHaveAttribute(
      'href',
      '/account?tab=alerts',
    );
  });

  it('can be stopped', async () => {
    network.on(LIST, json([anAlert('restock')])).on('DELETE /api/alerts/3/restock', () => {
      network.on(LIST, json([]));
      return { status: 204 };
    });
    const { user } = await open(soldOut);
    await user.click(await screen.findByRole('button', { name: 'Stop' }));
    expect(await screen.findByRole('button', { name: 'Notify me when it is back' })).toBeVisible();
  });

  it('that fails leaves the button, and says why', async () => {
    network.on(LIST, json([])).on(ADD, problem(409, 'NOTIFICATIONS.TOO_MANY_ALERTS', 'Too many'));
    const { user } = await open(soldOut);
    const button = await screen.findByRole('button', { name: 'Notify me when it is back' });
    await waitFor(() => expect(button).not.toHaveAttribute('aria-busy'));
    await user.click(screen.getByRole('button', { name: 'Notify me when it is back' }));
    expect((await screen.findAllByText('Too many')).length).toBeGreaterThan(0);
  });
});
