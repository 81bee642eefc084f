import type { LanguageCode } from '@kp/i18n';
import { aProduct, json, renderPage, type FakeNetwork, type RenderedPage } from '@kp/testing/browser';
import { screen, waitFor } from '@testing-library/react';
import { aGuestLine } from '../../../testing/a-guest-cart';
import { openShop } from '../../../testing/open-shop';
import { routes } from './checkout-routes';
import { openAtPayment } from './open-at-payment';

export const dots = aProduct({ id: 3, name: 'Day dots', price: '12.50' });

/** Two rolls of day dots, 25.00 shipping, 4.75 VAT. */
export const TOTAL_MINOR = 5475;

export const CHECKOUT_ID = '7d8f1a52-7a43-4a5e-9f0c-0f6a6c1f2b11';

/** Of a shop in test mode. */
export const CONFIG = {
  currency: 'USD',
  languages: ['en'],
  paymentMethods: ['stripe', 'revolut', 'paypal', 'cash'].map((id) => ({
    id,
    available: true,
    isTest: id !== 'cash',
  })),
  testMode: true,
  publicKeys: {},
};

/** A shop in test mode, in which every method can be chosen. */
export function openTestShop(network: FakeNetwork, config: object = CONFIG): void {
  openShop(network, [dots]);
  network.on('GET /api/config', json(config));
}

/** The shop's answer about the started checkout. */
export function aCheckout(changes: object = {}) {
  return {
    id: CHECKOUT_ID,
    status: 'open',
    expiresAt: '2026-03-01T10:20:00.000Z',
    totals: {
      subtotal: '25.00',
      shipping: '25.00',
      vatAmount: '4.75',
      totalAmount: '54.75',
      currency: 'USD',
    },
    ...changes,
  };
}

type Method = 'Credit or debit card' | 'Revolut Pay' | 'PayPal';

/** A guest with two rolls of day dots in the cart, who has chosen how to pay. */
export async function openPaying(
  network: FakeNetwork,
  method: Method,
  config?: object,
): Promise<RenderedPage> {
  openTestShop(network, config);
  const page = await openAtPayment([aGuestLine(dots, 2)]);
  const find = () => screen.getByRole('radio', { name: new RegExp(method) });
  // Disabled until the shop has said what it offers.
  await waitFor(() => expect(find()).toBeEnabled());
  const choice = find();
  await page.user.click(choice);
  await waitFor(() => expect(choice).toBeChecked());
  return page;
}

/** Opens the checkout again, with what the browser has stored. */
export function comeBack(
  network: FakeNetwork,
  at: string,
  storage: 'all' | 'without the tab' = 'all',
  language: LanguageCode = 'en',
) {
  openTestShop(network);
  if (storage === 'without the tab') sessionStorage.clear();
  return renderPage(routes, { at, texts: ['shop', 'checkout', 'order'], isReturning: true, language });
}
