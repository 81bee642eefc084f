import type { OrderPreviewResponse } from '@kp/api-client/checkout';
import { anOrder, aProduct, fakeNetwork, json, problem, renderPage } from '@kp/testing/browser';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { aGuestLine } from '../../testing/a-guest-cart';
import { openShop } from '../../testing/open-shop';
import { routes } from './testing/checkout-routes';
import { placeCashOrder } from './testing/fill-checkout';
import { openAtPayment } from './testing/open-at-payment';

const dots = aProduct({ id: 3, name: 'Day dots', price: '12.50' });
const network = fakeNetwork();
const PREVIEW = 'POST /api/orders/preview';
const ORDER = 'POST /api/orders';
const WITHOUT = {
  subtotal: '12.50',
  discount: '0.00',
  shipping: '25.00',
  vatAmount: '2.38',
  totalAmount: '39.88',
};
const TEN_OFF: OrderPreviewResponse = {
  currency: 'USD',
  subtotal: '12.50',
  discountCode: 'TEN',
  discount: '1.25',
  shipping: '25.00',
  vatRate: 0.19,
  vatAmount: '2.14',
  taxLines: [{ category: 'S', rate: 0.19, taxable: '11.25', tax: '2.14', removed: '0.00' }],
  isTaxIncluded: false,
  vatNumberCheck: null,
  totalAmount: '38.39',
};
const refused = (code: string, message: string, more: object = {}) =>
  problem(409, `ORDERS.DISCOUNT_${code}`, message, {
    details: { totals: { ...WITHOUT, currency: 'USD' }, ...more },
    fields: [{ field: 'discountCode', message }],
  });

const open = () =>
  renderPage(routes, {
    at: '/checkout',
    texts: ['shop', 'checkout', 'order'],
    guestCart: [aGuestLine(dots)],
  });
const summary = () => screen.getByRole('complementary', { name: 'Order summary' });
const field = () => screen.getByRole('textbox', { name: 'Discount code' });

async function enter(user: UserEvent, code: string): Promise<void> {
  await user.click(await screen.findByRole('button', { name: 'Add a discount code' }));
  await user.type(field(), `${code}{Enter}`);
}

describe('a discount code in the checkout', () => {
  beforeEach(() => openShop(network, [dots]));

  it('is applied by Enter, announced, ordered with what it takes off, and kept over a reload', async () => {
    network.on(PREVIEW, json(TEN_OFF)).on(ORDER, { status: 201, body: anOrder() });
    const { user } = await openAtPayment([aGuestLine(dots)]);
    await enter(user, 'ten');
    expect(await screen.findByText('Discount code TEN applied. New total: $38.39')).toHaveAttribute(
      'role',
      'status',
    );
    expect(summary()).toHaveTextContent(
      'Discount (TEN)-$1.25Shipping (VAT included)$25.00VAT on goods (19%)$2.14Total with VAT$38.39',
    );
    expect(network.callsTo(PREVIEW)[0]?.body).toMatchObject({ discountCode: 'ten' });

    cleanup();
    await renderPage(routes, {
      at: '/checkout?step=payment',
      texts: ['shop', 'checkout', 'order'],
      isReturning: true,
    });
    expect(await screen.findByText('Discount (TEN)')).toBeVisible();
    await placeCashOrder(user);
    await screen.findByText('Order placed successfully!');
    expect(network.callsTo(ORDER)[0]?.body).toMatchObject({ discountCode: 'TEN', discount: '1.25' });
  });

  it('that leaves nothing to pay asks for no payment method, and places the order without one', async () => {
    const free = { ...TEN_OFF, discount: '12.50', shipping: '0.00', vatAmount: '0.00', totalAmount: '0.00' };
    network.on(PREVIEW, json(free)).on(ORDER, { status: 201, body: anOrder({ totalAmount: '0.00' }) });
    const { user } = await openAtPayment([aGuestLine(dots)]);
    expect(screen.getByRole('radio', { name: /Cash on delivery/ })).toBeVisible();
    await enter(user, 'TEN');
    expect(await screen.findByText('Nothing to pay')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Confirmation' })).toBeVisible();
    expect(screen.queryByRole('radio')).not.toBeInTheDocument();
    expect(document.body).not.toHaveTextContent(/cash|courier \$/i);
    await user.click(screen.getByRole('button', { name: 'Place Order' }));
    await screen.findByText('Order placed successfully!');
    expect(network.callsTo(ORDER)[0]?.body).toMatchObject({ discountCode: 'TEN', discount: '12.50' });
  });

  it('can be removed; the focus returns to where it is added', async () => {
    network.on(PREVIEW, json(TEN_OFF)).on(ORDER, { status: 201, body: anOrder() });
    const { user } = await openAtPayment([aGuestLine(dots)]);
    await enter(user, 'TEN');
    await user.click(await screen.findByRole('button', { name: 'Remove discount code TEN' }));
    expect(screen.getByText('Discount code removed')).toBeInTheDocument();
    expect(summary()).toHaveTextContent('Total with VAT$39.88');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Add a discount code' })).toHaveFocus());
    await placeCashOrder(user);
    await screen.findByText('Order placed successfully!');
    expect(network.callsTo(ORDER)[0]?.body).not.toHaveProperty('discountCode');
  });

  it.each([
    ['the reason', refused('EXPIRED', 'This discount code is no longer valid.'), /no longer valid/],
    [
      'what is missing',
      refused('BELOW_MINIMUM', 'Below.', { missing: '7.50', currency: 'USD' }),
      'Add items for $7.50 more to use this code.',
    ],
  ])('that is refused keeps what was typed beside %s, and the total without it', async (_, answer, text) => {
    network.on(PREVIEW, answer);
    const { user } = await open();
    await enter(user, 'OLD');
    expect(await screen.findByText(text)).toBeVisible();
    expect(field()).toHaveValue('OLD');
    expect(field()).toBeInvalid();
    expect(field()).toHaveAccessibleDescription(text);
    expect(summary()).toHaveTextContent('Total with VAT$39.88');
  });

  it('that is refused by the order is taken off, and the order is placed without it when confirmed again', async () => {
    const message = "You've already used this discount code.";
    const answers = [refused('ALREADY_USED', message), { status: 201, body: anOrder() }];
    network.on(PREVIEW, json(TEN_OFF)).on(ORDER, () => answers.shift()!);
    const { user } = await openAtPayment([aGuestLine(dots)]);
    await enter(user, 'TEN');
    await screen.findByText('Discount (TEN)');
    await placeCashOrder(user);
    const box = (await screen.findByText("We couldn't use your discount code")).parentElement!;
    expect(within(box).getByText(message)).toBeVisible();
    expect(within(box).getByText('New total: $39.88')).toBeVisible();
    expect(summary()).toHaveTextContent('Total with VAT$39.88');
    await placeCashOrder(user);
    await screen.findByText('Order placed successfully!');
    expect(network.callsTo(ORDER)[1]?.body).not.toHaveProperty('discountCode');
  });
});
