import { bankStatementsDescriptor } from '@kp/bank-statements';
import { type InvoicesShop, startInvoicesShop } from '@kp/invoices/testing';
import { anAddress, anOrder, type OrderAnswer } from '@kp/orders/testing';
import { SettingsService } from '@kp/settings';
import { accountingDescriptor } from '.';
import type { ReceiptResponse } from './receipts/receipts.dto';
import type { SaleResponse } from './sales-journal/sales-journal.dto';
import type { VatOfRateResponse } from './vat-report/vat-report.dto';

const SEED = 20_261_130;
const ORDERS = 200;
const AT_ONCE = 10;
const RATES = [
  ['standard', 0.21],
  ['reduced', 0.11],
  ['second_reduced', 0.05],
] as const;
const CODES = [
  { code: 'TENTH', kind: 'percent', value: '10' },
  { code: 'SEVEN', kind: 'amount', value: '7.77' },
  { code: 'NOSHIP', kind: 'free_shipping', value: '' },
] as const;
/** Of the invoices; null is that of the shop. */
const CURRENCIES = ['EUR', null, 'RON'] as const;

/** The same numbers at each run (mulberry32). */
function randomNumbers(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * below);
  };
}

const minorOf = (amount: string | null) => Math.round(Number(amount ?? 0) * 100);
const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);

interface Plan {
  body: ReturnType<typeof anOrder>;
  fate: 'kept' | 'cancelled' | 'refunded' | 'refunded before' | 'refunded twice';
  /** Of what was paid, in thousandths. */
  part: number;
}

/** A document as its lines say it: not by the sums of VAT, of which journals and reports are made. */
interface DocumentFacts {
  number: string;
  orderId: number;
  sign: number;
  kind: string;
  net: number;
  vat: number;
  total: number;
  orderedTotal: number;
  currency: string;
}

const DOCUMENTS = `
  SELECT i.number, i.order_id AS "orderId", i.kind, CASE WHEN i.kind = 'credit_note' THEN -1 ELSE 1 END AS sign,
         (SELECT sum(line_total_minor) FROM invoice_line WHERE invoice_id = i.id)::int - i.allowance_minor::int AS net,
         i.vat_minor::int AS vat, i.total_minor::int AS total, i.ordered_total_minor::int AS "orderedTotal", i.currency
    FROM invoice i ORDER BY i.id`;

