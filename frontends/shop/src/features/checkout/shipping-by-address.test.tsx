import type { OrderPreviewResponse } from '@kp/api-client/checkout';
import { anOrder, aProduct, fakeNetwork, json, problem, renderPage } from '@kp/testing/browser';
import { screen, waitFor, within } from '@testing-library/react';
import { aGuestLine } from '../../testing/a-guest-cart';
import { openShop, SETTINGS } from '../../testing/open-shop';
import { routes } from './testing/checkout-routes';
import {
  addressGroup,
  fill,
  fillAddress,
  goToNext,
  placeCashOrder,
  reachPayment,
} from './testing/fill-checkout';

const dots = aProduct({ id: 3, name: 'Day dots', price: '12.50' });
const network = fakeNetwork();
const PREVIEW = 'POST /api/orders/preview';

const totalsWith = (shipping: string, totalAmount: string): OrderPreviewResponse => ({
  currency: 'USD',
  subtotal: '12.50',
  discountCode: null,
  discount: '0.00',
  shipping,
  vatRate: 0.19,
  vatAmount: '2.38',
  taxLines: [{ category: 'S', rate: 0.19, taxable: '12.50', tax: '2.38', removed: '0.00' }],
  isTaxIncluded: false,
  vatNumberCheck: null,
  totalAmount,
});

const open = () =>
  renderPage(routes, {
    at: '/checkout',
    texts: ['shop', 'checkout', 'order'],
    guestCart: [aGuestLine(dots)],
  });
const summary = () => screen.getByRole('complementary', { name: 'Order summary' });

