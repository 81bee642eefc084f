import {
  aProduct,
  anAdministrator,
  anOrder,
  fakeNetwork,
  json,
  listOf,
  problem,
  renderPage,
  rowAction,
} from '@kp/testing/browser';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import routes from '../../routes';
import { readPreferences } from './list-preferences';

const network = fakeNetwork();
const open = (at = '/admin?tab=orders', isReturning = false) =>
  renderPage(routes, {
    at,
    texts: ['admin', 'adminCatalog', 'adminOrders', 'adminPeople', 'adminSettings', 'problems'],
    token: 'token-1',
    isReturning,
  });
const heads = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent);

function onPhone() {
  const isPhone = (media: string) => media.includes('max-width');
  jest
    .spyOn(globalThis, 'matchMedia')
    .mockImplementation(
      (media) =>
        ({ media, matches: isPhone(media), addEventListener() {}, removeEventListener() {} }) as never,
    );
}

/** The views that the server keeps. */
function storedViews(...given: object[]) {
  const of = { hidden: [], chosen: [], order: [], isPrivate: false, mayChange: true };
  const views = {
    all: given.map((view, at) => ({ id: at + 1, ...of, ...view })),
    post: 'POST /admin/api/shared-views',
  };
  const one = 'admin/api/shared-views/1';
  network
    .on('GET /admin/api/shared-views', () => json(views.all))
    .on(views.post, ({ body }) => {
      views.all = [{ id: 1, ...of, ...(body as object) }];
      return { status: 201, body: views.all[0] };
    })
    .on(`PUT /${one}`, ({ body }) => {
      views.all = [{ ...views.all[0]!, ...(body as object) }];
      return json(views.all[0]);
    })
    .on(`DELETE /${one}`, () => {
      views.all = [];
      return { status: 204 };
    });
  return views;
}

async function name(user: UserEvent, text: string) {
  const field = await screen.findByRole('textbox', { name: 'Name of the view' });
  await user.clear(field);
  await user.type(field, text);
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Save' }));
}

afterEach(() => {
  jest.restoreAllMocks();
});

beforeEach(() => {
  network
    .on('GET /api/auth/me', json(anAdministrator()))
    .on('GET /api/cart', json([]))
    .on('GET /admin/api/tags', json([]))
    .on('GET /api/categories', json([]))
    .on('GET /admin/api/suppliers', json([]))
    .on('GET /api/orders', listOf([anOrder()]));
});

