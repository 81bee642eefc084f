import type {
  JobOverviewResponse,
  JobResponse,
  QueueResponse,
  ScheduledJobResponse,
} from '@kp/api-client/admin';
import {
  anAdministrator,
  fakeNetwork,
  json,
  listOf,
  problem,
  renderPage,
  rowAction,
} from '@kp/testing/browser';
import { act, screen, waitFor, within } from '@testing-library/react';
import routes from '../../routes';

const network = fakeNetwork();
const OVERVIEW = 'GET /admin/api/jobs/overview';
const LIST = 'GET /admin/api/jobs';
const SCHEDULED = 'GET /admin/api/scheduled-jobs';

const aQueue = (changes: Partial<QueueResponse> = {}): QueueResponse => ({
  queue: 'emails',
  running: 0,
  waiting: 0,
  delayed: 0,
  failed: 0,
  doneLastHour: 0,
  oldestWaitingAt: null,
  ...changes,
});
const anOverview = (changes: Partial<JobOverviewResponse> = {}): JobOverviewResponse => ({
  workers: 1,
  redis: 'up',
  queues: [aQueue()],
  ...changes,
});
const aJob = (changes: Partial<JobResponse> = {}): JobResponse => ({
  id: 7,
  queue: 'emails',
  handler: 'notifications.deliver-mail',
  event: 'mail.written',
  payload: {},
  status: 'dead',
  attempts: 20,
  lastError: 'The server refused [email].',
  discardReason: null,
  recordedAt: '2026-03-01T09:00:00.000Z',
  failedAt: '2026-03-01T19:00:00.000Z',
  dueAt: null,
  startedAt: null,
  doneAt: null,
  discardedAt: null,
  ...changes,
});
const aScheduledJob = (changes: Partial<ScheduledJobResponse> = {}): ScheduledJobResponse => ({
  name: 'settings.refresh-exchange-rates',
  nextDueAt: '2026-03-02T16:30:00.000Z',
  requestedAt: null,
  lastStartedAt: '2026-03-01T16:30:00.000Z',
  lastFinishedAt: '2026-03-01T16:30:02.500Z',
  lastRunBy: 'host:1',
  error: null,
  lastErrorAt: null,
  lastError: null,
  ...changes,
});

const open = () =>
  renderPage(routes, { at: '/admin?tab=jobs', texts: ['admin', 'adminPeople'], token: 'token-1' });
const row = async (name: string) => within((await screen.findByRole('rowheader', { name })).closest('tr')!);
const dialog = () => within(screen.getByRole('dialog'));

function setVisibility(state: DocumentVisibilityState) {
  Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => state });
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
}

beforeEach(() => {
  network
    .on('GET /api/auth/me', json(anAdministrator()))
    .on('GET /api/cart', json([]))
    .on(OVERVIEW, json(anOverview()))
    .on(LIST, listOf([]))
    .on(SCHEDULED, json([]));
});

describe('the queues', () => {
  it('tell in words what they do, with the number of failed jobs in the navigation', async () => {
    const queues = [
      aQueue({ running: 2, failed: 3, doneLastHour: 1200 }),
      aQueue({
        queue: 'payments',
        waiting: 1,
        oldestWaitingAt: new Date(Date.now() - 7 * 60_000).toISOString(),
      }),
      aQueue({ queue: 'new-queue' }),
    ];
    network.on(OVERVIEW, json(anOverview({ workers: 2, queues })));
    network.on('GET /admin/api/dashboard/open-tasks', json({ jobsFailed: 3 }));
    await open();
    expect((await row('Emails')).getByText('1,200')).toBeVisible();
    const payments = await row('Payments');
    expect(payments.getByText('Behind')).toBeVisible();
    expect(payments.getByText('7 min')).toBeVisible();
    expect((await row('new-queue')).getByText('Nothing to do')).toBeVisible();
    expect(screen.getByText('2 workers are running.')).toBeVisible();
    expect(await screen.findByRole('link', { name: 'Settings 3 waiting' })).toBeVisible();
  });

  it('say so while Redis is down', async () => {
    network.on(OVERVIEW, json(anOverview({ redis: 'down' })));
    await open();
    expect(await screen.findByText(/^Redis is down/)).toBeVisible();
    expect(screen.getByRole('rowheader', { name: 'Emails' })).toBeVisible();
  });

  it('say so while there is no worker', async () => {
    network.on(OVERVIEW, json(anOverview({ workers: 0, redis: null, queues: [aQueue({ waiting: 1 })] })));
    await open();
    expect(await screen.findByText(/^No worker is running/)).toBeVisible();
    expect((await row('Emails')).getByText('Stopped')).toBeVisible();
  });

  it('are asked for again while the page is visible only', async () => {
    await open();
    await screen.findByRole('rowheader', { name: 'Emails' });
    setVisibility('hidden');
    const before = network.callsTo(OVERVIEW).length;
    await new Promise((resolve) => setTimeout(resolve, 5500));
    expect(network.callsTo(OVERVIEW)).toHaveLength(before);
    setVisibility('visible');
    await waitFor(() => expect(network.callsTo(OVERVIEW).length).toBeGreaterThan(before));
  });
});

