import type { ProductResponse } from '@kp/api-client/shop';
import { publicHolidays } from '@kp/commerce/public-holidays';
import { anOrder, json, listOf, type FakeNetwork } from '@kp/testing/browser';

export const SETTINGS = {
  freeShippingThreshold: 500,
  standardShippingCost: 25,
  currency: 'USD',
  vatRate: 0.19,
  country: 'RO',
};

const COSTS = { freeShippingThreshold: '500.00', bands: [{ upToGrams: null, cost: '25.00' }] };
const DELIVERY_TERMS = {
  timeZone: 'Europe/Bucharest',
  cutOff: '14:00',
  workingDays: [1, 2, 3, 4, 5],
  closedDays: [],
  holidays: [2026, 2027].flatMap((year) => publicHolidays('RO', year)),
  homeCountry: 'RO',
  regions: [
    {
      countries: [],
      counties: ['B'],
      minDays: 1,
      maxDays: 3,
      ...COSTS,
    },
    {
      countries: ['RO'],
      counties: [],
      minDays: 2,
      maxDays: 5,
      ...COSTS,
    },
  ],
};

const CONFIG = {
  currency: 'USD',
  languages: ['en'],
  paymentMethods: [
    { id: 'stripe', available: false },
    { id: 'revolut', available: false },
    { id: 'paypal', available: false },
    { id: 'cash', available: true },
  ],
  testMode: false,
  publicKeys: {},
};

const ON_LINK = {
  ...anOrder({
    paymentMethod: 'stripe',
    paymentStatus: 'paid',
  }),
  // The link of a guest tells no street.
  shippingAddress: undefined,
  account: null,
  canCancel: true,
  shipTo: {
    firstName: 'Ioana',
    city: 'Cluj-Napoca',
    country: 'Romania',
  },
};

/** Ships for 25 up to 500 and accepts cash. */
export function openShop(network: FakeNetwork, products: readonly ProductResponse[]): void {
  network
    .on('GET /api/config', json(CONFIG))
    .on('GET /api/auth/addresses', json([]))
    .on('GET /api/shipping-settings', json(SETTINGS))
    .on('GET /api/delivery-terms', json(DELIVERY_TERMS))
    .on('GET /api/return-terms', json({ days: 30, country: 'RO' }))
    .on('GET /api/orders', listOf([]))
    .on('GET /api/order-status/42.signed', json(ON_LINK));
  for (const product of products) network.on(`GET /api/products/${product.id}`, json(product));
}
