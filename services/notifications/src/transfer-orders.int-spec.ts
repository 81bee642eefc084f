import { ScheduledJobs } from '@kp/platform/scheduler';
import { anOrder, type OrderAnswer, type OrdersShop, startOrdersShop } from '@kp/orders/testing';
import { waitUntil } from '@kp/testing';
import { notificationsDescriptor } from './index';

interface KeptMail {
  to: string;
  subject: string;
  text: string;
}

const IBAN = 'RO49AAAA1B31007593840000';
const TODAY = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Bucharest' }).format(new Date());

describe('an order that is paid by bank transfer', () => {
  let shop: OrdersShop;
  let admin: string;
  let maria: string;

  const mailsTo = async (email: string) => {
    const { body } = await shop.call<KeptMail[]>('GET', '/dev/api/mail');
    return body.filter(({ to }) => to === email);
  };
  const mailTo = async (email: string, subject: RegExp) => {
    const find = async () => (await mailsTo(email)).find((mail) => subject.test(mail.subject));
    await waitUntil(`${subject.source} is mailed`, async () => (await find()) !== undefined);
    return (await find())!;
  };
  const place = (productId: number, quantity: number, token?: string, changes = {}) =>
    shop.call<OrderAnswer>('POST', '/api/orders', {
      body: anOrder([{ productId, quantity }], { paymentMethod: 'bank_transfer', ...changes }),
      token,
    });
  const get = async (id: number) =>
    (await shop.call<OrderAnswer>('GET', `/api/orders/${id}`, { token: admin })).body;
  const record = (id: number, amount: string, changes: object = {}) =>
    shop.call<OrderAnswer>('POST', `/admin/api/orders/${id}/transfers`, {
      token: admin,
      body: { amount, date: TODAY, reference: 'OP 118', ...changes },
    });
  const expire = async (id: number) => {
    await shop.sql(`UPDATE orders SET reserved_until = now() - interval '1 second' WHERE id = $1`, [id]);
    await shop.app.get(ScheduledJobs).runNow('orders.expire-reservations');
  };

  beforeAll(async () => {
    shop = await startOrdersShop({
      modules: [notificationsDescriptor],
      worker: true,
      redis: true,
      environment: { EMBEDDED: 'true' },
    });
    admin = await shop.admin();
    maria = await shop.customer('maria@bistro.example');
  });
  afterAll(() => shop.close());

  it('is not offered until the owner switches it on and names the bank account', async () => {
    const productId = await shop.product({});
    expect((await place(productId, 1, maria)).status).toBe(422);
    const { body: settings } = await shop.call<{ methods: { id: string }[] }>(
      'GET',
      '/admin/api/payment-settings',
      { token: admin },
    );
    const methods = settings.methods.map((method) => ({ ...method, isOn: true }));
    const save = (body: object) => shop.call('PUT', '/admin/api/payment-settings', { token: admin, body });
    expect((await save({ ...settings, methods: methods.slice(1) })).status).toBe(400);
    expect((await save({ ...settings, methods })).status).toBe(200);
    expect((await save({ ...settings, methods })).body).toMatchObject({ code: 'PAYMENTS.SETTINGS_CHANGED' });
    expect((await place(productId, 1, maria)).status).toBe(422);
    const company = { name: 'Bistro Supplies SRL', address: 'Strada Lungă 1', city: 'Brașov' };
    const body = { ...company, county: 'Brașov', country: 'Romania', iban: IBAN, bankName: 'A bank' };
    expect((await shop.call('PUT', '/admin/api/company-settings', { token: admin, body })).status).toBe(200);
    expect((await place(productId, 1, maria)).status).toBe(201);
  });

  it('reserves its units for working days, mails how to pay, and is paid by two transfers', async () => {
    const productId = await shop.product({ stock: 10 });
    const { body: placed } = await place(productId, 4, maria, { email: 'maria@bistro.example' });
    const { id, orderNumber, totalAmount, reservedUntil } = placed;
    expect(Date.parse(reservedUntil!) - Date.now()).toBeGreaterThan(4.5 * 86_400_000);
    expect(placed.transfer).toMatchObject({
      iban: IBAN,
      reference: orderNumber,
      amount: totalAmount,
      qr: null,
    });
    expect(await shop.stockOf(productId)).toBe(6);
    const mail = await mailTo('maria@bistro.example', new RegExp(`${orderNumber}: please transfer`));
    for (const text of [
      'RO49 AAAA 1B31 0075 9384 0000',
      `Payment reference: ${orderNumber}`,
      'Bistro Supplies SRL',
    ])
      expect(mail.text).toContain(text);
    const [path] = /\/api\/order-status\/\S+\/pro-forma\.pdf/.exec(mail.text)!;
    const pdf = await shop.call('GET', path);
    expect([pdf.status, pdf.headers['content-type']]).toEqual([200, 'application/pdf']);
    const blocked = await shop.call<OrderAnswer>('PUT', `/api/orders/${id}/status`, {
      token: admin,
      body: { status: 'shipped' },
    });
    expect(blocked.body.code).toBe('ORDERS.NOT_PAID');

    const first = await record(id, '20.00');
    expect(first.body).toMatchObject({ paymentStatus: 'unpaid', reservedUntil: null });
    expect(first.body.transfer).toMatchObject({ receivedAmount: '20.00' });
    const rest = first.body.transfer!.amount;
    const answers = await Promise.all([1, 2, 3].map(() => record(id, rest, { reference: 'OP 119' })));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    const paid = await get(id);
    expect([paid.paymentStatus, paid.transfers?.length, paid.transfer]).toEqual(['paid', 2, null]);
    expect(paid.history.filter(({ kind }) => kind === 'paid')).toHaveLength(1);
    await mailTo('maria@bistro.example', new RegExp(`^Your order ${orderNumber}`));
    expect((await shop.call('GET', path)).status).toBe(404);

    const undone = await shop.call<OrderAnswer>(
      'DELETE',
      `/admin/api/orders/${id}/transfers/${paid.transfers![1]!.id}`,
      { token: admin },
    );
    expect(undone.body).toMatchObject({ paymentStatus: 'unpaid', status: 'pending' });
    expect((await record(id, rest, { reference: 'OP 119' })).body.paymentStatus).toBe('paid');
    expect((await record(id, rest, { reference: 'OP 120' })).body.code).toBe('ORDERS.TRANSFER_NOT_DUE');
    const shipped = await shop.call<OrderAnswer>('PUT', `/api/orders/${id}/status`, {
      token: admin,
      body: { status: 'shipped' },
    });
    expect(shipped.body.status).toBe('shipped');
  });

  it('of a guest waits for the mailbox to be proved first, and then for its money', async () => {
    const productId = await shop.product({ stock: 10 });
    const email = 'guest@bistro.example';
    const { body: placed } = await place(productId, 2, undefined, { email });
    expect(placed).toMatchObject({ confirmationRequired: true, transfer: null });
    const { text } = await mailTo(email, /confirm your order/);
    expect(text).not.toContain('RO49');
    const [, token] = /#confirm=(\S+)/.exec(text)!;
    const { body: confirmed } = await shop.call<OrderAnswer>('POST', '/api/order-confirmations', {
      body: { token },
    });
    expect(confirmed).toMatchObject({ confirmationRequired: false, transfer: { iban: IBAN } });
    expect(Date.parse(confirmed.reservedUntil!) - Date.now()).toBeGreaterThan(4.5 * 86_400_000);
    expect((await mailTo(email, /please transfer/)).text).toContain('RO49 AAAA');
  });

  it('is reminded once, cancelled when no money comes, and paid all the same when it comes late', async () => {
    const productId = await shop.product({ stock: 5 });
    const email = 'late@bistro.example';
    const late = await shop.customer(email);
    const { body: placed } = await place(productId, 5, late, { email });
    const { id } = placed;
    await mailTo(email, /please transfer/);
    await shop.sql(`UPDATE orders SET reserved_until = now() + interval '1 day' WHERE id = $1`, [id]);
    const remind = () => shop.app.get(ScheduledJobs).runNow('orders.remind-transfers');
    await Promise.all([remind(), remind()]);
    await mailTo(email, /^Reminder/);
    await remind();
    await Promise.all([expire(id), expire(id)]);
    const mail = await mailTo(email, /was cancelled/);
    expect(mail.text).toContain("didn't arrive in time");
    expect((await mailsTo(email)).filter(({ subject }) => subject.startsWith('Reminder'))).toHaveLength(1);
    expect([(await get(id)).status, await shop.stockOf(productId)]).toEqual(['cancelled', 5]);

    expect((await record(id, placed.totalAmount)).body.code).toBe('ORDERS.TRANSFER_LATE');
    await shop.sql('UPDATE product SET stock_quantity = 4 WHERE id = $1', [productId]);
    const short = await record(id, placed.totalAmount, { isReopened: true });
    expect(short.body.code).toBe('ORDERS.SHORT_STOCK');
    await shop.sql('UPDATE product SET stock_quantity = 5 WHERE id = $1', [productId]);
    const reopened = await record(id, placed.totalAmount, { isReopened: true });
    expect(reopened.body).toMatchObject({ status: 'pending', paymentStatus: 'paid' });
    expect(await shop.stockOf(productId)).toBe(0);
  });

  it('can be placed by phone, and names the field that is wrong when its money is recorded', async () => {
    const productId = await shop.product({ stock: 5 });
    const body = { ...anOrder([{ productId, quantity: 1 }]), paymentMethod: 'bank_transfer' };
    const { status, body: placed } = await shop.call<OrderAnswer>('POST', '/admin/api/orders', {
      token: admin,
      body,
    });
    expect([status, placed.confirmationRequired, placed.transfer?.iban]).toEqual([201, false, IBAN]);
    const wrong = await record(placed.id, '0', { date: '2999-01-01', reference: '' });
    expect(wrong.body.fields?.map(({ field }) => field).sort()).toEqual(['amount', 'date', 'reference']);
  });

  it('is kept out of reach of who may not record payments', async () => {
    const { status } = await shop.call('POST', '/admin/api/orders/1/transfers', { token: maria, body: {} });
    expect(status).toBe(403);
  });
});
