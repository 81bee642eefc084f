import { StatusLinks } from './status-links';
import { anOrder } from './testing/an-order';
import { type CheckoutShop, startCheckoutShop } from './testing/checkout-shop';
import type { OrderAnswer } from './testing/orders-shop';

describe('orders that await payment or confirmation', () => {
  let shop: CheckoutShop;
  let admin: string;

  beforeAll(async () => {
    shop = await startCheckoutShop({
      environment: {
        LIMIT_FACTOR: '1',
        RESERVATION_MAX_UNITS: '200',
      },
    });
    admin = await shop.admin();
  });
  beforeEach(async () => {
    await shop.sql('TRUNCATE guest_cash_usage');
    await shop.sql(`UPDATE orders SET rate_limit_key = 'somebody else'`);
    await shop.sql(`UPDATE checkout SET rate_limit_key = 'somebody else'`);
  });
  afterEach(async () => {
    await shop.untilIdle();
    await shop.expectBalance();
  });
  afterAll(() => shop.close());

  const setStatus = (id: number, status: string) =>
    shop.call<OrderAnswer>('PUT', `/api/orders/${id}/status`, { body: { status }, token: admin });
  const get = async (id: number) =>
    (await shop.call<OrderAnswer>('GET', `/api/orders/${id}`, { token: admin })).body;
  const cash = (productId: number, quantity: number, email: string, remoteAddress?: string) =>
    shop.call<OrderAnswer>('POST', '/api/orders', {
      body: anOrder([{ productId, quantity }], { email }),
      remoteAddress,
    });
  const confirm = (id: number) => {
    const token = shop.app.get(StatusLinks).confirmationUrlOf(id).split('#confirm=')[1];
    return shop.call<OrderAnswer>('POST', '/api/order-confirmations', { body: { token } });
  };
  const isOver = (id: number) =>
    shop.sql(`UPDATE orders SET reserved_until = now() - interval '1 second' WHERE id = $1`, [id]);
  const times = <T>(count: number, work: (index: number) => Promise<T>) =>
    Promise.all(Array.from({ length: count }, (_, index) => work(index)));
  const statusesOf = (answers: { status: number }[]) => answers.map(({ status }) => status).sort();

  describe('without a payment', () => {
    it('parallel anonymous orders reserve no more than the limit of one customer', async () => {
      const productId = await shop.product({ stock: 1_000 });
      const items = [{ productId, quantity: 2 }];
      const answers = await times(30, () => shop.submit(items, {}));
      expect(statusesOf(answers)).toEqual([...Array(20).fill(201), ...Array(10).fill(429)]);
      expect(await shop.stockOf(productId)).toBe(960);
      expect((await shop.begin(items)).status).toBe(429);
    });

    it('large ones wait without stock, and count towards the limit', async () => {
      const productId = await shop.product({ stock: 44_210 });
      const items = [{ productId, quantity: 5_500 }];
      const answers = await times(30, () => shop.submit(items, {}));
      expect(statusesOf(answers)).toEqual([...Array(20).fill(201), ...Array(10).fill(429)]);
      expect(await shop.stockOf(productId)).toBe(44_210);
      expect(answers.flatMap(({ body }) => body.reservedUntil ?? [])).toEqual([]);
      expect((await shop.begin(items)).status).toBe(429);
      const { id } = answers.find(({ status }) => status === 201)!.body;
      await isOver(id);
      await shop.expireReservations();
      expect((await get(id)).history.map(({ kind }) => kind)).toEqual(['placed']);
    });

    it('a repeated request returns units only once', async () => {
      const productId = await shop.product({ stock: 500 });
      const place = (quantity: number, key: string, remoteAddress?: string) =>
        shop.call<OrderAnswer>('POST', '/api/orders', {
          body: anOrder([{ productId, quantity }], { paymentMethod: 'stripe' }),
          headers: { 'idempotency-key': key },
          remoteAddress,
        });
      const { body: first } = await place(150, 'released-once');
      await isOver(first.id);
      await shop.expireReservations();
      expect(await shop.stockOf(productId)).toBe(500);
      const others = await Promise.all([1, 2].map((n) => place(190, `other-${n}`, `10.9.8.${n}`)));
      for (const { body } of others) {
        await shop.sql(
          'UPDATE orders SET rate_limit_key = (SELECT rate_limit_key FROM orders WHERE id = $1) WHERE id = $2',
          [first.id, body.id],
        );
      }
      expect((await place(150, 'released-once')).body.id).toBe(first.id);
      expect(await shop.stockOf(productId)).toBe(120);
    });

    it('reserve for 30 minutes, then wait without stock, once', async () => {
      const productId = await shop.product({ stock: 5 });
      const { body: order } = await shop.submit([{ productId, quantity: 5 }], {});
      const minutes = (Date.parse(order.reservedUntil!) - Date.parse(order.createdAt)) / 60_000;
      expect([minutes, await shop.stockOf(productId)]).toEqual([30, 0]);
      await shop.expireReservations();
      expect(await shop.stockOf(productId)).toBe(0);
      await isOver(order.id);
      await times(3, () => shop.expireReservations());
      const { status, reservedUntil, history } = await get(order.id);
      expect([status, reservedUntil, await shop.stockOf(productId)]).toEqual(['pending', null, 5]);
      expect(history.map(({ kind }) => kind)).toEqual(['placed', 'reservation_expired']);
      expect((await setStatus(order.id, 'cancelled')).body.status).toBe('cancelled');
      expect(await shop.stockOf(productId)).toBe(5);
    });

    it('get their units again when they are paid', async () => {
      const productId = await shop.product({ stock: 5 });
      const items = [{ productId, quantity: 1 }];
      const { body: started } = await shop.begin(items, { changes: { email: 'again@wait.example' } });
      const { body: order } = await shop.submit(items, { checkoutId: started.checkoutId });
      await isOver(order.id);
      await shop.expireReservations();
      expect(await shop.stockOf(productId)).toBe(5);
      await shop.pay(started.paymentIntentId);
      await shop.untilIdle();
      expect([(await get(order.id)).paymentStatus, await shop.stockOf(productId)]).toEqual(['paid', 4]);
      expect((await setStatus(order.id, 'processing')).status).toBe(200);
    });

    it('are refunded when their units are out of stock', async () => {
      const productId = await shop.product({ stock: 1 });
      const items = [{ productId, quantity: 1 }];
      const { body: started } = await shop.begin(items, { changes: { email: 'gone@wait.example' } });
      const { body: order } = await shop.submit(items, { checkoutId: started.checkoutId });
      await isOver(order.id);
      await shop.expireReservations();
      expect((await cash(productId, 1, 'quick@wait.example')).status).toBe(201);
      await shop.pay(started.paymentIntentId);
      await shop.untilIdle();
      expect(await get(order.id)).toMatchObject({ status: 'cancelled', paymentStatus: 'refunded' });
      expect(await shop.refundsOf(started.paymentIntentId)).toMatchObject([
        { reason: 'out-of-stock', status: 'done', amount: 3_988 },
      ]);
    });

    it('the browser gets ORDERS.PAID_OUT_OF_STOCK', async () => {
      const productId = await shop.product({ stock: 1 });
      const items = [{ productId, quantity: 1 }];
      const { body: started } = await shop.begin(items, { changes: { email: 'told@wait.example' } });
      const { body: order } = await shop.submit(items, { checkoutId: started.checkoutId });
      await isOver(order.id);
      await shop.expireReservations();
      expect((await cash(productId, 1, 'faster@wait.example')).status).toBe(201);
      shop.webhookRelay.isPaused = true;
      await shop.pay(started.paymentIntentId);
      const { paymentIntentId } = started;
      for (let time = 0; time < 2; time += 1) {
        const answer = await shop.submit(items, { paymentIntentId });
        expect([answer.status, answer.body.code]).toEqual([409, 'ORDERS.PAID_OUT_OF_STOCK']);
        expect(answer.body.details).toEqual({ orderNumber: order.orderNumber });
        await shop.untilIdle();
      }
      shop.webhookRelay.isPaused = false;
      expect((await shop.checkout(started.checkoutId)).status).toBe('out_of_stock');
    });

    it('keep their units when they are paid in time', async () => {
      const productId = await shop.product({ stock: 1 });
      const items = [{ productId, quantity: 1 }];
      const { body: started } = await shop.begin(items, { changes: { email: 'intime@wait.example' } });
      const { body: order } = await shop.submit(items, { checkoutId: started.checkoutId });
      await shop.pay(started.paymentIntentId);
      await shop.untilIdle();
      await shop.expireReservations();
      const { paymentStatus, reservedUntil } = await get(order.id);
      expect([paymentStatus, reservedUntil, await shop.stockOf(productId)]).toEqual(['paid', null, 0]);
    });
  });

  describe('for cash above the limits of guests', () => {
    it.each([
      ['worth', { priceMinor: 200_001 }, 1],
      ['units', { priceMinor: 10 }, 101],
    ])(
      'by %s: reserved for 60 minutes, and confirmed by the link of the email',
      async (_, facts, quantity) => {
        const productId = await shop.product({ ...facts, stock: 200 });
        const { status, body: order } = await cash(productId, quantity, 'big@wait.example');
        expect([status, order.status, order.confirmationRequired]).toEqual([201, 'pending', true]);
        // The parcel leaves when the order is confirmed, so until then no day is promised.
        expect(order.promisedFirstDay).toBeNull();
        expect(Date.parse(order.reservedUntil!) - Date.parse(order.createdAt)).toBe(3_600_000);
        expect(await shop.stockOf(productId)).toBe(200 - quantity);
        for (const next of ['processing', 'shipped', 'delivered']) {
          const refused = await setStatus(order.id, next);
          expect([refused.status, refused.body.code]).toEqual([409, 'ORDERS.NOT_CONFIRMED']);
        }
        const answers = await times(3, () => confirm(order.id));
        expect(answers.map(({ status: code, body }) => [code, body.confirmationRequired])).toEqual(
          Array(3).fill([200, false]),
        );
        const { history, reservedUntil } = await get(order.id);
        expect([history.map(({ kind }) => kind), reservedUntil]).toEqual([['placed', 'confirmed'], null]);
        expect(answers[0]!.body.promisedFirstDay).toMatch(/^20\d\d-/);
        expect((await setStatus(order.id, 'shipped')).body.status).toBe('shipped');
      },
    );

    it('the response to the order does not contain the confirmation link', async () => {
      const { body } = await cash(await shop.product({ priceMinor: 300_000 }), 1, 'proof@wait.example');
      const token = body.statusUrl!.split('/').pop();
      const answer = await shop.call('POST', '/api/order-confirmations', { body: { token } });
      expect([answer.status, (await get(body.id)).confirmationRequired]).toEqual([404, true]);
    });

    it('expired ones are cancelled once, with their units back and an entry in the history', async () => {
      const productId = await shop.product({ priceMinor: 300_000, stock: 3 });
      const { body: order } = await cash(productId, 2, 'late@wait.example');
      await isOver(order.id);
      await times(3, () => shop.expireReservations());
      const { status, history } = await get(order.id);
      expect([status, await shop.stockOf(productId)]).toEqual(['cancelled', 3]);
      expect(history.map(({ kind, toStatus, actor }) => [kind, toStatus, actor])).toEqual([
        ['placed', 'pending', 'guest'],
        ['status', 'cancelled', 'system'],
      ]);
      const tooLate = await confirm(order.id);
      expect([tooLate.status, tooLate.body.code]).toEqual([410, 'ORDERS.CONFIRMATION_EXPIRED']);
    });

    it('five orders a day of one mailbox need no confirmation, also concurrently and in other spellings', async () => {
      const productId = await shop.product({ stock: 100 });
      const answers = await times(8, (index) => cash(productId, 1, `Chef+${index}@wait.example`));
      expect(statusesOf(answers)).toEqual(Array(8).fill(201));
      expect(answers.filter(({ body }) => body.confirmationRequired)).toHaveLength(3);
    });

    it('one IP with many emails gets no more', async () => {
      const productId = await shop.product({ stock: 100 });
      const answers = await times(12, (index) => cash(productId, 1, `one-${index}@wait.example`));
      expect(answers.filter(({ body }) => body.confirmationRequired)).toHaveLength(7);
    });

    it('one IPv6 network gets no more, and another network has its own limit', async () => {
      const productId = await shop.product({ stock: 100 });
      const from = (index: number) => `2001:db8:1:2:${(index + 1).toString(16)}::${index + 1}`;
      const answers = await times(12, (index) =>
        cash(productId, 1, `six-${index}@wait.example`, from(index)),
      );
      expect(statusesOf(answers)).toEqual(Array(12).fill(201));
      expect(answers.filter(({ body }) => body.confirmationRequired)).toHaveLength(7);
      const other = await cash(productId, 1, 'other-six@wait.example', '2001:db8:1:3::1');
      expect(other.body.confirmationRequired).toBe(false);
    });

    it('one IPv6 network reserves no more than the limit of one customer', async () => {
      const productId = await shop.product({ priceMinor: 250_000, stock: 1_000 });
      const from = (index: number) => `2001:db8:1:4:${(index + 1).toString(16)}::1`;
      const answers = await times(25, (index) =>
        cash(productId, 1, `net-${index}@wait.example`, from(index)),
      );
      expect(statusesOf(answers)).toEqual([...Array(20).fill(201), ...Array(5).fill(429)]);
      expect(await shop.stockOf(productId)).toBe(980);
    });

    it('parallel ones reserve no more than the limit of one customer', async () => {
      const productId = await shop.product({ priceMinor: 250_000, stock: 1_000 });
      const answers = await times(30, (index) => cash(productId, 1, `many-${index}@wait.example`));
      expect(statusesOf(answers)).toEqual([...Array(20).fill(201), ...Array(10).fill(429)]);
      expect(await shop.stockOf(productId)).toBe(980);
    });

    describe('and above the units of a customer', () => {
      const large = async (email: string) => {
        const productId = await shop.product({ priceMinor: 10, stock: 300 });
        const { status, body: order } = await cash(productId, 250, email);
        expect([status, order.confirmationRequired, order.reservedUntil]).toEqual([201, true, null]);
        expect(await shop.stockOf(productId)).toBe(300);
        return { productId, id: order.id };
      };

      it('wait without stock, which is deducted by the confirmation', async () => {
        const { productId, id } = await large('deducted@wait.example');
        const answers = await times(3, () => confirm(id));
        expect(statusesOf(answers)).toEqual([200, 200, 200]);
        expect((await get(id)).confirmationRequired).toBe(false);
        expect(await shop.stockOf(productId)).toBe(50);
      });

      it('report a shortage when the units were sold since, and can be confirmed when they return', async () => {
        const { productId, id } = await large('short@wait.example');
        expect((await cash(productId, 60, 'quicker@wait.example')).status).toBe(201);
        const refused = await confirm(id);
        expect([refused.status, refused.body.code]).toEqual([409, 'ORDERS.SHORT_STOCK']);
        expect([(await get(id)).confirmationRequired, await shop.stockOf(productId)]).toEqual([true, 240]);
      });
    });

    it('a customer needs no confirmation', async () => {
      const token = await shop.customer('known@wait.example');
      const body = anOrder([{ productId: await shop.product({ priceMinor: 300_000 }), quantity: 1 }]);
      const answer = await shop.call<OrderAnswer>('POST', '/api/orders', { body, token });
      expect([answer.status, answer.body.confirmationRequired]).toEqual([201, false]);
    });

    it('a repeated request is the same order', async () => {
      const productId = await shop.product({ priceMinor: 300_000, stock: 9 });
      const body = anOrder([{ productId, quantity: 1 }], { email: 'twice@wait.example' });
      const headers = { 'idempotency-key': 'confirmed-once' };
      const answers = await times(5, () => shop.call<OrderAnswer>('POST', '/api/orders', { body, headers }));
      expect(new Set(answers.map((answer) => answer.body.id)).size).toBe(1);
      expect(await shop.stockOf(productId)).toBe(8);
    });
  });
});
