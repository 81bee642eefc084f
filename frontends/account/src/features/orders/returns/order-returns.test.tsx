import { anOrder, aUser, fakeNetwork, json, listOf, problem, renderPage } from '@kp/testing/browser';
import { screen } from '@testing-library/react';
import routes from '../../../routes';

const CALL = 'POST /api/orders/41/returns';
const network = fakeNetwork();
const delivered = anOrder();
const order = {
  ...delivered,
  status: 'delivered' as const,
  history: [{ ...delivered.history[0]!, kind: 'status' as const, toStatus: 'delivered' as const }],
};
const returnable = {
  returnableUntil: '2026-03-31T10:00:00.000Z',
  returnableItems: [{ itemId: 1, quantity: 3 }],
  returns: [],
};

it('items of a delivered order are ticked and returned with a reason, and the return says what is next', async () => {
  const requested = {
    id: 5,
    returnNumber: 'RMA-2026-000005',
    createdAt: '2026-03-05T10:00:00.000Z',
    comment: null,
    state: 'requested',
    staffReason: null,
    refundAmount: null,
    currency: 'USD',
    items: [
      {
        itemId: 1,
        productName: 'Day dots, Monday',
        quantity: 2,
        reason: 'damaged',
      },
    ],
  };
  network
    .on('GET /api/auth/me', json(aUser()))
    .on('GET /api/cart', json([]))
    .on('GET /api/config', problem(503, 'SERVER.UNAVAILABLE', 'Not now.'))
    .on('GET /api/orders', listOf([order]))
    .on('GET /api/orders/41', json(order))
    .on('GET /api/orders/41/reviews', json([]))
    .on('GET /api/orders/41/returns', json(returnable))
    .on(CALL, () => {
      const body = { ...returnable, returns: [requested] };
      network.on('GET /api/orders/41/returns', json(body));
      return { status: 201, body };
    });
  const { user } = await renderPage(routes, {
    at: '/account?tab=orders&order=41',
    texts: ['account', 'accountTabs', 'order'],
    token: 'token-7',
  });
  await user.click(await screen.findByRole('button', { name: 'Return items' }));
  const send = screen.getByRole('button', { name: 'Request return' });
  await user.click(send);
  expect(screen.getByRole('checkbox', { name: 'Select the item' })).toHaveAccessibleDescription(
    'Choose at least one item',
  );
  await user.click(screen.getByRole('checkbox', { name: 'Day dots, Monday' }));
  expect(screen.getByRole('combobox', { name: 'Reason' })).not.toHaveAttribute('aria-invalid');
  const quantity = screen.getByRole('textbox', { name: /Day dots, Monday/ });
  await user.clear(quantity);
  await user.type(quantity, '2{Enter}');
  await user.click(send);
  const reason = screen.getByRole('combobox', { name: 'Reason' });
  expect(reason).toHaveAccessibleDescription('Choose a reason');
  await user.selectOptions(reason, 'Arrived damaged');
  await user.click(send);
  expect(await screen.findByText('Return RMA-2026-000005 requested. We emailed you a copy.')).toBeVisible();
  expect(await screen.findByText('Requested')).toBeVisible();
  expect(network.callsTo(CALL).map(({ body }) => body)).toEqual([
    { items: [{ itemId: 1, quantity: 2, reason: 'damaged' }] },
  ]);
});
