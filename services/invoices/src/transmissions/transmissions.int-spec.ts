import { anAddress } from '@kp/orders/testing';
import { Sql } from '@kp/platform/database';
import { ScheduledJobs } from '@kp/platform/scheduler';
import { FileStorage } from '@kp/platform/storage';
import { waitUntil } from '@kp/testing';
import { createHash } from 'node:crypto';
import { TaxOffice } from '../../../../tools/e-invoice/tax-office.mjs';
import { CallBudget, type Clock } from './call-budget';
import { type PayingShop, startPayingShop } from '../testing/paying-shop';

interface Row {
  number: string;
  state: string;
  problems: { rule: string | null; text: string }[];
  seal: string | null;
  sealHash: string | null;
  attempts: number;
}

const COMPANY = { vatNumber: 'RO18547290', billingAddress: anAddress({ company: 'Hotel Șapte Brazi SRL' }) };
const BROKEN_RULE =
  'E: validari globale  SCHEMATRON   eroare: [BR-RO-110]-Daca Codul ţării vânzătorului (BT-40) este  RO , atunci …';

/** Its time goes on once all that share it sleep; it begins in the middle of a window of ten seconds. */
function clockOf(sharers: number): Clock & { leave(): void } {
  let at = Date.parse('2036-11-30T10:00:05Z');
  let left = sharers;
  let sleepers: { until: number; wake: () => void }[] = [];
  const goOn = () => {
    if (left === 0 || sleepers.length < left) return;
    at = Math.min(...sleepers.map(({ until }) => until));
    const woken = sleepers;
    sleepers = [];
    for (const { wake } of woken) wake();
  };
  return {
    now: () => at,
    sleep: (ms) =>
      new Promise((wake) => {
        sleepers.push({ until: at + ms, wake });
        goOn();
      }),
    leave() {
      left -= 1;
      goOn();
    },
  };
}

