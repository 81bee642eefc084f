import { Transactions } from '@kp/platform/database';
import { businessDay, ClosedMonths } from '@kp/settings';
import { lockWaits, waitUntil } from '@kp/testing';
import { stornoOf } from './domain/invoice';
import type { DocumentNumbersResponse } from './numbers/document-numbers.dto';
import { InvoiceRepository } from './persistence/invoice.repository';
import { type InvoicesShop, startInvoicesShop } from './testing/invoices-shop';

const ORDERS = 500;
const year = new Intl.DateTimeFormat('en', { timeZone: 'Europe/Bucharest', year: 'numeric' }).format();

const expectedNumbers = (series: string, count: number) =>
  Array.from({ length: count }, (_, index) => `${series}-${year}-${String(index + 1).padStart(6, '0')}`);

/** Copies a delivered order with its lines and history. */
const COPY_ORDER = `
  WITH copy AS (
    INSERT INTO orders (order_number, user_id, email, language, status, payment_method, payment_status, currency,
      subtotal_minor, shipping_minor, tax_lines, vat_minor, total_minor, shipping_address, billing_address)
    SELECT 'COPY-' || n, user_id, email, language, status, payment_method, payment_status, currency, subtotal_minor,
      shipping_minor, tax_lines, vat_minor, total_minor, shipping_address, billing_address
    FROM orders, generate_series(1, $2::int) n WHERE id = $1 RETURNING id
  ), line AS (
    INSERT INTO order_line (order_id, product_id, product_name, product_code, product_slug, unit_price_minor, quantity,
      line_total_minor, tax_category, tax_rate)
    SELECT copy.id, product_id, product_name, product_code, product_slug, unit_price_minor, quantity, line_total_minor,
      tax_category, tax_rate
    FROM copy, order_line WHERE order_id = $1
  ) SELECT id FROM copy`;

/**
 * After a transaction has taken its number, every third fails and every eleventh loses its connection. A sequence
 * counts them, because it is not rolled back with them.
 */
const INJECT_FAILURES = `
  CREATE SEQUENCE attempts;
  CREATE FUNCTION fail_some() RETURNS trigger LANGUAGE plpgsql AS $$
  DECLARE attempt bigint := nextval('attempts');
  BEGIN
    IF attempt % 11 = 0 THEN PERFORM pg_terminate_backend(pg_backend_pid()); END IF;
    IF attempt % 3 = 0 THEN RAISE EXCEPTION 'injected'; END IF;
    RETURN NEW;
  END $$;
  CREATE TRIGGER fail_some BEFORE UPDATE OF invoice_number ON orders FOR EACH ROW EXECUTE FUNCTION fail_some()`;

