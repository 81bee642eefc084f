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
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import routes from '../../routes';
import { readPreferences } from './list-preferences';

const network = fakeNetwork();
const open = (at = '/admin?tab=orders', isReturning = false) =>
  renderPage(routes, { at, texts: ['admin', 'adminCatalog', 'problems'], token: 'token-1', isReturning });
const heads = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
const views = () => within(screen.getByRole('group', { name: 'Saved views' }));

async function name(user: UserEvent, text: string) {
  const field = await screen.findByRole('textbox', { name: 'Name of the view' });
  await user.clear(field);
  await user.type(field, text);
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Save' }));
}

beforeEach(() => {
  network
    .on('GET /api/auth/me', json(anAdministrator()))
    .on('GET /api/cart', json([]))
    .on('GET /api/categories', json([]))
    .on('GET /admin/api/suppliers', json([]))
    .on('GET /api/orders', listOf([anOrder()]));
});

describe('a saved view', () => {
  it('keeps filters, sort and columns; it is named, renamed, deleted and brought back', async () => {
    const { user, address } = await open('/admin?tab=orders&status=pending&sort=-totalAmount');
    await user.click(await screen.findByRole('button', { name: 'Columns and density' }));
    await user.click(screen.getByRole('checkbox', { name: 'Items' }));
    await user.click(screen.getByRole('button', { name: 'Save view' }));
    await name(user, 'To pack');
    expect(await views().findByRole('button', { name: 'To pack', pressed: true })).toBeVisible();

    await user.click(views().getByRole('button', { name: 'All' }));
    await waitFor(() => expect(address()).toBe('/admin?tab=orders'));
    await waitFor(() => expect(heads()).toContain('Items'));
    await user.click(views().getByRole('button', { name: 'To pack' }));
    await waitFor(() => expect(address()).toContain('status=pending'));
    expect(address()).toContain('sort=-totalAmount');
    await waitFor(() => expect(heads()).not.toContain('Items'));

    await user.click(views().getByRole('button', { name: 'Rename view' }));
    await name(user, 'Pack first');
    await user.click(await views().findByRole('button', { name: 'Delete view' }));
    expect(views().queryByRole('button', { name: 'Pack first' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await views().findByRole('button', { name: 'Pack first' })).toBeVisible();
  });

  it('needs a name of its own', async () => {
    const { user } = await open('/admin?tab=orders&status=pending');
    await user.click(await screen.findByRole('button', { name: 'Save view' }));
    await name(user, 'To pack');
    await user.click(await views().findByRole('button', { name: 'To pack' }));
    await user.click(screen.getByRole('button', { name: 'Filters (1)' }));
    await user.click(screen.getByRole('combobox', { name: 'Status' }));
    await user.click(await screen.findByRole('option', { name: 'Shipped' }));
    await user.click(await screen.findByRole('button', { name: 'Save view' }));
    await name(user, 'To pack');
    expect(await screen.findByText('Another view has this name')).toBeVisible();
  });
});

describe('a view of the team', () => {
  const VIEWS = 'GET /admin/api/shared-views';
  const team = () => within(screen.getByRole('group', { name: 'Team' }));
  const aTeamView = (changes: object = {}) => ({
    id: 4,
    name: 'To pack',
    query: 'status=pending',
    hidden: ['items'],
    order: [],
    mayChange: true,
    ...changes,
  });

  it('is shared from a view of one’s own; a refusal says why', async () => {
    network.on(
      'POST /admin/api/shared-views',
      problem(409, 'SETTINGS.VIEW_NAME_TAKEN', 'Another view of the team has this name.'),
    );
    const { user } = await open('/admin?tab=orders&status=pending');
    await user.click(await screen.findByRole('button', { name: 'Save view' }));
    await name(user, 'To pack');
    expect(await screen.findByRole('heading', { name: 'Yours' })).toBeVisible();
    await user.click(await views().findByRole('button', { name: 'Share with the team' }));
    expect(await screen.findByText('Another view of the team has this name.')).toBeVisible();
    expect(screen.getByRole('group', { name: 'Yours' })).toHaveTextContent('To pack');

    network.on('POST /admin/api/shared-views', () => {
      network.on(VIEWS, json([aTeamView({ hidden: [] })]));
      return { status: 201, body: aTeamView({ hidden: [] }) };
    });
    await user.click(views().getByRole('button', { name: 'Share with the team' }));
    expect(await screen.findByRole('heading', { name: 'Team' })).toBeVisible();
    expect(team().getByRole('button', { name: 'To pack', pressed: true })).toBeVisible();
    expect(screen.queryByRole('group', { name: 'Yours' })).toBeNull();
    expect(network.callsTo('POST /admin/api/shared-views')[1]?.body).toEqual({
      list: 'orders',
      name: 'To pack',
      query: 'status=pending',
      hidden: [],
      order: [],
    });
  });

  it('is shown by all; renamed and deleted by who may change it', async () => {
    network
      .on(
        VIEWS,
        json([aTeamView({ id: 5, name: 'Late', query: 'status=shipped', mayChange: false }), aTeamView()]),
      )
      .on('PUT /admin/api/shared-views/4', () => {
        network.on(VIEWS, json([aTeamView({ name: 'Pack first' })]));
        return { status: 200, body: aTeamView({ name: 'Pack first' }) };
      })
      .on('DELETE /admin/api/shared-views/4', () => {
        network.on(VIEWS, json([]));
        return { status: 204 };
      });
    const { user, address } = await open();
    await user.click(await screen.findByRole('button', { name: 'Late' }));
    await waitFor(() => expect(address()).toContain('status=shipped'));
    expect(await team().findByRole('button', { name: 'Late', pressed: true })).toBeVisible();
    expect(views().queryByRole('button', { name: 'Rename view' })).toBeNull();

    await user.click(team().getByRole('button', { name: 'To pack' }));
    await waitFor(() => expect(heads()).not.toContain('Items'));
    await user.click(await views().findByRole('button', { name: 'Rename view' }));
    await name(user, 'Pack first');
    expect(await team().findByRole('button', { name: 'Pack first' })).toBeVisible();
    expect(network.callsTo('PUT /admin/api/shared-views/4')[0]?.body).toEqual({ name: 'Pack first' });
    await user.click(views().getByRole('button', { name: 'Delete view' }));
    await waitFor(() => expect(screen.queryByRole('group', { name: 'Team' })).toBeNull());
  });
});

it('columns, their order and density stay as they were chosen; what names a row and opens it cannot be hidden', async () => {
  const first = await open();
  await first.user.click(await screen.findByRole('button', { name: 'Columns and density' }));
  expect(screen.queryByRole('checkbox', { name: 'Order' })).toBeNull();
  expect(screen.queryByRole('checkbox', { name: 'Actions' })).toBeNull();
  await first.user.click(screen.getByRole('checkbox', { name: 'Customer' }));
  await first.user.click(screen.getByRole('button', { name: 'Move “Status” earlier' }));
  await first.user.click(screen.getByRole('radio', { name: 'Comfortable' }));
  await first.user.keyboard('{Escape}');
  expect(screen.getByRole('button', { name: 'Columns and density' })).toHaveFocus();
  expect(heads()).toEqual(['', 'Order', 'Date', 'Items', 'Status', 'Payment', 'Ship to', 'Total', 'Actions']);
  const stored = Object.entries({ ...localStorage }).find(([key]) => key.startsWith('adminList:'))![1];
  expect(readPreferences(JSON.parse(stored as string))).toEqual({
    density: 'comfortable',
    hidden: ['customer'],
    chosen: [],
    order: expect.arrayContaining(['date', 'customer', 'items', 'status', 'payment', 'destination', 'total']),
    widths: {},
    views: [],
  });
});

describe('the width of a column', () => {
  const handle = () => screen.findByRole('separator', { name: 'Width of “Customer”' });
  const head = () => screen.getByRole('columnheader', { name: 'Customer' });

  it('changes by keys within its bounds, stays, and is reset', async () => {
    const first = await open();
    await first.user.click(await handle());
    expect(await handle()).toHaveFocus();
    expect(await handle()).toHaveAttribute('aria-orientation', 'vertical');
    await first.user.keyboard('{ArrowRight}{ArrowRight}');
    expect(await handle()).toHaveAttribute('aria-valuenow', '96');
    expect(head()).toHaveStyle({ inlineSize: '96px' });
    await first.user.keyboard('{ArrowLeft}{ArrowLeft}{ArrowLeft}');
    expect(await handle()).toHaveAttribute('aria-valuenow', '80');
    expect(first.address()).toBe('/admin?tab=orders');
    await first.user.keyboard('{ArrowRight}');
    cleanup();

    const { user } = await open('/admin?tab=orders', true);
    expect(await handle()).toHaveAttribute('aria-valuenow', '96');
    (await handle()).focus();
    await user.keyboard('{Home}');
    expect(head().style.inlineSize).toBe('');
    await user.keyboard('{ArrowRight}');
    await user.click(screen.getByRole('button', { name: 'Columns and density' }));
    await user.click(screen.getByRole('checkbox', { name: 'Items' }));
    await user.click(screen.getByRole('button', { name: 'Reset columns' }));
    expect(head().style.inlineSize).toBe('');
    expect(heads()).toContain('Items');
  });

  it('follows the pointer, to the other side from right to left, until it is released', async () => {
    const { user } = await open();
    const separator = await handle();
    // jsdom has neither this nor pointer events.
    separator.setPointerCapture = () => undefined;
    const pointer = (type: string, clientX: number) =>
      fireEvent(separator, new MouseEvent(type, { bubbles: true, clientX }));
    const drag = (from: number, to: number) => {
      pointer('pointerdown', from);
      pointer('pointermove', to);
      pointer('pointerup', to);
      pointer('pointermove', to + 50);
    };
    drag(100, 300);
    expect(separator).toHaveAttribute('aria-valuenow', '200');
    drag(100, 3000);
    expect(separator).toHaveAttribute('aria-valuenow', '600');
    await user.dblClick(separator);
    expect(head().style.inlineSize).toBe('');
    separator.style.direction = 'rtl';
    drag(300, 150);
    expect(separator).toHaveAttribute('aria-valuenow', '150');
  });

  it('is read within its bounds', () => {
    const { widths } = readPreferences({ widths: { a: 1, b: 120.4, c: 9000, d: '100', e: null } });
    expect(widths).toEqual({ a: 80, b: 120, c: 600 });
    expect(readPreferences({ widths: 'x' }).widths).toEqual({});
  });
});

it.each([[null], ['text'], [{ density: 'huge', hidden: 3, views: [{ name: 1 }, 'x'] }]])(
  'preferences that cannot be read are the default: %j',
  (stored) => {
    expect(readPreferences(stored)).toEqual({
      density: 'compact',
      hidden: [],
      chosen: [],
      order: [],
      widths: {},
      views: [],
    });
  },
);

it('a list of a thousand products has the rows of one page in the document', async () => {
  const products = Array.from({ length: 1000 }, (_, at) => ({
    ...aProduct({ id: at + 1, name: `Label ${at + 1}`, slug: `label-${at + 1}` }),
    code: `KP-${at + 1}`,
    inStockSwitch: true,
    version: 1,
  }));
  network.on('GET /admin/api/products', ({ query }) => {
    const from = Number(query.offset);
    return listOf(products.slice(from, from + Number(query.limit)), products.length);
  });
  const { user } = await open('/admin?tab=products');
  await screen.findByRole('rowheader', { name: /^Label 1 ?KP-1$/ });
  expect(screen.getAllByRole('row').length).toBeLessThanOrEqual(60);
  await user.click(screen.getByRole('link', { name: 'Next' }));
  await screen.findByRole('rowheader', { name: /^Label 51 ?KP-51$/ });
  expect(screen.getAllByRole('row').length).toBeLessThanOrEqual(60);
});
