import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { ScheduledJobs } from '@kp/platform/scheduler';
import { startTestShop, type TestShop } from '@kp/testing';
import { SettingsService, settingsDescriptor } from '.';

const DAY_MS = 86_400_000;
const dayAfter = (days: number) =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Bucharest' }).format(Date.now() + days * DAY_MS);

/** As the European Central Bank writes it. */
const feedOf = (rates: Record<string, string>, day = dayAfter(0)) => `<?xml version="1.0" encoding="UTF-8"?>
<gesmes:Envelope xmlns:gesmes="http://www.gesmes.org/xml/2002-08-01" xmlns="http://www.ecb.int/vocabulary/2002-08-01/eurofxref">
  <gesmes:subject>Reference rates</gesmes:subject>
  <Cube><Cube time='${day}'>
    ${Object.entries(rates)
      .map(([currency, rate]) => `<Cube currency='${currency}' rate='${rate}'/>`)
      .join('\n    ')}
  </Cube></Cube>
</gesmes:Envelope>`;

describe('the feed of exchange rates', () => {
  let feed: Server;
  let answer: { status: number; body: string };
  let requests = 0;
  let shop: TestShop;

  beforeAll(async () => {
    feed = createServer((_request, response) => {
      requests += 1;
      response.writeHead(answer.status, { 'content-type': 'text/xml' }).end(answer.body);
    });
    await new Promise<void>((resolve) => feed.listen(0, '127.0.0.1', resolve));
    const url = `http://127.0.0.1:${(feed.address() as AddressInfo).port}/daily.xml`;
    shop = await startTestShop({
      modules: [settingsDescriptor],
      worker: true,
      environment: { EXCHANGE_RATE_FEED_URL: url },
    });
    await shop.sql(`UPDATE exchange_rate SET valid_from = valid_from - 10`);
    await invoiceIn('EUR');
  });
  afterAll(async () => {
    await shop.close();
    feed.closeAllConnections();
    feed.close();
  });
  const invoiceIn = async (currency: string | null, traded = 'USD') => {
    await shop.sql('UPDATE shop_settings SET currency = $2, invoice_currency = $1', [currency, traded]);
    await shop.app.get(SettingsService).refresh();
  };
  beforeEach(() => shop.sql(`DELETE FROM exchange_rate WHERE valid_from > now()`));

  const refresh = (body: string, status = 200) => {
    answer = { status, body };
    return shop.app.get(ScheduledJobs).runNow('settings.refresh-exchange-rates');
  };
  const future = () =>
    shop.sql<{ base: string; quote: string }>(
      `SELECT base, quote, valid_from::text AS day, rate, source FROM exchange_rate WHERE valid_from > now() ORDER BY base`,
    );
  const TODAY = feedOf({ USD: '1.0867', RON: '5.0912', JPY: '163.20' });

  it('adds the rates that invoices need, in force from tomorrow', async () => {
    await refresh(TODAY);
    expect(await future()).toEqual([
      { base: 'EUR', quote: 'RON', day: dayAfter(1), rate: '5.091200', source: 'ecb' },
      { base: 'USD', quote: 'EUR', day: dayAfter(1), rate: '0.920217', source: 'ecb' },
    ]);
  });

  it('adds them once, and keeps what an administrator has set for that day', async () => {
    await shop.sql(`INSERT INTO exchange_rate VALUES ('USD', 'EUR', $1, 0.95)`, [dayAfter(1)]);
    await refresh(TODAY);
    await refresh(TODAY);
    expect(await future()).toEqual([
      { base: 'EUR', quote: 'RON', day: dayAfter(1), rate: '5.091200', source: 'ecb' },
      { base: 'USD', quote: 'EUR', day: dayAfter(1), rate: '0.950000', source: 'manual' },
    ]);
  });

  it('takes those of the National Bank of Romania by its name', async () => {
    await refresh(`<DataSet xmlns="http://www.bnr.ro/xsd"><Body><OrigCurrency>RON</OrigCurrency><Cube date="${dayAfter(0)}">
      <Rate currency="EUR">5.0912</Rate><Rate currency="HUF" multiplier="100">1.2731</Rate><Rate currency="USD">4.6850</Rate>
    </Cube></Body></DataSet>`);
    expect(await future()).toEqual([
      { base: 'EUR', quote: 'RON', day: dayAfter(1), rate: '5.091200', source: 'bnr' },
      { base: 'USD', quote: 'EUR', day: dayAfter(1), rate: '0.920215', source: 'bnr' },
    ]);
  });

  it('adds no row for a rate that has not changed, but one in place of the rate of a new shop', async () => {
    const unchanged = feedOf({ USD: '1.0867', RON: '5.09' });
    await refresh(unchanged);
    expect((await future())[0]).toMatchObject({ base: 'EUR', rate: '5.090000', source: 'ecb' });
    await shop.sql(`DELETE FROM exchange_rate WHERE valid_from > now()`);
    await shop.sql(`UPDATE exchange_rate SET source = 'ecb' WHERE base = 'EUR'`);
    await refresh(unchanged);
    expect((await future()).map(({ base }) => base)).toEqual(['USD']);
    await shop.sql(`UPDATE exchange_rate SET source = 'sample' WHERE base = 'EUR'`);
  });

  it.each([
    ['an error', TODAY, 503, 'answered 503'],
    ['a page instead of rates', '<h1>Maintenance</h1>', 200, 'has no exchange rates'],
    ['a currency that is missing', feedOf({ RON: '5.09' }), 200, 'no rate from USD to EUR'],
    ['a rate far from the last one', feedOf({ USD: '10.867', RON: '5.09' }), 200, 'far from 0.920000'],
    ['rates of last month', feedOf({ USD: '1.0867', RON: '5.0912' }, dayAfter(-30)), 200, 'are of'],
    ['an endless answer', `${TODAY}${' '.repeat(200_000)}`, 200, 'too long'],
  ])('changes nothing and reports %s', async (_name, body, status, problem) => {
    await expect(refresh(body, status)).rejects.toThrow(problem);
    expect(await future()).toEqual([]);
  });

  it('is not read while it is not set', async () => {
    const before = requests;
    const withoutFeed = await startTestShop({ modules: [settingsDescriptor], worker: true });
    await withoutFeed.app.get(ScheduledJobs).runNow('settings.refresh-exchange-rates');
    await withoutFeed.close();
    expect(requests).toBe(before);
  });

  it.each([
    ['RON', null, []],
    ['EUR', null, ['EUR RON']],
    ['HUF', 'RON', ['HUF RON']],
    ['GBP', 'EUR', ['EUR RON', 'GBP EUR']],
  ])('adds what a shop in %s needs for invoices in %s', async (traded, invoiced, pairs) => {
    await invoiceIn(invoiced, traded);
    await refresh(feedOf({ USD: '1.0867', RON: '5.0912', HUF: '390.10', GBP: '0.87' }));
    const added = await future();
    expect(added.map(({ base, quote }) => `${base} ${quote}`)).toEqual(pairs);
    await invoiceIn('EUR');
  });
});