/** Documents of 66.77 euro; the office behaves as its published calls say. */
describe('documents that go to the tax office of Romania', () => {
  let office: TaxOffice;
  let shop: PayingShop;

  beforeAll(async () => {
    office = await TaxOffice.start();
    shop = await startPayingShop({ ...office.settings, ANAF_CALLS_PER_MINUTE: '1000000' });
  });
  beforeEach(() => {
    Object.assign(office, {
      processingMs: 0,
      listedAfterMs: 0,
      tokenSeconds: 3600,
      isStrict: false,
      clockBehindMs: 0,
    });
    office.judge = () => [];
  });
  afterAll(async () => {
    await shop.close();
    await office.stop();
    expect(office.problems).toEqual([]);
  });

  const run = () => shop.app.get(ScheduledJobs).runNow('invoices.transmit-documents');
  const passed = (hours: number) =>
    shop.sql(
      `UPDATE document_transmission SET called_at = called_at - make_interval(hours => $1), next_at = now()`,
      [hours],
    );
  /** Whatever waits for its time is due. */
  const runAgain = async (hours = 0) => {
    await passed(hours);
    await run();
  };
  const access = <Body>(method: 'GET' | 'POST' | 'PUT' | 'DELETE', path = '', body?: object) =>
    shop.call<Body>(method, `/admin/api/e-factura${path}`, { token: shop.adminToken, body });
  const stateOf = async () => (await access<{ state: string; problem: string | null }>('GET')).body;

  /** As the browser of the owner: to the sign-in with the certificate and back. */
  async function connect() {
    const { body } = await access<{ url: string }>('POST', '/connect');
    const answer = await fetch(body.url, { redirect: 'manual' });
    const { pathname, search } = new URL(answer.headers.get('location')!);
    return shop.call('GET', pathname + search);
  }
  async function issued(changes: object = {}): Promise<string> {
    const { body } = await shop.issue(await shop.delivered(undefined, 'ro', changes));
    return body.invoiceNumber;
  }
  async function queued(changes: object = {}): Promise<string> {
    const number = await issued(changes);
    await waitUntil('it waits to be sent', async () => (await rows()).some((row) => row.number === number));
    return number;
  }
  const rows = () =>
    shop.sql<Row>(
      `SELECT i.number, t.state, t.problems, t.seal_file AS seal, encode(t.seal_hash, 'hex') AS "sealHash", t.attempts
         FROM document_transmission t JOIN invoice i ON i.id = t.invoice_id ORDER BY t.id`,
    );
  const rowOf = async (number: string) => (await rows()).find((row) => row.number === number)!;
  const takenOf = (number: string) => [...office.uploads.values()].filter((each) => each.number === number);

  it('are issued as ever without a connection, and wait nowhere', async () => {
    await issued();
    await shop.untilIdle();
    expect(await rows()).toEqual([]);
    await run();
    expect(office.calls.size).toBe(0);
    expect(await stateOf()).toMatchObject({ state: 'off', problem: null });
  });

  it('go there since the day of the connection, which only the one who asked for it can finish', async () => {
    const forged = await shop.call('GET', '/api/e-factura/callback?state=guessed&code=x');
    expect(forged.headers['location']).toContain('failed=1');
    const { status, headers } = await connect();
    expect([status, headers['location']]).toEqual([303, '/admin?tab=settings&section=eFactura']);
    expect(await stateOf()).toMatchObject({ state: 'connected', problem: null });
    // What was issued today before is sent too.
    expect(await rows()).toMatchObject([{ state: 'to_send' }]);
    const [kept] = await shop.sql<{ tokens: string }>(
      'SELECT row_to_json(c)::text AS tokens FROM authority_connection c',
    );
    expect(kept!.tokens).not.toMatch(/eyJ/);
  });

  it('are private by the call for persons, of companies by the other, and their seals are kept', async () => {
    const [person, company] = [await queued(), await queued(COMPANY)];
    await run();
    expect([takenOf(person), takenOf(company)]).toMatchObject([
      [{ call: 'uploadb2c', standard: 'UBL', seller: '123', buyer: '0000000000000', extern: null }],
      [{ call: 'upload', standard: 'UBL', buyer: '18547290' }],
    ]);
    expect(await rowOf(company)).toMatchObject({ state: 'sent', seal: null });
    await runAgain();
    const { state, seal, sealHash } = await rowOf(company);
    expect([state, seal]).toEqual([
      'accepted',
      expect.stringMatching(/^ro-efactura\/\d{4}\/\d\d\/INV-[\d-]+\.zip$/),
    ]);
    const file = (await shop.app.get(FileStorage).get(seal!))!;
    expect(createHash('sha256').update(file).digest('hex')).toBe(sealHash);
    const download = (url: string) =>
      shop.app.inject({ method: 'GET', url, headers: { authorization: `Bearer ${shop.adminToken}` } });
    const sealed = await download(`/admin/api/invoices/${company}/seal`);
    expect(sealed.rawPayload.equals(file)).toBe(true);
    const month = await download(`/admin/api/invoices.zip?search=${company}`);
    expect(month.rawPayload.includes(`${company}-seal.zip`)).toBe(true);
    expect(await shop.sql('SELECT 1 FROM document_transmission WHERE document IS NOT NULL')).toEqual([]);
  });

  it('are asked about the rarer, the longer they are in work', async () => {
    office.processingMs = 3_600_000;
    const number = await queued();
    await run();
    for (const seconds of [30, 60, 120]) {
      await runAgain();
      const [{ wait }] = (await shop.sql<{ wait: number }>(
        `SELECT round(extract(epoch FROM next_at - now()))::int AS wait FROM document_transmission WHERE state = 'sent'`,
      )) as [{ wait: number }];
      expect(Math.abs(wait - seconds)).toBeLessThan(10);
    }
    office.processingMs = 0;
    await runAgain();
    expect(await rowOf(number)).toMatchObject({ state: 'accepted' });
  });

  it('say what is wrong when they are rejected; the storno of one is not sent, the new invoice is', async () => {
    office.judge = () => [BROKEN_RULE];
    const orderId = await shop.delivered();
    const { invoiceNumber: refused } = (await shop.issue(orderId)).body;
    await shop.untilIdle();
    await run();
    await runAgain();
    expect(await rowOf(refused)).toMatchObject({
      state: 'rejected',
      problems: [{ rule: 'BR-RO-110', text: BROKEN_RULE }],
    });
    expect((await rowOf(refused)).seal).not.toBeNull();
    const listed = await shop.call('GET', '/admin/api/invoices?transmission=rejected', {
      token: shop.adminToken,
    });
    expect(listed.body).toMatchObject([
      {
        transmission: {
          state: 'rejected',
          problems: [{ meaning: 'county', party: 'seller', field: 'county' }],
        },
      },
    ]);
    office.judge = () => [];
    const { body } = await shop.call<{ invoiceNumber: string }>(
      'POST',
      `/admin/api/invoices/${refused}/reissue`,
      {
        token: shop.adminToken,
        body: { county: 'Cluj', city: 'Cluj-Napoca', zip: '400001' },
      },
    );
    await shop.untilIdle();
    const { reversedByNumber: storno } = await shop.invoice(refused);
    expect([await rowOf(storno!), storno]).toEqual([undefined, expect.stringMatching(/^STO-/)]);
    await runAgain();
    await runAgain();
    const issued = body.invoiceNumber;
    expect([await rowOf(issued), await shop.invoice(issued)]).toMatchObject([
      { state: 'accepted' },
      { user: { companyCity: 'Cluj-Napoca' }, totalAmount: '66.77' },
    ]);
    const again = await shop.call('POST', `/admin/api/invoices/${issued}/reissue`, {
      token: shop.adminToken,
      body: {},
    });
    expect([again.status, again.body]).toMatchObject([409, { code: 'INVOICES.NOT_REJECTED' }]);
  });

  it('are followed by their storno, which goes as an invoice, and by credit notes, which do not', async () => {
    const orderId = await shop.delivered();
    const { invoiceNumber } = (await shop.issue(orderId)).body;
    await shop.setStatus(orderId, 'cancelled');
    await shop.untilIdle();
    await run();
    const { reversedByNumber: storno } = await shop.invoice(invoiceNumber);
    expect(takenOf(storno!)).toMatchObject([{ standard: 'UBL', call: 'uploadb2c' }]);
    const paid = await shop.deliveredOnline(await shop.customer('maria@nord.example'));
    const { invoiceNumber: refunded } = (await shop.issue(paid.orderId)).body;
    const refund = { token: shop.adminToken, body: { amount: '10.00' } };
    await shop.call('POST', `/admin/api/payments/${paid.paymentId}/refunds`, refund);
    await waitUntil(
      'it is credited',
      async () => (await shop.invoice(refunded)).creditedByNumbers.length > 0,
    );
    await shop.untilIdle();
    await runAgain();
    await runAgain();
    const [note] = (await shop.invoice(refunded)).creditedByNumbers;
    expect(takenOf(note!)).toMatchObject([{ standard: 'CN', call: 'uploadb2c' }]);
    expect([await rowOf(storno!), await rowOf(note!)]).toMatchObject([
      { state: 'accepted' },
      { state: 'accepted' },
    ]);
  });

  it.each(['broken-after', 'lost', 'garbled'] as const)(
    'are found in the list by their bytes when the answer is %s, and never sent twice',
    async (fault) => {
      office.listedAfterMs = 3_600_000;
      const [number, other] = [await queued(), await queued(COMPANY)];
      office.failNext(/uploadb2c$/, fault);
      await run();
      await runAgain();
      expect([await rowOf(number), await rowOf(other)]).toMatchObject([
        { state: 'sending' },
        { state: 'accepted' },
      ]);
      office.listedAfterMs = 0;
      await runAgain(1);
      expect(await rowOf(number)).toMatchObject({ state: 'accepted', attempts: 1 });
      expect(takenOf(number)).toHaveLength(1);
      await runAgain();
      expect((await rowOf(number)).seal).not.toBeNull();
    },
  );

  it('are sent again when a day of lists did not have them, with the bytes of the first time', async () => {
    const number = await queued();
    office.failNext(/uploadb2c$/, 'broken');
    await run();
    await runAgain(23);
    expect(await rowOf(number)).toMatchObject({ state: 'sending', attempts: 1 });
    await runAgain(2);
    await runAgain();
    expect(await rowOf(number)).toMatchObject({ state: 'accepted', attempts: 2 });
    expect(takenOf(number)).toHaveLength(1);
  });

  it('wait while one of their time is still in work', async () => {
    office.processingMs = 3_600_000;
    const [number, other] = [await queued(), await queued(COMPANY)];
    office.failNext(/uploadb2c$/, 'lost');
    await run();
    await runAgain(25);
    expect([await rowOf(number), await rowOf(other)]).toMatchObject([
      { state: 'sending' },
      { state: 'sent' },
    ]);
    office.processingMs = 0;
    await runAgain();
    await runAgain();
    expect([await rowOf(number), await rowOf(other)]).toMatchObject([
      { state: 'accepted' },
      { state: 'accepted' },
    ]);
    expect(takenOf(number)).toHaveLength(1);
  });

  it('wait while the office cannot be reached, has no time or refuses the list', async () => {
    const number = await queued();
    office.failNext(/uploadb2c$/, 'busy');
    await run();
    expect(await rowOf(number)).toMatchObject({ state: 'to_send' });
    office.failNext(/uploadb2c$/, 'lost');
    await runAgain();
    office.failNext(/listaMesaje/, 'broken');
    await runAgain(25);
    expect(await rowOf(number)).toMatchObject({ state: 'sending', attempts: 2 });
    await runAgain();
    expect(takenOf(number)).toHaveLength(1);
  });

  it('go on when tokens end in the middle and are exchanged', async () => {
    const numbers = [await queued(), await queued(), await queued()];
    office.failNext(/uploadb2c$/, 'expired');
    await run();
    await runAgain();
    for (const number of numbers)
      expect(await rowOf(number)).toMatchObject({ state: 'accepted', attempts: 1 });
    expect(office.calls.get('token')).toBe(2);
    // The answer of an exchange is lost: the token before still counts.
    office.expireTokens();
    office.failNext(/token$/, 'lost');
    const number = await queued();
    await run();
    expect([await rowOf(number), await stateOf()]).toMatchObject([
      { state: 'to_send' },
      { state: 'connected' },
    ]);
    await runAgain();
    expect(await rowOf(number)).toMatchObject({ state: 'sent' });
  });

  it('wait for the owner, who is told, when an exchange is lost and the old token ended with it', async () => {
    office.isStrict = true;
    office.expireTokens();
    office.failNext(/token$/, 'lost');
    const number = await queued();
    await run();
    await runAgain();
    expect([await rowOf(number), await stateOf()]).toMatchObject([{ state: 'to_send' }, { state: 'lost' }]);
    expect(
      await shop.sql(`SELECT payload FROM outbox_message WHERE event = 'invoices.authority-access-lost'`),
    ).toEqual([{ payload: { channel: 'ro-efactura' } }]);
    await connect();
    await runAgain();
    await runAgain();
    expect(await rowOf(number)).toMatchObject({ state: 'accepted' });
    expect(takenOf(number)).toHaveLength(1);
  });

  it('are warned of once on the third working day, and counted until they are dealt with', async () => {
    office.processingMs = 3_600_000;
    const number = await queued();
    await run();
    const warn = () => shop.app.get(ScheduledJobs).runNow('invoices.warn-of-late-documents');
    const warnings = () =>
      shop.sql<{ payload: object }>(
        `SELECT payload FROM outbox_message WHERE event = 'invoices.transmissions-late' ORDER BY id`,
      );
    await warn();
    expect(await warnings()).toEqual([]);
    await shop.sql(
      `UPDATE document_transmission SET warn_on = '2026-01-08', deadline = '2026-01-12' WHERE state = 'sent'`,
    );
    await warn();
    await warn();
    expect(await warnings()).toMatchObject([{ payload: { documents: 1, deadline: '2026-01-12' } }]);
    const listed = async (transmission: string) =>
      (
        await shop.call<{ invoiceNumber: string }[]>(
          'GET',
          `/admin/api/invoices?transmission=${transmission}`,
          {
            token: shop.adminToken,
          },
        )
      ).body.map(({ invoiceNumber }) => invoiceNumber);
    expect([await listed('late'), await listed('overdue')]).toEqual([[number], [number]]);
    expect((await access('GET')).body).toMatchObject({ overdue: 1, sent: 1 });
    office.processingMs = 0;
    await runAgain();
    expect([await listed('late'), (await listed('accepted')).includes(number)]).toEqual([[], true]);
  });

  it('of others and of buyers are listed', async () => {
    office.clockBehindMs = 60_000;
    office.receive('received', { sender: '9010105', at: Date.now() - 600_000 });
    office.receive('reply', {
      details: 'Mesaj de la cumparator pentru factura 5001',
      at: Date.now() - 600_000,
    });
    await shop.sql('UPDATE authority_connection SET listed_until = NULL');
    await run();
    expect(
      await shop.sql(`SELECT kind, sender FROM authority_message WHERE kind <> 'sent' ORDER BY kind`),
    ).toEqual([
      { kind: 'received', sender: '9010105' },
      { kind: 'reply', sender: null },
    ]);
    const { body, headers } = await shop.call<{ id: string; kind: string }[]>(
      'GET',
      '/admin/api/authority-messages?kind=received',
      { token: shop.adminToken },
    );
    expect([body.map(({ kind }) => kind), headers['x-total-count']]).toEqual([['received'], '1']);
    const path = `/admin/api/authority-messages/${body[0]!.id}/file`;
    for (const _ of ['fetched', 'kept']) {
      const file = await shop.call('GET', path, { token: shop.adminToken });
      expect([file.status, file.headers['content-type']]).toEqual([200, 'application/zip']);
    }
  });

  it('never make more calls of a kind in a day than the office allows, however many processes ask', async () => {
    const budget = shop.app.get(CallBudget, { strict: false });
    const quota = { name: 'download:1', limit: 7 };
    const taken = await Promise.allSettled(
      Array.from({ length: 20 }, () => budget.takeOfDay(quota, 'Europe/Bucharest')),
    );
    expect(taken.filter(({ status }) => status === 'fulfilled')).toHaveLength(7);
    // What is used up today waits, and is no answer of the office.
    const number = await queued();
    await run();
    const { index } = takenOf(number)[0]!;
    await shop.sql(
      `INSERT INTO call_budget (name, period, used, ends_at)
       VALUES ($1, (now() AT TIME ZONE 'Europe/Bucharest')::date::text, 100, now() + interval '1 day')
       ON CONFLICT DO NOTHING`,
      [`ro-efactura:status:${index}`],
    );
    const asked = office.calls.get('stareMesaj');
    await runAgain();
    expect([(await rowOf(number)).state, office.calls.get('stareMesaj')]).toEqual(['sent', asked]);
    await shop.sql('DELETE FROM call_budget');
    await runAgain();
    expect(await rowOf(number)).toMatchObject({ state: 'accepted' });
  });

  it('never make more than 100 calls in any minute with a setting of 84, by two workers at once', async () => {
    const workers = [1, 2].map(() => new CallBudget(shop.app.get(Sql, { strict: false })));
    const lanes = 16;
    const clock = clockOf(lanes);
    const calls: number[] = [];
    const lane = async (worker: CallBudget) => {
      for (let call = 0; call < 18; call += 1) {
        await worker.takeOfMinute({ name: 'anaf:minute', limit: 84 }, clock);
        calls.push(clock.now());
      }
      clock.leave();
    };
    await Promise.all(Array.from({ length: lanes }, (_, index) => lane(workers[index % 2]!)));
    const ofMinuteSince = (first: number) => calls.filter((at) => at >= first && at < first + 60_000).length;
    const busiest = Math.max(...calls.map(ofMinuteSince));
    expect([calls.length, busiest > 80, busiest <= 100]).toEqual([288, true, true]);
    await shop.sql(`DELETE FROM call_budget WHERE name = 'anaf:minute'`);
  });

  it('arrive once each, whatever happens to the answers', async () => {
    office.processingMs = 30;
    office.listedAfterMs = 60;
    const numbers: string[] = [];
    for (let index = 0; index < 25; index += 1) numbers.push(await issued(index % 2 === 0 ? {} : COMPANY));
    await shop.untilIdle();
    for (let round = 0; round < 25; round += 1)
      office.failNext(/upload/, 'lost', 'broken-after', 'garbled', 'broken');
    await waitUntil('all are accepted', async () => {
      await runAgain(6);
      return (await rows())
        .filter(({ number }) => numbers.includes(number))
        .every(({ state }) => state === 'accepted');
    });
    expect(numbers.map((number) => takenOf(number).length)).toEqual(numbers.map(() => 1));
    expect((await rows()).every(({ state, seal }) => state !== 'accepted' || seal !== null)).toBe(true);
  });
});
