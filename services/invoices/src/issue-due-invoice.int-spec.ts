import { SettingsService } from '@kp/settings';
import { type PayingShop, startPayingShop } from './testing/paying-shop';

const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Bucharest' }).format();

/** Orders of 66.77 euro in cash unless said otherwise. */
describe('an invoice that is issued by itself', () => {
  let shop: PayingShop;
  let maria: string;

  beforeAll(async () => {
    shop = await startPayingShop();
    maria = await shop.customer('maria@nord.example');
  });
  afterEach(() => shop.expectBalance());
  afterAll(() => shop.close());

  async function issuing(when: 'shipped' | 'delivered' | 'paid' | 'manual') {
    await shop.sql(`UPDATE company_settings SET invoice_issuing = $1`, [when]);
    await shop.app.get(SettingsService).refresh();
  }
  async function placed() {
    await issuing('manual');
    const orderId = await shop.delivered();
    await shop.untilIdle();
    await shop.setStatus(orderId, 'processing');
    await shop.untilIdle();
    return orderId;
  }
  async function reach(orderId: number, status: string) {
    await shop.setStatus(orderId, status);
    await shop.untilIdle();
    return (await shop.order(orderId)).invoiceNumber;
  }

  it('is of the day of dispatch, open until the courier brings the money, and issued once', async () => {
    const orderId = await placed();
    await issuing('shipped');
    const number = (await reach(orderId, 'shipped'))!;
    expect(await shop.invoice(number)).toMatchObject({
      supplyDate: today,
      paymentMethod: 'cash',
      isPaid: false,
      paymentLink: null,
      totalAmount: '66.77',
    });
    expect(await reach(orderId, 'delivered')).toBe(number);
    expect(await shop.invoice(number)).toMatchObject({ isPaid: true });
    expect((await shop.issue(orderId)).body.code).toBe('INVOICES.ALREADY_ISSUED');
  });

  it('waits for the delivery, or for somebody, where the shop says so', async () => {
    const orderId = await placed();
    await issuing('delivered');
    expect(await reach(orderId, 'shipped')).toBeNull();
    await issuing('manual');
    expect(await reach(orderId, 'delivered')).toBeNull();
    await reach(orderId, 'shipped');
    await issuing('delivered');
    expect(await reach(orderId, 'delivered')).toMatch(/^INV-/);
  });

  it('comes with the payment, before anything is shipped', async () => {
    await issuing('paid');
    const { orderId } = await shop.deliveredOnline(maria);
    await shop.untilIdle();
    const number = (await shop.order(orderId)).invoiceNumber!;
    expect(await shop.invoice(number)).toMatchObject({ isPaid: true, paymentMethod: 'stripe' });
    expect(await shop.sql('SELECT count(*)::int AS n FROM invoice WHERE order_id = $1', [orderId])).toEqual([
      { n: 1 },
    ]);
  });

  it('is reversed when the order is cancelled on its way, and issued anew when it is shipped again', async () => {
    const orderId = await placed();
    await issuing('shipped');
    const first = (await reach(orderId, 'shipped'))!;
    expect(await reach(orderId, 'cancelled')).toBeNull();
    expect((await shop.invoice(first)).reversedByNumber).toMatch(/^STO-/);
    const second = await reach(orderId, 'shipped');
    expect(second).toMatch(/^INV-/);
    expect(second).not.toBe(first);
  });

  it('is left to somebody who adds what it lacks, and the order goes on', async () => {
    const orderId = await placed();
    await issuing('shipped');
    await shop.sql(`UPDATE company_settings SET iban = ''`);
    await shop.app.get(SettingsService).refresh();
    expect(await reach(orderId, 'shipped')).toBeNull();
    await shop.sql(`UPDATE company_settings SET iban = 'RO00BANK'`);
    await shop.app.get(SettingsService).refresh();
    // The staff may issue it on its way; its customer waits for the delivery.
    expect((await shop.issue(orderId)).status).toBe(201);
  });

  it('is one, whatever is issued by hand at the same moment', async () => {
    for (let round = 0; round < 5; round += 1) {
      const orderId = await placed();
      await issuing('shipped');
      await Promise.all([shop.setStatus(orderId, 'shipped'), shop.issue(orderId), shop.issue(orderId)]);
      await shop.untilIdle();
      const rows = await shop.sql('SELECT number FROM invoice WHERE order_id = $1', [orderId]);
      expect(rows).toHaveLength(1);
    }
  });
});
