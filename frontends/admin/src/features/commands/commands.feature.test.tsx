import {
  aProduct,
  anAdministrator,
  anOrder,
  fakeNetwork,
  json,
  listOf,
  problem,
  renderPage,
} from '@kp/testing/browser';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import routes from '../../routes';

const PRODUCTS = 'GET /admin/api/products';
const ORDERS = 'GET /api/orders';
const MESSAGES = 'GET /admin/api/contact-messages';
const CUSTOMERS = 'GET /admin/api/customers';
const ORDERED = '2026-11-20T09:00:00.000Z';
const network = fakeNetwork();
const open = (at = '/admin?tab=orders', isReturning = false) =>
  renderPage(routes, {
    at,
    texts: ['admin', 'adminCatalog', 'adminPeople', 'adminSettings', 'problems'],
    token: 'token-1',
    isReturning,
  });

const palette = () => screen.findByRole('combobox', { name: 'Search or jump to…' });
const options = () => screen.getAllByRole('option').map(({ textContent }) => textContent);
const activeOption = async () => {
  const id = (await palette()).getAttribute('aria-activedescendant')!;
  return document.getElementById(id)?.textContent;
};

async function openPalette() {
  await screen.findByRole('button', { name: 'Search or jump to…' });
  // React awaits the chunk of the palette.
  await act(async () => void fireEvent.keyDown(document.activeElement!, { key: 'k', ctrlKey: true }));
  return palette();
}

beforeEach(() => {
  network
    .on('GET /api/auth/me', json(anAdministrator()))
    .on('GET /api/cart', json([]))
    .on('GET /api/categories', json([]))
    .on('GET /admin/api/suppliers', json([]))
    .on('GET /admin/api/reviews', listOf([]))
    .on('GET /admin/api/returns', listOf([]))
    .on(CUSTOMERS, listOf([]))
    .on(MESSAGES, listOf([]))
    .on('GET /admin/api/quote-requests', listOf([]))
    .on('GET /admin/api/invoices', listOf([]))
    .on('GET /admin/api/discount-codes', listOf([]))
    .on(ORDERS, listOf([anOrder()]))
    .on(PRODUCTS, listOf([{ ...aProduct(), code: 'KP-3' }]))
    .on('GET /admin/api/products/:id', problem(404, 'CATALOG.PRODUCT_NOT_FOUND', 'Product not found'))
    .on('GET /admin/api/customers/:id', problem(404, 'AUTH.CUSTOMER_NOT_FOUND', 'Customer not found'));
});