describe('failed jobs', () => {
  it('teach what will appear when there are none', async () => {
    await open();
    expect(await screen.findByText(/^No job has failed\./)).toBeVisible();
    expect(await screen.findByText(/^No scheduled jobs yet\./)).toBeVisible();
  });

  it('show why they failed and are retried, alone and with all of their kind', async () => {
    network.on(LIST, listOf([aJob(), aJob({ id: 8, handler: 'new.handler' })]));
    network.on('POST /admin/api/jobs/7/retry', json(aJob({ status: 'waiting' })));
    network.on('POST /admin/api/jobs/retry', json({ retried: 2 }));
    const { user } = await open();
    const mail = await row('Send an email');
    expect(mail.getByText('The server refused [email].')).toBeVisible();
    // A handler of a later release has no name here.
    expect((await row('new.handler')).getByRole('button', { name: /new\.handler/ })).toBeVisible();
    await rowAction(user, 'Send an email', 'Retry');
    expect(await screen.findByText('1 job is retried')).toBeVisible();
    await rowAction(user, 'Send an email', 'Retry all of this kind');
    const question = within(await screen.findByRole('dialog'));
    expect(network.callsTo('POST /admin/api/jobs/retry')).toEqual([]);
    await user.click(question.getByRole('button', { name: 'Retry all of this kind' }));
    expect(await screen.findByText('2 jobs are retried')).toBeVisible();
    expect(network.callsTo('POST /admin/api/jobs/retry').at(-1)?.body).toEqual({
      handler: 'notifications.deliver-mail',
    });
  });

  it('are discarded with a reason, which can be undone', async () => {
    network.on(LIST, listOf([aJob()]));
    network.on('POST /admin/api/jobs/7/discard', problem(409, 'JOBS.NOT_DEAD', 'It changed.'));
    network.on('POST /admin/api/jobs/7/restore', json(aJob()));
    const { user } = await open();
    await rowAction(user, 'Send an email', 'Discard');
    await screen.findByRole('dialog');
    await user.click(dialog().getByRole('button', { name: 'Discard' }));
    expect(await dialog().findByText('This field is required')).toBeVisible();
    expect(network.callsTo('POST /admin/api/jobs/7/discard')).toEqual([]);
    await user.type(dialog().getByLabelText('Reason'), 'Sent by hand');
    await user.click(dialog().getByRole('button', { name: 'Discard' }));
    expect(await screen.findByText("We couldn't discard the job.")).toBeVisible();
    expect(dialog().getByLabelText('Reason')).toHaveValue('Sent by hand');
    network.on('POST /admin/api/jobs/7/discard', json(aJob({ status: 'discarded' })));
    await user.click(dialog().getByRole('button', { name: 'Discard' }));
    expect(await screen.findByText('Job discarded')).toBeVisible();
    expect(network.callsTo('POST /admin/api/jobs/7/discard').at(-1)?.body).toEqual({
      reason: 'Sent by hand',
    });
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('The job is back among the failed ones')).toBeVisible();
  });
});

describe('scheduled jobs', () => {
  it('show their last and next run, and run now unless they run already', async () => {
    const name = 'Fetch the exchange rates';
    network.on(
      SCHEDULED,
      json([aScheduledJob(), aScheduledJob({ name: 'test.busy', lastFinishedAt: null })]),
    );
    network.on('POST /admin/api/scheduled-jobs/settings.refresh-exchange-rates/run', {
      status: 202,
      body: aScheduledJob(),
    });
    const { user } = await open();
    const rates = await row(name);
    expect(rates.getByText('2.5 s')).toBeVisible();
    expect((await row('test.busy')).getByRole('button', { name: 'Run now: test.busy' })).toBeDisabled();
    await user.click(rates.getByRole('button', { name: `Run now: ${name}` }));
    expect(await screen.findByText('A worker runs it within seconds')).toBeVisible();
  });

  it('are for owners only', async () => {
    network.on('GET /api/auth/me', json(anAdministrator('support')));
    network.on('GET /api/orders', listOf([]));
    await renderPage(routes, { at: '/admin?tab=orders', texts: ['admin', 'adminPeople'], token: 'token-1' });
    await screen.findByRole('link', { name: 'Orders' });
    expect(screen.queryByRole('link', { name: /^(Jobs|Settings)/ })).toBeNull();
    expect(network.callsTo(OVERVIEW)).toEqual([]);
  });
});
