import {
  anAdministrator,
  anOrder,
  aProduct,
  fakeNetwork,
  json,
  listOf,
  problem,
  renderPage,
} from '@kp/testing/browser';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import routes from '../routes';

const network = fakeNetwork();
const open = (at: string) =>
  renderPage(routes, { at, texts: ['admin', 'adminCatalog', 'adminPeople', 'problems'], token: 'token-1' });
const button = () => screen.findByRole('button', { name: 'Export' });
const format = (name: RegExp) => screen.findByRole('menuitem', { name });

let saved: string[];
beforeEach(() => {
  saved = [];
  const urls = { createObjectURL: () => 'blob:file', revokeObjectURL: () => undefined };
  Object.assign(URL, urls);
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download);
  });
  network
    .on('GET /api/auth/me', json(anAdministrator()))
    .on('GET /api/cart', json([]))
    .on('GET /api/categories', json([]))
    .on('GET /admin/api/suppliers', json([]))
    .on('GET /admin/api/audit-choices', json({ actors: [], subjects: [] }))
    .on('GET /admin/api/audit-entries', json([]))
    .on('GET /admin/api/categories', json([]))
    .on('GET /admin/api/customers', listOf([]))
    .on('GET /admin/api/products', listOf([aProduct()]))
    .on('GET /api/orders', listOf([anOrder()]));
});
afterEach(() => jest.restoreAllMocks());

describe('the export of a list', () => {
  it.each([
    ['/admin?tab=orders&status=pending', 'orders', { status: 'pending', sort: '-createdAt' }],
    ['/admin?tab=products&search=tray', 'products', { search: 'tray' }],
    ['/admin?tab=categories', 'attributes', {}],
    ['/admin?tab=customers&state=disabled', 'customers', { state: 'disabled' }],
    ['/admin?tab=audit&subject=product', 'audit-entries', { subject: 'product' }],
  ])('of %s is a CSV or an Excel file of what is found', async (at, name, query) => {
    network.on(`GET /admin/api/${name}.csv`, json({})).on(`GET /admin/api/${name}.xlsx`, json({}));
    const { user } = await open(at);
    await user.click(await button());
    await user.click(await format(/^CSV/));
    await waitFor(() => expect(saved).toEqual([`${name}.csv`]));
    await user.click(await button());
    await user.click(await format(/^Excel/));
    await waitFor(() => expect(saved).toEqual([`${name}.csv`, `${name}.xlsx`]));
    expect(network.callsTo(`GET /admin/api/${name}.xlsx`)).toMatchObject([
      { query, headers: { authorization: 'Bearer token-1' } },
    ]);
  });

  it('is chosen with the keyboard alone, and can be left', async () => {
    network.on('GET /admin/api/orders.csv', json({}));
    const { user } = await open('/admin?tab=orders');
    (await button()).focus();
    await user.keyboard('{Enter}');
    expect(await format(/^Excel, up to 100,000 rows$/)).toBeVisible();
    const csv = await format(/^CSV/);
    await waitFor(() => expect(csv).toHaveFocus());
    await user.keyboard('{Escape}');
    await waitFor(async () => expect(await button()).toHaveAttribute('aria-expanded', 'false'));
    expect(await button()).toHaveFocus();

    await user.keyboard('{Enter}');
    await waitFor(() => expect(csv).toHaveFocus());
    // The menu reads the code, which keys that a test types do not have.
    fireEvent.keyDown(csv, { key: 'Enter', keyCode: 13 });
    await waitFor(() => expect(saved).toEqual(['orders.csv']));
  });

  it('that is too long for Excel says that CSV takes it', async () => {
    const message =
      'This is more than the 100,000 rows of an Excel file. Export it as CSV, or narrow it down.';
    network.on('GET /admin/api/orders.xlsx', problem(422, 'EXPORT.TOO_MANY_ROWS', message));
    const { user } = await open('/admin?tab=orders');
    await user.click(await button());
    await user.click(await format(/^Excel/));
    expect(await screen.findByText(message)).toBeVisible();
    expect(saved).toEqual([]);
  });
});
