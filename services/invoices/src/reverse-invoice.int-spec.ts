import { ORDER_STATUS_CHANGED } from '@kp/orders';
import { Outbox } from '@kp/platform/outbox';
import type { InvoiceResponse, InvoiceSummaryResponse } from './http/invoices.dto';
import { type InvoicesShop, startInvoicesShop } from './testing/invoices-shop';

const year = new Intl.DateTimeFormat('en', { timeZone: 'Europe/Bucharest', year: 'numeric' }).format();

describe('the storno of an invoice', () => {
  let shop: InvoicesShop;
  let maria: string;
  let orderId: number;

  beforeAll(async () => {
    shop = await startInvoicesShop();
    maria = await shop.customer('maria@nord.example');
    orderId = await shop.delivered(maria);
    await shop.issue(orderId, maria);
    // The storno has the rate of its invoice, not that of its own day.
    await shop.sql(`INSERT INTO exchange_rate VALUES ('USD', 'EUR', '2025-12-01', 0.5)`);
  });
  afterAll(() => shop.close());

  const invoice = async (number: string) =>
    (await shop.call<InvoiceResponse>('GET', `/api/invoices/number/${number}`, { token: maria })).body;

  it('is issued when the order is cancelled, and points at its invoice', async () => {
    await shop.setStatus(orderId, 'cancelled');
    await shop.untilIdle();
    const [original, storno] = [await invoice(`INV-${year}-000001`), await invoice(`STO-${year}-000001`)];
    expect(original).toMatchObject({ totalAmount: '66.77', reversedByNumber: storno.invoiceNumber });
    expect(storno).toMatchObject({
      kind: 'storno',
      orderId,
      reversesNumber: original.invoiceNumber,
      reversedByNumber: null,
      subtotal: '-56.11',
      vatAmount: '-10.66',
      totalAmount: '-66.77',
      items: [
        {
          productName: 'Day dots',
          quantity: -2,
          unitPrice: '18.39',
          lineTotal: '-36.78',
        },
        {
          productName: 'Shipping',
          quantity: -1,
          unitPrice: '19.33',
          lineTotal: '-19.33',
        },
      ],
      ordered: {
        totalAmount: '-72.58',
        exchangeRate: '0.920000',
        exchangeRateDate: '2025-11-01',
      },
    });
    expect([storno.seller, storno.user]).toEqual([original.seller, original.user]);
    expect((await shop.order(orderId)).invoiceNumber).toBeNull();
  });

  it('is issued once, also when the event comes again', async () => {
    const payload = { orderId, fromStatus: 'delivered', toStatus: 'cancelled' };
    await shop.app.get(Outbox).record(ORDER_STATUS_CHANGED, payload);
    await shop.untilIdle();
    expect(await shop.numbers()).toEqual([`INV-${year}-000001`, `STO-${year}-000001`]);
  });

  it('lets the order have another invoice once it is delivered again', async () => {
    await shop.setStatus(orderId, 'delivered');
    const again = await shop.issue(orderId, maria);
    expect([again.status, again.body.invoiceNumber]).toEqual([201, `INV-${year}-000002`]);
    const list = await shop.call<InvoiceSummaryResponse[]>('GET', '/api/invoices', { token: maria });
    expect(list.body.map(({ invoiceNumber }) => invoiceNumber)).toEqual([
      `INV-${year}-000002`,
      `STO-${year}-000001`,
      `INV-${year}-000001`,
    ]);
  });

  it('is not issued for an order that was reopened before the event was handled', async () => {
    const payload = { orderId, fromStatus: 'delivered', toStatus: 'cancelled' };
    await shop.app.get(Outbox).record(ORDER_STATUS_CHANGED, payload);
    await shop.untilIdle();
    expect((await shop.order(orderId)).invoiceNumber).toBe(`INV-${year}-000002`);
  });

  it('does not exist for an order that had no invoice', async () => {
    const before = await shop.numbers();
    const withoutInvoice = await shop.delivered(maria);
    await shop.setStatus(withoutInvoice, 'cancelled');
    await shop.untilIdle();
    expect(await shop.numbers()).toEqual(before);
  });
});
