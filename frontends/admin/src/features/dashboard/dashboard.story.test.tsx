import {
  anAdministrator,
  anOrder,
  fakeNetwork,
  json,
  listOf,
  problem,
  renderPage,
} from '@kp/testing/browser';
import { screen, within } from '@testing-library/react';
import routes from '../../routes';

const network = fakeNetwork();
const open = () => renderPage(routes, { at: '/admin', texts: ['admin'], token: 'token-1' });

beforeEach(() => {
  network
    .on('GET /api/auth/me', json(anAdministrator()))
    .on('GET /api/cart', json([]))
    .on('GET /api/categories', json([{ id: 1 }, { id: 2 }]))
    .on('GET /api/products', listOf([{ id: 1 }], 253))
    .on('GET /api/orders', ({ query }) =>
      query.status === 'pending' ? listOf([anOrder()], 7) : listOf([anOrder()], 1204),
    );
});

describe('the dashboard', () => {
  it('counts products, orders and categories, and leads to what it counts', async () => {
    await open();
    expect(screen.getByRole('heading', { level: 1, name: 'Administrator' })).toBeVisible();
    const orders = await screen.findByRole('link', { name: 'Total orders: 1,204' });
    expect(orders).toHaveAttribute('href', '/admin?tab=orders');
    expect(screen.getByRole('link', { name: '7 pending' })).toHaveAttribute(
      'href',
      '/admin?tab=orders&status=pending',
    );
    const figure = (label: string) => screen.getByRole('heading', { name: label }).closest('li');
    expect(figure('Total products')).toHaveTextContent('253');
    expect(figure('Categories')).toHaveTextContent('2');
    expect(network.callsTo('GET /api/products')[0]?.query).toEqual({ status: 'all', limit: '1' });
  });

  it('lists the five newest orders, each a click away from its details', async () => {
    await open();
    const table = await screen.findByRole('table', { name: 'Recent orders' });
    const link = within(table).getByRole('link', { name: 'ORD-2026-000041' });
    expect(link).toHaveAttribute('href', '/admin?tab=orders&order=41');
    expect(table).toHaveTextContent('March 1, 2026$69.63Pending');
    expect(network.callsTo('GET /api/orders').map(({ query }) => query)).toContainEqual({
      limit: '5',
      offset: '0',
    });
  });

  it('says when a figure cannot be had, rather than guess it, and asks again', async () => {
    network.on('GET /api/products', problem(500, 'INTERNAL', 'boom'));
    const { user } = await open();
    expect(await screen.findByRole('alert')).toHaveTextContent("We couldn't load the figures.");
    network.on('GET /api/products', listOf([], 253));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('253')).toBeVisible();
  });
});
