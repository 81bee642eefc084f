import { notificationsDescriptor } from '@kp/notifications';
import { MailServer } from '@kp/notifications/testing';
import { anOrder, type OrderAnswer, type OrdersShop, startOrdersShop } from '@kp/orders/testing';
import { QUEUE_POLICY } from '@kp/platform/queue';
import { lockWaits, waitUntil, WorkerProcess } from '@kp/testing';
import { Client } from 'pg';

/** More than any handler may have. */
const TOO_MANY_ATTEMPTS = 1_000;

describe('when a worker is killed', () => {
  let shop: OrdersShop;
  let mailServer: MailServer;
  let productId: number;
  let worker: WorkerProcess;

  const placeOrder = async (email: string) => {
    const body = anOrder([{ productId, quantity: 1 }], { email });
    const { status, body: order } = await shop.call<OrderAnswer>('POST', '/api/orders', { body });
    expect(status).toBe(201);
    return order;
  };
  const mailsTo = async (email: string) => {
    const rows = await shop.sql<{ sent: boolean }>(
      'SELECT sent_at IS NOT NULL AS sent FROM mail WHERE recipient = $1',
      [email],
    );
    return rows.map(({ sent }) => (sent ? 'sent' : 'waiting'));
  };
  const openDeliveries = () =>
    shop.sql<{ handler: string }>(
      'SELECT handler FROM outbox_delivery WHERE done_at IS NULL ORDER BY handler',
    );
  const letLeasesEnd = () => WorkerProcess.letLeasesEnd(shop);
  const deliveryOf = async (email: string) => {
    const [delivery] = await shop.sql<{ id: string; attempts: number; error: string | null; state: string }>(
      `SELECT d.id, d.attempts, d.last_error AS error,
              CASE WHEN d.failed_at IS NOT NULL THEN 'dead letter' WHEN d.done_at IS NOT NULL THEN 'done'
                   WHEN d.started_at IS NOT NULL THEN 'running' ELSE 'waiting' END AS state
       FROM outbox_delivery d JOIN outbox_message m ON m.id = d.message_id
       WHERE d.handler = 'notifications.deliver-mail'
         AND (m.payload->>'mailId')::bigint IN (SELECT id FROM mail WHERE recipient = $1)`,
      [email],
    );
    return delivery!;
  };
  const startWorker = () => WorkerProcess.start(shop, { MAIL_URL: mailServer.url });

  beforeAll(async () => {
    shop = await startOrdersShop({
      modules: [notificationsDescriptor],
    });
    mailServer = await MailServer.start();
    productId = await shop.product({ stock: 1000 });
    // Each start costs more than a second of processor time: the next test goes on with the worker of the last one.
    worker = startWorker();
  });
  afterAll(async () => {
    await worker.stop();
    await mailServer.stop();
    await shop.close();
  });

  it('while it writes a confirmation, another one writes it once', async () => {
    const barrier = new Client({ connectionString: shop.databaseUrl });
    await barrier.connect();
    await barrier.query('BEGIN; LOCK TABLE mail IN ACCESS EXCLUSIVE MODE');
    await placeOrder('half@bistro.example');
    await waitUntil('it stands before the mail', async () => (await lockWaits(shop, 'mail')) > 0);
    await worker.kill();
    await barrier.query('ROLLBACK');
    await barrier.end();
    expect(await mailsTo('half@bistro.example')).toEqual([]);
    expect(await openDeliveries()).toEqual([{ handler: 'notifications.write-order-confirmation' }]);

    await letLeasesEnd();
    worker = startWorker();
    await waitUntil('the other one is done', async () => (await openDeliveries()).length === 0);
    await waitUntil('the mail is sent', async () => (await mailsTo('half@bistro.example')).includes('sent'));
    expect(await mailsTo('half@bistro.example')).toEqual(['sent']);
  });

  it('while the mail server delays its response, the mail is sent again with the same Message-ID', async () => {
    const received = mailServer.received.length;
    mailServer.isSilent = true;
    await placeOrder('unanswered@bistro.example');
    await waitUntil('the server has it', () => mailServer.received.length > received);
    await worker.kill();
    expect(await mailsTo('unanswered@bistro.example')).toEqual(['waiting']);

    mailServer.isSilent = false;
    await letLeasesEnd();
    worker = startWorker();
    await waitUntil('it is known to be sent', async () =>
      (await mailsTo('unanswered@bistro.example')).includes('sent'),
    );
    const ids = mailServer.received
      .slice(received)
      .map((message) => /^Message-ID: (.*)$/m.exec(message)?.[1]);
    expect(ids).toHaveLength(2);
    expect(new Set(ids).size).toBe(1);
    expect(await mailsTo('unanswered@bistro.example')).toEqual(['sent']);
  });

  it('during a job, it counts as an attempt; at the limit the job is a dead letter and not run again', async () => {
    const email = 'killer@bistro.example';
    const received = mailServer.received.length;
    mailServer.isSilent = true;
    await placeOrder(email);
    await waitUntil('the server has it', () => mailServer.received.length > received);
    await worker.kill();
    expect(await deliveryOf(email)).toMatchObject({ attempts: 1, error: null, state: 'running' });

    await letLeasesEnd();
    worker = startWorker();
    await waitUntil('it is tried again', () => mailServer.received.length > received + 1);
    await worker.kill();
    const { id } = await deliveryOf(email);
    expect(await deliveryOf(email)).toMatchObject({
      attempts: 2,
      error: 'The worker stopped before the job was finished.',
      state: 'running',
    });

    await shop.sql('UPDATE outbox_delivery SET attempts = $2 WHERE id = $1', [id, TOO_MANY_ATTEMPTS]);
    await letLeasesEnd();
    mailServer.isSilent = false;
    worker = startWorker();
    await waitUntil('it is a dead letter', async () => (await deliveryOf(email)).state === 'dead letter');
    await placeOrder('next@bistro.example');
    await waitUntil('the next mail is sent', async () =>
      (await mailsTo('next@bistro.example')).includes('sent'),
    );
    expect(mailServer.received).toHaveLength(received + 3);
    expect(await deliveryOf(email)).toMatchObject({
      attempts: TOO_MANY_ATTEMPTS,
      state: 'dead letter',
    });
    await shop.sql('UPDATE outbox_delivery SET done_at = now(), failed_at = NULL WHERE id = $1', [id]);
  });

  it('repeatedly while orders are placed, every order gets exactly one confirmation', async () => {
    const buyers = Array.from({ length: 40 }, (_, place) => `buyer-${place}@bistro.example`);
    const written = () =>
      shop.sql<{ recipient: string }>(`SELECT recipient FROM mail WHERE recipient LIKE 'buyer-%'`);
    for (const round of [0, 1]) {
      const before = (await written()).length;
      await Promise.all(buyers.slice(round * 20, round * 20 + 20).map(placeOrder));
      await waitUntil('it is at work', async () => (await written()).length > before);
      await worker.kill();
      await letLeasesEnd();
      worker = startWorker();
    }
    await waitUntil('nothing is left to do', async () => (await openDeliveries()).length === 0);
    await waitUntil('nothing waits to be taken', async () => (await written()).length >= buyers.length);
    expect((await written()).map(({ recipient }) => recipient).sort()).toEqual([...buyers].sort());
  });
});

