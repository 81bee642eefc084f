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

  describe('with ways of delivery to choose from', () => {
    interface Offer {
      method: { id: number; kind: string; name: string } | null;
      shipping: string;
      firstDay: string | null;
      lastDay: string | null;
    }
    const METHODS = '/admin/api/delivery-methods';
    const aMethod = (changes: object = {}) => ({
      kind: 'pickup',
      name: '',
      zoneId: null,
      basis: 'weight',
      rates: [{ upTo: null, cost: '0.00' }],
      freeShippingThreshold: '',
      minDays: null,
      maxDays: null,
      weekdays: [],
      cutOff: '16:00',
      cutOffDays: 1,
      ...changes,
    });
    const ids: Record<string, number> = {};
    const add = async (name: string, changes: object) => {
      const { status, body } = await call('POST', METHODS, aMethod({ name, ...changes }));
      expect(status).toBe(201);
      ids[name] = body.id;
    };
    const offers = async (quantity: number, address = CLUJ, changes: object = {}) => {
      const shippingAddress = { country: address.country, county: address.county };
      const body = { items: [{ productId, quantity }], shippingAddress, ...changes };
      const answer = await shop.call<
        OrderTotalsResponse & { deliveries?: Offer[]; deliveryMethodId?: number }
      >('POST', '/api/orders/preview', { body });
      return answer.body;
    };
    const costs = async (quantity: number, address = CLUJ) =>
      (await offers(quantity, address)).deliveries?.map(
        ({ method, shipping }) => `${method?.name ?? 'Standard'} ${shipping}`,
      );

    beforeAll(async () => {
      const zones = await shop.sql<{ id: number }>(`SELECT id FROM shipping_zone WHERE name = 'Cluj'`);
      const zoneId = zones[0]!.id;
      await add('Warehouse', {});
      await add('Express', {
        kind: 'courier',
        zoneId,
        minDays: 1,
        maxDays: 1,
        rates: [
          { upTo: 1_000, cost: '9.00' },
          { upTo: 1_800, cost: '19.00' },
        ],
      });
      await add('Van', {
        kind: 'van',
        names: [
          { language: 'ro', name: 'Duba' },
          { language: 'de', name: '' },
        ],
        zoneId,
        basis: 'value',
        weekdays: [2, 5],
        freeShippingThreshold: '80.00',
        rates: [
          { upTo: 3_000, cost: '15.00' },
          { upTo: null, cost: '8.00' },
        ],
      });
    });

    // One unit is 600 g and 10.00; the zone asks 7.00 for any weight and has the shop's threshold of 500.00.
    it.each<[number, ReturnType<typeof anAddress>, string[] | undefined]>([
      [1, CLUJ, ['Standard 7.00', 'Warehouse 0.00', 'Express 9.00', 'Van 15.00']],
      [3, CLUJ, ['Standard 7.00', 'Warehouse 0.00', 'Express 19.00', 'Van 15.00']],
      [4, CLUJ, ['Standard 7.00', 'Warehouse 0.00', 'Express 19.00', 'Van 8.00']],
      [8, CLUJ, ['Standard 7.00', 'Warehouse 0.00', 'Express 19.00', 'Van 8.00']],
      [9, CLUJ, ['Standard 7.00', 'Warehouse 0.00', 'Express 19.00', 'Van 0.00']],
      [1, anAddress(), ['Standard 25.00', 'Warehouse 0.00']],
      [1, SOFIA, ['Standard 40.00', 'Warehouse 0.00']],
    ])('offers %i units to the address what each costs', async (quantity, address, expected) => {
      expect(await costs(quantity, address)).toEqual(expected);
    });

    it('offers each with its day, and the totals of the one that is chosen', async () => {
      const { deliveries, ...totals } = await offers(1, CLUJ, { deliveryMethodId: ids.Van });
      expect(totals).toMatchObject({ shipping: '15.00', totalAmount: '26.90', deliveryMethodId: ids.Van });
      const van = deliveries!.find(({ method }) => method?.kind === 'van')!;
      expect([2, 5]).toContain(new Date(van.firstDay!).getUTCDay());
      expect(van.lastDay).toBe(van.firstDay);
      const elsewhere = await offers(1, anAddress(), { deliveryMethodId: ids.Van });
      expect(elsewhere).toMatchObject({ shipping: '25.00', deliveryMethodId: null });
    });

    it('is called as in the language of the customer, of whom the order keeps it', async () => {
      const address = { country: CLUJ.country, county: CLUJ.county };
      const body = { items: [{ productId, quantity: 1 }], shippingAddress: address };
      const namesIn = async (language: string) => {
        const headers = { 'accept-language': language };
        const offered = await shop.call<{ deliveries: Offer[] }>('POST', '/api/orders/preview', {
          body,
          headers,
        });
        const listed = await shop.call<{ name: string }[]>('GET', '/api/ways-of-delivery', { headers });
        return [offered.body.deliveries.at(-1)!.method!.name, listed.body.at(-1)!.name];
      };
      expect([await namesIn('ro'), await namesIn('de')]).toEqual([
        ['Duba', 'Duba'],
        ['Van', 'Van'],
      ]);
      const placed = await place(1, CLUJ, { deliveryMethodId: ids.Van, language: 'ro' });
      expect(placed.body).toMatchObject({ deliveryMethod: { id: ids.Van, name: 'Duba' } });
    });

    it('places the order as it was chosen, which keeps its name, cost and day', async () => {
      const [{ firstDay }] = (await offers(2)).deliveries!.filter(({ method }) => method?.kind === 'van') as [
        Offer,
      ];
      const { status, body } = await place(2, CLUJ, { shipping: '15.00', deliveryMethodId: ids.Van });
      expect([status, body.shipping]).toEqual([201, '15.00']);
      expect(body).toMatchObject({
        deliveryMethod: { id: ids.Van, kind: 'van', name: 'Van' },
        promisedFirstDay: firstDay,
        promisedLastDay: firstDay,
      });
      const slip = await shop.call<string>('GET', `/admin/api/orders/${body.id}/packing-slip.pdf`, {
        token: admin,
      });
      expect(slip.status).toBe(200);
    });

    it('is agreed on the phone too, even where only the standard one is offered to customers', async () => {
      const items = [{ productId, quantity: 2 }];
      const shippingAddress = { country: CLUJ.country, county: CLUJ.county };
      const asked = { items, shippingAddress, deliveryMethodId: ids.Van };
      const answer = await shop.call<{ deliveries: Offer[]; shipping: string }>(
        'POST',
        '/admin/api/orders/preview',
        { body: asked, token: admin },
      );
      expect(answer.body.shipping).toBe('15.00');
      expect(answer.body.deliveries.map(({ method }) => method?.name ?? 'Standard')).toEqual([
        'Standard',
        'Warehouse',
        'Express',
        'Van',
      ]);
      const order = { ...anOrder(items, { shippingAddress: CLUJ }), deliveryMethodId: ids.Van };
      const placed = await shop.call<OrderAnswer>('POST', '/admin/api/orders', {
        body: { ...order, email: 'chef@hotel.example' },
        token: admin,
      });
      expect(placed.body).toMatchObject({ shipping: '15.00', deliveryMethod: { name: 'Van' } });

      const vans = await shop.call<OrderAnswer[]>('GET', '/api/orders?delivery=van&search=hotel', {
        token: admin,
      });
      expect(vans.body.map(({ id }) => id)).toEqual([placed.body.id]);
      expect((await shop.call('GET', '/api/orders?delivery=courier', { token: admin })).body).toEqual([]);
      const csv = await shop.call<string>('GET', '/admin/api/orders.csv?delivery=van', { token: admin });
      const [head, ...rows] = csv.body.trim().split('\r\n');
      const column = head!.split(',').indexOf('Delivery');
      expect(rows.map((row) => row.split(',')[column])).toEqual(['Van', 'Van', 'Duba']);
    });

    it('is taxed at home when a buyer from abroad comes for it', async () => {
      const settings = (isByDestination: boolean) =>
        call('PUT', '/admin/api/tax-settings', { isByDestination, ossSince: null } as object);
      const bern = anAddress({ country: 'Switzerland', county: 'Bern', state: 'Bern', city: 'Bern' });
      const taxOf = async (deliveryMethodId?: number) =>
        (await offers(1, bern, { deliveryMethodId })).taxLines.map(({ category, rate }) => [category, rate]);
      await settings(true);
      expect(await taxOf()).toEqual([['G', 0]]);
      expect(await taxOf(ids.Warehouse)).toEqual([['S', 0.19]]);
      await settings(false);
    });

    it.each([
      ['its cost has changed', { shipping: '9.00' }, 'Van', CLUJ, 'ORDERS.PRICE_CHANGED'],
      ['it is not offered there', {}, 'Van', anAddress(), 'ORDERS.DELIVERY_UNAVAILABLE'],
      ['it does not exist', {}, 'Boat', CLUJ, 'ORDERS.DELIVERY_UNAVAILABLE'],
    ])('refuses the order, and nothing is stored, when %s', async (_, changes, name, address, code) => {
      const stock = await shop.stockOf(productId);
      const deliveryMethodId = ids[name] ?? 2_000_000;
      const refused = await place(1, address, { ...changes, deliveryMethodId });
      expect([refused.status, refused.body.code]).toEqual([409, code]);
      expect(await shop.stockOf(productId)).toBe(stock);
    });

    it('has to be chosen where a zone leaves the standard delivery out', async () => {
      const [{ id, version }] = (await shop.sql<Zone>(
        `SELECT id, version FROM shipping_zone WHERE name = 'Cluj'`,
      )) as [Zone];
      const zone = aZone({ bands: [{ upToGrams: null, cost: '7.00' }] });
      const left = await call('PUT', `${ZONES}/${id}`, { ...zone, version, isStandardOffered: false });
      expect(left.status).toBe(200);
      expect(await costs(1)).toEqual(['Warehouse 0.00', 'Express 9.00', 'Van 15.00']);
      expect(await offers(1)).toMatchObject({ shipping: '0.00', deliveryMethodId: ids.Warehouse });
      expect((await place(1)).body.code).toBe('ORDERS.DELIVERY_UNAVAILABLE');
      expect((await place(1, CLUJ, { deliveryMethodId: ids.Warehouse })).status).toBe(201);
      expect((await place(1, anAddress())).status).toBe(201);
      await call('PUT', `${ZONES}/${id}`, { ...zone, version: version + 1 });
    });

    it('keeps what it cost when the order is edited after the way of delivery is gone', async () => {
      const placed = await place(1, CLUJ, { deliveryMethodId: ids.Express });
      expect(placed.body.shipping).toBe('9.00');
      expect((await call('DELETE', `${METHODS}/${ids.Express}`)).status).toBe(204);
      const order = await shop.call<OrderAnswer>('GET', `/api/orders/${placed.body.id}`, { token: admin });
      const items = [{ itemId: order.body.items[0]!.id, quantity: 3 }];
      const edited = await shop.call<OrderTotalsResponse>(
        'POST',
        `/admin/api/orders/${placed.body.id}/items/preview`,
        { body: { items }, token: admin },
      );
      expect(edited.body).toMatchObject({ subtotal: '30.00', shipping: '9.00' });
    });

    it('is changed with its version, and its place has to exist', async () => {
      const path = `${METHODS}/${ids.Warehouse}`;
      const dearer = aMethod({ name: 'Warehouse', rates: [{ upTo: null, cost: '2.00' }], version: 1 });
      expect((await call('PUT', path, dearer)).body).toMatchObject({ version: 2 });
      expect((await call('PUT', path, dearer)).body.code).toBe('SETTINGS.METHOD_CHANGED');
      expect(await costs(1, anAddress())).toEqual(['Standard 25.00', 'Warehouse 2.00']);
      const nowhere = await call('POST', METHODS, aMethod({ zoneId: 2_000_000 }));
      expect([nowhere.status, nowhere.body.code]).toEqual([404, 'SETTINGS.ZONE_NOT_FOUND']);
      const wrong = await call('POST', METHODS, aMethod({ kind: 'van', weekdays: [] }));
      expect([wrong.status, wrong.body.fields?.map(({ field }) => field)]).toEqual([400, ['weekdays']]);
    });
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
