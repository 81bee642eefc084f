import type { SupplierResponse } from '@kp/api-client/admin';
import {
  anAdministrator,
  fakeNetwork,
  json,
  listOf,
  problem,
  renderPage,
  rowAction,
} from '@kp/testing/browser';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import routes from '../../routes';

const network = fakeNetwork();
const LIST = 'GET /admin/api/suppliers';

const aSupplier = (changes: Partial<SupplierResponse> = {}): SupplierResponse => ({
  id: 7,
  name: 'Carpat Inox',
  contactPerson: 'Ana Pop',
  email: 'ana@inox.example',
  phone: '+40 21 555',
  notes: '',
  archived: false,
  productCount: 1204,
  version: 2,
  ...changes,
});

async function open(query = '', isReturning = false) {
  const page = await renderPage(routes, {
    at: `/admin?tab=suppliers${query}`,
    texts: ['admin', 'adminCatalog'],
    token: 'token-1',
    isReturning,
  });
  await screen.findByRole('heading', { level: 1, name: /Supplier/ });
  return page;
}

const row = async (name: string) => within((await screen.findByRole('rowheader', { name })).closest('tr')!);
const editor = /^(Add|Edit) Supplier$/;
const field = (name: RegExp) =>
  within(screen.getByRole('region', { name: editor })).getByLabelText(name, { selector: 'input, textarea' });
const lastList = () => network.callsTo(LIST).at(-1)?.query;

beforeEach(() => {
  network
    .on('GET /api/auth/me', json(anAdministrator()))
    .on('GET /api/cart', json([]))
    .on(LIST, listOf([aSupplier()]));
});

describe('the list of suppliers', () => {
  it('tells the contact, and how many products lead where', async () => {
    await open();
    const supplier = await row('Carpat Inox');
    expect(supplier.getByText('Ana Pop')).toBeVisible();
    expect(supplier.getByRole('link', { name: 'ana@inox.example' })).toHaveAttribute(
      'href',
      'mailto:ana@inox.example',
    );
    expect(supplier.getByRole('link', { name: 'Products of Carpat Inox: 1,204' })).toHaveAttribute(
      'href',
      '/admin?tab=products&supplier=7',
    );
  });

  it('is searched, sorted, and shows archived ones on request; the address keeps it', async () => {
    const { user, address } = await open();
    await screen.findByRole('rowheader', { name: 'Carpat Inox' });
    expect(lastList()).toEqual({ status: 'active', sort: 'name', limit: '50', offset: '0' });
    await user.click(screen.getByRole('columnheader', { name: /Products/ }));
    await user.click(screen.getByRole('button', { name: 'Add filter' }));
    await user.click(screen.getByRole('combobox', { name: 'Archived' }));
    await user.click(await screen.findByRole('option', { name: 'Show archived' }));
    network.on(LIST, listOf([]));
    await user.type(screen.getByRole('searchbox'), 'inox{Enter}');
    expect(await screen.findByText('No suppliers match this search.')).toBeVisible();
    expect(lastList()).toMatchObject({ status: 'all', sort: 'products', search: 'inox' });
    expect(address()).toBe('/admin?tab=suppliers&search=inox&archived=shown&sort=products');
    await user.click(screen.getByRole('link', { name: 'Clear Filters' }));
    expect(await screen.findByText(/No suppliers yet/)).toBeVisible();
  });
});

describe('the page of a supplier', () => {
  it('checks the rules, and says at the name that it is taken', async () => {
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'Add Supplier' }));
    await screen.findByRole('region', { name: editor });
    await user.type(field(/Name/), 'Alpina');
    await user.type(field(/Email/), 'sales');
    await user.click(screen.getByRole('button', { name: 'Create supplier' }));
    expect(await screen.findByText('Invalid email address')).toBeVisible();
    await user.type(field(/Email/), '@alpina.example');
    const message = 'Another supplier has this name.';
    const taken = problem(409, 'CATALOG.SUPPLIER_NAME_TAKEN', message, {
      fields: [{ field: 'name', message }],
    });
    network.on('POST /admin/api/suppliers', taken);
    await user.click(screen.getByRole('button', { name: 'Create supplier' }));
    expect(await screen.findByText('Failed to create supplier')).toBeVisible();
    expect(field(/Name/)).toHaveFocus();
    await user.type(field(/Name/), ' Foods');
    network.on('POST /admin/api/suppliers', json(aSupplier({ id: 8, name: 'Alpina Foods' })));
    await user.click(screen.getByRole('button', { name: 'Create supplier' }));
    expect(await screen.findByText('Supplier created successfully')).toBeVisible();
    expect(network.callsTo('POST /admin/api/suppliers').at(-1)?.body).toEqual({
      name: 'Alpina Foods',
      contactPerson: '',
      email: 'sales@alpina.example',
      phone: '',
      notes: '',
    });
  });

  it('compares with what somebody else saved meanwhile', async () => {
    const current = aSupplier({ phone: '+40 21 999', version: 3 });
    const changed = problem(409, 'CATALOG.SUPPLIER_CHANGED', 'Changed.', { details: { current } });
    network.on('PUT /admin/api/suppliers/7', changed);
    const { user } = await open();
    await user.click(await screen.findByRole('link', { name: 'Carpat Inox' }));
    await screen.findByRole('region', { name: editor });
    await user.type(field(/Phone/), '6');
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    expect(await screen.findByText('Someone else saved this supplier meanwhile')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Take theirs' }));
    network.on('PUT /admin/api/suppliers/7', json(current));
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    expect(await screen.findByText('Supplier updated successfully')).toBeVisible();
    expect(network.callsTo('PUT /admin/api/suppliers/7').at(-1)?.body).toMatchObject({
      phone: '+40 21 999',
      version: 3,
    });
  });
});

