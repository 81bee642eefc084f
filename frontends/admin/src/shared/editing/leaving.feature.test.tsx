import {
  anAdministrator,
  anOrder,
  fakeNetwork,
  json,
  listOf,
  problem,
  renderPage,
} from '@kp/testing/browser';
import { cleanup, screen, waitFor } from '@testing-library/react';
import routes from '../../routes';

const network = fakeNetwork();
const SENDER = {
  name: 'KitchenPass',
  email: 'shop@kitchenpass.example',
  replyTo: '',
  isDefault: true,
  isMailServerSet: false,
};
const TRAY = { id: 7, name: 'Tray', price: '12.50', currency: 'USD', stockQuantity: 4 };

beforeEach(() => {
  network
    .on('GET /api/auth/me', json(anAdministrator()))
    .on('GET /api/cart', json([]))
    .on('GET /api/config', json({ paymentMethods: [] }))
    .on('GET /admin/api/tags', json([]))
    .on('GET /api/products', json([TRAY]))
    .on('GET /api/orders', listOf([anOrder()]))
    .on('GET /admin/api/mail-sender', json(SENDER))
    .on('GET /admin/api/connections/mail', json({ settings: [] }))
    .on('POST /admin/api/orders/preview', problem(503, 'SERVER.UNAVAILABLE', 'Not now.'))
    .on('GET /admin/api/discount-codes', json([]));
});

const open = (tab: string, isReturning = false) =>
  renderPage(routes, {
    at: `/admin?tab=${tab}`,
    texts: ['admin', 'adminPeople', 'adminOrders', 'adminSettings'],
    token: 'token-1',
    isReturning,
  });
const restored = () => screen.findByText(/^Your draft of .* was restored\.$/);

describe('a page with changes', () => {
  it.each([
    ['a link', 'link'],
    ['a key', 'g'],
    ['Esc', 'escape'],
  ])('is left by %s after one question, which forgets the draft', async (_name, way) => {
    const { user, address } = await open('discounts&edit=new');
    const code = await screen.findByLabelText('Code');
    await user.type(code, 'SPRING');
    const leave = async () => {
      if (way === 'link') return user.click(screen.getByRole('link', { name: /^Orders/ }));
      await user.click(screen.getByRole('heading', { name: 'Add a discount code' }));
      await user.keyboard(way === 'g' ? 'go' : '{Escape}');
    };
    await leave();
    await user.click(await screen.findByRole('button', { name: 'Keep editing' }));
    await waitFor(() => expect(screen.queryByText('Discard your changes?')).toBeNull());
    expect(code).toHaveValue('SPRING');
    await leave();
    await user.click(await screen.findByRole('button', { name: 'Discard changes' }));
    await waitFor(() => expect(address()).not.toContain('edit=new'));
    cleanup();
    await open('discounts&edit=new', true);
    expect(await screen.findByLabelText('Code')).toHaveValue('');
    expect(screen.queryByText(/^Your draft of/)).toBeNull();
  });
});

describe('what was typed and not saved is there again', () => {
  it('of an order by phone, with its items', async () => {
    const { user } = await open('orders&edit=new');
    await user.type(await screen.findByRole('combobox', { name: 'Search products by name or code' }), 'tray');
    await user.click(await screen.findByText(/^Tray · KP-7/));
    await user.type(screen.getByLabelText('Agreed price'), '10');
    cleanup();
    const again = await open('orders&edit=new', true);
    expect(await restored()).toBeVisible();
    expect(screen.getByLabelText('Agreed price')).toHaveValue('10');
    await again.user.click(screen.getByRole('button', { name: 'Discard draft' }));
    await waitFor(() => expect(screen.queryByLabelText('Agreed price')).toBeNull());
  });

  it('of the settings', async () => {
    const { user } = await open('settings&section=mail');
    await user.type(await screen.findByLabelText('Sender name'), ' SRL');
    cleanup();
    await open('settings&section=mail', true);
    expect(await restored()).toBeVisible();
    expect(screen.getByLabelText('Sender name')).toHaveValue('KitchenPass SRL');
  });
});
