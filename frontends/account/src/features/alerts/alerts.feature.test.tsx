import type { ProductAlertResponse } from '@kp/api-client/account';
import { aProduct, aUser, fakeNetwork, json, problem, renderPage } from '@kp/testing/browser';
import { screen, waitFor, within } from '@testing-library/react';
import routes from '../../routes';

const network = fakeNetwork();
const PUT = 'PUT /api/auth/notifications';
const DEFAULTS = {
  emailNotifications: true,
  orderUpdates: true,
  productRestocks: false,
  priceDrops: false,
  promotions: true,
};
const NO_EFFECT = 'Email notifications are off, so these have no effect.';

const anAlert = (changes: Partial<ProductAlertResponse> = {}): ProductAlertResponse => ({
  productId: 3,
  kind: 'price-drop',
  price: '12.50',
  currency: 'USD',
  createdAt: '2026-02-01T08:00:00.000Z',
  product: aProduct(),
  ...changes,
});

async function open(user = aUser(), alerts: ProductAlertResponse[] = []) {
  network
    .on('GET /api/auth/me', json(user))
    .on('GET /api/cart', json([]))
    .on('GET /api/config', json({ currency: 'USD', priceDisplay: 'gross' }))
    .on('GET /api/shipping-settings', json({ currency: 'USD', vatRate: 0.19, country: 'RO' }))
    .on('GET /api/alerts', json(alerts));
  const page = await renderPage(routes, {
    at: '/account?tab=alerts',
    texts: ['account', 'accountTabs'],
    token: 'token-7',
  });
  await screen.findByRole('heading', { name: 'Alerts' });
  return page;
}
const preference = (name: string) => screen.getByRole('switch', { name });
const states = () =>
  screen.getAllByRole('switch').map((each) => each.getAttribute('aria-checked') === 'true');

describe('the notification preferences', () => {
  it('are five switches with what the account has chosen', async () => {
    await open();
    expect(states()).toEqual([true, true, false, false, true]);
    for (const name of [
      'Email notifications',
      'Order updates',
      'Back in stock',
      'Price drops',
      'Promotions',
    ]) {
      expect(preference(name)).toBeVisible();
    }
    expect(screen.queryByText(NO_EFFECT)).toBeNull();
  });

  it('change at once, and are sent together', async () => {
    let answer = () => {};
    const { user } = await open();
    network.on(PUT, async () => {
      await new Promise<void>((resolve) => (answer = resolve));
      return json({ ...DEFAULTS, priceDrops: true });
    });
    await user.click(preference('Price drops'));
    expect(preference('Price drops')).toBeChecked();
    await waitFor(() =>
      expect(network.callsTo(PUT).map(({ body }) => body)).toEqual([{ ...DEFAULTS, priceDrops: true }]),
    );
    answer();
    await waitFor(() => expect(preference('Price drops')).toBeChecked());
    expect(states()).toEqual([true, true, false, true, true]);
  });

  it('go back when the change fails, and say so', async () => {
    const { user } = await open();
    network.on(PUT, problem(500, 'INTERNAL', 'Broken'));
    await user.click(preference('Promotions'));
    expect((await screen.findAllByText('Failed to update notification settings')).length).toBeGreaterThan(0);
    await waitFor(() => expect(preference('Promotions')).toBeChecked());
  });

  it('keep each other when they are changed quickly', async () => {
    const answers: (() => void)[] = [];
    const { user } = await open();
    network.on(PUT, async ({ body }) => {
      await new Promise<void>((resolve) => answers.push(resolve));
      return json(body);
    });
    await user.click(preference('Price drops'));
    await user.click(preference('Back in stock'));
    expect(states()).toEqual([true, true, true, true, true]);
    await waitFor(() => expect(answers).toHaveLength(1));
    answers[0]!();
    await waitFor(() => expect(answers).toHaveLength(2));
    answers[1]!();
    await waitFor(() => expect(states()).toEqual([true, true, true, true, true]));
    expect(network.callsTo(PUT).map(({ body }) => body)).toEqual([
      { ...DEFAULTS, priceDrops: true },
      { ...DEFAULTS, priceDrops: true, productRestocks: true },
    ]);
  });

  it('show that four of them have no effect while emails are off', async () => {
    const { user } = await open(aUser({ emailNotifications: false }));
    expect(screen.getByRole('note')).toHaveTextContent(NO_EFFECT);
    expect(preference('Order updates')).toHaveAccessibleDescription(
      `When an order is shipped, delivered or cancelled ${NO_EFFECT}`,
    );
    network.on(PUT, json(DEFAULTS));
    await user.click(preference('Email notifications'));
    await waitFor(() => expect(screen.queryByText(NO_EFFECT)).toBeNull());
  });
});

describe('the product alerts of an account', () => {
  it('link to the product, and say what they wait for and which are paused', async () => {
    const user = aUser({ priceDrops: true });
    await open(user, [anAlert(), anAlert({ productId: 4, kind: 'restock', product: null })]);
    const [price, restock] = await screen.findAllByRole('listitem');
    expect(within(price!).getByRole('link', { name: 'Day dots, Monday' })).toHaveAttribute(
      'href',
      '/products/day-dots-monday',
    );
    await waitFor(() => expect(price).toHaveTextContent('When it costs less than $14.88 with VAT'));
    expect(price).not.toHaveTextContent('Paused');
    expect(restock).toHaveTextContent("A product that's no longer on sale");
    expect(restock).toHaveTextContent('Paused: these emails are off');
  });

  it('are removed at once, and the focus stays in the list', async () => {
    const { user } = await open(aUser(), [anAlert()]);
    network.on('DELETE /api/alerts/3/price-drop', () => {
      network.on('GET /api/alerts', json([]));
      return { status: 204 };
    });
    await user.click(await screen.findByRole('button', { name: 'Remove alert: Day dots, Monday' }));
    expect(await screen.findByText('No product alerts yet')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Product alerts' })).toHaveFocus();
  });

  it('come back when they could not be removed', async () => {
    const { user } = await open(aUser(), [anAlert()]);
    network.on('DELETE /api/alerts/3/price-drop', problem(500, 'INTERNAL', 'Broken'));
    await user.click(await screen.findByRole('button', { name: 'Remove alert: Day dots, Monday' }));
    expect((await screen.findAllByText("We couldn't remove this alert.")).length).toBeGreaterThan(0);
    expect(await screen.findByRole('link', { name: 'Day dots, Monday' })).toBeVisible();
  });

  it('that cannot be loaded can be asked for again', async () => {
    network
      .on('GET /api/auth/me', json(aUser()))
      .on('GET /api/cart', json([]))
      .on('GET /api/shipping-settings', json({ currency: 'USD', vatRate: 0.19, country: 'RO' }))
      .on('GET /api/alerts', problem(500, 'INTERNAL', 'Broken'));
    const at = '/account?tab=alerts';
    const { user } = await renderPage(routes, { at, texts: ['account', 'accountTabs'], token: 'token-7' });
    expect(await screen.findByRole('alert')).toHaveTextContent("We couldn't load your product alerts.");
    network.on('GET /api/alerts', json([anAlert()]));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('link', { name: 'Day dots, Monday' })).toBeVisible();
  });
});
