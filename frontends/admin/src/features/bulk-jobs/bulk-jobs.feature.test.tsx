import type { BulkJobResponse } from '@kp/api-client/admin';
import { anAdministrator, eventStream, fakeNetwork, json, listOf, renderPage } from '@kp/testing/browser';
import { act, screen, waitFor, within } from '@testing-library/react';
import routes from '../../routes';

const network = fakeNetwork();
const open = (at = '/admin?tab=bulk') =>
  renderPage(routes, { at, texts: ['admin', 'adminCatalog', 'problems'], token: 'token-1' });

const aJob = (fields: Partial<BulkJobResponse> = {}): BulkJobResponse => ({
  id: 12,
  kind: 'prices',
  multiplier: 1.1,
  state: 'done',
  total: 1200,
  changed: 1197,
  unchanged: 0,
  failed: 3,
  undoes: null,
  undoneBy: null,
  undoableUntil: '2026-11-24T08:00:00Z',
  startsAt: null,
  endsAt: null,
  createdAt: '2026-11-23T07:59:00Z',
  startedAt: '2026-11-23T07:59:01Z',
  endedAt: '2026-11-23T08:00:00Z',
  createdBy: 'ana@kitchenpass.example',
  isWorkerAway: false,
  ...fields,
});

beforeEach(() => {
  network
    .on('GET /api/auth/me', json(anAdministrator()))
    .on('GET /api/cart', json([]))
    .on('GET /api/categories', json([]))
    .on('GET /admin/api/bulk-jobs/:id/products', json([]))
    .on('GET /admin/api/bulk-jobs', listOf([aJob()]));
});

