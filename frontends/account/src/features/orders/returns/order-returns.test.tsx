import { anOrder, aUser, fakeNetwork, json, listOf, renderPage } from '@kp/testing/browser';
import { screen, waitFor } from '@testing-library/react';
import routes from '../../../routes';

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

it('items of a delivered order are returned with a reason; none chosen is said', async () => {
  network
    .on('GET /api/auth/me', json(aUser()))
    .on('GET /api/cart', json([]))
    .on('GET /api/orders', listOf([order]))
    .on('GET /api/orders/41', json(order))
    .on('GET /api/orders/41/reviews', json([]))
    .on('GET /api/orders/41/returns', json(returnable))
    .on('POST /api/orders/41/returns', { status: 201, body: returnable });
  const { user } = await renderPage(routes, {
    at: '/account?tab=orders&order=41',
    texts: ['account'],
    token: 'token-7',
  });
  await user.click(await screen.findByRole('button', { name: 'Return items' }));
  await user.click(screen.getByRole('button', { name: 'Request return' }));
  expect(await screen.findByText('Choose at least one item')).toBeVisible();
  const quantity = screen.getByLabelText('Quantity of Day dots, Monday');
  await user.clear(quantity);
  await user.type(quantity, '2');
  await user.click(screen.getByRole('button', { name: 'Request return' }));
  await waitFor(() => expect(network.callsTo('POST /api/orders/41/returns')).toHaveLength(1));
  expect(network.callsTo('POST /api/orders/41/returns')[0]!.body).toEqual({
    items: [{ itemId: 1, quantity: 2, reason: 'damaged' }],
  });
});
