import type { Problem } from '@kp/platform/http';
import type { InvoiceSummaryResponse } from './http/invoices.dto';
import { type InvoicesShop, startInvoicesShop } from './testing/invoices-shop';

type Reader = 'guest' | 'maria' | 'dan' | 'admin';

describe('who may issue and read invoices', () => {
  let shop: InvoicesShop;
  let tokens: Record<Reader, string | undefined>;
  let numbers: { ofMaria: string; ofGuest: string };

  beforeAll(async () => {
    shop = await startInvoicesShop();
    const [maria, dan] = [await shop.customer('maria@nord.example'), await shop.customer('dan@nord.example')];
    tokens = { guest: undefined, maria, dan, admin: shop.adminToken };
    numbers = {
      ofMaria: (await shop.issue(await shop.delivered(maria), maria)).body.invoiceNumber,
      ofGuest: (await shop.issue(await shop.delivered())).body.invoiceNumber,
    };
  });
  afterAll(() => shop.close());

  const statusOf = async (method: 'GET' | 'POST', path: string, reader: Reader) => {
    const { status, body } = await shop.call<Problem>(method, path, { token: tokens[reader] });
    return [status, body.code];
  };

  it.each<[Reader, 'ofMaria' | 'ofGuest', number, string | undefined]>([
    ['guest', 'ofMaria', 401, 'AUTH.SIGN_IN_REQUIRED'],
    ['guest', 'ofGuest', 401, 'AUTH.SIGN_IN_REQUIRED'],
    ['maria', 'ofMaria', 200, undefined],
    ['maria', 'ofGuest', 404, 'INVOICES.NOT_FOUND'],
    ['dan', 'ofMaria', 404, 'INVOICES.NOT_FOUND'],
    ['dan', 'ofGuest', 404, 'INVOICES.NOT_FOUND'],
    ['admin', 'ofMaria', 200, undefined],
    ['admin', 'ofGuest', 200, undefined],
  ])('%s reads the invoice %s with %i', async (reader, invoice, status, code) => {
    expect(await statusOf('GET', `/api/invoices/number/${numbers[invoice]}`, reader)).toEqual([status, code]);
  });

  it('a number that does not exist looks like one of somebody else', async () => {
    for (const number of ['INV-1999-000001', 'x', '%00', "'; DROP TABLE invoice"]) {
      const path = `/api/invoices/number/${encodeURIComponent(number)}`;
      expect(await statusOf('GET', path, 'maria')).toEqual([404, 'INVOICES.NOT_FOUND']);
    }
  });

  describe.each(['invoice', 'create-invoice'])('POST /api/orders/{id}/%s', (call) => {
    it.each<[Reader, number, string | undefined]>([
      ['guest', 401, 'AUTH.SIGN_IN_REQUIRED'],
      ['dan', 404, 'ORDERS.NOT_FOUND'],
      ['maria', 201, undefined],
      ['admin', 201, undefined],
    ])('answers %s with %i for an order of maria', async (reader, status, code) => {
      const orderId = await shop.delivered(tokens.maria);
      expect(await statusOf('POST', `/api/orders/${orderId}/${call}`, reader)).toEqual([status, code]);
    });

    it('answers a customer with 404 for an order of a guest, and for none at all', async () => {
      const orderId = await shop.delivered();
      for (const id of [orderId, 2_000_000_000]) {
        expect(await statusOf('POST', `/api/orders/${id}/${call}`, 'maria')).toEqual([
          404,
          'ORDERS.NOT_FOUND',
        ]);
      }
    });
  });

  it('lists the own invoices, all of them to an administrator, with their count', async () => {
    const list = (reader: Reader, query = '') =>
      shop.call<InvoiceSummaryResponse[]>('GET', `/api/invoices${query}`, { token: tokens[reader] });
    expect((await list('guest')).status).toBe(401);
    expect((await list('dan')).body).toEqual([]);
    const all = await list('admin');
    const ofMaria = await list('maria');
    expect(Number(all.headers['x-total-count'])).toBe(await shop.count('invoice'));
    expect(ofMaria.body.length).toBe((await shop.count('invoice')) - 1);
    expect(ofMaria.body.at(-1)!.invoiceNumber).toBe(numbers.ofMaria);
    expect((await list('admin', '?mine=true')).body).toEqual([]);
    const page = await list('maria', '?limit=1&offset=1');
    expect(page.body).toEqual([ofMaria.body[1]]);
    expect(page.headers['x-total-count']).toBe(ofMaria.headers['x-total-count']);
  });
});