describe('shipping in the checkout', () => {
  it('is the standard cost, and nothing is asked, while the shop has no zones', async () => {
    openShop(network, [dots]);
    const { user } = await open();
    await reachPayment(user);
    expect(summary()).toHaveTextContent('Shipping (VAT included)$25.00');
    expect(network.callsTo(PREVIEW)).toEqual([]);
  });

  it('promises the days of both regions, then one range for the address', async () => {
    openShop(network, [dots]);
    const { user } = await open();
    await user.type(await screen.findByLabelText('Email'), 'ioana@bistro.example');
    await goToNext(user);
    expect(await within(summary()).findByText(/^Bucharest: /)).toBeInTheDocument();
    const rest = within(summary()).getByText(/^Rest of Romania: /);
    const far = rest.textContent.replace('Rest of Romania: ', '').replace(/\s/g, ' ');
    const group = within(addressGroup('Shipping address'));
    await user.selectOptions(group.getByLabelText('County (Județ)'), 'Cluj');
    expect(summary()).toHaveTextContent(`arrives ${far}`);
    expect(summary()).not.toHaveTextContent('Rest of Romania');
    await user.selectOptions(group.getByLabelText('Country'), 'Bulgaria');
    expect(summary()).not.toHaveTextContent(/arrives|Bucharest/);
  });

  it('is calculated once the address decides it, and is the cost that is ordered', async () => {
    openShop(network, [dots]);
    network
      .on('GET /api/shipping-settings', json({ ...SETTINGS, isByAddress: true }))
      .on(PREVIEW, json(totalsWith('40.00', '54.88')))
      .on('POST /api/orders', { status: 201, body: anOrder() });
    const { user } = await open();
    await user.type(await screen.findByLabelText('Email'), 'ioana@bistro.example');
    await goToNext(user);
    expect(summary()).toHaveTextContent('Shipping (VAT included)$25.00');
    expect(network.callsTo(PREVIEW)).toEqual([]);

    const group = within(addressGroup('Shipping address'));
    await user.selectOptions(group.getByLabelText('County (Județ)'), 'Cluj');
    expect(await screen.findByText('Shipping to your address costs $40.00.')).toHaveAttribute(
      'role',
      'status',
    );
    expect(summary()).toHaveTextContent(
      'Shipping (VAT included)$40.00VAT on goods (19%)$2.38Total with VAT$54.88Calculated for your address.',
    );
    expect(network.callsTo(PREVIEW)[0]?.body).toEqual({
      items: [{ productId: 3, quantity: 1 }],
      shippingAddress: { country: 'Romania', county: 'Cluj' },
    });

    await fillAddress(user);
    await goToNext(user);
    await placeCashOrder(user);
    await screen.findByText('Order placed successfully!');
    expect(network.callsTo('POST /api/orders')[0]?.body).toMatchObject({ shipping: '40.00' });
  });

  it('is chosen from several ways, each with its price and day, and ordered as it was chosen', async () => {
    openShop(network, [dots]);
    const van = { id: 7, kind: 'van', name: '' };
    const pickup = { id: 8, kind: 'pickup', name: 'Ridicare Dej' };
    const days = { firstDay: '2026-12-03', lastDay: '2026-12-03' };
    const deliveries = [
      { method: null, shipping: '25.00', firstDay: '2026-12-03', lastDay: '2026-12-07' },
      { method: van, shipping: '15.00', ...days },
      { method: pickup, shipping: '0.00', ...days },
    ];
    network
      .on('GET /api/shipping-settings', json({ ...SETTINGS, isByAddress: true }))
      .on(PREVIEW, ({ body }) => {
        const { deliveryMethodId = null } = body as { deliveryMethodId?: number };
        const totals = deliveryMethodId === 7 ? totalsWith('15.00', '29.88') : totalsWith('25.00', '39.88');
        return json({ ...totals, deliveryMethodId, deliveries });
      })
      .on('POST /api/orders', () =>
        problem(409, 'ORDERS.DELIVERY_UNAVAILABLE', 'No longer offered. Please choose again.'),
      );
    const { user } = await open();
    await reachPayment(user);
    const ways = within(await screen.findByRole('group', { name: 'Delivery method' }));
    const standard = await ways.findByRole('radio', { name: /^Standard delivery ?\$25\.00/ });
    expect(standard).toBeChecked();
    expect(
      ways.getByRole('radio', { name: /^Ridicare Dej ?Free ?Ready to collect Thu, Dec 3/ }),
    ).toBeEnabled();
    await user.click(ways.getByRole('radio', { name: /^Our own van ?\$15\.00 ?Arrives Thu, Dec 3/ }));
    await waitFor(() => expect(summary()).toHaveTextContent('Total with VAT$29.88'));
    // Only the way that is chosen says a day.
    expect(summary()).not.toHaveTextContent(/arrives/);

    await placeCashOrder(user);
    expect(await screen.findByText(/Please choose again/)).toBeVisible();
    expect(network.callsTo('POST /api/orders')[0]?.body).toMatchObject({
      deliveryMethodId: 7,
      shipping: '15.00',
    });
    network.on('POST /api/orders', { status: 201, body: anOrder() });
    await user.click(ways.getByRole('radio', { name: /^Standard delivery/ }));
    await waitFor(() => expect(summary()).toHaveTextContent('Total with VAT$39.88'));
    await placeCashOrder(user);
    await screen.findByText('Order placed successfully!');
    expect(network.callsTo('POST /api/orders')[1]?.body).not.toHaveProperty('deliveryMethodId');
  });

  it('abroad it is no total with VAT where none is charged, and no day of the home country', async () => {
    openShop(network, [dots]);
    const export0 = { category: 'G' as const, rate: 0, taxable: '12.50', tax: '0.00', removed: '0.00' };
    const totals = { ...totalsWith('25.00', '37.50'), vatRate: 0, vatAmount: '0.00', taxLines: [export0] };
    network
      .on('GET /api/shipping-settings', json({ ...SETTINGS, isByAddress: true }))
      .on(PREVIEW, json(totals));
    const { user } = await open();
    await user.type(await screen.findByLabelText('Email'), 'reto@beiz.example');
    await goToNext(user);
    await fillAddress(user);
    const group = within(addressGroup('Shipping address'));
    await user.selectOptions(group.getByLabelText('Country'), 'Switzerland');
    await fill(user, group.getByLabelText('State'), 'Bern');
    await fill(user, group.getByLabelText('ZIP code'), '3011');
    await fill(user, group.getByLabelText('Phone'), '+41 31 321 61 11');
    await goToNext(user);
    expect(await screen.findByText('Pay the courier $37.50.')).toBeVisible();
    expect(summary()).toHaveTextContent(/VAT: none, export\$0.00Total\$37.50/);
    expect(document.body).not.toHaveTextContent(/Total with VAT|Bucharest|nationwide/);
  });

  it('shows the new cost when it has changed meanwhile', async () => {
    openShop(network, [dots]);
    const totals = { shipping: '7.00', totalAmount: '21.88', currency: 'USD' };
    network
      .on('GET /api/shipping-settings', json({ ...SETTINGS, isByAddress: true }))
      .on(PREVIEW, json(totalsWith('5.00', '19.88')))
      .on('POST /api/orders', () => {
        network.on(PREVIEW, json(totalsWith('7.00', '21.88')));
        return problem(409, 'ORDERS.PRICE_CHANGED', 'Prices have changed.', {
          details: { items: [], totals },
        });
      });
    const { user } = await open();
    await reachPayment(user);
    await screen.findByText('Shipping to your address costs $5.00.');
    await placeCashOrder(user);
    expect(await screen.findByText('Shipping to your address costs $7.00.')).toBeVisible();
    expect(summary()).toHaveTextContent('Total with VAT$21.88');
  });
});