describe('the bulk changes', () => {
  it('tell what was changed, by whom, and how many products', async () => {
    await open();
    const row = within(await screen.findByRole('row', { name: /#12/ }));
    expect(row.getByText('Prices × 1.1')).toBeVisible();
    expect(row.getByText('1,197 of 1,200')).toBeVisible();
    expect(row.getByText('Done')).toBeVisible();
    expect(row.getByText('ana@kitchenpass.example')).toBeVisible();
  });

  it('are explained while there are none', async () => {
    network.on('GET /admin/api/bulk-jobs', listOf([]));
    await open();
    expect(await screen.findByText('No bulk changes yet.')).toBeVisible();
  });
});

describe('a bulk change', () => {
  it('that has ended lists what stayed, and is undone after a question', async () => {
    network
      .on('GET /admin/api/bulk-jobs/:id', ({ path }) =>
        json(
          path.endsWith('13')
            ? aJob({ id: 13, kind: 'undo', multiplier: undefined, undoes: 12, undoableUntil: null })
            : aJob(),
        ),
      )
      .on(
        'GET /admin/api/bulk-jobs/:id/products',
        json([
          {
            productId: 7,
            name: 'Day labels',
            outcome: 'failed',
            problem: 'BULK.PRICE_TOO_HIGH',
            message: 'The new price would be too high.',
            before: null,
            after: null,
          },
        ]),
      )
      .on('POST /admin/api/bulk-jobs/:id/undo', json(aJob({ id: 13, kind: 'undo', undoes: 12 })));
    const { user, address } = await open('/admin?tab=bulk&open=12');
    const drawer = within(await screen.findByRole('dialog', { name: 'Bulk change 12' }));
    expect(await drawer.findByText('1,200 of 1,200')).toBeVisible();
    expect(await drawer.findByRole('link', { name: 'Day labels' })).toBeVisible();
    expect(drawer.getByText('The new price would be too high.')).toBeVisible();
    await user.click(drawer.getByRole('button', { name: 'Undo' }));
    const question = within(await screen.findByRole('tooltip'));
    await user.click(question.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(address()).toContain('open=13'));
    expect(await screen.findByRole('dialog', { name: 'Bulk change 13' })).toBeVisible();
  });

  it('whose stream breaks off is asked for and then followed by the next stream to its end', async () => {
    const running = { id: 14, state: 'running', failed: 0, endedAt: null, undoableUntil: null } as const;
    const [first, second] = [eventStream(), eventStream()];
    const streams = [first, second];
    network
      .on('GET /admin/api/bulk-jobs/14', json(aJob({ ...running, changed: 0 })))
      .on('GET /admin/api/bulk-jobs/14/events', () => streams.shift()?.answer ?? { status: 503 });
    await open('/admin?tab=bulk&open=14');
    const drawer = within(await screen.findByRole('dialog', { name: 'Bulk change 14' }));
    const isAt = (value: string) =>
      waitFor(() => expect(drawer.getByRole('progressbar')).toHaveAttribute('value', value));
    await waitFor(() => expect(streams).toHaveLength(1));
    first.send('message', aJob({ ...running, changed: 300 }));
    await isAt('300');
    network.on('GET /admin/api/bulk-jobs/14', json(aJob({ ...running, changed: 500 })));
    first.break();
    await isAt('500');
    await waitFor(() => expect(streams).toHaveLength(0));
    second.send('message', aJob({ ...running, changed: 900 }));
    await isAt('900');
    const done = aJob({ id: 14, changed: 1200, failed: 0 });
    network.on('GET /admin/api/bulk-jobs/14', json(done));
    second.send('message', done);
    second.end();
    await isAt('1200');
    expect(await drawer.findByText('Done')).toBeVisible();
  });

  it('that goes on is followed by its events, with the token in a header, its rate and the time that is left', async () => {
    const startedAt = new Date(Date.now() - 1_000_000).toISOString();
    let job = aJob({
      state: 'running',
      changed: 200,
      failed: 0,
      startedAt,
      endedAt: null,
      undoableUntil: null,
    });
    const followed = eventStream();
    network
      .on('GET /admin/api/bulk-jobs/:id', () => json(job))
      .on('GET /admin/api/bulk-jobs/:id/events', followed.answer);
    await open('/admin?tab=bulk&open=12');
    const drawer = within(await screen.findByRole('dialog', { name: 'Bulk change 12' }));
    expect(await drawer.findByRole('progressbar', { name: 'Progress' })).toHaveAttribute('value', '200');
    await act(async () => followed.send('message', { ...job, changed: 600 }));
    // 600 in some thousand seconds.
    expect(await drawer.findByText(/^600 of 1,200 · 1 a second · about 1,0\d\d s left$/)).toBeVisible();
    await act(async () => {
      followed.send('message', (job = aJob({ startedAt })));
      followed.end();
    });
    expect(await drawer.findByText('Done')).toBeVisible();
    expect(drawer.queryByText(/left/)).toBeNull();
    const [call] = network.callsTo('GET /admin/api/bulk-jobs/12/events');
    expect([call!.headers.authorization, call!.query]).toEqual(['Bearer token-1', {}]);
    expect(drawer.getByRole('button', { name: 'Download list' })).toBeVisible();
  });

  it('that goes on shows its progress, asks again without the stream, and can be stopped', async () => {
    let job = aJob({ state: 'running', changed: 500, failed: 0, endedAt: null, undoableUntil: null });
    network
      .on('GET /admin/api/bulk-jobs/:id', () => json(job))
      .on('GET /admin/api/bulk-jobs/:id/events', { status: 503 })
      .on('POST /admin/api/bulk-jobs/:id/cancel', () => {
        job = aJob({ state: 'cancelled', changed: 1000, failed: 0 });
        return json(job);
      });
    const { user } = await open('/admin?tab=bulk&open=12');
    const drawer = within(await screen.findByRole('dialog', { name: 'Bulk change 12' }));
    expect(await drawer.findByRole('progressbar', { name: 'Progress' })).toHaveAttribute('value', '500');
    job = aJob({ state: 'running', changed: 750, failed: 0, endedAt: null, undoableUntil: null });
    await waitFor(() => expect(drawer.getByRole('progressbar')).toHaveAttribute('value', '750'));
    await user.click(drawer.getByRole('button', { name: 'Stop' }));
    await user.click(within(await screen.findByRole('tooltip')).getByRole('button', { name: 'Stop' }));
    expect(await drawer.findByText('Stopped')).toBeVisible();
  });
});
