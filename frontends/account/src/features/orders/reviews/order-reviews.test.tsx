import type { OwnReviewResponse } from '@kp/api-client/account';
import { anOrder, aUser, fakeNetwork, json, listOf, problem, renderPage } from '@kp/testing/browser';
import { screen, waitFor, within } from '@testing-library/react';
import routes from '../../../routes';

const network = fakeNetwork();
const REVIEWS = 'GET /api/orders/41/reviews';
const REVIEW = '/api/orders/41/items/1/review';
const TEXT = 'They stick even in the freezer.';

function aReview(changes: Partial<OwnReviewResponse> = {}): OwnReviewResponse {
  return {
    id: 9,
    itemId: 1,
    productId: 3,
    rating: 4,
    title: 'Good dots',
    comment: TEXT,
    authorName: 'Maria P.',
    status: 'pending',
    statusReason: null,
    createdAt: '2026-03-12T09:00:00.000Z',
    ...changes,
  };
}

/** Opens the order as the link of the mail does. */
async function open(reviews: OwnReviewResponse[] = [], changes: Parameters<typeof anOrder>[0] = {}) {
  const order = anOrder({ status: 'delivered', ...changes });
  network
    .on('GET /api/auth/me', json(aUser()))
    .on('GET /api/cart', json([]))
    .on('GET /api/orders', listOf([order]))
    .on('GET /api/orders/41', json(order))
    .on('GET /api/orders/41/returns', json({ returnableUntil: null, returnableItems: [], returns: [] }))
    .on(REVIEWS, json(reviews));
  const page = await renderPage(routes, {
    at: '/account?tab=orders&order=41',
    texts: ['account', 'accountTabs', 'order'],
    token: 'token-7',
  });
  const drawer = within(await screen.findByRole('dialog', { name: 'Order ORD-2026-000041' }));
  return { ...page, drawer };
}

describe('reviewing a delivered item', () => {
  it('works with the keyboard, and then waits for approval', async () => {
    const { user, drawer } = await open();
    network.on(`POST ${REVIEW}`, json(aReview()));
    await user.click(await drawer.findByRole('button', { name: 'Write a review of Day dots, Monday' }));
    const stars = within(drawer.getByRole('group', { name: 'Your rating' }));
    await user.click(stars.getByRole('radio', { name: '3 of 5 stars: Okay' }));
    await user.keyboard('{ArrowRight}');
    expect(stars.getByRole('radio', { name: '4 of 5 stars: Good' })).toBeChecked();
    expect(drawer.getByText('Shown as Maria P.')).toBeVisible();
    await user.type(drawer.getByLabelText('Title (optional)'), 'Good dots');
    await user.type(drawer.getByLabelText('Your review'), TEXT);
    network.on(REVIEWS, json([aReview()]));
    await user.click(drawer.getByRole('button', { name: 'Send review' }));

    expect(await drawer.findByText('Waiting for approval')).toBeVisible();
    expect(network.callsTo(`POST ${REVIEW}`).map(({ body }) => body)).toEqual([
      { rating: 4, title: 'Good dots', comment: TEXT },
    ]);
    expect((await screen.findAllByText('Thank you for your review')).length).toBeGreaterThan(0);
    expect(drawer.queryByRole('button', { name: /Write a review/ })).toBeNull();
  });

  it('asks for stars and a text, and sends nothing without them', async () => {
    const { user, drawer } = await open();
    await user.click(await drawer.findByRole('button', { name: /Write a review/ }));
    await user.click(drawer.getByRole('button', { name: 'Send review' }));
    expect(await drawer.findByText('Choose 1 to 5 stars')).toBeVisible();
    expect(drawer.getByText('Write at least 10 characters')).toBeVisible();
    await waitFor(() => expect(drawer.getByRole('radio', { name: '1 of 5 stars: Very poor' })).toHaveFocus());
    await user.click(drawer.getByRole('radio', { name: '5 of 5 stars: Excellent' }));
    const stars = drawer.getByRole('group', { name: 'Your rating' });
    await waitFor(() => expect(stars).not.toHaveAttribute('aria-invalid', 'true'));
    expect(network.callsTo(`POST ${REVIEW}`)).toEqual([]);
  });

  it('keeps what was written when it cannot be sent', async () => {
    const { user, drawer } = await open();
    network.on(`POST ${REVIEW}`, problem(409, 'CATALOG.REVIEW_EXISTS', "You've already reviewed this item."));
    await user.click(await drawer.findByRole('button', { name: /Write a review/ }));
    await user.click(drawer.getByRole('radio', { name: /5 of 5/ }));
    await user.type(drawer.getByLabelText('Your review'), TEXT);
    await user.click(drawer.getByRole('button', { name: 'Send review' }));
    expect((await screen.findAllByText("You've already reviewed this item.")).length).toBeGreaterThan(0);
    expect(drawer.getByLabelText('Your review')).toHaveValue(TEXT);
  });

  it('is not offered before the delivery', async () => {
    const { drawer } = await open([], { status: 'shipped' });
    expect(await drawer.findByText('Day dots, Monday')).toBeVisible();
    expect(drawer.queryByText('Your reviews')).toBeNull();
    expect(network.callsTo(REVIEWS)).toEqual([]);
  });
});

