import { SettingsService } from '@kp/settings';
import type { PlaceOrderCommand } from '../domain/new-order';
import type { OrderTotalsResponse } from '../http/order-preview.dto';
import { anOrder } from '../testing/an-order';
import { type CheckoutShop, startCheckoutShop } from '../testing/checkout-shop';
import type { OrderAnswer } from '../testing/orders-shop';
import type { DiscountCodeResponse } from './discount-codes.dto';

const CODES = '/admin/api/discount-codes';
type CodeAnswer = DiscountCodeResponse & Pick<OrderAnswer, 'code' | 'fields' | 'details'>;
type TotalsAnswer = OrderTotalsResponse & Pick<OrderAnswer, 'code' | 'fields' | 'details'>;

describe('discount codes', () => {
  let shop: CheckoutShop;
  let admin: string;
  let productId: number;
  let codes = 0;
  let people = 0;

  beforeAll(async () => {
    shop = await startCheckoutShop({ environment: { LIMIT_FACTOR: '1000' } });
    admin = await shop.admin();
    productId = await shop.product({ priceMinor: 1_005, stock: 1_000 });
  });
  afterAll(() => shop.close());

  const aCode = (changes: object = {}) => ({
    code: `TEN-${(codes += 1)}`,
    kind: 'percent',
    value: '10',
    minimumSubtotal: '',
    startsAt: '',
    endsAt: '',
    maxUses: null as number | null,
    oncePerCustomer: false,
    isActive: true,
    ...changes,
  });
  const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object) =>
    shop.call<CodeAnswer>(method, path, { body, token: admin });
  const add = async (changes: object = {}) => {
    const { status, body } = await call('POST', CODES, aCode(changes));
    expect(status).toBe(201);
    return body;
  };
  const usesOf = async ({ id }: { id: number }) => {
    const [row] = await shop.sql<{ count: number; uses: number }>(
      `SELECT used_count AS count, (SELECT count(*)::int FROM discount_use WHERE code_id = c.id) AS uses
         FROM discount_code c WHERE id = $1`,
      [id],
    );
    expect(row!.uses).toBe(row!.count);
    return row!.count;
  };
  const email = () => `guest-${(people += 1)}@bistro.example`;
  const place = (changes: Partial<PlaceOrderCommand>, quantity = 1, token?: string) =>
    shop.call<OrderAnswer>('POST', '/api/orders', {
      body: anOrder([{ productId, quantity }], { email: email(), ...changes }),
      token,
    });
  const preview = (discountCode?: string, quantity = 1, token?: string) =>
    shop.call<TotalsAnswer>('POST', '/api/orders/preview', {
      body: { items: [{ productId, quantity }], discountCode },
      token,
    });
  const cancel = (id: number) => call('PUT', `/api/orders/${id}/status`, { status: 'cancelled' });
  const begin = (discountCode: string, amount: number, changes: Partial<PlaceOrderCommand> = {}) =>
    shop.begin([{ productId, quantity: 1 }], {
      amount,
      changes: { email: email(), discountCode, ...changes },
    });
  /** One unit with 10 % off: 10.05 - 1.01 + 25.00 + 1.72. */
  const TEN_OFF = 3_576;

  describe('of the staff', () => {
    it('are added, changed, listed by state and deleted, and every change is in the audit log', async () => {
      const added = await add({ code: 'Welcome', maxUses: 3, startsAt: '2999-01-01T00:00:00Z' });
      expect(added).toMatchObject({
        code: 'Welcome',
        value: '10',
        state: 'scheduled',
        usedCount: 0,
        version: 1,
      });
      const same = await call('POST', CODES, aCode({ code: 'WELCOME' }));
      expect([same.status, same.body.code, same.body.fields?.[0]?.field]).toEqual([
        409,
        'ORDERS.DISCOUNT_EXISTS',
        'code',
      ]);
      const path = `${CODES}/${added.id}`;
      const change = { ...aCode({ code: 'Welcome', kind: 'amount', value: '5.50' }), version: 1 };
      expect((await call('PUT', path, change)).body).toMatchObject({
        value: '5.50',
        state: 'active',
        version: 2,
      });
      const stale = await call('PUT', path, change);
      expect([stale.status, stale.body.code]).toEqual([409, 'ORDERS.DISCOUNT_CHANGED']);
      const listed = await shop.call<CodeAnswer[]>('GET', `${CODES}?state=active&search=wel`, {
        token: admin,
      });
      expect(listed.body.map(({ code }) => code)).toEqual(['Welcome']);
      expect((await call('DELETE', path)).status).toBe(204);
      expect((await call('DELETE', path)).status).toBe(404);
      const audited = await shop.sql<{ action: string }>(
        `SELECT action FROM audit_entry WHERE subject = 'discount-code' AND subject_id = $1 ORDER BY id`,
        [String(added.id)],
      );
      expect(audited.map(({ action }) => action)).toEqual([
        'discount-code.created',
        'discount-code.updated',
        'discount-code.deleted',
      ]);
    });

    it('are found however they were pasted, and added as they are read', async () => {
      const { code } = await add({ code: 'ＰＡＳＴＥ\u200b－５' });
      expect(code).toBe('PASTE-5');
      for (const pasted of ['PASTE-5\ufeff', 'paste\u20115', 'Ｐａｓｔｅ－５\u3000']) {
        expect((await preview(pasted)).body).toMatchObject({ discountCode: 'PASTE-5', discount: '1.01' });
      }
      const { body } = await shop.call<CodeAnswer[]>(
        'GET',
        `${CODES}?search=${encodeURIComponent('ｐａｓ\u00adｔｅ')}`,
        {
          token: admin,
        },
      );
      expect(body.map((found) => found.code)).toEqual(['PASTE-5']);
    });

    it('cannot be deleted while they are used', async () => {
      const code = await add();
      const { body } = await place({ discountCode: code.code });
      const refused = await call('DELETE', `${CODES}/${code.id}`);
      expect([refused.status, refused.body.code]).toEqual([409, 'ORDERS.DISCOUNT_IN_USE']);
      await cancel(body.id);
      expect((await call('DELETE', `${CODES}/${code.id}`)).status).toBe(204);
    });

    it.each<[string, object]>([
      ['code', { code: 'a b' }],
      ['kind', { kind: 'gift' }],
      ['value', { value: '0' }],
      ['value', { kind: 'amount', value: 'much' }],
      ['minimumSubtotal', { minimumSubtotal: '-1' }],
      ['endsAt', { startsAt: '2026-12-02T00:00:00Z', endsAt: '2026-12-01T00:00:00Z' }],
      ['maxUses', { maxUses: 0 }],
      ['oncePerCustomer', { oncePerCustomer: 'yes' }],
    ])('are refused with a wrong %s: %p', async (field, changes) => {
      const { status, body } = await call('POST', CODES, aCode(changes));
      expect([status, body.fields?.[0]?.field]).toEqual([400, field]);
    });
  });

  describe('in an order', () => {
    it.each<[object, string[]]>([
      // Columns: discount, shipping, VAT, total of one item of 10.05.
      [{}, ['1.01', '25.00', '1.72', '35.76']],
      [{ kind: 'amount', value: '5' }, ['5.00', '25.00', '0.96', '31.01']],
      [{ kind: 'amount', value: '50' }, ['10.05', '25.00', '0.00', '25.00']],
      [{ kind: 'free_shipping', value: '' }, ['0.00', '0.00', '1.91', '11.96']],
    ])('with %p cost the same in the preview', async (changes, expected) => {
      const { code } = await add(changes);
      const { body: seen } = await preview(code.toLowerCase());
      const { discount, shipping, vatAmount, totalAmount } = seen;
      expect([discount, shipping, vatAmount, totalAmount]).toEqual(expected);
      const { status, body } = await place({ discountCode: code.toLowerCase(), discount, shipping });
      expect(status).toBe(201);
      expect([body.discount, body.shipping, body.vatAmount, body.totalAmount]).toEqual(expected);
      expect([seen.discountCode, body.discountCode]).toEqual([code, code]);
    });

    it('are refused with the reason, the field and the totals without them; nothing is stored', async () => {
      const used = await add({ maxUses: 1 });
      expect((await place({ discountCode: used.code })).status).toBe(201);
      const cases: [string, string, number][] = [
        ['NO-SUCH-CODE', 'ORDERS.DISCOUNT_UNKNOWN', 400],
        [(await add({ startsAt: '2999-01-01T00:00:00Z' })).code, 'ORDERS.DISCOUNT_NOT_YET', 409],
        [(await add({ endsAt: '2020-01-01T00:00:00Z' })).code, 'ORDERS.DISCOUNT_EXPIRED', 409],
        [(await add({ isActive: false })).code, 'ORDERS.DISCOUNT_EXPIRED', 409],
        [used.code, 'ORDERS.DISCOUNT_USED_UP', 409],
        [(await add({ minimumSubtotal: '12.00' })).code, 'ORDERS.DISCOUNT_BELOW_MINIMUM', 409],
      ];
      const before = [await shop.count('orders'), await shop.stockOf(productId)];
      for (const [code, problem, status] of cases) {
        for (const refused of [await preview(code), await place({ discountCode: code })]) {
          expect([refused.status, refused.body.code]).toEqual([status, problem]);
          expect(refused.body.fields?.[0]?.field).toBe('discountCode');
          expect(refused.body.details).toMatchObject({ totals: { discount: '0.00', totalAmount: '36.96' } });
          if (problem.endsWith('MINIMUM')) expect(refused.body.details).toMatchObject({ missing: '1.95' });
        }
      }
      expect([await shop.count('orders'), await shop.stockOf(productId)]).toEqual(before);
    });

    it('that became smaller after the customer saw them answer the new totals', async () => {
      const { id, code } = await add();
      await call('PUT', `${CODES}/${id}`, { ...aCode({ code, value: '5' }), version: 1 });
      const refused = await place({ discountCode: code, discount: '1.01' });
      expect([refused.status, refused.body.code]).toEqual([409, 'ORDERS.PRICE_CHANGED']);
      expect(refused.body.details).toMatchObject({ totals: { discount: '0.50' } });
      expect(await usesOf({ id })).toBe(0);
    });

    it('once per customer: by account and by email, also when they order at the same time', async () => {
      const code = await add({ oncePerCustomer: true });
      const token = await shop.customer('once@bistro.example');
      const mine = { discountCode: code.code, email: 'once@bistro.example' };
      const answers = await Promise.all([
        place(mine, 1, token),
        place({ ...mine, email: 'ONCE@Bistro.example' }),
        place({ ...mine, email: 'other@bistro.example' }, 1, token),
      ]);
      // The account and its email are one customer; the order of the other email may be either of the two.
      const placed = answers.filter(({ status }) => status === 201);
      expect(placed.length).toBeGreaterThanOrEqual(1);
      expect(await usesOf(code)).toBe(placed.length);
      expect((await preview(code.code, 1, token)).body.code).toBe('ORDERS.DISCOUNT_ALREADY_USED');
      for (const order of placed) await cancel(order.body.id);
      expect(await usesOf(code)).toBe(0);
      expect((await place(mine)).status).toBe(201);
      const again = await place(mine, 1, token);
      expect([again.status, again.body.code]).toEqual([409, 'ORDERS.DISCOUNT_ALREADY_USED']);
    });

    it('are never used above their limit by 20 parallel orders and checkouts', async () => {
      const code = await add({ maxUses: 5 });
      const answers = await Promise.all(
        Array.from({ length: 20 }, (_, place_) =>
          place_ % 2 ? place({ discountCode: code.code }) : begin(code.code, TEN_OFF),
        ),
      );
      expect(answers.filter(({ status }) => status === 201)).toHaveLength(5);
      const refused = answers.filter(({ status }) => status !== 201);
      expect(new Set(refused.map(({ body }) => body.code))).toEqual(new Set(['ORDERS.DISCOUNT_USED_UP']));
      expect(await usesOf(code)).toBe(5);
    });

    it('are given back by a cancelled order, and taken again when it is reopened', async () => {
      const code = await add({ maxUses: 1 });
      const { body: first } = await place({ discountCode: code.code });
      await cancel(first.id);
      const { body: second } = await place({ discountCode: code.code });
      const reopened = await call('PUT', `/api/orders/${first.id}/status`, { status: 'pending' });
      expect([reopened.status, reopened.body.code]).toEqual([409, 'ORDERS.DISCOUNT_USED_UP']);
      await cancel(second.id);
      expect((await call('PUT', `/api/orders/${first.id}/status`, { status: 'pending' })).status).toBe(200);
      expect(await usesOf(code)).toBe(1);
    });

    it('can be entered by the staff for a customer who calls', async () => {
      const code = await add({ oncePerCustomer: true });
      const { items, ...order } = anOrder([{ productId, quantity: 1 }], { email: email() });
      const call_ = { ...order, items, discountCode: code.code };
      const placed = await shop.call<OrderAnswer>('POST', '/admin/api/orders', { body: call_, token: admin });
      expect([placed.status, placed.body.totalAmount]).toEqual([201, '35.76']);
      const seen = { items, email: order.email, discountCode: code.code };
      const again = await shop.call<TotalsAnswer>('POST', '/admin/api/orders/preview', {
        body: seen,
        token: admin,
      });
      expect([again.status, again.body.code]).toEqual([409, 'ORDERS.DISCOUNT_ALREADY_USED']);
    });
  });

  describe('in a checkout', () => {
    it('are paid online at the discounted total, and the use becomes that of the order', async () => {
      const code = await add({ maxUses: 1 });
      const started = await begin(code.code, TEN_OFF);
      expect(started.status).toBe(201);
      expect(await usesOf(code)).toBe(1);
      expect((await begin(code.code, TEN_OFF)).body.code).toBe('ORDERS.DISCOUNT_USED_UP');
      await shop.pay(started.body.paymentIntentId);
      await shop.untilIdle();
      const [order] = await shop.sql<object>(
        `SELECT o.id, o.discount_code, o.discount_minor, o.total_minor, o.payment_status FROM orders o
           JOIN discount_use u ON u.order_id = o.id WHERE u.code_id = $1`,
        [code.id],
      );
      expect(order).toMatchObject({
        discount_code: code.code,
        discount_minor: 101,
        total_minor: TEN_OFF,
        payment_status: 'paid',
      });
      await cancel((order as { id: number }).id);
      expect(await usesOf(code)).toBe(0);
    });

    it('are reserved until the checkout expires or is cancelled', async () => {
      const code = await add({ maxUses: 2 });
      const [first, second] = [await begin(code.code, TEN_OFF), await begin(code.code, TEN_OFF)];
      expect(await usesOf(code)).toBe(2);
      await shop.expire(first.body.checkoutId);
      await shop.endExpiredCheckouts();
      expect(await usesOf(code)).toBe(1);
      await shop.call('DELETE', `/api/checkouts/${second.body.checkoutId}`);
      expect(await usesOf(code)).toBe(0);
    });

    it('are replaced when the checkout is started again, and kept when it is paid in cash', async () => {
      const [one, other] = [await add({ maxUses: 1 }), await add({ maxUses: 1 })];
      const mail = email();
      const { checkoutId } = (await begin(one.code, TEN_OFF, { email: mail })).body;
      const changed = await shop.begin([{ productId, quantity: 1 }], {
        amount: TEN_OFF,
        checkoutId,
        changes: {
          email: mail,
          discountCode: other.code,
        },
      });
      expect([changed.status, changed.body.checkoutId]).toEqual([201, checkoutId]);
      expect([await usesOf(one), await usesOf(other)]).toEqual([0, 1]);
      const cash = await place({ email: mail, discountCode: other.code, checkoutId });
      expect([cash.status, cash.body.totalAmount]).toEqual([201, '35.76']);
      expect(await usesOf(other)).toBe(1);
    });

    it('keep the price that was paid when the payment came after the expiry', async () => {
      const code = await add({ maxUses: 1 });
      const { checkoutId, paymentIntentId } = (await begin(code.code, TEN_OFF)).body;
      await shop.expire(checkoutId);
      await shop.endExpiredCheckouts();
      expect((await place({ discountCode: code.code })).status).toBe(201);
      await shop.pay(paymentIntentId);
      await shop.untilIdle();
      const [{ orders }] = (await shop.sql<{ orders: number }>(
        `SELECT count(*)::int AS orders FROM orders WHERE discount_code = $1 AND status = 'pending'`,
        [code.code],
      )) as [{ orders: number }];
      expect([orders, await usesOf(code)]).toEqual([2, 2]);
    });

    it('cannot be started when nothing is left to pay; such an order is paid as it is placed', async () => {
      const all = await add({ value: '100' });
      const shippingCosts = (costMinor: number) =>
        shop.app.get(SettingsService).changeShippingSettings({ thresholdMinor: 50_000, costMinor });
      await shippingCosts(0);
      const online = await begin(all.code, 0);
      const usesOnline = await usesOf(all);
      const cash = await place({ discountCode: all.code });
      await shippingCosts(2_500);
      expect([online.status, online.body.code, usesOnline]).toEqual([422, 'ORDERS.NOTHING_TO_PAY', 0]);
      const { subtotal, discount, vatAmount, totalAmount } = cash.body;
      expect(cash.body).toMatchObject({ paymentStatus: 'paid', paymentMethod: 'cash' });
      expect([cash.status, subtotal, discount, vatAmount, totalAmount]).toEqual([
        201,
        '10.05',
        '10.05',
        '0.00',
        '0.00',
      ]);
      expect(await usesOf(all)).toBe(1);
    });
  });

  it('leave units and money balanced', async () => {
    await shop.untilIdle();
    await shop.expectBalance();
  });
});
