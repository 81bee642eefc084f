import { PAYMENT_REFUNDED } from '@kp/payments';
import { Outbox } from '@kp/platform/outbox';
import { SettingsService } from '@kp/settings';
import type { InvoiceResponse, InvoiceSummaryResponse } from './http/invoices.dto';
import { type PayingShop, startPayingShop } from './testing/paying-shop';
import { parseUbl } from './ubl/testing/ubl-document';
import { brokenRules } from './ubl/testing/ubl-rules';

const year = new Intl.DateTimeFormat('en', { timeZone: 'Europe/Bucharest', year: 'numeric' }).format();

/** Two pieces of 19.99 dollars and shipping of 25.00: 72.58 dollars, 66.77 euro. */
describe('credit notes of refunds', () => {
  let shop: PayingShop;
  let maria: string;
  let dan: string;

  beforeAll(async () => {
    shop = await startPayingShop();
    [maria, dan] = [await shop.customer('maria@nord.example'), await shop.customer('dan@nord.example')];
  });
  afterAll(async () => {
    expect(await shop.sql('SELECT id FROM outbox_delivery WHERE failed_at IS NOT NULL')).toEqual([]);
    await shop.close();
  });

  async function paidInCash() {
    const orderId = await shop.delivered(maria);
    return { orderId, invoice: (await shop.issue(orderId, maria)).body };
  }

  async function paidOnline() {
    const { orderId, paymentId } = await shop.deliveredOnline(maria);
    return { orderId, paymentId, invoice: (await shop.issue(orderId, maria)).body };
  }

  const refund = (paymentId: number, amount?: string) =>
    shop.call('POST', `/admin/api/payments/${paymentId}/refunds`, {
      token: shop.adminToken,
      body: { amount },
    });

  /** @param amount absent: what is proposed */
  async function returned(orderId: number, { method, amount }: { method: string; amount?: string }) {
    const { items } = await shop.order(orderId);
    const body = { items: [{ itemId: items[0]!.id, quantity: 1, reason: 'damaged' }] };
    const asked = await shop.call<{ returns: { id: number }[] }>('POST', `/api/orders/${orderId}/returns`, {
      token: maria,
      body,
    });
    const { id } = asked.body.returns[0]!;
    const act = (action: string, more: object = {}) =>
      shop.call<{ proposedRefund: string }>('POST', `/admin/api/returns/${id}/${action}`, {
        token: shop.adminToken,
        body: more,
      });
    await act('approve');
    const { proposedRefund } = (await act('receive', { restockItemIds: [] })).body;
    expect((await act('refund', { method, amount: amount ?? proposedRefund })).status).toBe(200);
    await shop.untilIdle();
  }

  const repeatEvents = () =>
    shop.sql(
      `INSERT INTO outbox_message (event, payload) SELECT DISTINCT event, payload FROM outbox_message
        WHERE event IN ('payments.refunded', 'orders.return-changed')`,
    );
  async function creditNotesOf(number: string): Promise<InvoiceResponse[]> {
    const { creditedByNumbers } = await shop.invoice(number);
    return Promise.all(creditedByNumbers.map((note) => shop.invoice(note)));
  }
  const itemsOf = ({ items }: InvoiceResponse) =>
    items.map(({ quantity, productName, unitPrice }) => `${quantity} ${productName} ${unitPrice}`);

  it('a return that is paid back by transfer is credited with its units at the prices of the invoice', async () => {
    const { orderId, invoice } = await paidInCash();
    await shop.sql(`INSERT INTO exchange_rate VALUES ('USD', 'EUR', '2025-12-01', 0.5)`);
    await returned(orderId, { method: 'transfer', amount: '23.79' });
    await shop.sql(`DELETE FROM exchange_rate WHERE valid_from = '2025-12-01'`);
    await shop.app.get(SettingsService).refresh();
    const [note, ...more] = await creditNotesOf(invoice.invoiceNumber);
    expect(more).toEqual([]);
    expect(note).toMatchObject({
      invoiceNumber: `CN-${year}-000001`,
      kind: 'credit_note',
      orderId,
      creditedByNumbers: [],
      creditsNumber: invoice.invoiceNumber,
      creditsIssueDate: invoice.issueDate,
      paymentLink: null,
      subtotal: '18.39',
      vatAmount: '3.50',
      totalAmount: '21.89',
      items: [
        {
          productName: 'Day dots',
          quantity: 1,
          unitPrice: '18.39',
          lineTotal: '18.39',
        },
      ],
      ordered: {
        totalAmount: '23.79',
        exchangeRate: '0.920000',
        exchangeRateDate: '2025-11-01',
      },
    });
    expect([note!.seller, note!.user]).toEqual([invoice.seller, invoice.user]);
    expect(await shop.invoice(invoice.invoiceNumber)).toMatchObject({
      creditedAmount: '21.89',
      totalAmount: '66.77',
      isPaid: true,
    });
    const { body: own } = await shop.call<InvoiceSummaryResponse[]>('GET', '/api/invoices', { token: maria });
    expect(own[0]).toMatchObject({ invoiceNumber: note!.invoiceNumber, kind: 'credit_note' });
  });

  it('has a PDF and an e-invoice for its owner', async () => {
    const path = `/api/invoices/number/CN-${year}-000001`;
    const { status, body, headers } = await shop.call<string>('GET', `${path}/xml`, { token: maria });
    expect([status, headers['content-disposition']]).toEqual([
      200,
      `attachment; filename="CN-${year}-000001.xml"`,
    ]);
    expect(brokenRules(body)).toEqual([]);
    expect(parseUbl(body).all('cbc:CreditNoteTypeCode')).toEqual(['381']);
    expect(parseUbl(body).all('cac:PaymentMeans')).toEqual([]);
    expect((await shop.call('GET', `${path}/pdf`, { token: maria })).headers['content-type']).toBe(
      'application/pdf',
    );
    for (const file of ['', '/pdf', '/xml'])
      expect((await shop.call('GET', `${path}${file}`, { token: dan })).status).toBe(404);
  });

  it('a return that the provider pays back is credited with its units', async () => {
    const { orderId, invoice } = await paidOnline();
    await returned(orderId, { method: 'payment', amount: '23.79' });
    const notes = await creditNotesOf(invoice.invoiceNumber);
    expect(notes.map(itemsOf)).toEqual([['1 Day dots 18.39']]);
  });

  it('every refund of an order is credited once, however often and at once it is reported', async () => {
    const { invoice, paymentId } = await paidOnline();
    await Promise.all([refund(paymentId, '10.00'), refund(paymentId, '25.00')]);
    await shop.untilIdle();
    await Promise.all(Array.from({ length: 4 }, repeatEvents));
    await shop.untilIdle();
    const notes = await creditNotesOf(invoice.invoiceNumber);
    expect(notes.map((note) => [note.totalAmount, ...itemsOf(note)]).sort()).toEqual([
      ['23.00', '1 Shipping 19.33'],
      ['9.20', `1 Refund of order ${invoice.orderNumber} 7.73`],
    ]);
    await refund(paymentId);
    await shop.untilIdle();
    const all = await creditNotesOf(invoice.invoiceNumber);
    expect(all).toHaveLength(3);
    expect(await shop.invoice(invoice.invoiceNumber)).toMatchObject({ creditedAmount: '66.77' });
    const sequence = (await shop.numbers()).filter((number) => number.startsWith('CN-'));
    expect(sequence).toEqual(sequence.map((_, index) => `CN-${year}-${String(index + 1).padStart(6, '0')}`));
  });

  it('never credits more than the invoice: neither by events nor in the database', async () => {
    const { invoice, paymentId, orderId } = await paidOnline();
    await refund(paymentId);
    await shop.untilIdle();
    const [note, ...more] = await creditNotesOf(invoice.invoiceNumber);
    expect([more, itemsOf(note!), note!.totalAmount]).toEqual([[], itemsOf(invoice), '66.77']);
    const payload = { paymentId, refundId: 2_000_000_000, orderId, amountMinor: 7258 };
    await shop.app.get(Outbox).record(PAYMENT_REFUNDED, payload);
    await shop.untilIdle();
    expect(await creditNotesOf(invoice.invoiceNumber)).toHaveLength(1);
    const copy = shop.sql(
      `INSERT INTO invoice OVERRIDING SYSTEM VALUE
       SELECT (jsonb_populate_record(i, '{"id": 999999, "number": "CN-1999-000001", "refund_key": "other"}')).*
         FROM invoice i WHERE number = $1`,
      [note!.invoiceNumber],
    );
    await expect(copy).rejects.toThrow('Credit notes exceed their invoice.');
  });

  it('a cancelled order has a storno and no credit note, whichever event comes first', async () => {
    const { orderId, invoice, paymentId } = await paidOnline();
    await shop.setStatus(orderId, 'cancelled');
    await shop.untilIdle();
    expect(await shop.refundsOf((await providerRefOf(paymentId))!)).toMatchObject([
      { status: 'done', amount: 7258 },
    ]);
    const reversed = await shop.invoice(invoice.invoiceNumber);
    expect(reversed).toMatchObject({ creditedByNumbers: [] });
    expect((await shop.invoice(reversed.reversedByNumber!)).totalAmount).toBe('-66.77');
  });

  it('the storno after a credit note reverses what is left', async () => {
    const { orderId, invoice, paymentId } = await paidOnline();
    await refund(paymentId, '25.00');
    await shop.untilIdle();
    await shop.setStatus(orderId, 'cancelled');
    await shop.untilIdle();
    const { reversedByNumber, creditedByNumbers } = await shop.invoice(invoice.invoiceNumber);
    const storno = await shop.invoice(reversedByNumber!);
    expect(storno).toMatchObject({ subtotal: '-36.78', vatAmount: '-6.99', totalAmount: '-43.77' });
    expect(storno.items.at(-1)).toMatchObject({
      productName: `${creditedByNumbers[0]}: Shipping`,
      quantity: 1,
      lineTotal: '19.33',
    });
    const { body } = await shop.call<string>('GET', `/api/invoices/number/${reversedByNumber}/xml`, {
      token: maria,
    });
    expect(brokenRules(body)).toEqual([]);
  });

  it('of the whole invoice leaves nothing to reverse, and the order can have another invoice', async () => {
    const { orderId, invoice, paymentId } = await paidOnline();
    await refund(paymentId);
    await shop.untilIdle();
    await shop.setStatus(orderId, 'cancelled');
    await shop.untilIdle();
    expect((await shop.invoice(invoice.invoiceNumber)).reversedByNumber).toBeNull();
    expect((await shop.order(orderId)).invoiceNumber).toBeNull();
  });

  it('of a discounted order and its invoice share the discount, and so does the storno', async () => {
    const orderId = await shop.delivered(maria);
    await shop.sql(
      `UPDATE orders SET discount_code = 'WELCOME10', discount_minor = 400, vat_minor = 684, total_minor = 6782,
              tax_lines = jsonb_set(tax_lines, '{0}', tax_lines -> 0 || '{"discountMinor": 400, "taxMinor": 684}')
        WHERE id = $1`,
      [orderId],
    );
    const { body: invoice } = await shop.issue(orderId, maria);
    const allowance = { discountCode: 'WELCOME10', discount: '3.68' };
    expect(invoice).toMatchObject({
      ...allowance,
      subtotal: '56.11',
      vatAmount: '9.96',
      totalAmount: '62.39',
      ordered: {
        subtotal: '39.98',
        discount: '4.00',
        totalAmount: '67.82',
      },
    });
    await returned(orderId, { method: 'cash' });
    const [note] = await creditNotesOf(invoice.invoiceNumber);
    expect(note).toMatchObject({
      subtotal: '18.39',
      discount: '1.84',
      vatAmount: '3.15',
      totalAmount: '19.70',
    });
    await shop.setStatus(orderId, 'cancelled');
    await shop.untilIdle();
    const { reversedByNumber } = await shop.invoice(invoice.invoiceNumber);
    const storno = await shop.invoice(reversedByNumber!);
    expect(storno).toMatchObject({ discount: '-1.84', vatAmount: '-6.81', totalAmount: '-42.69' });
    for (const { invoiceNumber } of [invoice, note!, storno]) {
      const { body } = await shop.call<string>('GET', `/api/invoices/number/${invoiceNumber}/xml`, {
        token: maria,
      });
      expect(brokenRules(body)).toEqual([]);
    }
  });

  it('waits for the invoice of its order, which is issued with it and asks for no money', async () => {
    const before = await shop.numbers();
    const inCash = await shop.delivered(maria);
    await returned(inCash, { method: 'cash', amount: '23.79' });
    const { orderId: online, paymentId } = await shop.deliveredOnline(maria);
    await refund(paymentId, '25.00');
    await refund(paymentId, '10.00');
    await shop.untilIdle();
    expect(await shop.numbers()).toEqual(before);
    const credited: unknown[] = [];
    const issued: string[] = [];
    for (const [orderId, paymentMethod] of [
      [inCash, 'cash'],
      [online, 'stripe'],
    ] as const) {
      const { body: invoice } = await shop.issue(orderId, maria);
      expect(invoice).toMatchObject({ isPaid: true, paymentLink: null, paymentMethod, totalAmount: '66.77' });
      const notes = await creditNotesOf(invoice.invoiceNumber);
      credited.push([
        invoice.creditedAmount,
        ...notes.flatMap((note) => [note.totalAmount, ...itemsOf(note)]),
      ]);
      issued.push(invoice.invoiceNumber, ...invoice.creditedByNumbers);
    }
    expect(credited).toEqual([
      ['21.89', '21.89', '1 Day dots 18.39'],
      [
        '32.20',
        '23.00',
        '1 Shipping 19.33',
        '9.20',
        `1 Refund of order ${(await shop.order(online)).orderNumber} 7.73`,
      ],
    ]);
    await repeatEvents();
    await shop.untilIdle();
    expect(await shop.numbers()).toEqual([...before, ...issued]);
  });

  it('has no invoice to credit once everything was refunded: nothing is left to invoice', async () => {
    const inCash = await shop.delivered(maria);
    const { orderId: online, paymentId } = await shop.deliveredOnline(maria);
    const awaiting = async () => {
      const path = '/api/orders?mine=true&awaitingInvoice=true';
      const { body } = await shop.call<{ id: number }[]>('GET', path, { token: maria });
      return body.map(({ id }) => id).filter((id) => id === inCash || id === online);
    };
    expect(await awaiting()).toEqual([online, inCash]);
    await returned(inCash, { method: 'transfer', amount: '72.58' });
    await refund(paymentId);
    await shop.untilIdle();
    const before = await shop.numbers();
    for (const orderId of [inCash, online])
      for (const token of [maria, shop.adminToken]) {
        const { status, body } = await shop.issue(orderId, token);
        expect([status, body.code]).toEqual([409, 'INVOICES.NOTHING_TO_INVOICE']);
      }
    expect([await awaiting(), await shop.numbers()]).toEqual([[], before]);
  });

  const credit = (number: string, body: object, { token = shop.adminToken, key = 'once' } = {}) =>
    shop.call<{ creditNoteNumber: string; code?: string; details?: object }>(
      'POST',
      `/admin/api/invoices/${number}/credit-notes`,
      { token, body, headers: { 'idempotency-key': key } },
    );

  describe('without a return', () => {
    it('takes an amount off what is open, once, and a transfer of the rest pays the invoice', async () => {
      const { number, orderId, transfer, payments } = await shop.unpaid(maria);
      const body = { amount: '6.77', reason: 'price_difference', productCode: undefined, note: 'By phone' };
      const [first, again] = [await credit(number, body), await credit(number, body)];
      expect([first.status, again.body]).toEqual([201, first.body]);
      expect((await credit(number, { ...body, amount: '6.78' })).body.code).toBe(
        'INVOICES.CREDIT_KEY_MISMATCH',
      );
      const note = await shop.invoice(first.body.creditNoteNumber);
      const { orderNumber } = await shop.invoice(number);
      expect([note.totalAmount, ...itemsOf(note)]).toEqual([
        '6.77',
        `1 Price difference (${orderNumber}): By phone 5.68`,
      ]);
      expect(await payments()).toMatchObject({ outstandingAmount: '60.00', isPaid: false });
      expect((await transfer('60.01')).status).toBe(409);
      expect((await transfer('60.00')).body).toMatchObject({ outstandingAmount: '0.00', isPaid: true });
      expect((await shop.order(orderId)).paymentStatus).toBe('paid');
    });

    it('is a credit of the customer as far as it was transferred, and leaves nothing to pay', async () => {
      const { number, orderId, transfer, payments } = await shop.unpaid(maria);
      await transfer('66.77');
      await credit(number, { amount: '6.77', reason: 'goodwill' });
      expect(await payments()).toMatchObject({
        isPaid: true,
        creditAmount: '6.77',
        payments: [{ amount: '66.77', excessAmount: '6.77' }],
      });
      await credit(number, { amount: '60.00', reason: 'goodwill' }, { key: 'rest' });
      expect(await payments()).toMatchObject({ outstandingAmount: '0.00', creditAmount: '66.77' });
      expect((await shop.order(orderId)).paymentStatus).toBe('paid');
    });

    it('of everything leaves nothing to pay of an order that was not paid', async () => {
      const { number, orderId, payments } = await shop.unpaid();
      await credit(number, { amount: '66.77', reason: 'goodwill' });
      expect(await payments()).toMatchObject({ outstandingAmount: '0.00', creditAmount: '0.00' });
      expect(await shop.order(orderId)).toMatchObject({ paymentStatus: 'paid', outstandingAmount: '0.00' });
    });

    // 60.00 of 66.77 euro are 65.22 of 72.58 dollars: 7.36 are left for a unit of 23.79.
    it('leaves a return what is left of the invoice', async () => {
      const { orderId, invoice } = await paidInCash();
      expect((await credit(invoice.invoiceNumber, { amount: '60.00', reason: 'goodwill' })).status).toBe(201);
      await returned(orderId, { method: 'transfer' });
      expect((await shop.invoice(invoice.invoiceNumber)).creditedAmount).toBe('66.77');
      expect((await shop.order(orderId)).paymentStatus).toBe('refunded');
    });

    it('is a document with the texts of its kind and language, as they were on its day', async () => {
      const write = async (texts: object[]) => {
        await shop.sql('UPDATE company_settings SET document_texts = $1', [JSON.stringify(texts)]);
        await shop.app.get(SettingsService).refresh();
      };
      const text = { language: 'en', intro: '', footer: 'Thank you.' };
      await write([
        { ...text, kind: 'invoice' },
        { ...text, kind: 'credit_note', intro: 'As agreed.' },
        { ...text, kind: 'credit_note', language: 'ro', intro: 'Conform înțelegerii.' },
      ]);
      const { number } = await shop.unpaid(maria);
      const { body } = await credit(number, { amount: '1.00', reason: 'rebate' });
      await write([]);
      const [invoice, note] = [await shop.invoice(number), await shop.invoice(body.creditNoteNumber)];
      expect([invoice.intro, invoice.footer]).toEqual([null, 'Thank you.']);
      expect([note.intro, note.footer]).toEqual(['As agreed.', 'Thank you.']);
    });

    it('refuses more than is left, an unknown line, a reversed invoice, and whoever may not', async () => {
      const { number } = await shop.unpaid(maria);
      const before = await shop.numbers();
      const goodwill = { amount: '66.78', reason: 'goodwill' };
      expect((await credit(number, goodwill)).body).toMatchObject({
        code: 'INVOICES.CREDIT_TOO_LARGE',
        details: { left: '66.77' },
      });
      expect((await credit(number, { ...goodwill, amount: '1.00', productCode: 'NONE' })).status).toBe(400);
      expect((await credit(number, { ...goodwill, amount: '0.00' })).status).toBe(400);
      expect((await credit(number, goodwill, { token: maria })).status).toBe(403);
      expect(await shop.numbers()).toEqual(before);
    });

    it('refuses what a provider was paid, of the order or by the link, and its refund is credited', async () => {
      const online = await paidOnline();
      const linked = await shop.unpaid(maria);
      await shop.pay((await linked.start()).body.id);
      await linked.confirm();
      const before = await shop.numbers();
      const body = { amount: '9.20', reason: 'goodwill' };
      for (const number of [online.invoice.invoiceNumber, linked.number])
        expect(await credit(number, body)).toMatchObject({
          status: 409,
          body: { code: 'INVOICES.PAID_ONLINE' },
        });
      expect(await shop.numbers()).toEqual(before);
      await refund(online.paymentId, '10.00');
      await shop.untilIdle();
      const notes = await creditNotesOf(online.invoice.invoiceNumber);
      expect(notes.map(({ totalAmount }) => totalAmount)).toEqual(['9.20']);
    });

    it('is not asked for with what a change of the order added', async () => {
      const { orderId, invoice } = await paidInCash();
      await shop.sql('UPDATE orders SET outstanding_minor = 1000 WHERE id = $1', [orderId]);
      for (const [key, outstandingAmount] of [
        ['part', '5.00'],
        ['all', '0.00'],
      ] as const) {
        await credit(invoice.invoiceNumber, { amount: '4.60', reason: 'rebate' }, { key });
        expect(await shop.order(orderId)).toMatchObject({ outstandingAmount });
      }
    });
  });

  async function providerRefOf(paymentId: number): Promise<string | undefined> {
    const [row] = await shop.sql<{ ref: string }>('SELECT provider_ref AS ref FROM payment WHERE id = $1', [
      paymentId,
    ]);
    return row?.ref;
  }
});
