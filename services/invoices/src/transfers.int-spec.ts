import { ORDER_PAID } from '@kp/orders';
import { Outbox } from '@kp/platform/outbox';
import { businessDay } from '@kp/settings';
import type { InvoiceSummaryResponse } from './http/invoices.dto';
import { CUSTOMER_OF_INVOICE } from './persistence/customer-credit.queries';
import { type PayingShop, startPayingShop } from './testing/paying-shop';

describe('an invoice paid by wire transfer', () => {
  let shop: PayingShop;

  beforeAll(async () => {
    shop = await startPayingShop();
  });
  afterEach(async () => {
    await shop.untilIdle();
    await shop.expectBalance();
  });
  afterAll(() => shop.close());

  it('is marked by an administrator, once, and listed as paid on that day', async () => {
    const maria = await shop.customer('maria@nord.example');
    const invoice = await shop.unpaid(maria);
    for (let call = 0; call < 2; call += 1) {
      const { status, body } = await invoice.transfer('66.77', 'OP 4711');
      expect([status, body.isPaid, body.paidAt, body.payments.length]).toEqual([200, true, '2026-11-20', 1]);
    }
    const list = await shop.call<InvoiceSummaryResponse[]>('GET', '/api/invoices', { token: maria });
    expect(list.body).toMatchObject([{ isPaid: true, paidAt: '2026-11-20' }]);
    expect(await shop.order(invoice.orderId)).toMatchObject({ paymentStatus: 'paid' });
  });

  it('may be paid in parts, which are transferred and not paid online, and never more than its total', async () => {
    const invoice = await shop.unpaid();
    expect((await invoice.transfer('60.00', 'part 1')).body).toMatchObject({
      isPaid: false,
      outstandingAmount: '6.77',
    });
    expect((await invoice.page()).body).toMatchObject({ state: 'partly_paid', outstandingAmount: '6.77' });
    expect((await invoice.read()).paymentLink).toBeNull();
    expect((await invoice.start()).body.code).toBe('INVOICES.NOT_PAYABLE');
    const tooMuch = await invoice.transfer('6.78', 'part 2');
    expect(tooMuch).toMatchObject({
      status: 409,
      body: { code: 'INVOICES.OVERPAID', details: { outstanding: '6.77' } },
    });
    expect((await invoice.transfer('6.77', 'part 2')).body.isPaid).toBe(true);
    expect((await invoice.transfer('0.01', 'part 3')).body.code).toBe('INVOICES.ALREADY_PAID');
  });

  it('is kept as a credit of the customer as far as it is too much, which pays another invoice or goes back', async () => {
    const maria = await shop.customer('maria3@nord.example');
    const first = await shop.unpaid(maria);
    const keep = { isExcessKept: true };
    for (let call = 0; call < 2; call += 1)
      expect((await first.transfer('80.00', 'OP 80', keep)).body).toMatchObject({
        isPaid: true,
        creditAmount: '13.23',
        payments: [{ amount: '80.00', excessAmount: '13.23', creditLeftAmount: '13.23' }],
      });
    expect((await first.transfer('66.77', 'paid twice', keep)).body.creditAmount).toBe('80.00');
    const [one, twice] = (await first.payments()).payments;

    const second = await shop.unpaid(maria);
    const uses = await Promise.all([second.useCredit(), second.useCredit()]);
    expect(uses.map(({ status }) => status)).toEqual([200, 200]);
    expect(await second.payments()).toMatchObject({
      isPaid: true,
      creditAmount: '13.23',
      payments: [
        { kind: 'credit', amount: '13.23' },
        { kind: 'credit', amount: '53.54' },
      ],
    });
    expect(await shop.order(second.orderId)).toMatchObject({ paymentStatus: 'paid' });
    expect((await first.undo(one!.id)).body.code).toBe('INVOICES.CREDIT_USED');

    const refused = await first.refundCredit(twice!.id, '13.24');
    expect(refused).toMatchObject({ status: 409, body: { code: 'INVOICES.CREDIT_TOO_SMALL' } });
    await Promise.all([first.refundCredit(twice!.id, '13.23'), first.refundCredit(twice!.id, '13.23')]);
    const { creditAmount, creditRefunds } = await first.payments();
    expect([creditAmount, creditRefunds.map(({ amount }) => amount)]).toEqual(['0.00', ['13.23']]);
    expect((await first.undoRefund(creditRefunds[0]!.id)).body.creditAmount).toBe('13.23');

    for (const { id } of (await second.payments()).payments) await second.undo(id);
    expect(await second.payments()).toMatchObject({ isPaid: false, creditAmount: '80.00' });
    expect((await first.undo(one!.id)).body).toMatchObject({ isPaid: false, creditAmount: '66.77' });
  });

  it('pays with a credit once, whichever of two invoices asks first, and of no other customer', async () => {
    const dan = await shop.customer('dan3@nord.example');
    const source = await shop.unpaid(dan);
    await source.transfer('100.00', 'OP 100', { isExcessKept: true });
    const others = [await shop.unpaid(dan), await shop.unpaid(dan)];
    await Promise.all(others.map((invoice) => invoice.useCredit()));
    const paid = await Promise.all(others.map(async (invoice) => (await invoice.payments()).payments));
    expect(paid.flat().map(({ amount }) => amount)).toEqual(['33.23']);
    const at = paid.findIndex(({ length }) => length > 0);
    await shop.setStatus(others[at]!.orderId, 'cancelled');
    await shop.untilIdle();
    // What paid the one that is reversed is free for the other one.
    expect((await others[1 - at]!.useCredit()).body).toMatchObject({ payments: [{ amount: '33.23' }] });
    const stranger = await shop.unpaid(await shop.customer('eva3@nord.example'));
    expect((await stranger.useCredit()).body).toMatchObject({ creditAmount: '0.00', payments: [] });
  });

  it('is a credit of the company that the invoice names, whichever account of it buys and however its number is written', async () => {
    const buying = async (email: string, number: { vat?: string; tax?: string }) => {
      const token = await shop.customer(email);
      await shop.sql(
        `UPDATE app_user SET company_name = 'Nord Group SRL', vat_number = $2, tax_id = $3, company_address = 'Unirii 1',
                company_city = 'Brașov', company_country = 'Romania' WHERE email = $1`,
        [email, number.vat ?? null, number.tax ?? null],
      );
      return shop.unpaid(token);
    };
    const source = await buying('ana4@nord.example', { vat: 'RO18547290' });
    await source.transfer('100.00', 'OP company', { isExcessKept: true });
    const creditOf = async ({ payments }: { payments: typeof source.payments }) =>
      (await payments()).creditAmount;
    expect(await creditOf(await buying('bob4@nord.example', { tax: '18547290' }))).toBe('33.23');
    // The same account, for another company.
    expect(await creditOf(await buying('ana4@nord.example', { vat: 'RO59482171' }))).toBe('0.00');
  });

  it.each<[string, object, string]>([
    ['a company by its number', { vatNumber: 'RO 185.472-90', companyName: 'Nord SRL' }, 'tax-RO18547290'],
    ['the same outside VAT', { taxId: '18547290', country: 'Romania' }, 'tax-RO18547290'],
    ['the same digits of another country', { vatNumber: 'DE18547290' }, 'tax-DE18547290'],
    [
      'a company without a number',
      { companyName: ' Nord Ltd ', email: 'A@nord.example' },
      'account-7-of-nord ltd',
    ],
    ['a person', { email: 'A@nord.example', companyName: '' }, 'account-7'],
  ])('is of its buyer: %s', async (_case, buyer, customer) => {
    const [row] = await shop.sql(
      `SELECT ${CUSTOMER_OF_INVOICE} AS customer FROM (SELECT 7 AS user_id, $1::jsonb AS buyer) i`,
      [JSON.stringify(buyer)],
    );
    expect(row).toEqual({ customer });
  });

  it('goes back on no day before it was a credit', async () => {
    const invoice = await shop.unpaid(await shop.customer('dora@nord.example'));
    await invoice.transfer('70.00', 'OP 70', { isExcessKept: true });
    const path = `/admin/api/invoices/${invoice.number}/credit-notes`;
    const body = { amount: '6.77', reason: 'goodwill', note: '' };
    await shop.call('POST', path, { token: shop.adminToken, body });
    const { payments, creditAmount } = await invoice.payments();
    expect([creditAmount, payments[0]!.excessAmount]).toEqual(['10.00', '10.00']);
    const { id } = payments[0]!;
    // Of the transfer 3.23 were too much from its day on, and 6.77 since today.
    const early = await invoice.refundCredit(id, '3.24');
    expect(early).toMatchObject({
      status: 409,
      body: { code: 'INVOICES.CREDIT_TOO_SMALL', details: { left: '3.23' } },
    });
    expect((await invoice.refundCredit(id, '3.23')).body.creditAmount).toBe('6.77');
    const today = await invoice.refundCredit(id, '6.77', businessDay(new Date()));
    expect(today.body.creditAmount).toBe('0.00');
  });

  it('is neither recorded nor undone on a day whose month is closed', async () => {
    const invoice = await shop.unpaid();
    const [entry] = (await invoice.transfer('60.00', 'part 1')).body.payments;
    await shop.sql(`INSERT INTO closed_month (month) VALUES ('2026-11-01')`);
    const refusal = { status: 409, body: { code: 'SETTINGS.MONTH_CLOSED', details: { month: '2026-11' } } };
    expect(await invoice.transfer('6.77', 'part 2')).toMatchObject(refusal);
    expect(await invoice.undo(entry!.id)).toMatchObject(refusal);
    await shop.sql('DELETE FROM closed_month');
    expect((await invoice.transfer('6.77', 'part 2')).body.isPaid).toBe(true);
  });

  it('is unpaid again when a mistaken entry is undone, which stays on record', async () => {
    const invoice = await shop.unpaid();
    const [entry] = (await invoice.transfer('66.77', 'wrong customer')).body.payments;
    for (let call = 0; call < 2; call += 1) {
      const { status, body } = await invoice.undo(entry!.id);
      expect([status, body.isPaid, body.payments]).toEqual([200, false, [{ ...entry, isUndone: true }]]);
    }
    expect(await shop.order(invoice.orderId)).toMatchObject({ paymentStatus: 'unpaid' });
    expect((await invoice.page()).body.state).toBe('payable');
    expect((await invoice.transfer('66.77', 'wrong customer')).body.isPaid).toBe(true);
  });

  it.each([
    [{ amount: '0.00' }, 'amount'],
    [{ amount: '12.345' }, 'amount'],
    [{ amount: '-5' }, 'amount'],
    [{ date: '2026-02-30' }, 'date'],
    [{ date: '2999-01-01' }, 'date'],
    [{ reference: ' ' }, 'reference'],
  ])('is not marked with %j', async (change, field) => {
    const invoice = await shop.unpaid();
    const body = { amount: '66.77', date: '2026-11-20', reference: 'OP 1', ...change };
    const path = `/admin/api/invoices/${invoice.number}/payment`;
    const answer = await shop.call<{ fields: { field: string }[] }>('PUT', path, {
      token: shop.adminToken,
      body,
    });
    expect([answer.status, answer.body.fields[0]!.field]).toEqual([400, field]);
  });

  it('is marked by administrators alone, and never once it is reversed', async () => {
    const maria = await shop.customer('maria2@nord.example');
    const invoice = await shop.unpaid(maria);
    const path = `/admin/api/invoices/${invoice.number}`;
    const body = { amount: '66.77', date: '2026-11-20', reference: 'OP 1' };
    const answers = await Promise.all([
      shop.call('PUT', `${path}/payment`, { body }),
      shop.call('PUT', `${path}/payment`, { token: maria, body }),
      shop.call('GET', `${path}/payments`, { token: maria }),
      shop.call('DELETE', `${path}/payments/1`, { token: maria }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([401, 403, 403, 403]);
    await shop.setStatus(invoice.orderId, 'cancelled');
    await shop.untilIdle();
    expect((await invoice.transfer('66.77')).body.code).toBe('INVOICES.NOT_PAYABLE');
  });

  it('that is paid online at the same moment counts one of both: the transfer is refused, or the card refunded', async () => {
    for (let round = 0; round < 5; round += 1) {
      const invoice = await shop.unpaid();
      const { id } = (await invoice.start()).body;
      await shop.pay(id);
      const [transfer] = await Promise.all([
        invoice.transfer('66.77', `race ${round}`),
        invoice.confirm(),
        invoice.confirm(),
      ]);
      await shop.untilIdle();
      const refunds = await shop.refundsOf(id);
      expect([transfer.status, refunds.length]).toEqual(transfer.status === 200 ? [200, 1] : [409, 0]);
      expect(await invoice.payments()).toMatchObject({ isPaid: true, outstandingAmount: '0.00' });
      expect((await invoice.payments()).payments).toHaveLength(1);
    }
  });

  it('counts each of ten concurrent entries once and not above the total', async () => {
    const invoice = await shop.unpaid();
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) => invoice.transfer('10.00', `part ${index % 8}`)),
    );
    const refused = answers.filter(({ status }) => status === 409);
    expect(refused.every(({ body }) => body.code === 'INVOICES.OVERPAID')).toBe(true);
    expect((await invoice.payments()).outstandingAmount).toBe('6.77');
  });

  it('is paid when its order is paid after the invoice was issued', async () => {
    const invoice = await shop.unpaid();
    await shop.sql(`UPDATE orders SET payment_status = 'paid' WHERE id = $1`, [invoice.orderId]);
    await shop.app.get(Outbox).record(ORDER_PAID, { orderId: invoice.orderId });
    await invoice.reaches('paid');
    expect((await invoice.payments()).payments).toMatchObject([{ kind: 'order', amount: '66.77' }]);
  });
});