describe('invoice numbers under concurrency and failures', () => {
  let shop: InvoicesShop;
  let orderIds: number[];

  beforeAll(async () => {
    shop = await startInvoicesShop();
    const orderId = await shop.delivered();
    await shop.untilIdle();
    const copies = await shop.sql<{ id: number }>(COPY_ORDER, [orderId, ORDERS - 1]);
    orderIds = [orderId, ...copies.map(({ id }) => id)];
    await shop.sql(INJECT_FAILURES);
    // Hundreds of PDFs would take longer than all else, and state nothing of this.
    await shop.sql(`DELETE FROM outbox_subscription WHERE handler <> 'invoices.reverse-invoice'`);
  });
  afterAll(() => shop.close());

  async function issueUntilDone(
    orderId: number,
  ): Promise<{ number: string; failures: number; status: number }> {
    for (let failures = 0; ; failures += 1) {
      const { status, body } = await shop.issue(orderId);
      if (status === 201) return { number: body.invoiceNumber, failures, status };
      if (status === 409) return { number: body.details.invoiceNumber!, failures, status };
      expect([500, 503]).toContain(status);
    }
  }

  it('have no gap when 500 invoices are issued at once, each tenth order twice', async () => {
    const twice = orderIds.filter((_, index) => index % 10 === 0);
    const issued = await Promise.all([...orderIds, ...twice].map(issueUntilDone));

    expect(issued.reduce((sum, { failures }) => sum + failures, 0)).toBeGreaterThan(200);
    expect(issued.filter(({ status }) => status === 201)).toHaveLength(ORDERS);
    expect([...new Set(issued.map(({ number }) => number))].sort()).toEqual(expectedNumbers('INV', ORDERS));
    expect((await shop.numbers()).sort()).toEqual(expectedNumbers('INV', ORDERS));
    const counters = await shop.sql('SELECT kind, last_number AS last FROM invoice_series');
    expect(counters).toEqual([{ kind: 'invoice', last: ORDERS }]);
  });

  it('are those that the orders show', async () => {
    const differing = await shop.sql(
      `SELECT o.id FROM orders o LEFT JOIN invoice i ON i.order_id = o.id WHERE o.invoice_number IS DISTINCT FROM i.number`,
    );
    expect(differing).toEqual([]);
  });

  it('of stornos have no gap either when thirty orders are cancelled at once while their series is chosen', async () => {
    await shop.sql('DROP TRIGGER fail_some ON orders');
    const token = shop.adminToken;
    const path = '/admin/api/document-numbers';
    const { body: stored } = await shop.call<DocumentNumbersResponse>('GET', path, { token });
    const { started: _started, ...numbers } = stored;
    const body = { ...numbers, stornoSeries: 'KPS-', stornoFirstNumber: '101' };
    const [saved] = await Promise.all([
      shop.call('PUT', path, { token, body }),
      ...orderIds.slice(0, 30).map((orderId) => shop.setStatus(orderId, 'cancelled')),
    ]);
    const stornos = async () => (await shop.numbers()).filter((number) => !number.startsWith('INV'));
    await waitUntil('thirty stornos', async () => (await stornos()).length >= 30);
    const chosen = Array.from({ length: 30 }, (_, index) => `KPS-${101 + index}`);
    expect([saved.status, await stornos()]).toEqual(
      saved.status === 200 ? [200, chosen] : [409, expectedNumbers('STO', 30)],
    );
  });

  it('and dates rise together: a number is never dated before an earlier one', async () => {
    await shop.sql(`UPDATE invoice_series SET last_date = last_date + 1 WHERE kind = 'invoice'`);
    const [counter] = await shop.sql<{ day: string }>(
      `SELECT last_date::text AS day FROM invoice_series WHERE kind = 'invoice'`,
    );
    const { body } = await shop.issue(await shop.delivered());
    expect([body.invoiceNumber, body.issueDate]).toEqual([`INV-${year}-000501`, counter!.day]);
  });

  describe('while a month is being closed', () => {
    const owner = { userId: 1, email: 'owner@kitchenpass.example' };
    const thisMonth = businessDay(new Date()).slice(0, 7);
    const last = new Date(`${thisMonth}-01T00:00:00Z`);
    last.setUTCDate(0);
    /** Of the month before: as it is at midnight, when its last documents are still being issued. */
    const lastDay = last.toISOString().slice(0, 10);
    const month = lastDay.slice(0, 7);

    const parts = () => ({
      transactions: shop.app.get(Transactions, { strict: false }),
      closed: shop.app.get(ClosedMonths, { strict: false }),
      invoices: shop.app.get(InvoiceRepository, { strict: false }),
    });
    /** @returns the day that the document got */
    async function issueStorno(of: string): Promise<string> {
      const { invoices } = parts();
      const draft = stornoOf((await invoices.find(of))!);
      return (await invoices.find(await invoices.issue({ ...draft, refundKey: null }, lastDay)))!.issueDate;
    }
    /** Begins both, the second while the first has done its work and not committed it. */
    async function inTurns<First, Second>(first: () => Promise<First>, second: () => Promise<Second>) {
      const { transactions } = parts();
      let begin = () => {};
      // Continued here, it is not of the transaction that begins it.
      const following = new Promise<void>((resolve) => {
        begin = resolve;
      }).then(() => transactions.run(second));
      const result = await transactions.run(async () => {
        const done = await first();
        begin();
        await waitUntil(
          'the second waits for the first',
          async () => (await lockWaits(shop, 'closed_month')) > 0,
        );
        return done;
      });
      return [result, await following] as const;
    }

    it('a document that was first stays in it, and one that came later is of the open month', async () => {
      const { closed } = parts();
      const open = await shop.sql<{ number: string }>(
        `SELECT number FROM invoice WHERE kind = 'invoice' AND reversed_at IS NULL LIMIT 3`,
      );
      const [first, second, third] = open.map(({ number }) => number) as [string, string, string];
      await shop.sql(`UPDATE invoice_series SET last_date = $1`, [lastDay]);
      const close = () => closed.close(month, owner);
      expect((await inTurns(() => issueStorno(first), close))[0]).toBe(lastDay);
      expect((await closed.list()).map((each) => each.month)).toEqual([month]);
      await closed.reopen(month, owner);
      expect((await inTurns(close, () => issueStorno(second)))[1]).toBe(`${thisMonth}-01`);
      expect(await issueStorno(third)).toBe(`${thisMonth}-01`);
      await expect(closed.close(thisMonth, owner)).rejects.toThrow('once it is over');
    });
  });
});
