import { anAddress, anOrder, type BegunPayment, type OrderAnswer } from '@kp/orders/testing';
import { ScheduledJobs } from '@kp/platform/scheduler';
import { SettingsService } from '@kp/settings';
import { startViesFake, type ViesFake } from '@kp/settings/testing';
import { type PayingShop, startPayingShop } from './testing/paying-shop';

/** A day dot of 100.00 dollars, shipping of 25.00 and 19% VAT. */
describe('the VAT number of a company of another member state', () => {
  let vies: ViesFake;
  let shop: PayingShop;
  let productId: number;

  beforeAll(async () => {
    vies = await startViesFake();
    vies.answer('DE136695976', 'valid');
    vies.answer('DE811569869', 'invalid');
    shop = await startPayingShop({ VIES_URL: vies.url, PAYMENTS_CASH_COUNTRIES: 'RO,DE,CH,FR' });
    productId = await shop.product({ name: 'Day dots', priceMinor: 10_000, stock: 1000 });
    const settings = { isByDestination: true, ossSince: null };
    const saved = await shop.call('PUT', '/admin/api/tax-settings', {
      token: shop.adminToken,
      body: settings,
    });
    expect(saved.status).toBe(200);
  });
  afterAll(async () => {
    await shop.close();
    vies.close();
  });

  const inputOf = (vatNumber: string, country = 'Germany') => {
    const address = anAddress({ company: 'Gasthaus Nord GmbH', country });
    return {
      ...anOrder([{ productId, quantity: 1 }], { shippingAddress: address, billingAddress: address }),
      vatNumber,
    };
  };
  const order = (vatNumber: string, country?: string) =>
    shop.call<OrderAnswer>('POST', '/api/orders', { body: inputOf(vatNumber, country) });
  const preview = (vatNumber: string) => {
    const { items, shippingAddress, billingAddress } = inputOf(vatNumber);
    const { company, country } = billingAddress;
    const destination = { country: shippingAddress.country };
    return shop.call<{ vatNumberCheck: string | null; totalAmount: string }>('POST', '/api/orders/preview', {
      body: { items, shippingAddress: destination, billingAddress: { company, country }, vatNumber },
    });
  };

  it('that is not confirmed claims no exemption for goods that are taxed at zero', async () => {
    const books = await shop.product({ name: 'HACCP log book', priceMinor: 2_000 });
    await shop.sql(`UPDATE product SET tax_classes = '{"*": "zero"}' WHERE id = $1`, [books]);
    const body = { ...inputOf('DE811569869'), items: [{ productId: books, quantity: 1 }] };
    const { body: placed } = await shop.call<OrderAnswer>('POST', '/api/orders', { body });
    expect(placed).toMatchObject({ vatAmount: '0.00', taxLines: [{ category: 'Z', rate: 0 }] });
    await shop.setStatus(placed.id, 'delivered');
    expect((await shop.issue(placed.id)).body).toMatchObject({
      vatExemption: null,
      vatLines: [{ category: 'Z', rate: 0 }],
    });
  });

  it('that is confirmed leaves the order without VAT, with the proof, and the invoice says why', async () => {
    const before = vies.asked.length;
    expect((await preview('DE136695976')).body).toMatchObject({
      vatNumberCheck: 'valid',
      totalAmount: '125.00',
    });
    const { body } = await order('DE136695976');
    expect(body).toMatchObject({
      vatAmount: '0.00',
      totalAmount: '125.00',
      taxLines: [{ category: 'K', rate: 0, taxable: '100.00' }],
    });
    expect(vies.asked.slice(before)).toEqual([
      expect.objectContaining({ countryCode: 'DE', vatNumber: '136695976' }),
    ]);
    const [stored] = await shop.sql<{ check: object; kind: string }>(
      'SELECT vat_number_check AS check, supply_kind AS kind FROM orders WHERE id = $1',
      [body.id],
    );
    expect(stored).toEqual({
      kind: 'intra_community',
      check: { state: 'valid', requestId: 'WAPIAAAAZc1', checkedAt: expect.stringMatching(/^\d{4}-/) },
    });
    await shop.setStatus(body.id, 'delivered');
    expect((await shop.issue(body.id)).body).toMatchObject({
      vatExemption: 'intraCommunity',
      vatLines: [{ category: 'K', rate: 0, vatAmount: '0.00' }],
    });
  });

  it('that the register does not know is charged VAT', async () => {
    expect((await preview('DE811569869')).body).toMatchObject({
      vatNumberCheck: 'invalid',
      totalAmount: '144.00',
    });
    expect((await order('DE811569869')).body).toMatchObject({ vatAmount: '19.00', totalAmount: '144.00' });
  });

  it('that cannot be confirmed now is charged VAT, and asked about again', async () => {
    const before = vies.asked.length;
    expect((await preview('DE129273398')).body).toMatchObject({
      vatNumberCheck: 'unknown',
      totalAmount: '144.00',
    });
    expect((await order('DE129273398')).body.vatAmount).toBe('19.00');
    expect(vies.asked.length - before).toBe(2);
  });

  it('is asked about only where the tax depends on it', async () => {
    const before = vies.asked.length;
    await order('DE136695976', 'Romania');
    await order('DE136695976', 'Switzerland');
    await preview('RO18547290');
    expect(vies.asked.length).toBe(before);
  });

  const read = (id: number) => shop.order(id);
  const setStatus = (id: number, status: string) =>
    shop.call<OrderAnswer>('PUT', `/api/orders/${id}/status`, { token: shop.adminToken, body: { status } });
  /** The register answered longer ago than its answers count. */
  const forgetAnswers = () => shop.sql(`UPDATE vat_number_check SET checked_at = now() - interval '2 days'`);

  /** Paid by card. */
  async function paidOnline(vatNumber: string) {
    const checkout = { ...inputOf(vatNumber), paymentMethod: 'stripe' as const };
    const { body: begun } = await shop.call<BegunPayment>(
      'POST',
      '/api/payments/stripe/create-payment-intent',
      {
        body: { amount: 14_400, currency: 'usd', checkout },
      },
    );
    await shop.pay(begun.paymentIntentId);
    const { body } = await shop.call<OrderAnswer>('POST', '/api/orders', {
      body: { ...checkout, paymentIntentId: begun.paymentIntentId },
    });
    await shop.untilIdle();
    return { id: body.id, paymentIntentId: begun.paymentIntentId };
  }
  const UNTAXED = { vatAmount: '0.00', totalAmount: '125.00', taxLines: [{ category: 'K', rate: 0 }] };

  it('that is confirmed before dispatch leaves the order without VAT, and refunds it', async () => {
    const { id, paymentIntentId } = await paidOnline('DE129273398');
    expect(await read(id)).toMatchObject({ vatAmount: '19.00', totalAmount: '144.00' });
    vies.answer('DE129273398', 'valid');
    expect(await setStatus(id, 'shipped')).toMatchObject({ status: 200, body: UNTAXED });
    await shop.untilIdle();
    const order = await read(id);
    expect(order.history.find(({ kind }) => kind === 'taxes_edited')).toMatchObject({
      amount: '-19.00',
      note: 'DE129273398',
    });
    expect(await shop.refundsOf(paymentIntentId)).toMatchObject([{ status: 'done', amount: 1900 }]);
    await setStatus(id, 'delivered');
    expect((await shop.issue(id)).body).toMatchObject({
      vatExemption: 'intraCommunity',
      totalAmount: '115.00',
      isPaid: true,
      creditedByNumbers: [],
    });
    await shop.expectBalance();
  });

  it('that is confirmed after the invoice has it cancelled and issued again, and the VAT refunded', async () => {
    const { id, paymentIntentId } = await paidOnline('DE118856456');
    await setStatus(id, 'delivered');
    const { body: invoice } = await shop.issue(id);
    expect(invoice).toMatchObject({ totalAmount: '132.48', vatExemption: null });
    vies.answer('DE118856456', 'valid');
    await shop.app.get(ScheduledJobs).runNow('orders.confirm-vat-numbers');
    await shop.untilIdle();
    const order = await read(id);
    expect(order).toMatchObject(UNTAXED);
    expect((await shop.invoice(invoice.invoiceNumber)).reversedByNumber).toMatch(/^STO-/);
    expect(await shop.invoice(order.invoiceNumber!)).toMatchObject({
      totalAmount: '115.00',
      vatExemption: 'intraCommunity',
      isPaid: true,
    });
    expect(await shop.refundsOf(paymentIntentId)).toMatchObject([{ status: 'done', amount: 1900 }]);
    await shop.expectBalance();
    const before = vies.asked.length;
    await shop.app.get(ScheduledJobs).runNow('orders.confirm-vat-numbers');
    expect(vies.asked.length).toBe(before);
  });

  it('that is confirmed after cash was paid is marked, until the staff has given the VAT back', async () => {
    const { body: placed } = await order('DE811907980');
    await setStatus(placed.id, 'delivered');
    vies.answer('DE811907980', 'valid');
    await shop.app.get(ScheduledJobs).runNow('orders.confirm-vat-numbers');
    expect(await read(placed.id)).toMatchObject({
      paymentStatus: 'paid',
      totalAmount: '144.00',
      vatToReturn: '19.00',
    });
    const returned = (amount: string) =>
      shop.call<OrderAnswer>('POST', `/admin/api/orders/${placed.id}/vat-return`, {
        token: shop.adminToken,
        body: { amount },
      });
    expect((await returned('18.00')).body).toMatchObject({
      code: 'ORDERS.VAT_NOT_RETURNABLE',
      details: { amount: '19.00' },
    });
    const { status, body } = await returned('19.00');
    expect([status, body]).toEqual([200, expect.objectContaining({ totalAmount: '125.00' })]);
    expect(body).toMatchObject(UNTAXED);
    expect(body.vatToReturn).toBeUndefined();
    expect(body.history.at(-1)).toMatchObject({ kind: 'refunded', amount: '19.00', actor: 'admin' });
    expect((await returned('19.00')).status).toBe(409);
    expect((await shop.issue(placed.id)).body).toMatchObject({
      vatExemption: 'intraCommunity',
      totalAmount: '115.00',
      isPaid: true,
    });
  });

  it('that is confirmed while a transfer is waited for leaves the order without VAT, and pays it with what is there', async () => {
    const path = '/admin/api/payment-settings';
    type Settings = { methods: { id: string }[] };
    const { body: settings } = await shop.call<Settings>('GET', path, { token: shop.adminToken });
    const methods = settings.methods.map((method) => ({ ...method, isOn: true }));
    const on = await shop.call('PUT', path, { token: shop.adminToken, body: { ...settings, methods } });
    expect(on.status).toBe(200);
    await shop.sql(`UPDATE company_settings SET iban = 'RO49AAAA1B31007593840000'`);
    await shop.app.get(SettingsService).refresh();
    const customer = await shop.customer('einkauf@gasthaus-nord.example');
    const waiting = async () => {
      const body = { ...inputOf('DE123456788'), paymentMethod: 'bank_transfer' };
      const placed = await shop.call<OrderAnswer>('POST', '/api/orders', { body, token: customer });
      expect(placed).toMatchObject({ status: 201, body: { totalAmount: '144.00', paymentStatus: 'unpaid' } });
      return placed.body.id;
    };
    const transferred = (id: number, amount: string) =>
      shop.call<OrderAnswer>('POST', `/admin/api/orders/${id}/transfers`, {
        token: shop.adminToken,
        body: { amount, date: '2026-11-20', reference: `OP ${amount}` },
      });
    const [nothing, part, enough] = [await waiting(), await waiting(), await waiting()];
    await transferred(part, '100.00');
    await transferred(enough, '125.00');
    vies.answer('DE123456788', 'valid');
    await shop.app.get(ScheduledJobs).runNow('orders.confirm-vat-numbers');
    expect(await read(nothing)).toMatchObject({
      ...UNTAXED,
      paymentStatus: 'unpaid',
      transfer: { amount: '125.00' },
    });
    expect(await read(part)).toMatchObject({
      ...UNTAXED,
      paymentStatus: 'unpaid',
      transfer: { amount: '25.00' },
    });
    const paid = await read(enough);
    expect(paid).toMatchObject({ ...UNTAXED, paymentStatus: 'paid' });
    expect(paid.history.at(-1)).toMatchObject({ kind: 'paid', amount: '125.00', actor: 'system' });
    expect((await transferred(part, '25.00')).body.paymentStatus).toBe('paid');
  });

  it('that is gone stops the dispatch until the addresses are corrected, with VAT', async () => {
    const { body: placed } = await order('DE136695976');
    vies.answer('DE136695976', 'invalid');
    await forgetAnswers();
    const stopped = await setStatus(placed.id, 'shipped');
    expect([stopped.status, stopped.body.code]).toEqual([409, 'ORDERS.VAT_NUMBER_GONE']);
    const shipment = await shop.call<OrderAnswer>('POST', `/admin/api/orders/${placed.id}/shipments`, {
      token: shop.adminToken,
      body: { items: [{ itemId: placed.items[0]!.id, quantity: 1 }] },
    });
    expect([shipment.status, shipment.body.code]).toEqual([409, 'ORDERS.VAT_NUMBER_GONE']);
    expect(await read(placed.id)).toMatchObject({ status: 'pending', vatAmount: '0.00' });

    const address = anAddress({ company: 'Gasthaus Nord GmbH', country: 'Germany' });
    expect(await moved(placed.id, address, {}, '144.00')).toMatchObject({ status: 200 });
    expect(await setStatus(placed.id, 'shipped')).toMatchObject({
      status: 200,
      body: { vatAmount: '19.00', totalAmount: '144.00', taxLines: [{ category: 'S', rate: 0.19 }] },
    });
  });

  it('asks for the new total where another address is taxed in another way', async () => {
    vies.answer('DE136695976', 'valid');
    await forgetAnswers();
    const { body: placed } = await order('DE136695976');
    const vatNumber = 'DE136695976';
    const city = anAddress({ company: 'Gasthaus Nord GmbH', country: 'Germany', city: 'Hamburg' });
    expect(await moved(placed.id, city, { vatNumber })).toMatchObject({ status: 200, body: UNTAXED });

    const home = anAddress({ company: 'Gasthaus Nord GmbH' });
    expect(await moved(placed.id, home, { vatNumber })).toMatchObject({
      status: 409,
      body: {
        code: 'ORDERS.PRICE_CHANGED',
        details: { totals: { vatAmount: '19.00', totalAmount: '144.00' } },
      },
    });
    expect(await read(placed.id)).toMatchObject(UNTAXED);
    expect(await moved(placed.id, home, { vatNumber }, '144.00')).toMatchObject({
      status: 200,
      body: { totalAmount: '144.00', taxLines: [{ category: 'S' }] },
    });
    const abroad = anAddress({ company: 'Gasthaus Nord GmbH', country: 'Switzerland' });
    expect(await moved(placed.id, abroad, { vatNumber }, '125.00')).toMatchObject({
      status: 200,
      body: { totalAmount: '125.00', taxLines: [{ category: 'G' }] },
    });
  });

  it('stays as it is for what is added to the order later', async () => {
    const { body: placed } = await order('DE136695976');
    vies.answer('DE136695976', 'invalid');
    await forgetAnswers();
    const added = await shop.product({ priceMinor: 5_000 });
    const items = [
      { itemId: placed.items[0]!.id, quantity: 1 },
      { productId: added, quantity: 1 },
    ];
    const { body } = await shop.call<OrderAnswer>('POST', `/admin/api/orders/${placed.id}/items/preview`, {
      token: shop.adminToken,
      body: { items },
    });
    expect(body).toMatchObject({ vatAmount: '0.00', totalAmount: '175.00', taxLines: [{ category: 'K' }] });
  });

  it('sales to consumers alone count for the threshold of the One Stop Shop, without VAT and in euro', async () => {
    const address = anAddress({ company: '', country: 'France' });
    const body = anOrder([{ productId, quantity: 2 }], { shippingAddress: address, billingAddress: address });
    for (const status of ['processing', 'cancelled']) {
      const placed = await shop.call<OrderAnswer>('POST', '/api/orders', { body });
      await shop.setStatus(placed.body.id, status);
    }
    // 200.00 dollars and 25.00 less 3.99 for shipping: 221.01, at 0.92.
    const { body: sales } = await shop.call('GET', '/admin/api/distance-sales', { token: shop.adminToken });
    expect(sales).toMatchObject({
      currency: 'EUR',
      amount: '203.33',
      threshold: '10000.00',
      states: [{ state: 'FR', amount: '203.33' }],
      currenciesWithoutRate: [],
    });
  });

  /** The staff changes both addresses. */
  async function moved(id: number, address: object, more: { vatNumber?: string } = {}, totalAmount?: string) {
    const { updatedAt } = await read(id);
    return shop.call<OrderAnswer>('PUT', `/admin/api/orders/${id}/addresses`, {
      token: shop.adminToken,
      body: { updatedAt, shippingAddress: address, billingAddress: address, totalAmount, ...more },
    });
  }
});