describe('the palette', () => {
  it('finds screens, products and orders, and the keys open one of them', async () => {
    const { user, address } = await open();
    await user.type(await openPalette(), 'prod');
    expect(await screen.findByRole('option', { name: /Day dots, Monday/ })).toBeVisible();
    const groups = screen.getAllByRole('group').map((group) => group.getAttribute('aria-labelledby')!);
    const names = groups.map((id) => document.getElementById(id)?.textContent);
    expect(names).toEqual(expect.arrayContaining(['Screens', 'Products', 'Orders']));
    expect(await activeOption()).toBe('Products');
    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect(await activeOption()).toContain('KP-3');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(address()).toBe('/admin?tab=products&open=3'));
    expect(network.callsTo(PRODUCTS)[0]?.query).toMatchObject({ search: 'prod', limit: '5' });
  });

  it('finds customers', async () => {
    const maria = { id: 5, firstName: 'Maria', lastName: 'Popescu', email: 'maria@bistro.example' };
    const bought = { orderCount: 3, spent: '120.40', currency: 'USD', lastOrderAt: ORDERED };
    network.on(CUSTOMERS, listOf([{ ...maria, companyName: 'Bistro Nord', createdAt: ORDERED, ...bought }]));
    const first = await open();
    await first.user.type(await openPalette(), 'mari');
    const found = await screen.findByRole('option', { name: /^Maria Popescu/ });
    expect(found).toHaveTextContent('Bistro Nord · maria@bistro.example');
    await first.user.click(found);
    await waitFor(() => expect(first.address()).toBe('/admin?tab=customers&open=5'));
  });

  it('finds messages', async () => {
    const message = { id: 8, subject: 'Labels for eggs', name: 'Ana Pop', status: 'new', createdAt: ORDERED };
    network.on(MESSAGES, listOf([message]));
    const { user, address } = await open();
    await user.type(await openPalette(), 'eggs');
    const found = await screen.findByRole('option', { name: /^Labels for eggs/ });
    expect(found).toHaveTextContent('Ana Pop');
    network.on('GET /admin/api/contact-messages/:id', problem(404, 'CONTACT.NOT_FOUND', 'gone'));
    await user.click(found);
    await waitFor(() => expect(address()).toBe('/admin?tab=inbox&box=messages&open=8'));
  });

  it('takes what is typed before it is there', async () => {
    await open();
    await screen.findByRole('button', { name: 'Search or jump to…' });
    fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true });
    fireEvent.keyDown(document.body, { key: 'g' });
    fireEvent.keyDown(document.body, { key: 'p' });
    await waitFor(async () => expect(await palette()).toHaveValue('gp'));
  });

  it('finds invoices', async () => {
    const invoice = { id: 4, invoiceNumber: 'INV-2026-000004', buyerName: 'Bistro Nord' };
    network.on('GET /admin/api/invoices', listOf([{ ...invoice, orderNumber: 'ORD-2026-000041' }]));
    const { user } = await open();
    await user.type(await openPalette(), 'inv-2026');
    const found = await screen.findByRole('option', { name: /^INV-2026-000004/ });
    expect(found).toHaveTextContent('Bistro Nord · ORD-2026-000041');
  });

  it('begins what can be begun, and leads to sections of the settings', async () => {
    network.on('GET /admin/api/discount-codes', json([]));
    const { user, address } = await open();
    await user.type(await openPalette(), 'exchange');
    expect(await activeOption()).toBe('Exchange ratesSettings');
    await user.clear(await palette());
    await user.type(await palette(), 'add a dis{Enter}');
    await waitFor(() => expect(address()).toBe('/admin?tab=discounts&edit=new'));
  });

  it('remembers what was opened, and starts with it', async () => {
    const first = await open();
    await first.user.type(await openPalette(), 'returns{Enter}');
    await waitFor(() => expect(first.address()).toBe('/admin?tab=returns'));
    await openPalette();
    expect(options()[0]).toBe('Returns');
    expect(screen.getByText('Recent')).toBeVisible();
  });

  it('drops the answer to an earlier text', async () => {
    let answerFirst = () => {};
    network.on(PRODUCTS, async ({ query }) => {
      if (query.search !== 'la') return listOf([]);
      await new Promise<void>((resolve) => (answerFirst = resolve));
      return listOf([{ ...aProduct({ name: 'Late label' }), code: 'KP-9' }]);
    });
    const { user } = await open();
    const input = await openPalette();
    await user.type(input, 'la');
    await waitFor(() => expect(network.callsTo(PRODUCTS)).toHaveLength(1));
    await user.type(input, 'zy');
    answerFirst();
    await waitFor(() => expect(network.callsTo(PRODUCTS).at(-1)?.query.search).toBe('lazy'));
    expect(screen.queryByText('Late label')).toBeNull();
  });

  it('offers only what the role includes', async () => {
    const rights = ['orders:read', 'support'];
    network.on('GET /api/auth/me', json({ ...anAdministrator(), rights }));
    const { user } = await open();
    await user.type(await openPalette(), 'ord');
    expect(await screen.findByRole('option', { name: /ORD-2026-000041/ })).toBeVisible();
    await user.clear(await palette());
    expect(options()).not.toContain('Products');
    expect(options()).not.toContain('New order');
    expect([...network.callsTo(PRODUCTS), ...network.callsTo(CUSTOMERS)]).toEqual([]);
  });

  it('says when nothing matches, and when the search fails', async () => {
    network.on(PRODUCTS, listOf([])).on(ORDERS, listOf([]));
    const { user } = await open();
    const input = await openPalette();
    await user.type(input, 'zzz');
    expect(await screen.findByText(/^Nothing matches/)).toBeVisible();
    network.on(PRODUCTS, problem(503, 'SERVER.UNAVAILABLE', 'Not now.'));
    await user.type(input, 'y');
    expect(await screen.findByText(/^We couldn't search/)).toBeVisible();
  });
});

describe('the keys', () => {
  it('focus the search of the list, but are text where something is typed', async () => {
    const { user } = await open();
    const search = await screen.findByRole('searchbox');
    await user.keyboard('/');
    expect(search).toHaveFocus();
    await user.keyboard('a/b?');
    expect(search).toHaveValue('a/b?');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('go to a screen with G and its letter, and from row to row', async () => {
    const { user, address } = await open();
    await screen.findByRole('link', { name: 'ORD-2026-000041' });
    await user.keyboard('j');
    expect(screen.getByRole('link', { name: 'ORD-2026-000041' })).toHaveFocus();
    await user.keyboard('x');
    expect(screen.getByRole('checkbox', { name: 'Select ORD-2026-000041' })).toBeChecked();
    await user.keyboard('gp');
    await waitFor(() => expect(address()).toBe('/admin?tab=products'));
    await user.keyboard('gc');
    await waitFor(() => expect(address()).toBe('/admin?tab=customers'));
  });

  it('are listed for the frame and for the open screen, and the focus comes back', async () => {
    const { user } = await open('/admin?tab=reviews');
    await screen.findByRole('heading', { name: 'Reviews' });
    const button = screen.getByRole('button', { name: 'Search or jump to…' });
    button.focus();
    await act(async () => void fireEvent.keyDown(button, { key: '?' }));
    const help = within(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' }));
    for (const label of ['Search or jump', 'Show keyboard shortcuts', 'Approve', 'Reject']) {
      expect(help.getByText(label)).toBeInTheDocument();
    }
    expect(help.queryByText('Search this list')).toBeNull();
    await user.click(help.getByRole('button', { name: 'Close' }));
    expect(button).toHaveFocus();
  });
});
