import { anAddress, anOrder, type OrderAnswer, type OrdersShop, startOrdersShop } from '../testing';

describe('the staff edits the addresses of an order', () => {
  let shop: OrdersShop;
  let admin: string;
  beforeAll(async () => {
    shop = await startOrdersShop();
    admin = await shop.admin();
  });
  afterAll(() => shop.close());

  async function order(): Promise<OrderAnswer> {
    const items = [{ productId: await shop.product(), quantity: 1 }];
    const { id } = (await shop.call<OrderAnswer>('POST', '/api/orders', { body: anOrder(items) })).body;
    return (await shop.call<OrderAnswer>('GET', `/api/orders/${id}`, { token: admin })).body;
  }
  const save = (of: OrderAnswer, changes: object) =>
    shop.call<OrderAnswer>('PUT', `/admin/api/orders/${of.id}/addresses`, {
      token: admin,
      body: {
        updatedAt: of.updatedAt,
        shippingAddress: anAddress(),
        billingAddress: anAddress(),
        ...changes,
      },
    });

  it('stores them as the checkout does, keeps the amounts, and logs the fields without their values', async () => {
    const placed = await order();
    const shippingAddress = anAddress({ address: 'Strada Nouă 5', phone: '0721 222 333' });
    const { status, body } = await save(placed, { shippingAddress, vatNumber: '18547290' });
    expect([status, body]).toMatchObject([
      200,
      {
        totalAmount: placed.totalAmount,
        vatNumber: 'RO18547290',
        shippingAddress: { address: 'Strada Nouă 5', phone: '+40721222333' },
      },
    ]);
    expect(body.history.at(-1)).toMatchObject({ kind: 'addresses_edited', actorName: 'Ana Popescu' });
    const [entry] = await shop.sql<{ after: object }>(
      `SELECT after FROM audit_entry WHERE action = 'order.addresses_edited' AND subject_id = $1`,
      [String(placed.id)],
    );
    expect(entry!.after).toEqual({
      fields: ['shippingAddress.address', 'shippingAddress.phone', 'vatNumber'],
    });
    const again = await save(placed, { shippingAddress });
    expect([again.status, again.body.code]).toEqual([409, 'ORDERS.CHANGED']);
  });

  it('two editors at once: one is saved', async () => {
    const placed = await order();
    const addresses = ['Strada Unu 1', 'Strada Doi 2'].map((address) => anAddress({ address }));
    const answers = await Promise.all(addresses.map((shippingAddress) => save(placed, { shippingAddress })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it.each<[string, object, string]>([
    ['no street', { shippingAddress: anAddress({ address: '' }) }, 'shippingAddress.address'],
    ['no county', { shippingAddress: anAddress({ county: '' }) }, 'shippingAddress.county'],
    ['a phone that is none', { billingAddress: anAddress({ phone: 'abc' }) }, 'billingAddress.phone'],
    ['a wrong tax number', { vatNumber: 'RO12345' }, 'vatNumber'],
  ])('%s is refused at its field', async (_what, changes, field) => {
    const { status, body } = await save(await order(), changes);
    expect([status, body.fields?.map((problem) => problem.field)]).toEqual([400, [field]]);
  });

  it('changes the buyer alone once it is shipped, and nothing once it is cancelled', async () => {
    const placed = await order();
    await shop.sql(`UPDATE orders SET status = 'shipped' WHERE id = $1`, [placed.id]);
    const billingAddress = anAddress({ company: 'Bistro Nord SRL' });
    const { status, body } = await save(placed, {
      shippingAddress: anAddress({ address: 'Strada Nouă 5' }),
      billingAddress,
      vatNumber: '18547290',
    });
    expect([status, body]).toMatchObject([
      200,
      {
        vatNumber: 'RO18547290',
        billingAddress: { company: 'Bistro Nord SRL' },
        shippingAddress: { address: placed.shippingAddress.address },
      },
    ]);
    await shop.sql(`UPDATE orders SET status = 'cancelled' WHERE id = $1`, [placed.id]);
    const refused = await save(body, { billingAddress: anAddress() });
    expect([refused.status, refused.body.code]).toEqual([409, 'ORDERS.NOT_EDITABLE']);
  });
});
