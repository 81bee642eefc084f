import { anAdministrator, fakeNetwork, json, renderPage, rowAction } from '@kp/testing/browser';
import { screen, waitFor, within } from '@testing-library/react';
import routes from '../../routes';

const network = fakeNetwork();
const open = (at = '/admin?tab=audit') =>
  renderPage(routes, {
    at,
    texts: ['admin', 'adminOrders', 'adminPeople', 'adminImports', 'adminCatalog'],
    token: 'token-1',
  });

const anEntry = (id: number, fields: object = {}) => ({
  id,
  createdAt: '2026-11-23T08:00:00Z',
  actorId: 3,
  actorName: 'Ana Pop' as string | null,
  actorEmail: 'ana@kitchenpass.example',
  network: '198.51.100.0/24',
  action: 'product.updated',
  subject: 'product',
  subjectId: '12',
  subjectName: 'Chef knife (KP-12)' as string | null,
  before: {
    price: '9.00',
    featured: false,
  },
  after: {
    price: '12.50',
    featured: true,
  },
  ...fields,
});

beforeEach(() => {
  network
    .on('GET /api/auth/me', json(anAdministrator()))
    .on('GET /api/cart', json([]))
    .on(
      'GET /admin/api/audit-choices',
      json({
        actors: [{ id: 3, name: 'Ana Pop', email: 'ana@kitchenpass.example' }],
        subjects: ['product', 'spice-rack'],
      }),
    )
    .on(
      'GET /admin/api/audit-entries',
      json([
        anEntry(7),
        anEntry(6, {
          action: 'product.images-updated',
          before: { images: [] },
          after: { images: [{ id: 1, alt: 'A tray' }] },
        }),
        anEntry(5, { action: 'product.stirred-twice', actorName: null }),
        anEntry(4, { action: 'order.delivered', subject: 'order' }),
      ]),
    );
});

describe('the audit log', () => {
  it('tells who changed what, and leads there', async () => {
    await open();
    const [row, other, odd, delivered] = await screen.findAllByRole('row', { name: /ana@kitchenpass/ });
    expect(within(row!).getByText('Changed')).toBeVisible();
    expect(within(row!).getByText('Ana Pop')).toBeVisible();
    expect(within(odd!).queryByText('Ana Pop')).toBeNull();
    expect(within(delivered!).getByText('Delivered')).toBeVisible();
    expect(within(other!).getByText('Pictures changed')).toBeVisible();
    expect(within(odd!).getByText('stirred twice')).toBeVisible();
    expect(within(row!).getByRole('link', { name: 'Product Chef knife (KP-12)' })).toHaveAttribute(
      'href',
      '/admin?tab=products&open=12',
    );
  });

  it.each([
    ['order', 'status', 'delivered', 'Delivered'],
    ['product', 'status', 'discontinued', 'Discontinued'],
    ['staff', 'role', 'catalogue', 'Catalog'],
    ['order', 'status', 'lost at sea', 'lost at sea'],
    ['order', 'courier', 'delivered', 'delivered'],
  ])('says in words what a %s has as %s: %s', async (subject, field, value, text) => {
    const entry = anEntry(9, { subject, subjectName: null, before: {}, after: { [field]: value } });
    network.on('GET /admin/api/audit-entries', json([entry]));
    const { user } = await open();
    await rowAction(user, 'Entry 9', 'Details');
    const drawer = within(await screen.findByRole('dialog', { name: 'Entry 9' }));
    expect(drawer.getByRole('cell', { name: text })).toBeVisible();
  });

  it('shows the fields before and after', async () => {
    const { user } = await open();
    await rowAction(user, 'Entry 7', 'Details');
    const drawer = within(await screen.findByRole('dialog', { name: 'Entry 7' }));
    const cells = within(drawer.getByRole('row', { name: /^Price/ })).getAllByRole('cell');
    expect(cells.map(({ textContent }) => textContent)).toEqual(['9.00', '12.50']);
    expect(drawer.getByRole('row', { name: 'Featured No Yes' })).toBeVisible();
    expect(drawer.getByText('Ana Pop')).toBeVisible();
    await user.click(drawer.getByRole('button', { name: 'Close' }));
    await rowAction(user, 'Entry 6', 'Details');
    const pictures = within(await screen.findByRole('dialog', { name: 'Entry 6' }));
    expect(pictures.getByRole('row', { name: 'images Empty id: 1 · alt: A tray' })).toBeVisible();
  });

  it('is filtered by the address; a page follows the last entry', async () => {
    const full = Array.from({ length: 50 }, (_, at) => anEntry(100 - at));
    network.on('GET /admin/api/audit-entries', ({ query }) => json(query.before ? [anEntry(50)] : full));
    const { user, address } = await open('/admin?tab=audit&actor=3&subject=product&from=2026-11-01');
    await user.click(await screen.findByRole('button', { name: 'Older' }));
    await screen.findByRole('button', { name: 'More actions: Entry 50' });
    const calls = network.callsTo('GET /admin/api/audit-entries').map(({ query }) => query);
    expect(calls[0]).toMatchObject({ actor: '3', subject: 'product', limit: '50' });
    expect(calls.at(-1)).toMatchObject({ actor: '3', subject: 'product', before: '51' });
    await user.click(screen.getByRole('button', { name: 'Newer' }));
    await screen.findByRole('button', { name: 'More actions: Entry 100' });
    await user.click(screen.getByRole('link', { name: 'Clear Filters' }));
    await waitFor(() => expect(address()).toBe('/admin?tab=audit'));
  });

  it('is searched by what things are called', async () => {
    const { user, address } = await open();
    await user.type(
      await screen.findByRole('searchbox', { name: 'Search by name, number, code or person' }),
      'chef knife{Enter}',
    );
    await waitFor(() => expect(address()).toBe('/admin?tab=audit&search=chef+knife'));
    await waitFor(() =>
      expect(network.callsTo('GET /admin/api/audit-entries').at(-1)?.query).toMatchObject({
        search: 'chef knife',
      }),
    );
  });

  it.each([
    ['2026-10-25', '2026-10-24T21:00:00.000Z', '2026-10-25T22:00:00.000Z'],
    ['2027-03-28', '2027-03-27T22:00:00.000Z', '2027-03-28T21:00:00.000Z'],
  ])('takes %s as a day of the shop, with its 25 or 23 hours', async (day, from, to) => {
    network.on('GET /admin/api/audit-entries', json([anEntry(6)]));
    await open(`/admin?tab=audit&from=${day}&to=${day}`);
    await screen.findByRole('button', { name: 'More actions: Entry 6' });
    expect(network.callsTo('GET /admin/api/audit-entries')[0]?.query).toMatchObject({ from, to });
  });

  it('explains itself while it is empty, and says when nothing matches', async () => {
    network.on('GET /admin/api/audit-entries', json([]));
    await open();
    expect(await screen.findByText('No entries yet.')).toBeVisible();
    expect(screen.getByText(/Every change that staff make/)).toBeVisible();
  });
});