describe('a supplier that is not needed any more', () => {
  it('is archived, which can be undone', async () => {
    network.on('PUT /admin/api/suppliers/7', json(aSupplier({ archived: true, version: 3 })));
    const { user } = await open();
    await rowAction(user, 'Carpat Inox', 'Archive');
    expect(await screen.findByText('Supplier archived successfully')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('Supplier restored successfully')).toBeVisible();
    expect(network.callsTo('PUT /admin/api/suppliers/7').map(({ body }) => body)).toEqual([
      { name: 'Carpat Inox', version: 2, archived: true },
      { name: 'Carpat Inox', version: 3, archived: false },
    ]);
  });

  it('is marked and restored when it is archived', async () => {
    network.on(LIST, listOf([aSupplier({ archived: true })]));
    network.on('PUT /admin/api/suppliers/7', problem(503, 'SERVER.UNAVAILABLE', 'Not now.'));
    const { user } = await open('&archived=shown');
    await row('Carpat Inox Archived');
    await rowAction(user, 'Carpat Inox', 'Restore');
    expect(await screen.findByText('Failed to restore supplier')).toBeVisible();
  });

  it('is deleted without products, or archived when deleted products refer to it', async () => {
    network.on(LIST, listOf([aSupplier({ productCount: 0 })]));
    network.on('DELETE /admin/api/suppliers/7', json({ outcome: 'archived' }));
    const { user } = await open();
    await rowAction(user, 'Carpat Inox', 'Delete');
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText('Are you sure you want to delete this supplier?')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Supplier archived successfully')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});

describe('what was typed into a form and not saved', () => {
  const openForm = async (isReturning: boolean) => {
    const page = await open('&open=7', isReturning);
    await screen.findByRole('region', { name: editor });
    return page;
  };

  it('is there again after a reload, with a notice, until it is given up', async () => {
    const { user } = await openForm(false);
    await user.type(field(/Notes/), 'Calls on Mondays');
    cleanup();
    const again = await openForm(true);
    expect(await screen.findByText(/^Your draft of .* was restored\.$/)).toBeVisible();
    expect(field(/Notes/)).toHaveValue('Calls on Mondays');
    await again.user.click(screen.getByRole('button', { name: 'Discard draft' }));
    await waitFor(() => expect(field(/Notes/)).toHaveValue(''));
    cleanup();
    await openForm(true);
    expect(field(/Notes/)).toHaveValue('');
    expect(screen.queryByText(/^Your draft of/)).toBeNull();
  });

  it('is forgotten once it is saved, and merged with what others have saved since', async () => {
    const { user } = await openForm(false);
    await user.type(field(/Notes/), 'Calls on Mondays');
    cleanup();
    network.on(LIST, listOf([aSupplier({ phone: '+40 21 777', version: 3 })]));
    network.on('PUT /admin/api/suppliers/:id', json(aSupplier({ version: 4 })));
    const again = await openForm(true);
    await screen.findByText(/^Your draft of/);
    expect(field(/Phone/)).toHaveValue('+40 21 777');
    await again.user.click(screen.getByRole('button', { name: 'Save changes' }));
    expect(await screen.findByRole('button', { name: 'Add Supplier' })).toBeVisible();
    expect(network.callsTo('PUT /admin/api/suppliers/7')[0]?.body).toMatchObject({
      notes: 'Calls on Mondays',
      phone: '+40 21 777',
      version: 3,
    });
    cleanup();
    await openForm(true);
    expect(screen.queryByText(/^Your draft of/)).toBeNull();
  });
});