describe(`the figures of ${ORDERS} random orders`, () => {
  const random = randomNumbers(SEED);
  const pick = <Item>(items: readonly Item[]): Item => items[random(items.length)]!;
  let shop: InvoicesShop;
  let token: string;
  let orders: { id: number; fate: Plan['fate'] }[];
  let documents: DocumentFacts[];
  let sales: SaleResponse[];
  let receipts: ReceiptResponse[];

  const today = () => new Date().toLocaleDateString('en-CA', { timeZone: 'Europe/Bucharest' });
  const month = () => today().slice(0, 7);
  const admin = <Body>(method: 'GET' | 'POST', path: string, body?: object) =>
    shop.call<Body>(method, `/admin/api/${path}`, { token: shop.adminToken, body });
  const all = async <Row>(path: string): Promise<Row[]> => {
    const rows: Row[] = [];
    for (;;) {
      const { body } = await admin<Row[]>('GET', `${path}?month=${month()}&limit=1000&offset=${rows.length}`);
      rows.push(...body);
      if (body.length < 1000) return rows;
    }
  };

  beforeAll(async () => {
    shop = await startInvoicesShop({
      modules: [bankStatementsDescriptor, accountingDescriptor],
      environment: { LIMIT_FACTOR: '1000' },
    });
    await shop.sql(
      `DELETE FROM outbox_subscription WHERE handler NOT IN ('invoices.reverse-invoice', 'invoices.credit-return')`,
    );
    await shop.sql(`DELETE FROM vat_rate`);
    for (const [taxClass, rate] of RATES)
      await shop.sql(
        `INSERT INTO vat_rate (country, tax_class, rate, valid_from) VALUES ('RO', $1, $2, '2025-01-01')`,
        [taxClass, rate],
      );
    await shop.sql(
      `INSERT INTO exchange_rate (base, quote, rate, valid_from) VALUES ('USD', 'RON', 4.5731, '2025-11-01')`,
    );
    for (const code of CODES)
      await admin('POST', 'discount-codes', {
        ...code,
        minimumSubtotal: '',
        isActive: true,
        startsAt: '',
        endsAt: '',
        maxUses: null,
        oncePerCustomer: false,
      });
    token = await shop.customer('ana@books.example');
    const products: number[] = [];
    for (let index = 0; index < 12; index += 1) {
      const id = await shop.product({
        name: `Product ${index}`,
        priceMinor: 1 + random(9000),
        stock: 1_000_000,
      });
      await shop.sql('UPDATE product SET tax_classes = $2 WHERE id = $1', [
        id,
        { '*': RATES[index % 3]![0] },
      ]);
      products.push(id);
    }
    orders = [];
    for (const [index, currency] of CURRENCIES.entries()) {
      await shop.sql('UPDATE shop_settings SET invoice_currency = $1', [currency]);
      await shop.app.get(SettingsService).refresh();
      const share = Math.floor((ORDERS * (index + 1)) / 3) - orders.length;
      const plans = Array.from({ length: share }, () => planned(products));
      for (let at = 0; at < plans.length; at += AT_ONCE)
        orders.push(...(await Promise.all(plans.slice(at, at + AT_ONCE).map(carriedOut))));
    }
    await shop.untilIdle();
    documents = await shop.sql<DocumentFacts>(DOCUMENTS);
    sales = await all<SaleResponse>('sales-journal');
    receipts = await all<ReceiptResponse>('receipts-journal');
  });
  afterAll(() => shop.close());

  function planned(products: readonly number[]): Plan {
    const items = Array.from({ length: 1 + random(4) }, () => ({
      productId: pick(products),
      quantity: 1 + random(9),
    }));
    const once = items.filter(
      ({ productId }, index) => items.findIndex((each) => each.productId === productId) === index,
    );
    const person = anAddress({ company: '' });
    const discountCode = random(3) === 0 ? pick(CODES).code : undefined;
    const body = anOrder(once, { shippingAddress: person, billingAddress: person, discountCode });
    const fate = pick([
      'kept',
      'kept',
      'kept',
      'cancelled',
      'refunded',
      'refunded before',
      'refunded twice',
    ] as const);
    return { body, fate, part: 1 + random(999) };
  }

  async function carriedOut({ body, fate, part }: Plan) {
    const { status, body: order } = await shop.call<OrderAnswer>('POST', '/api/orders', { body, token });
    expect([status, order.code]).toEqual([201, undefined]);
    await shop.setStatus(order.id, 'delivered');
    if (fate === 'refunded before') await refund(order, part);
    expect((await shop.issue(order.id)).status).toBe(201);
    if (fate === 'cancelled') await shop.setStatus(order.id, 'cancelled');
    if (fate === 'refunded' || fate === 'refunded twice') await refund(order, part);
    if (fate === 'refunded twice') await refund(order, 1000 - part, 1);
    return { id: order.id, fate };
  }

  /** In cash, of one unit of an item that was not returned yet: any amount up to that part of what was paid. */
  async function refund(order: OrderAnswer, part: number, item = 0): Promise<void> {
    const returned = order.items[item];
    if (!returned) return;
    const items = [{ itemId: returned.id, quantity: 1, reason: 'damaged' }];
    const { body: opened } = await admin<{ id: number }>('POST', `orders/${order.id}/returns`, { items });
    await admin('POST', `returns/${opened.id}/receive`, {});
    const amount = Math.max(1, Math.floor((minorOf(order.totalAmount) * part) / 1000));
    const answer = await admin('POST', `returns/${opened.id}/refund`, {
      method: 'cash',
      amount: (amount / 100).toFixed(2),
    });
    expect(answer.status).toBe(200);
  }

  it('are of documents of every kind and currency', () => {
    expect(documents.length).toBeGreaterThan(ORDERS);
    const kinds = new Set(documents.map(({ kind, currency }) => `${kind} ${currency}`));
    expect([...kinds].sort()).toEqual(
      ['credit_note', 'invoice', 'storno'].flatMap((kind) =>
        ['EUR', 'RON', 'USD'].map((currency) => `${kind} ${currency}`),
      ),
    );
    expect(orders).toHaveLength(ORDERS);
  });

  it('are in the sales journal what the lines of each document say', () => {
    const listed = sales.map(({ invoiceNumber, net, vat, total, rates, orderTotal, currency }) => ({
      number: invoiceNumber,
      net: minorOf(net),
      vat: minorOf(vat),
      total: minorOf(total),
      rates: [sum(rates.map(({ taxable }) => minorOf(taxable))), sum(rates.map((rate) => minorOf(rate.vat)))],
      orderTotal: minorOf(orderTotal),
      currency,
    }));
    const stated = documents.map(({ number, sign, net, vat, total, orderedTotal, currency }) => ({
      number,
      net: sign * net,
      vat: sign * vat,
      total: sign * total,
      rates: [sign * net, sign * vat],
      orderTotal: sign * orderedTotal,
      currency,
    }));
    const byNumber = (one: { number: string }, other: { number: string }) =>
      one.number < other.number ? -1 : 1;
    expect(listed.sort(byNumber)).toEqual(stated.sort(byNumber));
  });

  it('are the same in the report of VAT, by currency and rate, in lei too', async () => {
    const { body: report } = await admin<VatOfRateResponse[]>(
      'GET',
      `vat-report?from=${today()}&to=${today()}`,
    );
    const keyOf = (currency: string, rate: number) => `${currency} ${rate}`;
    const sums = new Map<string, number[]>();
    for (const { currency, rates } of sales)
      for (const { rate, taxable, vat } of rates) {
        const [net = 0, tax = 0] = sums.get(keyOf(currency, rate)) ?? [];
        sums.set(keyOf(currency, rate), [net + minorOf(taxable), tax + minorOf(vat)]);
      }
    expect(report).toHaveLength(9);
    expect(
      new Map(report.map((row) => [keyOf(row.currency, row.rate), [minorOf(row.taxable), minorOf(row.vat)]])),
    ).toEqual(sums);
    for (const currency of ['EUR', 'USD']) {
      const own = sales.filter((sale) => sale.currency === currency);
      const rows = report.filter((row) => row.currency === currency);
      const read = (amounts: readonly (string | null)[]) => sum(amounts.map(minorOf));
      expect(read(rows.map(({ accountingVat }) => accountingVat))).toBe(
        read(own.map(({ accountingVat }) => accountingVat)),
      );
      expect(read(rows.map(({ accountingTaxable }) => accountingTaxable))).toBe(
        read(own.map(({ accountingNet }) => accountingNet)),
      );
    }
  });

  it('are the same in the file of the journal', async () => {
    const { body } = await shop.call<string>('GET', `/admin/api/sales-journal.csv?month=${month()}`, {
      token: shop.adminToken,
      headers: { 'accept-language': 'de' },
    });
    const [head = '', ...rows] = body.replace('\uFEFF', '').trimEnd().split(/\r?\n/);
    const names = head.split(';');
    expect(names.filter((name) => /Rumänien/.test(name))).toHaveLength(6);
    const column = (name: string) =>
      sum(
        rows.map((row) => Math.round(Number(row.split(';')[names.indexOf(name)]!.replace(',', '.')) * 100)),
      );
    expect(rows).toHaveLength(documents.length);
    for (const [name, read] of [
      ['Netto', ({ net }: SaleResponse) => net],
      ['USt.', ({ vat }: SaleResponse) => vat],
      ['Gesamt', ({ total }: SaleResponse) => total],
    ] as const)
      expect([name, column(name)]).toEqual([name, sum(sales.map((sale) => minorOf(read(sale))))]);
  });

  it('come to zero for a cancelled order, and else to what was paid and not given back', async () => {
    const known = await shop.sql<{ id: number; status: string; total: number; refunded: number }>(
      `SELECT id, status, total_minor::int AS total, refunded_minor::int AS refunded FROM orders`,
    );
    for (const { id, status, total, refunded } of known) {
      const own = documents.filter(({ orderId }) => orderId === id);
      const left = status === 'cancelled' ? 0 : total - refunded;
      const documented = sum(own.map(({ sign, orderedTotal }) => sign * orderedTotal));
      const received = sum(
        receipts.filter(({ orderId }) => orderId === id).map(({ amount }) => minorOf(amount)),
      );
      expect([id, documented, received]).toEqual([id, left, left]);
      if (left === 0) {
        const each = sales.filter(({ orderId }) => orderId === id);
        for (const read of ['net', 'vat', 'total', 'accountingNet', 'accountingVat'] as const)
          expect([id, read, sum(each.map((sale) => minorOf(sale[read])))]).toEqual([id, read, 0]);
      }
    }
  });
});
