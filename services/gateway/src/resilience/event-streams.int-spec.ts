import { type InvoicesShop, startInvoicesShop } from '@kp/invoices/testing';
import { shopModules } from '@kp/modules';
import { GatewayProcess, waitUntil, WorkerProcess } from '@kp/testing';

const PRODUCTS = 3000;

interface Progress {
  state: string;
  changed: number;
}

describe('the progress of a bulk change that two tabs follow on two gateways', () => {
  let shop: InvoicesShop;
  let first: GatewayProcess;
  let second: GatewayProcess;
  let worker: WorkerProcess | undefined;
  let jobId: number;
  beforeAll(async () => {
    const afterInvoices = shopModules.slice(shopModules.findIndex(({ name }) => name === 'invoices') + 1);
    shop = await startInvoicesShop({ modules: afterInvoices, worker: false });
    [first, second] = await Promise.all([GatewayProcess.start(shop), GatewayProcess.start(shop)]);
    // The shop has one already.
    await shop.sql(
      `INSERT INTO product (name, slug, price_minor, stock_quantity, category_id)
       SELECT concat('Tray ', n), concat('tray-', n), 1000, 5, category_id
         FROM product, generate_series(2, $1::int) n`,
      [PRODUCTS],
    );
  });
  afterAll(async () => {
    await Promise.all([first.kill(), second.kill(), worker?.stop()]);
    await shop.close();
  });

  const follow = (gateway: GatewayProcess, token: string | undefined = shop.adminToken) =>
    fetch(`${gateway.url}/admin/api/bulk-jobs/${jobId}/events`, {
      headers: {
        accept: 'text/event-stream',
        'accept-encoding': 'gzip, br',
        authorization: `Bearer ${token}`,
      },
    });
  /** Collects the events until the server ends the stream. */
  function reading(answer: Response) {
    const events: Progress[] = [];
    const ended = (async () => {
      let text = '';
      for await (const part of answer.body!.pipeThrough(new TextDecoderStream())) {
        const blocks = (text + part).split('\n\n');
        text = blocks.pop()!;
        for (const block of blocks) {
          const data = /^data: (\{.*)$/m.exec(block);
          if (data) events.push(JSON.parse(data[1]!) as Progress);
        }
      }
    })();
    return { events, ended };
  }

  it('arrives at once and uncompressed, for the token in the header only', async () => {
    const productIds = (await shop.sql<{ id: number }>('SELECT id FROM product')).map(({ id }) => id);
    const started = await fetch(`${first.url}/admin/api/products/bulk/stock`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${shop.adminToken}` },
      body: JSON.stringify({ productIds, operation: 'add', value: 1 }),
    });
    expect(started.status).toBe(202);
    ({ jobId } = (await started.json()) as { jobId: number });

    const answer = await follow(first);
    expect(answer.headers.get('content-type')).toContain('text/event-stream');
    expect(answer.headers.get('content-encoding')).toBeNull();
    const { events, ended } = reading(answer);
    await waitUntil('the first event is there', () => events.length === 1);
    expect(events[0]).toMatchObject({ changed: 0 });

    const url = `${first.url}/admin/api/bulk-jobs/${jobId}/events?token=${shop.adminToken}`;
    expect((await fetch(url)).status).toBe(401);
    expect((await follow(first, await shop.customer('maria@nord.example'))).status).toBe(403);

    const drained = performance.now();
    expect(await first.stop()).toBe(0);
    await ended;
    expect(performance.now() - drained).toBeLessThan(10_000);
  });

  it('goes on at the other gateway until the change is done, in each tab', async () => {
    const tabs = (await Promise.all([follow(second), follow(second)])).map(reading);
    worker = WorkerProcess.start(shop);
    await Promise.all(tabs.map(({ ended }) => ended));
    for (const { events } of tabs) {
      expect(events.at(-1)).toMatchObject({ state: 'done', changed: PRODUCTS });
      const counts = events.map(({ changed }) => changed);
      expect(counts).toEqual([...counts].sort((one, other) => one - other));
    }
  });
});