describe('the own review', () => {
  it.each([
    ['pending', 'Waiting for approval'],
    ['approved', 'Published'],
    ['rejected', 'Not published'],
  ] as const)('that is %s says "%s"', async (status, text) => {
    const { drawer } = await open([aReview({ status, statusReason: 'It names a competitor' })]);
    expect(await drawer.findByText(text)).toBeVisible();
    expect(drawer.getByText(TEXT)).toBeVisible();
    expect(drawer.queryByText('Reason: It names a competitor') !== null).toBe(status === 'rejected');
  });

  it('can be edited, and waits for approval again', async () => {
    const { user, drawer } = await open([aReview({ status: 'approved' })]);
    network.on(`PUT ${REVIEW}`, json(aReview()));
    await user.click(await drawer.findByRole('button', { name: 'Edit your review of Day dots, Monday' }));
    expect(drawer.getByRole('radio', { name: /4 of 5/ })).toBeChecked();
    expect(drawer.getByText('After an edit, your review waits for approval again.')).toBeVisible();
    await user.type(drawer.getByLabelText('Your review'), ' Really.');
    network.on(REVIEWS, json([aReview({ comment: `${TEXT} Really.` })]));
    await user.click(drawer.getByRole('button', { name: 'Send review' }));
    expect(await drawer.findByText('Waiting for approval')).toBeVisible();
    expect(network.callsTo(`PUT ${REVIEW}`)[0]?.body).toEqual({
      rating: 4,
      title: 'Good dots',
      comment: `${TEXT} Really.`,
    });
  });

  it('is deleted after a question', async () => {
    const { user, drawer } = await open([aReview()]);
    network.on(`DELETE ${REVIEW}`, { status: 204, body: undefined });
    await user.click(await drawer.findByRole('button', { name: 'Delete your review of Day dots, Monday' }));
    expect(await screen.findByText('Delete your review?')).toBeVisible();
    expect(network.callsTo(`DELETE ${REVIEW}`)).toEqual([]);
    network.on(REVIEWS, json([]));
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    expect(await drawer.findByRole('button', { name: /Write a review/ })).toBeVisible();
    expect(network.callsTo(`DELETE ${REVIEW}`)).toHaveLength(1);
  });

  it('stays readable when the order was cancelled after its delivery', async () => {
    const delivered = { ...anOrder().history[0]!, kind: 'status' as const, toStatus: 'delivered' as const };
    const { drawer } = await open([aReview({ status: 'approved' })], {
      status: 'cancelled',
      history: [...anOrder().history, delivered],
    });
    expect(await drawer.findByText('Published')).toBeVisible();
  });

  it('shows markup as the text it is', async () => {
    const comment = '<img src=x onerror=alert(1)> sticks well';
    const { drawer } = await open([aReview({ comment })]);
    expect(await drawer.findByText(comment)).toBeVisible();
  });
});

describe('a link to an order', () => {
  const openOrder = (id: number) =>
    renderPage(routes, {
      at: `/account?tab=orders&order=${id}`,
      texts: ['account', 'accountTabs', 'order'],
      token: 'token-7',
    });
  beforeEach(() => {
    network
      .on('GET /api/auth/me', json(aUser()))
      .on('GET /api/cart', json([]))
      .on('GET /api/orders', listOf([]));
  });

  it('opens an order that the list does not show yet, with its invoice', async () => {
    const order = anOrder({ id: 7, orderNumber: 'ORD-2025-000007', invoiceNumber: 'INV-2026-000001' });
    network.on('GET /api/orders/7', json(order));
    const { user, address } = await openOrder(7);
    const drawer = within(await screen.findByRole('dialog', { name: 'Order ORD-2025-000007' }));
    expect(drawer.getByRole('link', { name: 'Invoice INV-2026-000001' })).toHaveAttribute(
      'href',
      '/invoice/INV-2026-000001',
    );
    await user.click(drawer.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(address()).toBe('/account?tab=orders'));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('says when there is no such order', async () => {
    network.on('GET /api/orders/8', problem(404, 'ORDERS.NOT_FOUND', 'Order not found'));
    await openOrder(8);
    expect(await screen.findByText("We can't find this order")).toBeVisible();
  });

  it('can be tried again when the order cannot be loaded', async () => {
    network.on('GET /api/orders/9', problem(503, 'UNAVAILABLE', 'later'));
    const { user } = await openOrder(9);
    expect(await screen.findByText("We couldn't load this order.")).toBeVisible();
    network.on('GET /api/orders/9', json(anOrder({ id: 9 })));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Day dots, Monday')).toBeVisible();
  });
});
