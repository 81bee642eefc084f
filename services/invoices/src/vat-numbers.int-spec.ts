import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { anAddress, anOrder, type OrderAnswer } from '@kp/orders/testing';
import { type InvoicesShop, startInvoicesShop } from './testing/invoices-shop';

interface ViesRequest {
  countryCode: string;
  vatNumber: string;
  requesterMemberStateCode?: string;
}

describe('the VAT number of a company of another member state', () => {
  let vies: Server;
  let shop: InvoicesShop;
  let productId: number;
  const asked: ViesRequest[] = [];
  /** By number, as the register answers: what is missing is not available now. */
  const answers: Record<string, object> = {
    DE136695976: { valid: true, requestIdentifier: 'WAPIAAAAZc1', userError: 'VALID' },
    DE811569869: { valid: false, requestIdentifier: '', userError: 'INVALID' },
  };

  beforeAll(async () => {
    vies = createServer(async (request, response) => {
      const chunks: Buffer[] = [];
      for await (const chunk of request) chunks.push(chunk as Buffer);
      const body = JSON.parse(Buffer.concat(chunks).toString()) as ViesRequest;
      asked.push(body);
      const unavailable = { valid: false, requestIdentifier: '', userError: 'MS_UNAVAILABLE' };
      const answer = answers[body.countryCode + body.vatNumber] ?? unavailable;
      response
        .writeHead(200, { 'content-type': 'application/json' })
        .end(JSON.stringify({ ...body, ...answer }));
    });
    await new Promise<void>((resolve) => vies.listen(0, '127.0.0.1', resolve));
    const url = `http://127.0.0.1:${(vies.address() as AddressInfo).port}`;
    shop = await startInvoicesShop({ environment: { VIES_URL: url, PAYMENTS_CASH_COUNTRIES: 'RO,DE,CH' } });
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
    vies.closeAllConnections();
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

  it('that is confirmed leaves the order without VAT, with the proof, and the invoice says why', async () => {
    const before = asked.length;
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
    expect(asked.slice(before)).toEqual([
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
    const before = asked.length;
    expect((await preview('DE129273398')).body).toMatchObject({
      vatNumberCheck: 'unknown',
      totalAmount: '144.00',
    });
    expect((await order('DE129273398')).body.vatAmount).toBe('19.00');
    expect(asked.length - before).toBe(2);
  });

  it('is asked about only where the tax depends on it', async () => {
    const before = asked.length;
    await order('DE136695976', 'Romania');
    await order('DE136695976', 'Switzerland');
    await preview('RO18547290');
    expect(asked.length).toBe(before);
  });
});
