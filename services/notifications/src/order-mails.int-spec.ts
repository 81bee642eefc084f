import { randomUUID } from 'node:crypto';
import { isOrderReference, ORDER_TEXT_FIELDS, type OrderTextField, orderTexts } from '@kp/commerce';
import { formatDateTime, formatDayRange, LANGUAGE_CODES } from '@kp/i18n';
import {
  anAddress,
  anOrder,
  type CheckoutShop,
  type OrderAnswer,
  startCheckoutShop,
} from '@kp/orders/testing';
import { SettingsService } from '@kp/settings';
import { notificationsDescriptor } from './index';
import { emailOf, EventMails } from './jobs/event-mails';

interface KeptMail {
  to: string;
  subject: string;
  text: string;
  html: string;
}

describe('the mails about an order', () => {
  let shop: CheckoutShop;
  let admin: string;

  beforeAll(async () => {
    shop = await startCheckoutShop({
      modules: [notificationsDescriptor],
      environment: {
        EMBEDDED: 'true',
        LIMIT_FACTOR: '10',
        GUEST_CASH_MAX_TOTAL: '200',
        RESERVATION_MAX_UNITS: '20',
      },
    });
    admin = await shop.admin();
  });
  afterAll(() => shop.close());

  /** Oldest first. */
  async function mailsTo(email: string): Promise<KeptMail[]> {
    await shop.untilIdle();
    const { body } = await shop.call<KeptMail[]>('GET', '/dev/api/mail');
    return body.filter(({ to }) => to === email).reverse();
  }
  const setStatus = (id: number, status: string, more: object = {}) =>
    shop.call<OrderAnswer>('PUT', `/api/orders/${id}/status`, { body: { status, ...more }, token: admin });
  async function cashOrder(email: string, changes: object = {}, priceMinor = 1_250): Promise<OrderAnswer> {
    const items = [{ productId: await shop.product({ priceMinor }), quantity: 1 }];
    const answer = await shop.call<OrderAnswer>('POST', '/api/orders', {
      body: anOrder(items, { email, ...changes }),
    });
    expect(answer.status).toBe(201);
    return answer.body;
  }
  const subjectsOf = (mails: KeptMail[]) => mails.map(({ subject }) => subject);

  it('are written once per handler and subject: no handler hides the mail of another', async () => {
    const write = (handler: string, deliveryId: number) => {
      const template = () =>
        Promise.resolve({ kind: 'note', language: 'en', subject: handler, text: '', html: '', onceFor: 7 });
      const about = { find: () => Promise.resolve({ email: 'once@mails.example' }) };
      const delivery = { id: deliveryId, event: 'test', payload: {}, attempt: 1, recordedAt: new Date() };
      const mail = { event: 'test', handler, about, template, to: emailOf };
      return shop.app.get(EventMails, { strict: false }).write(mail, delivery);
    };
    await write('test.first', 2_000_000_001);
    await write('test.second', 2_000_000_002);
    await write('test.first', 2_000_000_003);
    expect(subjectsOf(await mailsTo('once@mails.example'))).toEqual(['test.first', 'test.second']);
  });

  it('says that it waits for its payment, and confirms it once when it is paid', async () => {
    const email = 'unpaid@mails.example';
    const items = [{ productId: await shop.product(), quantity: 1 }];
    const { body: started } = await shop.begin(items, { changes: { email } });
    const { body: order } = await shop.submit(items, { checkoutId: started.checkoutId, email });
    const [waiting, ...more] = await mailsTo(email);
    expect([waiting?.subject, more]).toEqual([`Order ${order.orderNumber}: awaiting payment`, []]);
    expect(waiting?.text).toContain('Your items are reserved until');
    expect(waiting?.text).not.toContain('are getting it ready');
    await shop.pay(started.paymentIntentId);
    const [, confirmation, ...others] = await mailsTo(email);
    expect([confirmation?.subject, others]).toEqual([`Your order ${order.orderNumber}`, []]);
  });

  it('confirms once an order that is paid when it is placed, with the texts of its customer', async () => {
    const email = 'paid@mails.example';
    const items = [{ productId: await shop.product(), quantity: 1 }];
    const typedAs = (field: OrderTextField) => (isOrderReference(field) ? '' : '\nsecond line');
    const texts = orderTexts((field) => `<b>${field}</b>${typedAs(field)}`);
    const { body: started } = await shop.begin(items, { changes: { email, ...texts } });
    await shop.pay(started.paymentIntentId);
    await shop.submit(items, { paymentIntentId: started.paymentIntentId, email });
    const [confirmation, ...others] = await mailsTo(email);
    expect(others).toEqual([]);
    for (const field of ORDER_TEXT_FIELDS) {
      expect(confirmation?.text).toContain(`<b>${field}</b>${typedAs(field)}`);
      expect(confirmation?.html).toContain(`&lt;b&gt;${field}&lt;/b&gt;`);
    }
    expect(confirmation?.text).toContain('Order notes\n');
  });

  it('says when an order that is picked up is ready, and where once it is packed', async () => {
    const email = 'fetched@mails.example';
    const rates = [{ upTo: null, cost: '0.00' }];
    const days = { minDays: null, maxDays: null, weekdays: [], cutOff: '', cutOffDays: 0 };
    const place = { name: '', zoneId: null, freeShippingThreshold: '' };
    const { body: method } = await shop.call<{ id: number }>('POST', '/admin/api/delivery-methods', {
      body: { kind: 'pickup', basis: 'weight', rates, ...place, ...days },
      token: admin,
    });
    const order = await cashOrder(email, { deliveryMethodId: method.id });
    const [confirmation] = await mailsTo(email);
    expect(confirmation?.text).toMatch(/Pick-up at the warehouse · Ready to collect \w/);
    expect(confirmation?.text).toContain('you pay when you collect your order');
    await setStatus(order.id, 'processing');
    await setStatus(order.id, 'shipped');
    const [, ready] = await mailsTo(email);
    expect(ready?.subject).toBe(`Order ${order.orderNumber} is ready to collect`);
    expect(ready?.text).toMatch(/You can collect it here: \S/);
    expect(ready?.text).not.toMatch(/on its way|courier/i);
  });

  it('has the whole address of a guest, and the days that were promised', async () => {
    const email = 'address@mails.example';
    const shippingAddress = anAddress({ address: 'Str.Lungă nr. 12, bl. B4', company: 'Bistro Nord SRL' });
    const billing = { billingAddress: shippingAddress, vatNumber: '18547290' };
    const order = await cashOrder(email, { shippingAddress, ...billing });
    const [confirmation] = await mailsTo(email);
    expect(confirmation?.text).toContain('VAT or tax number\nRO18547290');
    const { city, zipCode } = shippingAddress;
    expect(confirmation?.text).toContain(
      `Delivery\nAna Popescu\nBistro Nord SRL\nStr. Lungă nr. 12, bl. B4\n${zipCode} ${city}\n`,
    );
    expect(confirmation?.html).toContain('Str. Lungă nr. 12, bl. B4');
    const days = formatDayRange(order.promisedFirstDay!, order.promisedLastDay!, 'en');
    expect(confirmation?.text).toContain(`\n\nArrives ${days}`);
  });

  it('show the logo and the pictures of the shop itself, and none of another server', async () => {
    const email = 'pictures@mails.example';
    const { id } = await cashOrder(email);
    await mailsTo(email);
    const pictures = {
      '/pictures/day-dots-food-labels.svg': '/pictures/sharing/day-dots-food-labels.png"',
      '/media/0123456789abcdef0123456789abcdef-640.webp': '-640.webp"',
      'https://other.example/pixel.png': null,
      '//other.example/pixel.png': null,
    };
    for (const [awbNumber, [imageUrl, shown]] of Object.entries(pictures).entries()) {
      await shop.sql('UPDATE order_line SET image_url = $2 WHERE order_id = $1', [id, imageUrl]);
      await setStatus(id, 'pending');
      await setStatus(id, 'shipped', { awbNumber: `${awbNumber}` });
      const { html } = (await mailsTo(email)).at(-1)!;
      const sources = [...html.matchAll(/src="([^"]+")/g)].map(([, source]) => source!);
      expect(sources.every((source) => /^https?:\/\/(localhost|127\.0\.0\.1)[:/]/.test(source))).toBe(true);
      expect(sources[0]).toMatch(/\/apple-touch-icon\.png"$/);
      expect(sources.slice(1).map((source) => source.endsWith(shown ?? '?'))).toEqual(shown ? [true] : []);
    }
  });

  it('lead consumers to the withdrawal, and its receipt says at once who declared it, what and when', async () => {
    const email = 'withdrawn@mails.example';
    const { orderNumber } = await cashOrder(email, { language: 'ro' });
    const [confirmation] = await mailsTo(email);
    const [, token] = /\/withdraw#([\w.-]+)"/.exec(confirmation!.html) ?? [];
    expect(confirmation?.text).toContain('Retragere din contract: http');
    const { body: found } = await shop.call<{ items: { itemId: number; quantity: number }[] }>(
      'POST',
      '/api/withdrawals/order',
      { body: { token } },
    );
    const items = found.items.map(({ itemId, quantity }) => ({ itemId, quantity }));
    const declarationId = randomUUID();
    const { body: receipt } = await shop.call<{ returnNumber: string; declaredAt: string }>(
      'POST',
      '/api/withdrawals',
      { body: { token, name: 'Ana Popescu', items, declarationId } },
    );
    const [, mail, ...more] = await mailsTo(email);
    expect([mail?.subject, more]).toEqual([
      `Am primit retragerea dumneavoastră din comanda ${orderNumber}`,
      [],
    ]);
    for (const part of ['Ana Popescu', receipt.returnNumber, formatDateTime(receipt.declaredAt, 'ro')])
      expect(mail?.text).toContain(part);
    expect(mail?.text).toContain('nu trebuie să trimiteți nimic înapoi');
    const business = 'business@mails.example';
    await cashOrder(business, { vatNumber: 'RO12345674' });
    expect((await mailsTo(business))[0]!.html).not.toContain('/withdraw');
  });

  it('about a return say at once that it was received, then what was decided', async () => {
    const email = 'returned@mails.example';
    const token = await shop.customer(email);
    const items = [{ productId: await shop.product({ name: 'Ladle' }), quantity: 2 }];
    const { body: order } = await shop.call<OrderAnswer>('POST', '/api/orders', {
      body: anOrder(items, { email }),
      token,
    });
    await setStatus(order.id, 'delivered');
    await mailsTo(email);
    const returned = { itemId: order.items[0]!.id, quantity: 1, reason: 'damaged' };
    const ask = () =>
      shop.call<{ returns: { id: number; returnNumber: string }[] }>(
        'POST',
        `/api/orders/${order.id}/returns`,
        {
          body: { items: [returned] },
          token,
        },
      );
    const [first] = (await ask()).body.returns;
    const received = (await mailsTo(email)).at(-1)!;
    expect(received.subject).toBe(`We received your return request ${first!.returnNumber}`);
    expect(received.text).toContain(`Your return number is ${first!.returnNumber}`);
    expect(received.text).toContain('1 × Ladle');
    expect(received.text).toContain("We'll check your request and email you our decision.");
    expect(received.text).toContain(`View your order: `);
    expect(received.text).toContain(`/account?tab=orders&order=${order.id}`);
    const decide = (id: number, action: string, body: object = {}) =>
      shop.call('POST', `/admin/api/returns/${id}/${action}`, { body, token: admin });
    await decide(first!.id, 'approve');
    expect((await mailsTo(email)).at(-1)!.subject).toBe(`Your return ${first!.returnNumber} is approved`);
    const [second] = (await ask()).body.returns;
    await mailsTo(email);
    await decide(second!.id, 'reject', { reason: 'It was used.' });
    const rejected = (await mailsTo(email)).at(-1)!;
    expect(rejected.subject).toBe(`About your return ${second!.returnNumber}`);
    expect(rejected.text).toContain('Reason: It was used.');
    await decide(first!.id, 'receive', { restockItemIds: [] });
    await decide(first!.id, 'refund', { method: 'transfer', amount: '5.00' });
    const refunded = (await mailsTo(email)).at(-1)!;
    expect(refunded.subject).toBe(`Refund for return ${first!.returnNumber}`);
    expect(refunded.text).toContain('$5.00');
  });

  it('about a change of the staff says what is new, and can be read as it was sent and sent again', async () => {
    const email = 'changed@mails.example';
    const order = await cashOrder(email);
    // Mails written at once may be sent in either order.
    await mailsTo(email);
    const edit = (path: string, body: object) =>
      shop.call<OrderAnswer>('PUT', `/admin/api/orders/${order.id}/${path}`, { body, token: admin });
    const items = [{ itemId: order.items[0]!.id, quantity: 3 }];
    const edited = await edit('items', { updatedAt: order.updatedAt, items, totalAmount: '69.63' });
    const [, changed] = await mailsTo(email);
    expect(changed!.subject).toBe(`Order ${order.orderNumber} was changed`);
    expect(changed!.text).toContain('The new total is $69.63.');
    expect(changed!.text).toContain('3 × ');
    const shippingAddress = anAddress({ address: 'Strada Nouă 5' });
    const addresses = { shippingAddress, billingAddress: anAddress() };
    await edit('addresses', { updatedAt: edited.body.updatedAt, ...addresses });
    expect((await mailsTo(email)).at(-1)!.text).toContain('We changed the delivery or billing address');

    type Listed = { id: number; subject: string; to: string };
    const path = `/admin/api/orders/${order.id}/mails`;
    const list = async () => (await shop.call<Listed[]>('GET', path, { token: admin })).body;
    const listed = await list();
    expect(listed.map(({ subject }) => subject)).toEqual(subjectsOf(await mailsTo(email)).reverse());
    const [, first] = listed;
    const read = await shop.call<Listed & { html: string }>('GET', `${path}/${first!.id}`, { token: admin });
    expect(read.body).toMatchObject({ to: email, subject: changed!.subject, html: changed!.html });
    await shop.call('POST', `${path}/${first!.id}/resend`, { token: admin });
    await shop.untilIdle();
    expect((await list()).map(({ subject }) => subject)).toEqual([
      changed!.subject,
      ...subjectsOf(listed as never),
    ]);
    const other = await cashOrder('other@mails.example');
    const foreign = `/admin/api/orders/${other.id}/mails/${first!.id}`;
    expect((await shop.call('GET', foreign, { token: admin })).status).toBe(404);
  });

  it('asking for what a change added has the link, once for each time it is sent', async () => {
    const email = 'due@mails.example';
    const order = await cashOrder(email);
    await mailsTo(email);
    await shop.sql(`UPDATE orders SET payment_status = 'paid', outstanding_minor = 1250 WHERE id = $1`, [
      order.id,
    ]);
    const send = () =>
      shop.call<OrderAnswer>('POST', `/admin/api/orders/${order.id}/balance-link`, {
        token: admin,
        body: { amount: '12.50' },
      });
    const { path } = (await send()).body.balanceLink!;
    const [, asked] = await mailsTo(email);
    expect(asked!.subject).toBe(`Please pay $12.50 for order ${order.orderNumber}`);
    expect(asked!.text).toContain('Please pay the difference of $12.50.');
    expect(asked!.text).toMatch(new RegExp(`Pay \\$12.50: \\S+${path}`));
    await send();
    expect(await mailsTo(email)).toHaveLength(3);
  });

  it('about the refund of a return through its payment names the return, also beside a refund of as much', async () => {
    const email = 'paid-back@mails.example';
    const token = await shop.customer(email);
    const items = [{ productId: await shop.product({ name: 'Ladle' }), quantity: 2 }];
    const { body: started } = await shop.begin(items, { changes: { email }, token });
    await shop.pay(started.paymentIntentId);
    const { body: paid } = await shop.submit(items, { paymentIntentId: started.paymentIntentId }, token);
    await setStatus(paid.id, 'delivered');
    await mailsTo(email);
    const asked = await shop.call<{ returns: { id: number; returnNumber: string }[] }>(
      'POST',
      `/api/orders/${paid.id}/returns`,
      { body: { items: [{ itemId: paid.items[0]!.id, quantity: 1, reason: 'damaged' }] }, token },
    );
    const { id, returnNumber } = asked.body.returns[0]!;
    const amount = '5.00';
    const byHand = { amount, reason: 'by-hand' };
    await shop.call('POST', `/admin/api/payments/${paid.payment.id}/refunds`, { body: byHand, token: admin });
    expect((await mailsTo(email)).at(-1)!.subject).toBe(`Refund for order ${paid.orderNumber}`);
    for (const [action, body] of [
      ['approve', {}],
      ['receive', { restockItemIds: [] }],
      ['refund', { method: 'payment', amount }],
    ] as const)
      await shop.call('POST', `/admin/api/returns/${id}/${action}`, { body, token: admin });
    const refunded = (await mailsTo(email)).at(-1)!;
    expect(refunded.subject).toBe(`Refund for return ${returnNumber}`);
    expect(refunded.text).toContain(`We've refunded $5.00 for order ${paid.orderNumber}.`);
  });

  it('asks to confirm a large order with a link that does, and then confirms it', async () => {
    const email = 'large@mails.example';
    const order = await cashOrder(email, {}, 200_000);
    expect(order.confirmationRequired).toBe(true);
    const [request, ...more] = await mailsTo(email);
    expect([request?.subject, more]).toEqual([`Please confirm your order ${order.orderNumber}`, []]);
    const token = /#confirm=(\S+)/.exec(request!.text)![1];
    expect(request?.html).toContain(`#confirm=${token}`);
    const body = { token };
    for (let click = 0; click < 2; click += 1) {
      expect((await shop.call('POST', '/api/order-confirmations', { body })).status).toBe(200);
    }
    expect(subjectsOf(await mailsTo(email)).slice(1)).toEqual([`Your order ${order.orderNumber}`]);
  });

  it('promises no reservation to an order whose stock was released', async () => {
    const items = [{ productId: await shop.product({ stock: 300 }), quantity: 250 }];
    const confirmed = await shop.call<OrderAnswer>('POST', '/api/orders', {
      body: anOrder(items, { email: 'huge@mails.example' }),
    });
    expect(confirmed.body.confirmationRequired).toBe(true);
    const [request] = await mailsTo('huge@mails.example');
    expect(request?.text).toContain('Please confirm by');
    expect(request?.text).toContain('#confirm=');
    expect(request?.text).not.toContain('items are reserved until');
    await shop.submit(items, { email: 'huge-card@mails.example' });
    const [waiting] = await mailsTo('huge-card@mails.example');
    expect(waiting?.subject).toContain('awaiting payment');
    expect(waiting?.text).not.toContain('reserved');
  });

  it('does not give a missing confirmation as the reason when the shop cancels an order', async () => {
    const email = 'blameless@mails.example';
    const { id } = await cashOrder(email, {}, 200_000);
    await mailsTo(email);
    await setStatus(id, 'cancelled');
    const [, cancelled] = await mailsTo(email);
    expect(cancelled?.text).toContain('We cancelled your order');
    expect(cancelled?.text).not.toContain("wasn't confirmed");
  });

  it('says that an unconfirmed order is cancelled and costs nothing', async () => {
    const email = 'silent@mails.example';
    const order = await cashOrder(email, {}, 200_000);
    await mailsTo(email);
    await shop.sql('UPDATE orders SET reserved_until = now() WHERE id = $1', [order.id]);
    await shop.expireReservations();
    const [, cancelled, ...more] = await mailsTo(email);
    expect(more).toEqual([]);
    expect(cancelled?.text).toContain("wasn't confirmed in time");
    expect(cancelled?.text).toContain("You haven't been charged.");
  });

  it('says once each that it shipped, with tracking, and that it was delivered', async () => {
    const email = 'shipped@mails.example';
    const { id, orderNumber } = await cashOrder(email);
    await mailsTo(email);
    const parcel = { courier: 'FAN Courier', awbNumber: '2459018834' };
    await Promise.all([1, 2, 3].map(() => setStatus(id, 'shipped', parcel)));
    const [, shipped, ...more] = await mailsTo(email);
    expect([shipped?.subject, more]).toEqual([`Order ${orderNumber} is on its way`, []]);
    const { body: sent } = await shop.call<OrderAnswer>('GET', `/api/orders/${id}`, { token: admin });
    const [{ expectedFirstDay, expectedLastDay }] = sent.shipments as [OrderAnswer['shipments'][number]];
    expect(shipped?.text).toContain(
      `Expected delivery: ${formatDayRange(expectedFirstDay!, expectedLastDay!, 'en')}`,
    );
    for (const part of ['Courier: FAN Courier', 'Tracking number: 2459018834', 'https://www.fancourier.ro'])
      expect(shipped?.text).toContain(part);
    expect(shipped?.html).toContain('2459018834');
    expect(shipped?.text).toMatch(/^1 × /m);
    await setStatus(id, 'delivered');
    await setStatus(id, 'delivered');
    const [delivered, ...rest] = (await mailsTo(email)).slice(2);
    expect([delivered?.subject, rest]).toEqual([`Order ${orderNumber} was delivered`, []]);
  });

  it('names a tracking number that is added or corrected after shipping, once each', async () => {
    const email = 'tracked@mails.example';
    const { id, orderNumber } = await cashOrder(email);
    await mailsTo(email);
    await setStatus(id, 'pending', { courier: 'DHL' });
    await setStatus(id, 'shipped', { courier: 'FAN Courier' });
    const [, shipped] = await mailsTo(email);
    expect(shipped?.text).toContain('Courier: FAN Courier');
    expect(shipped?.text).not.toContain('Tracking number');
    await setStatus(id, 'shipped', { courier: 'Sameday' });
    for (const awbNumber of ['2459018834', '2459018834', '2459018835']) {
      await setStatus(id, 'shipped', { awbNumber });
      await mailsTo(email);
    }
    const [first, second, ...more] = (await mailsTo(email)).slice(2);
    const subject = `Tracking number for order ${orderNumber}`;
    expect([first?.subject, second?.subject, more]).toEqual([subject, subject, []]);
    for (const part of ['Courier: Sameday', 'Tracking number: 2459018834', 'Track your package: https://'])
      expect(first?.text).toContain(part);
    expect(second?.text).toContain('2459018835');
  });

  it('leads to the parcel by the template of the shop, like the order itself', async () => {
    const email = 'followed@mails.example';
    const { id } = await cashOrder(email);
    await mailsTo(email);
    const parcel = { courier: 'FAN Courier', awbNumber: '24 590' };
    const settings = shop.app.get(SettingsService);
    await settings.changeShippingSettings({
      trackingUrlTemplate: 'https://track.example/{courier}/{awb}',
    });
    try {
      await setStatus(id, 'shipped', parcel);
      const [, shipped] = await mailsTo(email);
      const address = 'https://track.example/FAN%20Courier/24%20590';
      expect(shipped?.text).toContain(`Track your package: ${address}`);
      const { body } = await shop.call<OrderAnswer>('GET', `/api/orders/${id}`, { token: admin });
      expect(body.trackingUrl).toBe(address);
    } finally {
      await settings.changeShippingSettings({ trackingUrlTemplate: '' });
    }
  });

  it('says what happens to the payment when it is cancelled', async () => {
    const aboutMoney = async (email: string) =>
      (await mailsTo(email)).find(({ subject }) => subject.endsWith('cancelled'))!.text;
    const cash = await cashOrder('cash@mails.example');
    await setStatus(cash.id, 'cancelled');
    expect(await aboutMoney('cash@mails.example')).toContain("You haven't been charged.");

    for (const [email, refundAmount, sentence] of [
      ['all@mails.example', undefined, "We're refunding $39.88 the way you paid."],
      ['part@mails.example', '10.00', "We're refunding $10.00 the way you paid."],
      ['none@mails.example', '0', "Questions about a payment you've already made?"],
    ] as const) {
      const items = [{ productId: await shop.product(), quantity: 1 }];
      const { body: started } = await shop.begin(items, { changes: { email } });
      await shop.pay(started.paymentIntentId);
      const paid = await shop.submit(items, { paymentIntentId: started.paymentIntentId, email });
      await setStatus(paid.body.id, 'cancelled', { refundAmount });
      expect(await aboutMoney(email)).toContain(sentence);
    }

    const email = 'refunded@mails.example';
    const items = [{ productId: await shop.product(), quantity: 1 }];
    const { body: started } = await shop.begin(items, { changes: { email } });
    await shop.pay(started.paymentIntentId);
    const { body: paid } = await shop.submit(items, { paymentIntentId: started.paymentIntentId, email });
    const path = `/admin/api/payments/${paid.payment.id}/refunds`;
    await shop.call('POST', path, { body: { reason: 'by-hand' }, token: admin });
    await shop.untilIdle();
    await setStatus(paid.id, 'cancelled');
    expect(await aboutMoney(email)).not.toContain("You haven't been charged.");
  });

  it('skips a status that the order no longer has', async () => {
    const email = 'back@mails.example';
    const { id, orderNumber } = await cashOrder(email);
    await mailsTo(email);
    await shop.sql(
      `CREATE FUNCTION later() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN NEW.dispatched_at := now(); RETURN NEW; END $$;
       CREATE TRIGGER later BEFORE INSERT ON outbox_message FOR EACH ROW EXECUTE FUNCTION later()`,
    );
    for (const status of ['shipped', 'processing', 'cancelled', 'shipped']) await setStatus(id, status);
    await shop.sql('DROP TRIGGER later ON outbox_message; DROP FUNCTION later');
    await shop.sql(
      `UPDATE outbox_message SET dispatched_at = NULL WHERE payload->>'orderId' = $1 AND event = 'orders.status-changed'`,
      [String(id)],
    );
    await cashOrder('wakes-the-relay@mails.example');
    const mails = (await mailsTo(email)).slice(1);
    expect(subjectsOf(mails)).not.toContain(`Order ${orderNumber} was cancelled`);
    expect(subjectsOf(mails).filter((subject) => subject.endsWith('way'))).toHaveLength(1);
  });

  it.each(LANGUAGE_CODES)('are in the language of the order: %s', async (language) => {
    const email = `reader-${language}@mails.example`;
    const { id, orderNumber } = await cashOrder(email, { language });
    await mailsTo(email);
    await setStatus(id, 'shipped', { awbNumber: '77', courier: 'DHL' });
    await mailsTo(email);
    await setStatus(id, 'shipped', { awbNumber: '78' });
    await mailsTo(email);
    await setStatus(id, 'delivered');
    await mailsTo(email);
    await setStatus(id, 'cancelled');
    const mails = await mailsTo(email);
    expect(mails).toHaveLength(5);
    for (const { subject, text, html } of mails) {
      expect(subject).toContain(orderNumber);
      expect(html).toContain(`lang="${language}"`);
      if (language !== 'en') expect(text).not.toMatch(/Your order|Tracking number|charged/);
    }
  });

  it('state the PO number of a company before it is paid, but no other text in its place', async () => {
    const email = 'purchasing@mails.example';
    await cashOrder(email, { poNumber: 'PO-4711/26', costCenter: 'Call us now', notes: 'Back door' });
    const [confirmation] = await mailsTo(email);
    expect(confirmation?.text).toContain('PO number\nPO-4711/26\n');
    expect(confirmation?.html).toContain('PO-4711/26');
    expect(`${confirmation?.text} ${confirmation?.html}`).not.toMatch(/Call us|Back door|Cost center/);
  });

  it('contain no free text of a guest', async () => {
    const email = 'stranger@mails.example';
    const typed = 'Claim your prize at evil.example';
    const address = anAddress({
      firstName: typed,
      lastName: 'Call 0900',
      company: typed,
      address: typed,
      city: typed,
    });
    const { id } = await cashOrder(email, { shippingAddress: address, ...orderTexts(() => typed) });
    await mailsTo(email);
    await setStatus(id, 'shipped');
    const mails = await mailsTo(email);
    expect(mails).toHaveLength(2);
    for (const { subject, text, html } of mails) {
      expect(`${subject} ${text} ${html}`).not.toMatch(/evil|prize|0900/);
      expect(text).toMatch(/^Hello,/);
    }
  });

  it('to one mailbox are limited per day, also for concurrent orders, which the history records', async () => {
    const orders = await Promise.all(
      Array.from({ length: 25 }, (_, index) => cashOrder(`Full+${index}@mails.example`)),
    );
    await shop.untilIdle();
    const [row] = await shop.sql<{ mails: number }>(
      `SELECT count(*)::int AS mails FROM mail WHERE mailbox = 'full@mails.example'`,
    );
    expect(row?.mails).toBe(20);
    const histories = await Promise.all(
      orders.map(({ id }) => shop.call<OrderAnswer>('GET', `/api/orders/${id}`, { token: admin })),
    );
    const limited = histories.filter(({ body }) => body.history.some(({ kind }) => kind === 'mail_capped'));
    expect(limited).toHaveLength(5);

    const email = 'full@mails.example';
    const items = [{ productId: await shop.product(), quantity: 1 }];
    const { body: started } = await shop.begin(items, { changes: { email } });
    await shop.pay(started.paymentIntentId);
    const { body: paid } = await shop.submit(items, { paymentIntentId: started.paymentIntentId, email });
    await shop.untilIdle();
    await setStatus(paid.id, 'cancelled');
    const n = paid.orderNumber;
    expect(subjectsOf(await mailsTo(email)).sort()).toEqual(
      [`Your order ${n}`, `Order ${n} was cancelled`].sort(),
    );
  });

  it('about orders of customers are never limited', async () => {
    const email = 'regular@mails.example';
    const token = await shop.customer(email);
    for (let time = 0; time < 21; time += 1) await cashOrder(email);
    const items = [{ productId: await shop.product(), quantity: 1 }];
    const { body } = await shop.call<OrderAnswer>('POST', '/api/orders', {
      body: anOrder(items, { email }),
      token,
    });
    const subjects = subjectsOf(await mailsTo(email));
    const isAboutOrder = (subject: string) => /ORD-/.test(subject);
    // Of the 22 orders; the offer to join them counts for the limit of guests too.
    expect(subjects.filter(isAboutOrder).length).toBeLessThan(22);
    expect(subjects).toContain(`Your order ${body.orderNumber}`);
  });

  describe('the link of an order, for who has lost its mail', () => {
    const track = (orderNumber: string, email: string) =>
      shop.call<OrderAnswer>('POST', '/api/orders/track', { body: { orderNumber, email } });
    const links = async (email: string) =>
      (await mailsTo(email)).filter(({ subject }) => subject.startsWith('Link to your order'));
    const linkOf = ({ html }: KeptMail) => [...html.matchAll(/href="([^"]+)"/g)].map(([, url]) => url!);

    it('comes to the address of the order, in any spelling, once in some minutes', async () => {
      const email = 'lost@mails.example';
      const { orderNumber } = await cashOrder(email);
      const [, year, counter] = orderNumber.split('-');
      await Promise.all([
        track(orderNumber, email),
        track(` ord ${year} ${Number(counter)}`, 'LOST@mails.example'),
        track(`#${year}–${counter}`, email),
      ]);
      const [mail, ...more] = await links(email);
      expect([mail?.subject, more]).toEqual([`Link to your order ${orderNumber}`, []]);
      const [link, ...others] = linkOf(mail!);
      expect(others).toEqual([]);
      const shown = await shop.call<OrderAnswer>('GET', `/api${new URL(link!).pathname}`);
      expect(shown.body.orderNumber).toBe(orderNumber);

      await track(orderNumber, email);
      expect(await links(email)).toHaveLength(1);
      await shop.sql(`UPDATE mail SET created_at = now() - interval '11 minutes' WHERE kind = 'order-link'`);
      await track(orderNumber, email);
      await shop.untilIdle();
      const [sent] = await shop.sql<{ mails: number }>(
        `SELECT count(*)::int AS mails FROM mail WHERE kind = 'order-link' AND recipient = $1`,
        [email],
      );
      expect(sent?.mails).toBe(2);
    });

    it('of a customer shows the order without signing in', async () => {
      const email = 'lost.customer@mails.example';
      const token = await shop.customer(email);
      const items = [{ productId: await shop.product(), quantity: 1 }];
      const { body: order } = await shop.call<OrderAnswer>('POST', '/api/orders', {
        body: anOrder(items, { email }),
        token,
      });
      await track(order.orderNumber, email);
      const [mail] = await links(email);
      const shown = await shop.call('GET', `/api${new URL(linkOf(mail!)[0]!).pathname}`);
      expect([shown.status, shown.body]).toMatchObject([200, { canCancel: false }]);
    });

    it('is answered the same, with the same work, whether there is such an order', async () => {
      const email = 'hidden@mails.example';
      const { orderNumber } = await cashOrder(email);
      const asked = [
        await track(orderNumber, email),
        await track(orderNumber, 'somebody@mails.example'),
        await track('ORD-2019-000001', email),
      ];
      expect(asked.map(({ status, body }) => [status, body])).toEqual(Array(3).fill([202, asked[0]!.body]));
      const events = await shop.sql<{ isFound: boolean }>(
        `SELECT payload->>'orderId' IS NOT NULL AS "isFound" FROM outbox_message
          WHERE event = 'orders.link-requested' ORDER BY id DESC LIMIT 3`,
      );
      expect(events.map(({ isFound }) => isFound)).toEqual([false, false, true]);
      expect(await mailsTo('somebody@mails.example')).toEqual([]);
    });

    it('is refused by field for what is no number or no email', async () => {
      const { status, body } = await track('KP-301', 'nobody');
      expect([status, body.fields?.map(({ field }) => field)]).toEqual([400, ['orderNumber', 'email']]);
    });
  });
});
