import type { ModeratedReviewResponse } from '@kp/catalog';
import type { Problem } from '@kp/platform/http';
import { waitUntil } from '@kp/testing';
import type { OwnReviewResponse } from './http/order-reviews.dto';
import { anOrder, type OrderAnswer, type OrdersShop, startOrdersShop } from './testing';

const TEXT = 'Holds its edge after a week of onions.';

interface Rated {
  rating: string;
  reviewCount: number;
}

describe('Reviews of delivered items', () => {
  let shop: OrdersShop;
  let admin: string;
  let maria: string;
  beforeAll(async () => {
    shop = await startOrdersShop({ environment: { LIMIT_FACTOR: '100' } });
    admin = await shop.admin();
    maria = await shop.customer('maria@reviews.example');
  });
  afterAll(() => shop.close());

  const setStatus = (id: number, status: string) =>
    shop.call('PUT', `/api/orders/${id}/status`, { body: { status }, token: admin });

  async function order(token: string, productIds?: number[], status = 'delivered'): Promise<OrderAnswer> {
    const ids = productIds ?? [await shop.product()];
    const items = ids.map((productId) => ({ productId, quantity: 1 }));
    const { body } = await shop.call<OrderAnswer>('POST', '/api/orders', { body: anOrder(items), token });
    if (status !== 'pending') await setStatus(body.id, status);
    return body;
  }

  const pathOf = ({ id, items }: OrderAnswer, index = 0) =>
    `/api/orders/${id}/items/${items[index]!.id}/review`;
  const write = (path: string, changes: object = {}, token: string | undefined = maria) =>
    shop.call<OwnReviewResponse & Omit<Problem, 'status'>>('POST', path, {
      body: { rating: 5, comment: TEXT, ...changes },
      token,
    });
  const decide = (id: number, status: string, more: object = {}, token = admin) =>
    shop.call<ModeratedReviewResponse & Omit<Problem, 'status'>>('PUT', `/admin/api/reviews/${id}`, {
      body: { status, ...more },
      token,
    });
  const published = async (id: number) =>
    (await shop.call<Record<string, unknown>[]>('GET', `/api/products/${id}/reviews`)).body;
  /** As guests get it, through the response cache, which drops at the latest 100 ms after a burst of changes. */
  async function expectRated(id: number, rating: string, reviewCount: number): Promise<void> {
    const read = async () => (await shop.call<Rated>('GET', `/api/products/${id}`)).body;
    const isRated = async () =>
      (await read()).reviewCount === reviewCount && (await read()).rating === rating;
    await waitUntil('the rating', isRated).catch(() => undefined);
    expect(await read()).toMatchObject({ rating, reviewCount });
    expect(await published(id)).toHaveLength(reviewCount);
  }

  it('wait for approval, then show as a verified purchase and count in the rating', async () => {
    const productId = await shop.product();
    const bought = await order(maria, [productId]);
    await expectRated(productId, '0.0', 0);
    const { status, body } = await write(pathOf(bought), {
      rating: 4,
      title: ' Sharp ',
      comment: ` ${TEXT}\n`,
    });
    expect(status).toBe(201);
    expect(body).toEqual({
      id: expect.any(Number),
      itemId: bought.items[0]!.id,
      productId,
      rating: 4,
      title: 'Sharp',
      comment: TEXT,
      authorName: 'Ana P.',
      status: 'pending',
      statusReason: null,
      createdAt: expect.stringMatching(/Z$/),
    });
    await expectRated(productId, '0.0', 0);

    expect((await decide(body.id, 'approved')).body).toMatchObject({ status: 'approved', isVerified: true });
    await expectRated(productId, '4.0', 1);
    expect(await published(productId)).toMatchObject([
      { title: 'Sharp', comment: TEXT, authorName: 'Ana P.', isVerified: true },
    ]);
  });

  it('never take rating, count, author or status from a client', async () => {
    const productId = await shop.product();
    const { body } = await write(pathOf(await order(maria, [productId])), {
      reviewCount: 900,
      authorName: 'The Queen',
      status: 'approved',
      isVerified: true,
    });
    expect(body).toMatchObject({ authorName: 'Ana P.', status: 'pending' });
    await expectRated(productId, '0.0', 0);
  });

  it('are one per line, also when several arrive at once', async () => {
    const bought = await order(maria);
    const answers = await Promise.all(Array.from({ length: 8 }, () => write(pathOf(bought))));
    expect(answers.map(({ status }) => status).sort()).toEqual([
      201,
      ...Array.from({ length: 7 }, () => 409),
    ]);
    expect(answers.find(({ status }) => status === 409)?.body.code).toBe('CATALOG.REVIEW_EXISTS');
    const { body } = await shop.call<OwnReviewResponse[]>('GET', `/api/orders/${bought.id}/reviews`, {
      token: maria,
    });
    expect(body).toHaveLength(1);
  });

  it('change the rating exactly, whichever way they are decided, edited and withdrawn at once', async () => {
    const productId = await shop.product();
    const ratings = [5, 4, 4, 2, 1, 3];
    const orders = await Promise.all(ratings.map(() => order(maria, [productId])));
    const reviews = await Promise.all(
      orders.map((bought, index) => write(pathOf(bought), { rating: ratings[index] })),
    );
    await Promise.all(
      reviews.map(({ body }, index) => decide(body.id, index === 4 ? 'rejected' : 'approved')),
    );
    await expectRated(productId, '3.6', 5);

    await Promise.all([
      decide(reviews[0]!.body.id, 'rejected', { reason: 'Names a competitor' }),
      decide(reviews[4]!.body.id, 'approved'),
      shop.call('PUT', pathOf(orders[1]!), { body: { rating: 1, comment: TEXT }, token: maria }),
      shop.call('DELETE', pathOf(orders[3]!), { token: maria }),
    ]);
    // 4, 1 and 3 are left.
    await expectRated(productId, '2.7', 3);
    expect((await shop.call('GET', `/api/products/${productId}/review-summary`)).body).toEqual({
      rating: '2.7',
      reviewCount: 3,
      counts: [1, 0, 1, 1, 0],
    });
  });

  it('go back to moderation when they are edited, and can be written again when withdrawn', async () => {
    const productId = await shop.product();
    const bought = await order(maria, [productId]);
    const { body } = await write(pathOf(bought));
    await decide(body.id, 'rejected', { reason: 'Please describe the product.' });
    const own = async () =>
      (await shop.call<OwnReviewResponse[]>('GET', `/api/orders/${bought.id}/reviews`, { token: maria }))
        .body;
    expect(await own()).toMatchObject([{ status: 'rejected', statusReason: 'Please describe the product.' }]);

    const edit = { rating: 3, comment: 'It cuts, and it is heavy.' };
    const edited = await shop.call('PUT', pathOf(bought), { body: edit, token: maria });
    expect([edited.status, edited.body]).toEqual([
      200,
      expect.objectContaining({ ...edit, status: 'pending', statusReason: null }),
    ]);
    await decide(body.id, 'approved');
    await expectRated(productId, '3.0', 1);
    expect(await published(productId)).toMatchObject([edit]);

    expect((await shop.call('DELETE', pathOf(bought), { token: maria })).status).toBe(204);
    await expectRated(productId, '0.0', 0);
    expect(await own()).toEqual([]);
    expect((await shop.call('DELETE', pathOf(bought), { token: maria })).status).toBe(404);
    expect((await write(pathOf(bought))).status).toBe(201);
  });

  it('are not approved unread: an edit since then answers 409', async () => {
    const bought = await order(maria);
    const { id } = (await write(pathOf(bought))).body;
    await shop.call('PUT', pathOf(bought), {
      body: { rating: 5, comment: 'Buy it at evil.example' },
      token: maria,
    });
    const { status, body } = await decide(id, 'approved', { revision: 1 });
    expect([status, body.code]).toEqual([409, 'CATALOG.REVIEW_CHANGED']);
    expect((await decide(id, 'approved', { revision: 2 })).status).toBe(200);
  });

  it('stay when the order is cancelled later, and can still be withdrawn', async () => {
    const productId = await shop.product();
    const bought = await order(maria, [productId]);
    await decide((await write(pathOf(bought))).body.id, 'approved');
    await setStatus(bought.id, 'cancelled');
    await expectRated(productId, '5.0', 1);
    expect((await shop.call('DELETE', pathOf(bought), { token: maria })).status).toBe(204);
  });

  it.each(['pending', 'processing', 'shipped', 'cancelled'])(
    'are refused while the order is %s',
    async (status) => {
      const { status: answer, body } = await write(pathOf(await order(maria, undefined, status)));
      expect([answer, body.code]).toEqual([409, 'ORDERS.NOT_DELIVERED']);
    },
  );

  it('belong to the buyer: strangers, administrators and guests get nowhere', async () => {
    const bought = await order(maria);
    const other = await shop.customer('other@reviews.example');
    const theirs = await order(other);
    await write(pathOf(bought));
    const body = { rating: 1, comment: TEXT };
    for (const token of [other, admin]) {
      expect((await write(pathOf(bought), {}, token)).status).toBe(404);
      expect((await shop.call('PUT', pathOf(bought), { body, token })).status).toBe(404);
      expect((await shop.call('DELETE', pathOf(bought), { token })).status).toBe(404);
      expect((await shop.call('GET', `/api/orders/${bought.id}/reviews`, { token })).status).toBe(404);
    }
    // The own order with the item of another one.
    expect((await write(`/api/orders/${bought.id}/items/${theirs.items[0]!.id}/review`)).status).toBe(404);
    expect((await shop.call('POST', pathOf(bought), { body })).status).toBe(401);
    const guests = (
      await shop.call<OrderAnswer>('POST', '/api/orders', {
        body: anOrder([{ productId: await shop.product(), quantity: 1 }]),
      })
    ).body;
    await setStatus(guests.id, 'delivered');
    expect((await write(pathOf(guests))).status).toBe(404);
    expect((await shop.call('POST', pathOf(guests), { body })).status).toBe(401);
    expect((await decide(1, 'approved', {}, maria)).status).toBe(403);
    expect((await shop.call('GET', '/admin/api/reviews', { token: maria })).status).toBe(403);
  });

  it('have 1 to 5 stars and 10 to 2,000 characters', async () => {
    const path = pathOf(await order(maria));
    const fieldsOf = async (changes: object) => {
      const { status, body } = await write(path, changes);
      return [status, ...(body.fields ?? []).map(({ field, message }) => `${field}: ${message}`)];
    };
    expect(await fieldsOf({ rating: 6 })).toEqual([400, 'rating: Choose 1 to 5 stars']);
    expect(await fieldsOf({ rating: '5' })).toEqual([400, 'rating: Choose 1 to 5 stars']);
    expect(await fieldsOf({ comment: ' too short ' })).toEqual([
      400,
      'comment: Write at least 10 characters',
    ]);
    expect(await fieldsOf({ comment: 'a'.repeat(2001) })).toEqual([
      400,
      'comment: Use at most 2000 characters',
    ]);
    expect(await fieldsOf({ comment: 12 })).toEqual([400, expect.stringContaining('comment')]);
  });

  it('keep markup as the text it is', async () => {
    const productId = await shop.product();
    const comment = `<script>alert(1)</script> & "quoted" </textarea>`;
    const { body } = await write(pathOf(await order(maria, [productId])), { comment, title: '<b>bold</b>' });
    await decide(body.id, 'approved');
    await expectRated(productId, '5.0', 1);
    expect(await published(productId)).toMatchObject([{ comment, title: '<b>bold</b>' }]);
  });

  it('are listed for moderation by status, those that wait longest first, in pages', async () => {
    await shop.sql('DELETE FROM review');
    const bought = await order(maria, [await shop.product({ name: 'Bread knife' }), await shop.product()]);
    const first = (await write(pathOf(bought))).body.id;
    const second = (await write(pathOf(bought, 1))).body.id;
    const list = (query: string) =>
      shop.call<ModeratedReviewResponse[]>('GET', `/admin/api/reviews${query}`, { token: admin });
    const pending = await list('?status=pending&limit=1');
    expect(pending.headers['x-total-count']).toBe('2');
    expect(pending.body).toMatchObject([
      { id: first, productName: 'Bread knife', isVerified: true, revision: 1 },
    ]);
    await decide(first, 'approved');
    expect((await list('?status=pending')).body.map(({ id }) => id)).toEqual([second]);
    expect((await list('')).body.map(({ id }) => id)).toEqual([second, first]);
    expect((await list('?status=unknown')).status).toBe(400);
    expect((await decide(99_999, 'approved')).status).toBe(404);
    expect((await decide(second, 'hidden')).status).toBe(400);

    const undone = await decide(first, 'pending');
    expect([undone.status, undone.body.moderatedAt]).toEqual([200, null]);
    expect(await published(undone.body.productId)).toEqual([]);
    const [entry] = await shop.sql(
      `SELECT action, before, after FROM audit_entry WHERE subject = 'review' ORDER BY id DESC LIMIT 1`,
    );
    expect(entry).toEqual({
      action: 'review.updated',
      before: { status: 'approved' },
      after: { status: 'pending' },
    });
  });
});
