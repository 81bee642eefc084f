import { NotificationsModule, notificationsMigrations } from '@kp/notifications';
import { MailServer } from '@kp/notifications/testing';
import { anOrder, type OrderAnswer, type OrdersShop, startOrdersShop } from '@kp/orders/testing';
import { waitUntil, WorkerProcess } from '@kp/testing';
import { Client } from 'pg';

const PATIENCE_MILLISECONDS = 20_000;

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
  /** What it had claimed comes free a minute after its death; here the minute is over at once. */
  const letLeasesEnd = () =>
    shop.sql(`UPDATE outbox_delivery SET lease_until = now() - interval '1 second' WHERE done_at IS NULL`);
  const startWorker = (withMailServer = false) =>
    WorkerProcess.start(shop, withMailServer ? { MAIL_URL: mailServer.url } : {});

  beforeAll(async () => {
    shop = await startOrdersShop({ modules: [NotificationsModule], migrations: notificationsMigrations });
    mailServer = await MailServer.start();
    productId = await shop.product({ stock: 1000 });
  }, 30_000);
  afterEach(() => worker.stop());
  afterAll(async () => {
    await mailServer.stop();
    await shop.close();
  });

  it('in the middle of writing a confirmation, another one writes it, once', async () => {
    const barrier = new Client({ connectionString: shop.databaseUrl });
    await barrier.connect();
    await barrier.query('BEGIN; LOCK TABLE mail IN ACCESS EXCLUSIVE MODE');
    worker = startWorker();
    await placeOrder('half@bistro.example');
    await waitUntil(
      'it stands before the mail',
      async () =>
        (await shop.sql(`SELECT 1 FROM pg_locks WHERE relation = 'mail'::regclass AND NOT granted`)).length >
        0,
      PATIENCE_MILLISECONDS,
    );
    await worker.kill();
    await barrier.query('ROLLBACK');
    await barrier.end();
    expect(await mailsTo('half@bistro.example')).toEqual([]);
    expect(await openDeliveries()).toEqual([{ handler: 'WriteOrderConfirmationHandler' }]);

    await letLeasesEnd();
    worker = startWorker();
    await waitUntil(
      'the other one is done',
      async () => (await openDeliveries()).length === 0,
      PATIENCE_MILLISECONDS,
    );
    expect(await mailsTo('half@bistro.example')).toEqual(['waiting']);
  }, 60_000);

  it('while the mail server keeps its answer, the mail is sent again under the same Message-ID', async () => {
    mailServer.isSilent = true;
    worker = startWorker(true);
    await placeOrder('unanswered@bistro.example');
    await waitUntil('the server has it', () => mailServer.received.length === 1, PATIENCE_MILLISECONDS);
    await worker.kill();
    expect(await mailsTo('unanswered@bistro.example')).toEqual(['waiting']);

    mailServer.isSilent = false;
    await letLeasesEnd();
    worker = startWorker(true);
    await waitUntil(
      'it is known to be sent',
      async () => (await mailsTo('unanswered@bistro.example')).includes('sent'),
      PATIENCE_MILLISECONDS,
    );
    const ids = mailServer.received.map((message) => /^Message-ID: (.*)$/m.exec(message)?.[1]);
    expect(ids).toHaveLength(2);
    expect(new Set(ids).size).toBe(1);
    expect(await mailsTo('unanswered@bistro.example')).toEqual(['sent']);
  }, 60_000);

  it('again and again while orders come in, every order gets exactly one confirmation', async () => {
    const buyers = Array.from({ length: 60 }, (_, place) => `buyer-${place}@bistro.example`);
    const written = () =>
      shop.sql<{ recipient: string }>(`SELECT recipient FROM mail WHERE recipient LIKE 'buyer-%'`);
    worker = startWorker();
    for (const round of [0, 1, 2]) {
      const before = (await written()).length;
      await Promise.all(buyers.slice(round * 20, round * 20 + 20).map(placeOrder));
      await waitUntil('it is at work', async () => (await written()).length > before, PATIENCE_MILLISECONDS);
      await worker.kill();
      await letLeasesEnd();
      worker = startWorker();
    }
    await waitUntil(
      'nothing is left to do',
      async () => (await openDeliveries()).length === 0,
      PATIENCE_MILLISECONDS,
    );
    await waitUntil(
      'nothing waits to be taken',
      async () => (await written()).length >= 60,
      PATIENCE_MILLISECONDS,
    );
    expect((await written()).map(({ recipient }) => recipient).sort()).toEqual([...buyers].sort());
  }, 90_000);
});
