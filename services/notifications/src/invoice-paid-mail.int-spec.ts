import { accountingDescriptor } from '@kp/accounting';
import { invoicesDescriptor } from '@kp/invoices';
import {
  anAddress,
  anOrder,
  type CheckoutShop,
  type OrderAnswer,
  startCheckoutShop,
} from '@kp/orders/testing';
import { ScheduledJobs } from '@kp/platform/scheduler';
import { SettingsService } from '@kp/settings';
import { notificationsDescriptor } from './index';

interface KeptMail {
  to: string;
  subject: string;
  text: string;
}

describe('the mail about a paid invoice', () => {
  let shop: CheckoutShop;
  let admin: string;

  beforeAll(async () => {
    shop = await startCheckoutShop({
      modules: [invoicesDescriptor, accountingDescriptor, notificationsDescriptor],
      environment: { EMBEDDED: 'true' },
    });
    await shop.sql(`
      INSERT INTO company_settings (name, address, zip_code, city, country, vat_number, registration_number, iban)
      VALUES ('Bistro Supplies SRL', 'Strada 1', '500001', 'Brașov', 'Romania', 'RO123', 'J08/1/2017', 'RO00BANK')`);
    await shop.sql(`UPDATE exchange_rate SET valid_from = '2025-11-01'`);
    await shop.sql(`UPDATE shop_settings SET invoice_currency = 'EUR'`);
    await shop.app.get(SettingsService).refresh();
    admin = await shop.admin();
  });
  afterAll(() => shop.close());

  const mailsTo = async (email: string) => {
    await shop.untilIdle();
    const { body } = await shop.call<KeptMail[]>('GET', '/dev/api/mail');
    return body.filter(({ to, subject }) => to === email && subject.startsWith('Zahlung'));
  };

  /** Delivered and not paid. */
  async function anInvoice(token?: string, language = 'en') {
    const productId = await shop.product({ priceMinor: 1999 });
    const person = anAddress({ company: '' });
    const addresses = { shippingAddress: person, billingAddress: person };
    const body = { ...anOrder([{ productId, quantity: 2 }], addresses), language };
    const { id } = (await shop.call<OrderAnswer>('POST', '/api/orders', { body, token })).body;
    await shop.call('PUT', `/api/orders/${id}/status`, { token: admin, body: { status: 'delivered' } });
    await shop.sql(`UPDATE orders SET payment_method = 'stripe', payment_status = 'unpaid' WHERE id = $1`, [
      id,
    ]);
    const issued = await shop.call<{ invoiceNumber: string; paymentLink: string }>(
      'POST',
      `/api/orders/${id}/create-invoice`,
      { token: admin },
    );
    return issued.body;
  }
  const transfer = (number: string, amount: string, reference: string) =>
    shop.call<{ payments: { id: number }[] }>('PUT', `/admin/api/invoices/${number}/payment`, {
      token: admin,
      body: { amount, date: '2026-11-20', reference },
    });

  it('goes to the billing email once it is paid in full, once, in the language of the order', async () => {
    const token = await shop.customer('maria@nord.example');
    await shop.sql(
      `UPDATE app_user SET company_name = 'Nord SRL', vat_number = 'RO124', billing_email = 'bills@nord.example' WHERE email = 'maria@nord.example'`,
    );
    const { invoiceNumber } = await anInvoice(token, 'de');
    await transfer(invoiceNumber, '60.00', 'part 1');
    expect(await mailsTo('bills@nord.example')).toEqual([]);
    const { payments } = (await transfer(invoiceNumber, '6.77', 'part 2')).body;
    const path = `/admin/api/invoices/${invoiceNumber}/payments/${payments[1]!.id}`;
    await shop.call('DELETE', path, { token: admin });
    await transfer(invoiceNumber, '6.77', 'part 3');
    const mails = await mailsTo('bills@nord.example');
    expect(mails.map(({ subject }) => subject)).toEqual([
      `Zahlung für Rechnung ${invoiceNumber} eingegangen`,
    ]);
    expect(mails[0]!.text).toContain('66,77');
    expect(mails[0]!.text).toContain(`/invoice/${invoiceNumber}`);
  });

  it('goes to a guest who paid by the link, without a link to an account', async () => {
    const { invoiceNumber, paymentLink } = await anInvoice();
    const pay = `/api/pay/${paymentLink.split('/pay/')[1]!}`;
    const { id } = (await shop.call<{ id: string }>('POST', `${pay}/stripe`)).body;
    await shop.pay(id);
    await shop.call('POST', `${pay}/confirm`);
    const [row] = await shop.sql<{ email: string }>(
      `SELECT buyer->>'email' AS email FROM invoice WHERE number = $1`,
      [invoiceNumber],
    );
    await shop.untilIdle();
    const { body } = await shop.call<KeptMail[]>('GET', '/dev/api/mail');
    const mails = body.filter(({ subject }) => subject === `Payment received for invoice ${invoiceNumber}`);
    expect(mails.map(({ to }) => to)).toEqual([row!.email]);
    expect(mails[0]!.text).toContain('€66.77');
    expect(mails[0]!.text).not.toContain('/invoice/');
    expect(mails[0]!.text).toMatch(/\/order-status\/\S+/);
  });

  describe('that is still open', () => {
    const asOwner = <Body>(method: 'GET' | 'PUT', path: string, body?: object) =>
      shop.call<Body>(method, `/admin/api/${path}`, { token: admin, body });
    const remind = () => shop.app.get(ScheduledJobs).runNow('accounting.remind-of-invoices');
    const dueIn = async (number: string, days: number) => {
      await shop.sql('ALTER TABLE invoice DISABLE TRIGGER invoice_is_final');
      await shop.sql(
        `UPDATE invoice SET due_date = (now() AT TIME ZONE 'Europe/Bucharest')::date + $2::int WHERE number = $1`,
        [number, days],
      );
      await shop.sql('ALTER TABLE invoice ENABLE TRIGGER invoice_is_final');
    };
    const reminders = async (number: string) => {
      await shop.untilIdle();
      const { body } = await shop.call<KeptMail[]>('GET', '/dev/api/mail');
      return body
        .filter(({ subject, text }) => subject.includes(number) && text.includes('RO00 BANK'))
        .map(({ subject }) => subject);
    };

    it('is asked for before it is due, then, and twice after it, once each, until it is paid', async () => {
      const { invoiceNumber } = await anInvoice(undefined, 'ro');
      await dueIn(invoiceNumber, 3);
      await remind();
      expect(await reminders(invoiceNumber)).toEqual([]);
      const switched = await asOwner<{ isOn: boolean }>('PUT', 'accounting-reminders', { isOn: true });
      expect([switched.status, switched.body]).toEqual([200, { isOn: true }]);
      for (const days of [4, 3, 2, 0, -7, -14, -15]) {
        await dueIn(invoiceNumber, days);
        await remind();
        await remind();
      }
      const sent = await reminders(invoiceNumber);
      expect(sent).toHaveLength(4);
      for (const words of [
        /ajunge la scadență pe/,
        /este scadentă astăzi/,
        /^Memento: /,
        /^Al doilea memento: /,
      ])
        expect(sent.filter((subject) => words.test(subject))).toHaveLength(1);
    });

    it('is not asked for of a customer who is left out, nor once it is paid or long overdue', async () => {
      const [left, paid, old] = [await anInvoice(), await anInvoice(), await anInvoice()];
      const idOf = async (number: string) =>
        (await shop.sql<{ id: number }>('SELECT id FROM invoice WHERE number = $1', [number]))[0]!.id;
      await shop.sql('ALTER TABLE invoice DISABLE TRIGGER invoice_is_final');
      await shop.sql(
        `UPDATE invoice SET buyer = buyer || '{"email": "left@out.example"}' WHERE number = $1`,
        [left.invoiceNumber],
      );
      await shop.sql('ALTER TABLE invoice ENABLE TRIGGER invoice_is_final');
      const path = `open-items/${await idOf(left.invoiceNumber)}/reminders`;
      expect((await asOwner('PUT', path, { isOn: false })).body).toEqual({ isOn: false });
      expect((await asOwner('GET', `open-items/${await idOf(paid.invoiceNumber)}/reminders`)).body).toEqual({
        isOn: true,
      });
      await transfer(paid.invoiceNumber, '66.77', 'paid');
      for (const { invoiceNumber } of [left, paid]) await dueIn(invoiceNumber, 0);
      await dueIn(old.invoiceNumber, -40);
      await remind();
      for (const { invoiceNumber } of [left, paid, old]) expect(await reminders(invoiceNumber)).toEqual([]);
      expect((await asOwner('PUT', path, { isOn: true })).body).toEqual({ isOn: true });
      await remind();
      expect(await reminders(left.invoiceNumber)).toEqual([`Invoice ${left.invoiceNumber} is due today`]);
    });
  });
});
