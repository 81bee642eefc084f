import { anAddress, type OrderAnswer } from '@kp/orders/testing';
import { SettingsService } from '@kp/settings';
import type { InvoicePaymentsResponse } from './http/invoice-payments.dto';
import type { InvoiceResponse } from './http/invoices.dto';
import { type PayingShop, startPayingShop } from './testing/paying-shop';

interface Item {
  itemId: number;
  quantity: number;
  agreedPrice?: string;
  priceReason?: string;
}

/** Two pieces of 19.99 dollars and shipping of 25.00: 72.58 dollars, 66.77 euro at 0.92. */
describe('the invoice of an order that the staff changes', () => {
  let shop: PayingShop;
  let maria: string;
  beforeAll(async () => {
    shop = await startPayingShop({ LIMIT_FACTOR: '10' });
    maria = await shop.customer('maria@nord.example');
  });
  afterEach(async () => {
    await shop.untilIdle();
    expect(await shop.sql('SELECT id FROM outbox_delivery WHERE failed_at IS NOT NULL')).toEqual([]);
    expect(await gaps()).toEqual([]);
  });
  afterAll(() => shop.close());

  /** Numbers whose predecessor in their series is missing, and orders with two invoices that are not reversed. */
  const gaps = () =>
    shop.sql(
      `SELECT number FROM (SELECT number, right(number, 6)::int AS own,
                                  row_number() OVER (PARTITION BY left(number, -6) ORDER BY id) AS expected
                             FROM invoice) counted WHERE own <> expected
       UNION ALL
       SELECT order_number FROM invoice WHERE kind = 'invoice' AND reversed_at IS NULL
        GROUP BY order_number HAVING count(*) > 1`,
    );

  /** Delivered and invoiced by mistake: what was not sent after all is open again. */
  async function reopened(orderId: number) {
    const { body: invoice } = await shop.issue(orderId);
    expect(invoice).toMatchObject({ totalAmount: '66.77' });
    await shop.setStatus(orderId, 'processing');
    return { invoice, order: await shop.order(orderId) };
  }
  const inCash = async () => reopened(await shop.delivered(maria));
  const paidOnline = async () => {
    const { orderId, paymentId } = await shop.deliveredOnline(maria);
    return { ...(await reopened(orderId)), paymentId };
  };

  const path = ({ id }: OrderAnswer) => `/admin/api/orders/${id}/items`;
  async function edit(order: OrderAnswer, changes: Partial<Item>, token = shop.adminToken) {
    const items: Item[] = [{ itemId: order.items[0]!.id, quantity: 2, ...changes }];
    const previewed = items.map(({ priceReason: _reason, ...item }) => item);
    const { body } = await shop.call<OrderAnswer>('POST', `${path(order)}/preview`, {
      token,
      body: { items: previewed },
    });
    return shop.call<OrderAnswer>('PUT', path(order), {
      token,
      body: { updatedAt: order.updatedAt, items, totalAmount: body.totalAmount },
    });
  }
  const reversalOf = async ({ invoiceNumber }: InvoiceResponse) => {
    const { reversedByNumber } = await shop.invoice(invoiceNumber);
    return shop.invoice(reversedByNumber!);
  };
  const amounts = ({ subtotal, vatAmount, totalAmount }: InvoiceResponse) => [
    subtotal,
    vatAmount,
    totalAmount,
  ];

  it('is issued again less what the staff took off the first', async () => {
    const { order, invoice } = await inCash();
    const path = `/admin/api/invoices/${invoice.invoiceNumber}/credit-notes`;
    const credit = { amount: '6.77', reason: 'goodwill', note: 'Late' };
    expect((await shop.call('POST', path, { token: shop.adminToken, body: credit })).status).toBe(201);
    const { body } = await edit(await shop.order(order.id), { quantity: 3 });
    expect((await reversalOf(invoice)).totalAmount).toBe('-60.00');
    const issued = await shop.invoice(body.invoiceNumber!);
    expect([issued.totalAmount, issued.creditedAmount]).toEqual(['88.66', '6.77']);
    const note = await shop.invoice(issued.creditedByNumbers[0]!);
    expect(note.items[0]!.productName).toBe(`Goodwill (${invoice.orderNumber}): Late`);
  });

  // Worked by hand at 0.92 and 19 %. Shipping is 19.33 without VAT; the order's total is in dollars.
  it.each<[string, Partial<Item>, string, [string, string, string]]>([
    // 3 × 19.99 = 59.97 → 55.17; 55.17 + 19.33 = 74.50; 14.155 of VAT, half up.
    ['one more', { quantity: 3 }, '96.36', ['74.50', '14.16', '88.66']],
    // 19.99 → 18.39; 37.72; 7.1668.
    ['one fewer', { quantity: 1 }, '48.79', ['37.72', '7.17', '44.89']],
    // 2 × 10.00 → 18.40; 37.73; 7.1687.
    ['another price', { agreedPrice: '10.00', priceReason: 'Dented' }, '48.80', ['37.73', '7.17', '44.90']],
  ])('%s: the invoice is reversed and issued again', async (_what, changes, total, [net, vat, gross]) => {
    const { order, invoice } = await inCash();
    const { status, body } = await edit(order, changes);
    expect([status, body.totalAmount]).toEqual([200, total]);
    const reversal = await reversalOf(invoice);
    const issued = await shop.invoice(body.invoiceNumber!);
    expect([amounts(reversal), amounts(issued)]).toEqual([
      ['-56.11', '-10.66', '-66.77'],
      [net, vat, gross],
    ]);
    expect([reversal.reversesNumber, issued.ordered.totalAmount]).toEqual([invoice.invoiceNumber, total]);
    expect([issued.user, issued.supplyDate]).toEqual([invoice.user, invoice.supplyDate]);
    const documents = [invoice, reversal, issued].map(({ invoiceNumber }) => invoiceNumber);
    expect(body.history.at(-1)).toMatchObject({
      kind: 'invoice_corrected',
      actorName: 'Ana Popescu',
      note: documents.join(' → '),
    });
    const [entry] = await shop.sql<{ before: object; after: object }>(
      `SELECT before, after FROM audit_entry WHERE action = 'invoice.corrected' AND subject_id = $1`,
      [issued.invoiceNumber],
    );
    expect(entry).toMatchObject({
      before: { invoice: invoice.invoiceNumber, total: '66.77' },
      after: { invoice: issued.invoiceNumber, total: gross, reversal: reversal.invoiceNumber },
    });
  });

  it('of cash is to be paid by the delivery, and paid with it', async () => {
    const { order } = await inCash();
    const { body } = await edit(order, { quantity: 3 });
    expect(await shop.invoice(body.invoiceNumber!)).toMatchObject({ isPaid: false, paymentMethod: 'cash' });
    await shop.setStatus(order.id, 'delivered');
    await shop.untilIdle();
    expect(await shop.invoice(body.invoiceNumber!)).toMatchObject({ isPaid: true });
  });

  it('paid online and cheaper now is paid, the difference is refunded and not credited', async () => {
    const { order, paymentId } = await paidOnline();
    const { body } = await edit(order, { quantity: 1 });
    await shop.untilIdle();
    const issued = await shop.invoice(body.invoiceNumber!);
    expect(issued).toMatchObject({ totalAmount: '44.89', isPaid: true, creditedAmount: '0.00' });
    const refunds = await shop.sql(
      'SELECT status, amount_minor AS amount FROM payment_refund WHERE payment_id = $1',
      [paymentId],
    );
    expect(refunds).toEqual([{ status: 'done', amount: 2_379 }]);
  });

  it('paid online and dearer now states what was paid, and is paid with the difference', async () => {
    const { order } = await paidOnline();
    const { body } = await edit(order, { quantity: 3 });
    // 23.78 dollars, 21.88 euro.
    expect(body.outstandingAmount).toBe('23.78');
    const number = body.invoiceNumber!;
    const payments = () =>
      shop.call('GET', `/admin/api/invoices/${number}/payments`, { token: shop.adminToken });
    expect((await payments()).body).toMatchObject({ isPaid: false, outstandingAmount: '21.88' });
    expect(await shop.invoice(number)).toMatchObject({ isPaid: false, paymentLink: null });
    const { body: xml } = await shop.call<string>('GET', `/api/invoices/number/${number}/xml`, {
      token: maria,
    });
    expect(xml).toContain('>66.78</cbc:PrepaidAmount>');
    expect(xml).toContain('>21.88</cbc:PayableAmount>');
    await shop.call('POST', `/admin/api/orders/${order.id}/balance`, {
      token: shop.adminToken,
      body: { amount: '23.78', reference: 'Transfer of 3 December' },
    });
    await shop.untilIdle();
    expect((await payments()).body).toMatchObject({ isPaid: true, outstandingAmount: '0.00' });
  });

  it.each<[string, number, object, { status: string; amount: number }[]]>([
    // 66.77 were paid: 44.89 are due.
    [
      'cheaper: the rest goes back',
      1,
      { isPaid: true, payments: [{ kind: 'online', amount: '44.89' }] },
      [{ status: 'done', amount: 2_188 }],
    ],
    // 88.66 are due.
    [
      'dearer: the rest is open',
      3,
      { isPaid: false, outstandingAmount: '21.89', payments: [{ kind: 'online', amount: '66.77' }] },
      [],
    ],
  ])('paid by its link and %s', async (_what, quantity, state, refunds) => {
    const unpaid = await shop.unpaid();
    const { id } = (await unpaid.start()).body;
    await shop.pay(id);
    await unpaid.confirm();
    await shop.setStatus(unpaid.orderId, 'processing');
    const { body } = await edit(await shop.order(unpaid.orderId), { quantity });
    await shop.untilIdle();
    const payments = await shop.call('GET', `/admin/api/invoices/${body.invoiceNumber}/payments`, {
      token: shop.adminToken,
    });
    expect(payments.body).toMatchObject(state);
    expect(await shop.refundsOf(id)).toMatchObject(refunds);
    expect((await unpaid.page()).body).toMatchObject({ state: 'reversed' });
    // A cancelled order gives all of it back.
    await shop.setStatus(unpaid.orderId, 'cancelled');
    await shop.untilIdle();
    const back = (await shop.refundsOf(id)).reduce((sum, { amount }) => sum + amount, 0);
    expect(back).toBe(6_677);
  });

  describe('paid with more than it comes to now', () => {
    const paymentsOf = async (number: string) =>
      (
        await shop.call<InvoicePaymentsResponse>('GET', `/admin/api/invoices/${number}/payments`, {
          token: shop.adminToken,
        })
      ).body;
    const corrected = async (unpaid: { orderId: number }, quantity: number) => {
      const { status, body } = await edit(await shop.order(unpaid.orderId), { quantity });
      expect(status).toBe(200);
      await shop.untilIdle();
      const { outstandingAmount: outstandingOfOrder } = body;
      return { ...(await paymentsOf(body.invoiceNumber!)), outstandingOfOrder };
    };

    // 44.89 of 66.77 are due, then all of it again, then 88.66.
    it('leaves a credit while it is cheaper, which pays first what it takes again', async () => {
      const unpaid = await shop.unpaid(await shop.customer('cora@nord.example'));
      await unpaid.transfer('66.77', 'OP cheaper');
      await shop.setStatus(unpaid.orderId, 'processing');
      expect(await corrected(unpaid, 1)).toMatchObject({
        isPaid: true,
        creditAmount: '21.88',
        payments: [
          { kind: 'wire_transfer', amount: '66.77', excessAmount: '21.88', creditLeftAmount: '21.88' },
        ],
      });
      const { history } = await shop.order(unpaid.orderId);
      expect(history.map(({ kind }) => kind)).not.toContain('refund_requested');
      expect(await corrected(unpaid, 2)).toMatchObject({
        isPaid: true,
        creditAmount: '0.00',
        payments: [{ amount: '66.77', excessAmount: '0.00' }],
        outstandingOfOrder: '0.00',
      });
      expect(await corrected(unpaid, 3)).toMatchObject({ isPaid: false, outstandingAmount: '21.89' });
      await shop.setStatus(unpaid.orderId, 'cancelled');
      await shop.untilIdle();
      const rows = await shop.sql(
        `SELECT amount_minor AS amount, excess_minor AS excess FROM invoice_payment WHERE reference = 'OP cheaper'`,
      );
      expect(rows).toEqual([{ amount: 0, excess: 6677 }]);
    });

    it('gives back first what a credit paid', async () => {
      const ioana = await shop.customer('ioana@nord.example');
      const source = await shop.unpaid(ioana);
      await source.transfer('100.00', 'OP source', { isExcessKept: true });
      const unpaid = await shop.unpaid(ioana);
      await unpaid.useCredit();
      await unpaid.transfer('33.54', 'OP rest');
      await shop.setStatus(unpaid.orderId, 'processing');
      expect(await corrected(unpaid, 1)).toMatchObject({
        isPaid: true,
        creditAmount: '21.88',
        payments: [
          { kind: 'credit', amount: '11.35' },
          { kind: 'wire_transfer', amount: '33.54', excessAmount: '0.00' },
        ],
      });
    });

    it('counts no refund of a cheaper order twice once it is dearer', async () => {
      const unpaid = await shop.unpaid();
      const { id } = (await unpaid.start()).body;
      await shop.pay(id);
      await unpaid.confirm();
      await shop.setStatus(unpaid.orderId, 'processing');
      await corrected(unpaid, 1);
      // 44.89 of 66.77 were kept.
      expect(await corrected(unpaid, 3)).toMatchObject({
        outstandingAmount: '43.77',
        payments: [{ kind: 'online', amount: '44.89', refundedAmount: '0.00' }],
      });
    });

    // 23.78 dollars are 21.88 euro. Of 72.58 dollars 25.01 stay, which are 23.01 euro.
    it('asks no more for the rest that was transferred for the invoice', async () => {
      const { order } = await paidOnline();
      const { body: dearer } = await edit(order, { quantity: 3 });
      const path = `/admin/api/invoices/${dearer.invoiceNumber}/payment`;
      const transfer = (reference: string) =>
        shop.call<InvoicePaymentsResponse>('PUT', path, {
          token: shop.adminToken,
          body: { amount: '21.88', date: '2026-11-20', reference },
        });
      const { body } = await transfer('mistaken');
      expect((await shop.order(order.id)).outstandingAmount).toBe('0.00');
      const mistaken = body.payments.find(({ reference }) => reference === 'mistaken')!;
      await shop.call('DELETE', `${path}s/${mistaken.id}`, { token: shop.adminToken });
      expect((await shop.order(order.id)).outstandingAmount).toBe('23.78');
      await transfer('right');
      expect(await corrected({ orderId: order.id }, 1)).toMatchObject({
        totalAmount: '44.89',
        isPaid: true,
        creditAmount: '0.00',
        payments: [
          { kind: 'wire_transfer', amount: '21.88', excessAmount: '0.00' },
          { kind: 'order', amount: '23.01' },
        ],
        outstandingOfOrder: '0.00',
      });
    });

    it('is moved by a correction and used by another invoice at the same moment once', async () => {
      for (let round = 0; round < 3; round += 1) {
        const dana = await shop.customer(`dana${round}@nord.example`);
        const source = await shop.unpaid(dana);
        await source.transfer('88.66', `OP race ${round}`, { isExcessKept: true });
        await shop.setStatus(source.orderId, 'processing');
        const other = await shop.unpaid(dana);
        const order = await shop.order(source.orderId);
        const [edited] = await Promise.all([edit(order, { quantity: 3 }), other.useCredit()]);
        expect(edited.status).toBe(200);
        await shop.untilIdle();
        const [{ payments: own }, { payments: used }] = await Promise.all([
          paymentsOf(edited.body.invoiceNumber!),
          other.payments(),
        ]);
        const spent = [...own, ...used].map(({ amount, excessAmount, kind }) =>
          Math.round(100 * (Number(amount) - (kind === 'credit' ? 0 : Number(excessAmount)))),
        );
        // 21.89 pay either invoice.
        expect(spent.reduce((sum, minor) => sum + minor, 0)).toBe(8866);
      }
    });
  });

  describe('less what was conceded', () => {
    const concede = async (number: string, amount: string) => {
      const path = `/admin/api/invoices/${number}/credit-notes`;
      const body = { amount, reason: 'goodwill', note: '' };
      expect((await shop.call('POST', path, { token: shop.adminToken, body })).status).toBe(201);
    };

    // 60.00 euro are 65.22 dollars; two pieces fewer come to 48.79 dollars, 44.89 euro.
    it('leaves no more conceded than the new invoice takes', async () => {
      const { order, invoice } = await inCash();
      await concede(invoice.invoiceNumber, '60.00');
      const { body } = await edit(await shop.order(order.id), { quantity: 1 });
      expect(await shop.invoice(body.invoiceNumber!)).toMatchObject({
        totalAmount: '44.89',
        creditedAmount: '44.89',
      });
      const rows = await shop.sql('SELECT conceded_minor AS minor FROM orders WHERE id = $1', [order.id]);
      expect(rows).toEqual([{ minor: 4879 }]);
    });

    // 72.58 dollars were paid. One piece more is 23.78, conceded; another one is 23.79, 21.89 euro.
    it('does not count as paid what was conceded of an earlier change', async () => {
      const { order } = await inCash();
      await shop.sql(
        `UPDATE orders SET payment_method = 'bank_transfer', payment_status = 'paid' WHERE id = $1`,
        [order.id],
      );
      const { body: dearer } = await edit(await shop.order(order.id), { quantity: 3 });
      expect(dearer.outstandingAmount).toBe('23.78');
      await concede(dearer.invoiceNumber!, '21.88');
      expect((await shop.order(order.id)).outstandingAmount).toBe('0.00');
      const { body } = await edit(await shop.order(order.id), { quantity: 4 });
      const { body: payments } = await shop.call<InvoicePaymentsResponse>(
        'GET',
        `/admin/api/invoices/${body.invoiceNumber}/payments`,
        { token: shop.adminToken },
      );
      expect([body.outstandingAmount, payments.outstandingAmount]).toEqual(['23.79', '21.89']);
    });
  });

  it('that was credited in part is reversed in the rest, and credited again', async () => {
    const { order, invoice, paymentId } = await paidOnline();
    await shop.call('POST', `/admin/api/payments/${paymentId}/refunds`, {
      token: shop.adminToken,
      body: { amount: '10.00' },
    });
    await shop.untilIdle();
    const refunded = await shop.order(order.id);
    const { body } = await edit(refunded, { quantity: 3 });
    await shop.untilIdle();
    const reversal = await reversalOf(invoice);
    const issued = await shop.invoice(body.invoiceNumber!);
    expect([reversal.totalAmount, issued.totalAmount, issued.creditedAmount]).toEqual([
      '-57.57',
      '88.66',
      '9.20',
    ]);
  });

  it('is corrected once by two editors, and many orders at once get numbers without a gap', async () => {
    const { order } = await inCash();
    const two = await Promise.all([edit(order, { quantity: 3 }), edit(order, { quantity: 1 })]);
    expect(two.map(({ status }) => status).sort()).toEqual([200, 409]);
    const others = [];
    for (let count = 0; count < 4; count += 1) others.push((await inCash()).order);
    const before = (await shop.numbers()).length;
    const answers = await Promise.all(others.map((each, index) => edit(each, { quantity: 3 + index })));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect((await shop.numbers()).length).toBe(before + 8);
  });

  it('stays when it cannot be issued again: order, stock and numbers are those of before', async () => {
    const { order, invoice } = await inCash();
    const numbers = await shop.numbers();
    const setIban = async (iban: string) => {
      await shop.sql('UPDATE company_settings SET iban = $1', [iban]);
      await shop.app.get(SettingsService).refresh();
    };
    await setIban('');
    const { status, body } = await edit(order, { quantity: 3 });
    await setIban('RO00BANK');
    expect([status, body.code]).toEqual([409, 'INVOICES.NOT_CONFIGURED']);
    expect(await shop.numbers()).toEqual(numbers);
    expect(await shop.order(order.id)).toMatchObject({
      totalAmount: '72.58',
      updatedAt: order.updatedAt,
      invoiceNumber: invoice.invoiceNumber,
    });
  });

  it('is issued again for another address, not for another phone number', async () => {
    const { order, invoice } = await inCash();
    const person = anAddress({ company: '' });
    const save = async (of: OrderAnswer, shippingAddress: object, billingAddress: object) =>
      shop.call<OrderAnswer>('PUT', `/admin/api/orders/${of.id}/addresses`, {
        token: shop.adminToken,
        body: { updatedAt: of.updatedAt, shippingAddress, billingAddress },
      });
    const phone = await save(order, { ...person, phone: '0721222333' }, person);
    expect(phone.body.invoiceNumber).toBe(invoice.invoiceNumber);
    const moved = await save(phone.body, person, { ...person, address: 'Strada Nouă 5' });
    const issued = await shop.invoice(moved.body.invoiceNumber!);
    expect(issued).toMatchObject({ totalAmount: '66.77', user: { companyAddress: 'Strada Nouă 5' } });
    expect((await reversalOf(invoice)).totalAmount).toBe('-66.77');
  });
});