describe('when a worker gets a signal to stop', () => {
  let shop: OrdersShop;
  let mailServer: MailServer;
  let worker: WorkerProcess;

  beforeAll(async () => {
    shop = await startOrdersShop({
      modules: [notificationsDescriptor],
    });
    mailServer = await MailServer.start();
  });
  afterEach(() => worker.stop());
  afterAll(async () => {
    await mailServer.stop();
    await shop.close();
  });

  const isReady = async () => (await shop.sql('SELECT 1 FROM worker_heartbeat')).length > 0;

  const deliveredMails = () =>
    shop.sql(
      `SELECT DISTINCT attempts, last_error AS error FROM outbox_delivery
        WHERE handler = 'notifications.deliver-mail' AND done_at IS NOT NULL`,
    );

  it('over Redis it finishes the job that is running, once, and then ends with code 0', async () => {
    const received = mailServer.received.length;
    mailServer.isSilent = true;
    worker = WorkerProcess.start(shop, { MAIL_URL: mailServer.url });
    const items = [{ productId: await shop.product(), quantity: 1 }];
    await shop.call('POST', '/api/orders', { body: anOrder(items) });
    await waitUntil('the mail is being sent', () => mailServer.received.length > received);
    const exitCode = worker.stop();
    // Longer than any pause of the shutdown itself, shorter than its limit of 15 s.
    await new Promise((resolve) => setTimeout(resolve, 4000));
    mailServer.answer();
    expect(await exitCode).toBe(0);
    expect(mailServer.received).toHaveLength(received + 1);
    expect(await deliveredMails()).toEqual([{ attempts: 1, error: null }]);
  });

  it.each([
    ['over Redis', {}],
    ['without Redis', { REDIS_URL: '' }],
  ])('%s and has nothing to do, it ends with code 0 at once', async (_, environment) => {
    worker = WorkerProcess.start(shop, environment);
    await waitUntil('it is ready', isReady);
    const start = Date.now();
    expect(await worker.stop()).toBe(0);
    // Well below its limit of 15 s.
    expect(Date.now() - start).toBeLessThan(10_000);
    expect(await isReady()).toBe(false);
  });

  it('without Redis it finishes those that are running, once, and releases those that it has not started', async () => {
    const jobs = async (state: string) =>
      (
        await shop.sql(
          `SELECT FROM outbox_delivery WHERE done_at IS NULL AND lease_until > now() AND ${state}`,
        )
      ).length;
    const received = mailServer.received.length;
    mailServer.isSilent = true;
    worker = WorkerProcess.start(shop, { MAIL_URL: mailServer.url, REDIS_URL: '' });
    const items = [{ productId: await shop.product(), quantity: 1 }];
    for (let order = 0; order < QUEUE_POLICY.concurrency + 3; order += 1) {
      await shop.call('POST', '/api/orders', {
        body: anOrder(items, { email: `waiting-${order}@bistro.example` }),
      });
    }
    await waitUntil(
      'all lanes send a mail and others wait',
      async () =>
        (await jobs(`started_at IS NOT NULL AND handler = 'notifications.deliver-mail'`)) ===
          QUEUE_POLICY.concurrency && (await jobs('started_at IS NULL')) > 0,
    );
    const exitCode = worker.stop();
    // Before the running ones end, and long before a lease ends.
    await waitUntil('they are given back', async () => (await jobs('started_at IS NULL')) === 0);
    mailServer.answer();
    expect(await exitCode).toBe(0);
    expect(mailServer.received).toHaveLength(received + QUEUE_POLICY.concurrency);
    expect(await deliveredMails()).toEqual([{ attempts: 1, error: null }]);
    await shop.sql('UPDATE outbox_delivery SET done_at = now() WHERE done_at IS NULL');
  });

  it('during its start, it stops cleanly after the start', async () => {
    const barrier = new Client({ connectionString: shop.databaseUrl });
    await barrier.connect();
    await barrier.query('BEGIN; LOCK TABLE worker_heartbeat IN ACCESS EXCLUSIVE MODE');
    worker = WorkerProcess.start(shop);
    await waitUntil(
      'its start waits for the first heartbeat',
      async () => (await lockWaits(shop, 'worker_heartbeat')) > 0,
    );
    const exitCode = worker.stop();
    await barrier.query('ROLLBACK');
    await barrier.end();
    expect(await exitCode).toBe(0);
    expect(await isReady()).toBe(false);
  });
});
