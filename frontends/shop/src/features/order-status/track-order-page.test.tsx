import { anOrder, aUser, fakeNetwork, json, problem, renderPage } from '@kp/testing/browser';
import { screen } from '@testing-library/react';
import { TrackOrderPage } from './track-order-page';

const CALL = 'POST /api/orders/track';
const network = fakeNetwork();
const open = (token?: string) =>
  renderPage([{ path: '/track', element: <TrackOrderPage /> }], { at: '/track', texts: ['order'], token });
const number = () => screen.getByRole('textbox', { name: 'Order number' });
const email = () => screen.getByRole('textbox', { name: 'Email' });
const send = () => screen.getByRole('button', { name: 'Email me the link' });

describe('the way to an order without its mail', () => {
  it('answers the same for every order, and takes another one', async () => {
    network.on(CALL, { status: 202, body: '' });
    const { user } = await open();
    await user.type(number(), ' ord ٢٠٢٦ ١٢٣ ');
    await user.type(email(), 'ana@bistro-nord.example');
    await user.click(send());
    expect(await screen.findByRole('status')).toHaveTextContent(
      "If this order exists, we've sent its link to your email.",
    );
    expect(network.callsTo(CALL).map(({ body }) => body)).toEqual([
      { orderNumber: 'ord ٢٠٢٦ ١٢٣', email: 'ana@bistro-nord.example' },
    ]);
    await user.click(screen.getByRole('button', { name: 'Track another order' }));
    expect(number()).toHaveValue('');
  });

  it('says at the fields what is missing, and leads to the first', async () => {
    const { user } = await open();
    await user.type(number(), 'KP-301');
    await user.click(send());
    expect(number()).toHaveAccessibleDescription(/Enter an order number like ORD-2026-000123/);
    expect(email()).toHaveAccessibleDescription('Please enter a valid email address');
    expect(number()).toHaveFocus();
    expect(network.callsTo(CALL)).toEqual([]);
  });

  it('keeps what was typed when too many asked', async () => {
    network.on(CALL, problem(429, 'HTTP.TOO_MANY_REQUESTS', 'Too many requests'));
    const { user } = await open();
    await user.type(number(), anOrder().orderNumber);
    await user.type(email(), 'ana@bistro-nord.example');
    await user.click(send());
    expect(number()).toHaveValue('ORD-2026-000041');
    expect(screen.queryByText(/If this order exists/)).not.toBeInTheDocument();
  });

  it('shows a customer the way to all orders', async () => {
    network.on('GET /api/auth/me', json(aUser())).on('GET /api/cart', json([]));
    await open('token-7');
    expect(await screen.findByRole('link', { name: 'View my orders' })).toHaveAttribute(
      'href',
      '/account?tab=orders',
    );
  });
});
