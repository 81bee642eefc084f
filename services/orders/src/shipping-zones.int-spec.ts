import type { OrderTotalsResponse } from './http/order-preview.dto';
import { anAddress, anOrder } from './testing/an-order';
import { type OrderAnswer, type OrdersShop, startOrdersShop } from './testing/orders-shop';

interface Zone {
  id: number;
  version: number;
  code?: string;
  details?: object;
  fields?: { field: string }[];
}

const ZONES = '/admin/api/shipping-zones';
const CLUJ = anAddress({ county: 'Cluj', state: 'Cluj', city: 'Cluj-Napoca' });
const SOFIA = anAddress({ country: 'Bulgaria', county: 'Sofia', state: 'Sofia', city: 'Sofia' });
const aZone = (changes: object = {}) => ({
  name: 'Cluj',
  countries: [],
  counties: ['CJ'],
  freeShippingThreshold: '',
  bands: [
    { upToGrams: 1_000, cost: '5.00' },
    { upToGrams: 5_000, cost: '12.50' },
  ],
  ...changes,
});
const BULGARIA = aZone({
  name: 'Bulgaria',
  countries: ['BG'],
  counties: [],
  freeShippingThreshold: '30.00',
  bands: [{ upToGrams: null, cost: '40.00' }],
});

describe('shipping by zone', () => {
  let shop: OrdersShop;
  let admin: string;
  let productId: number;

  beforeAll(async () => {
    shop = await startOrdersShop({ environment: { PAYMENTS_CASH_COUNTRIES: 'RO,BG' } });
    admin = await shop.admin();
    productId = await shop.product({ priceMinor: 1_000 });
    await shop.sql('UPDATE product SET weight_grams = 600 WHERE id = $1', [productId]);
  });
  afterAll(() => shop.close());

  const call = (method: 'POST' | 'PUT' | 'DELETE', path: string, body?: object) =>
    shop.call<Zone>(method, path, { body, token: admin });
  const preview = async (quantity: number, shippingAddress?: object) => {
    const body = { items: [{ productId, quantity }], shippingAddress };
    return (await shop.call<OrderTotalsResponse>('POST', '/api/orders/preview', { body })).body;
  };
  const place = (quantity: number, shippingAddress = CLUJ, changes: object = {}) => {
    const order = anOrder([{ productId, quantity }], { shippingAddress });
    return shop.call<OrderAnswer & { details?: { totals: object } }>('POST', '/api/orders', {
      body: { ...order, ...changes },
    });
  };
  const settings = async () => (await shop.call<object>('GET', '/api/shipping-settings')).body;

  it('costs the same everywhere while there is no zone', async () => {
    const literal = {
      freeShippingThreshold: 500,
      standardShippingCost: 25,
      currency: 'USD',
      vatRate: 0.19,
      country: 'RO',
    };
    expect(await settings()).toEqual(literal);
    const expected = { shipping: '25.00', totalAmount: '36.90' };
    expect(await preview(1, CLUJ)).toMatchObject(expected);
    expect((await place(1, CLUJ, { shipping: '25.00' })).body).toMatchObject(expected);
    expect((await place(1, SOFIA)).body).toMatchObject(expected);
  });

  it('costs what the zone of the address says for the weight, in the preview as in the order', async () => {
    expect((await call('POST', ZONES, aZone())).status).toBe(201);
    expect((await call('POST', ZONES, BULGARIA)).status).toBe(201);
    expect(await settings()).toMatchObject({ standardShippingCost: 25, isByAddress: true });
    const cases: [number, ReturnType<typeof anAddress>, string][] = [
      [1, CLUJ, '5.00'],
      [2, CLUJ, '12.50'],
      [9, CLUJ, '12.50'],
      [3, SOFIA, '40.00'],
      [4, SOFIA, '0.00'],
      [1, anAddress(), '25.00'],
    ];
    for (const [quantity, address, shipping] of cases) {
      const { country, county } = address;
      const previewed = await preview(quantity, { country, county });
      const { status, body } = await place(quantity, address, { shipping });
      expect([status, previewed.shipping, body.shipping]).toEqual([201, shipping, shipping]);
      expect(body.totalAmount).toBe(previewed.totalAmount);
    }
    expect((await preview(1)).shipping).toBe('25.00');
  });

  it('is refused with the new totals when the zone was changed after the customer saw the cost', async () => {
    const { shipping } = await preview(1, CLUJ);
    const [{ id }] = (await shop.sql<{ id: number }>(`SELECT id FROM shipping_zone WHERE name = 'Cluj'`)) as [
      { id: number },
    ];
    const stock = await shop.stockOf(productId);
    const dearer = { ...aZone({ bands: [{ upToGrams: null, cost: '7.00' }] }), version: 1 };
    expect((await call('PUT', `${ZONES}/${id}`, dearer)).body).toMatchObject({ version: 2 });

    const refused = await place(1, CLUJ, { shipping });
    expect([refused.status, refused.body.code]).toEqual([409, 'ORDERS.PRICE_CHANGED']);
    expect(refused.body.details).toMatchObject({
      items: [],
      totals: { shipping: '7.00', totalAmount: '18.90' },
    });
    expect(await shop.stockOf(productId)).toBe(stock);
    expect((await place(1, CLUJ, { shipping: '7.00' })).status).toBe(201);

    const stale = await call('PUT', `${ZONES}/${id}`, dearer);
    expect([stale.status, stale.body.code]).toEqual([409, 'SETTINGS.ZONE_CHANGED']);
    const [audited] = await shop.sql(
      `SELECT before, after FROM audit_entry WHERE action = 'shipping-zone.updated' AND subject_id = $1`,
      [String(id)],
    );
    expect(audited).toMatchObject({ after: { bands: [{ upToGrams: null, costMinor: 700 }] } });
  });

  it('has every place in one zone, also when two administrators add it at the same time', async () => {
    const germany = aZone({ name: 'Germany', countries: ['DE'], counties: [] });
    const answers = await Promise.all([call('POST', ZONES, germany), call('POST', ZONES, germany)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
    const refused = answers.find(({ status }) => status === 409)!.body;
    expect([refused.code, refused.details]).toEqual(['SETTINGS.ZONE_OVERLAPS', { zone: 'Germany' }]);
    const { id } = answers.find(({ status }) => status === 201)!.body;
    expect((await call('DELETE', `${ZONES}/${id}`)).status).toBe(204);
    expect((await call('DELETE', `${ZONES}/${id}`)).status).toBe(404);
  });

  it.each<[string, object]>([
    ['name', { name: '' }],
    ['countries', { countries: ['XX'] }],
    ['countries', { countries: undefined }],
    ['counties', { countries: ['FR'], counties: 'CJ' }],
    ['freeShippingThreshold', { freeShippingThreshold: 'much' }],
    ['bands', { bands: [] }],
    ['bands', { bands: [{ upToGrams: 5, cost: 5 }] }],
    ['bands', { bands: ['5'] }],
  ])('refuses a zone with wrong %s: %p', async (field, changes) => {
    const { status, body } = await call('POST', ZONES, aZone({ counties: ['BV'], ...changes }));
    expect([status, body.fields?.map((problem) => problem.field.split('.')[0])]).toEqual([400, [field]]);
  });
});