describe('a saved view', () => {
  it('keeps filters, sort and columns with its count; it is renamed, shared, deleted and brought back', async () => {
    const views = storedViews();
    network.on('GET /api/orders', ({ query }) => listOf([anOrder()], query.status ? 7 : 1));
    const { user, address } = await open('/admin?tab=orders&status=pending&sort=-totalAmount');
    await user.click(await screen.findByRole('button', { name: 'Columns and density' }));
    await user.click(screen.getByRole('checkbox', { name: 'Items' }));
    await user.click(screen.getByRole('checkbox', { name: 'Phone' }));
    await user.click(screen.getByRole('button', { name: 'Save view' }));
    await name(user, 'To pack');
    expect(await screen.findByRole('link', { name: 'To pack 7', current: 'page' })).toBeVisible();
    expect(views.all[0]).toMatchObject({
      list: 'orders',
      query: 'sort=-totalAmount&status=pending',
      hidden: ['items'],
      chosen: ['phone'],
      isPrivate: true,
    });

    await user.click(screen.getByRole('link', { name: 'All' }));
    await waitFor(() => expect(address()).toBe('/admin?tab=orders&sort=-totalAmount'));
    await user.click(screen.getByRole('link', { name: 'To pack 7' }));
    await waitFor(() => expect(address()).toContain('status=pending'));
    await waitFor(() => expect(heads()).not.toContain('Items'));

    await rowAction(user, 'To pack', 'Rename view');
    await name(user, 'Pack first');
    await screen.findByRole('link', { name: 'Pack first 7' });
    await rowAction(user, 'Pack first', 'Share with the team');
    await waitFor(() => expect(views.all[0]).toMatchObject({ name: 'Pack first', isPrivate: false }));
    await rowAction(user, 'Pack first', 'Delete view');
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Pack first 7' })).toBeNull());
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByRole('link', { name: 'Pack first 7' })).toBeVisible();
  });

  it('needs a name of its own', async () => {
    storedViews({ name: 'To pack', query: 'status=shipped', isPrivate: true });
    const { user } = await open('/admin?tab=orders&status=pending');
    await screen.findByRole('link', { name: /^To pack/ });
    await user.click(await screen.findByRole('button', { name: 'Save view' }));
    await name(user, 'To pack');
    expect(await screen.findByText('Another view has this name')).toBeVisible();
  });

  it('of somebody else in the team is shown, not changed; a refusal says why', async () => {
    const views = storedViews({ name: 'Late', query: 'status=shipped', mayChange: false });
    const { user } = await open();
    await user.click(await screen.findByRole('link', { name: /^Late/ }));
    expect(await screen.findByRole('link', { name: /^Late/, current: 'page' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'More actions: Late' })).toBeNull();
    const message = 'Another view of the team has this name.';
    network.on(views.post, problem(409, 'SETTINGS.VIEW_NAME_TAKEN', message));
    await user.click(screen.getByRole('link', { name: /^To ship/ }));
    await user.click(await screen.findByRole('button', { name: 'Save view' }));
    await name(user, 'To pack');
    expect(await screen.findByText(message)).toBeVisible();
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

it.each([[null], ['text'], [{ density: 'huge', hidden: 3 }]])(
  'preferences that cannot be read are the default: %j',
  (stored) => {
    expect(readPreferences(stored)).toEqual({
      density: 'compact',
      hidden: [],
      chosen: [],
      order: [],
      widths: {},
    });
  },
);

describe('on a phone', () => {
  const role = { id: 2, preset: null, name: 'Night shift', description: 'Packs', rights: ['orders:ship'] };
  const counts = { running: 0, waiting: 4, delayed: 7, failed: 2, doneLastHour: 9, oldestWaitingAt: null };
  const rate = { base: 'USD', quote: 'EUR', rate: '0.920000', source: 'manual', validFrom: '2026-01-01' };
  const supplier = { id: 7, name: 'Carpat Inox', contactPerson: '', email: '', phone: '', productCount: 2 };
  const lists = [
    [
      'staff&view=roles',
      'GET /admin/api/staff-roles',
      json([{ ...role, members: 3, version: 1 }]),
      'Night shift',
      'Night shiftRights 1PacksMembers 3',
    ],
    [
      'jobs',
      'GET /admin/api/jobs/overview',
      json({ workers: 1, redis: 'up', queues: [{ queue: 'emails', ...counts }] }),
      'Emails',
      'EmailsFailed 2Waiting 4Running',
    ],
    [
      'settings&section=rates',
      'GET /admin/api/exchange-rates',
      json([{ ...rate, isInForce: true, isFuture: false }]),
      'USD → EUR',
      'USD → EURValid from January 1, 20260.920000In force',
    ],
    ['suppliers', 'GET /admin/api/suppliers', listOf([supplier]), 'Carpat Inox', 'Carpat Inox'],
  ] as const;

  it.each(lists)(
    '%s are cards of two facts and a state, without what is empty',
    async (tab, call, answer, name, text) => {
      onPhone();
      network
        .on('GET /admin/api/jobs', listOf([]))
        .on('GET /admin/api/scheduled-jobs', json([]))
        .on('GET /admin/api/staff', json([]))
        .on('GET /admin/api/exchange-rate-feed', json({ host: null, lastRunAt: null, hasFailed: false }))
        .on('GET /admin/api/connections/exchange-rates', json({ settings: [] }))
        .on(call, answer);
      await open(`/admin?tab=${tab}`);
      const [named] = await screen.findAllByText(name, { selector: 'li *' });
      const card = named!.closest('li');
      expect(card).toHaveTextContent(text);
    },
  );

  it('have one line for what is selected, whose actions are behind a button', async () => {
    onPhone();
    network.on('GET /api/orders', listOf([anOrder()], 70));
    const { user } = await open();
    await user.click(await screen.findByRole('checkbox', { name: /^Select/ }));
    const bar = within(await screen.findByRole('group', { name: 'Selection' }));
    expect(bar.getByText('1 selected')).toBeVisible();
    const actions = bar.getByRole('button', { name: 'Actions', expanded: false });
    await user.click(actions);
    expect(actions).toHaveAttribute('aria-expanded', 'true');
    await user.keyboard('{Escape}');
    expect(actions).toHaveAttribute('aria-expanded', 'false');
    expect(actions).toHaveFocus();
    await user.click(actions);
    await user.click(bar.getByRole('button', { name: 'Select all 70 that match' }));
    expect(bar.getByText('70 selected')).toBeVisible();
    await user.click(bar.getByRole('button', { name: 'Clear Selection' }));
    expect(screen.queryByRole('group', { name: 'Selection' })).toBeNull();
  });
});

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
