import { anAdministrator, anOrder, fakeNetwork, json, listOf, renderPage } from '@kp/testing/browser';
import { screen, waitFor, within } from '@testing-library/react';
import routes from '../../routes';

const network = fakeNetwork();
const PUT = 'PUT /admin/api/tags';

const open = (at: string) => renderPage(routes, { at, texts: ['admin', 'adminOrders'], token: 'token-1' });
const order = anOrder();

beforeEach(() => {
  network
    .on('GET /api/auth/me', json(anAdministrator()))
    .on('GET /api/cart', json([]))
    .on('GET /api/orders', listOf([order]))
    .on('GET /api/orders/:id', json(order))
    .on('GET /admin/api/orders/:id/notes', json([]))
    .on('GET /admin/api/orders/:id/mails', json([]))
    .on('GET /admin/api/tags', json([{ id: order.id, tags: ['Fragile'] }]))
    .on('GET /admin/api/tags/suggestions', json(['Fragile', 'Gift wrap']));
});

describe('tags', () => {
  it('of an order are given from those in use or written anew, and taken away', async () => {
    network.on(PUT, json([{ id: order.id, tags: ['Fragile', 'Gift wrap'] }]));
    const { user } = await open(`/admin?tab=orders&order=${order.id}`);
    const card = within(await screen.findByRole('region', { name: 'Tags' }));
    expect(await card.findByText('Fragile')).toBeVisible();
    await user.click(card.getByRole('combobox', { name: 'Tags' }));
    await user.click(await screen.findByRole('option', { name: 'Gift wrap' }));
    await waitFor(() => expect(network.callsTo(PUT)).toHaveLength(1));
    expect(network.callsTo(PUT)[0]?.body).toEqual({
      subject: 'order',
      ids: [order.id],
      add: ['Gift wrap'],
      remove: [],
    });
  });

  it('go to all selected rows at once', async () => {
    network.on(PUT, json([{ id: order.id, tags: ['Fragile', 'New'] }]));
    const { user } = await open('/admin?tab=orders');
    await user.click(await screen.findByRole('checkbox', { name: new RegExp(order.orderNumber) }));
    const selection = within(screen.getByRole('group', { name: 'Selection' }));
    await user.click(selection.getByRole('button', { name: 'Tags' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByRole('combobox', { name: 'Add tags' }), 'New{Enter}');
    await user.click(dialog.getByRole('combobox', { name: 'Remove tags' }));
    await user.click((await screen.findAllByRole('option', { name: 'Fragile' })).at(-1)!);
    await user.click(dialog.getByRole('button', { name: 'Save tags' }));
    expect(await screen.findByText('Tags saved')).toBeVisible();
    expect(network.callsTo(PUT)[0]?.body).toEqual({
      subject: 'order',
      ids: [order.id],
      add: ['New'],
      remove: ['Fragile'],
    });
  });

  it('go to all that the list shows, beyond the page', async () => {
    const PUT_ALL = 'PUT /admin/api/tags/orders';
    network.on('GET /api/orders', listOf([order], 1204)).on(PUT_ALL, json({ changed: 1199 }));
    const { user } = await open('/admin?tab=orders&status=pending');
    await user.click(await screen.findByRole('checkbox', { name: new RegExp(order.orderNumber) }));
    const selection = within(screen.getByRole('group', { name: 'Selection' }));
    await user.click(selection.getByRole('button', { name: /1,204/ }));
    await user.click(selection.getByRole('button', { name: 'Tags' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Tags of all that match (1,204)' }));
    await user.type(dialog.getByRole('combobox', { name: 'Add tags' }), 'New{Enter}');
    await user.click(dialog.getByRole('button', { name: 'Save tags' }));
    expect(await screen.findByText('Tags saved. Changed: 1,199')).toBeVisible();
    expect(network.callsTo(PUT_ALL)[0]).toMatchObject({
      query: { status: 'pending' },
      body: { add: ['New'], remove: [] },
    });
  });

  it('narrow a list down, as a chip that can be taken away', async () => {
    const { user } = await open('/admin?tab=orders&tag=Fragile');
    const chip = await screen.findByRole('button', { name: /Tag: Fragile/ });
    expect(network.callsTo('GET /api/orders').at(-1)?.query).toMatchObject({ tag: 'Fragile' });
    await user.click(chip);
    await waitFor(() => expect(network.callsTo('GET /api/orders').at(-1)?.query).not.toHaveProperty('tag'));
  });
});
