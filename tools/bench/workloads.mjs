import { randomInt, randomUUID } from 'node:crypto';

export const BROTLI = { 'accept-encoding': 'br' };
const JSON_BODY = { 'content-type': 'application/json' };

/** Reads that guests' browsers make; the ceiling is bare Fastify with the same bytes. */
export const reads = (product) => [
  { name: 'list: GET /api/products', path: '/api/products?limit=20' },
  { name: 'detail: GET /api/products/slug/…', path: `/api/products/slug/${product.slug}` },
  { name: 'page: home', path: '/' },
  { name: 'page: list', path: '/products' },
  { name: 'page: product', path: `/products/${product.slug}` },
];

export const SEARCH_WORDS = [
  'thermometer',
  'gastronorm',
  'label',
  'pan',
  'knife',
  'brush',
  'gloves',
  'box',
  'scale',
  'board',
];
const pick = (list) => list[randomInt(list.length)];
/** A bound that differs each time, so that no answer is ready. */
export const anyBoundMinor = () => 200_000 + randomInt(10_000_000);
/** One that no search of the benchmark has. */
export const SEARCH_BOUND_MINOR = 199_999;

export const searchPath = (word, boundMinor) =>
  `/api/products?search=${word}&maxPrice=${(boundMinor / 100).toFixed(2)}`;

/** A search that is not in the cache. */
export const searchRequest = {
  method: 'GET',
  setupRequest: (request) => ({ ...request, path: searchPath(pick(SEARCH_WORDS), anyBoundMinor()) }),
};

export const ADDRESS = {
  firstName: 'Ana',
  lastName: 'Popescu',
  company: '',
  address: 'Strada Lipscani 12',
  city: 'București',
  state: 'București',
  county: 'București',
  zipCode: '030031',
  country: 'Romania',
  phone: '0721000000',
};

const randomByte = () => Math.floor(Math.random() * 256);
const randomIp = () => `10.${randomByte()}.${randomByte()}.${randomByte()}`;

/** A guest's cash order of two products. */
export const orderRequest = (products) => ({
  method: 'POST',
  path: '/api/orders',
  setupRequest: (request) => ({
    ...request,
    headers: { ...JSON_BODY, 'idempotency-key': randomUUID(), 'x-forwarded-for': randomIp() },
    body: JSON.stringify({
      // Guests of one mailbox wait for each other, which real ones do not.
      email: `${randomUUID()}@bistro.example`,
      shippingAddress: ADDRESS,
      billingAddress: ADDRESS,
      paymentMethod: 'cash',
      items: [pick(products), pick(products)].map(({ id, price }) => ({ productId: id, quantity: 1, price })),
    }),
  }),
});

/** A signed-in shopper adds one more; the line and the stock behind it are real. */
export const cartRequest = (token, products) => ({
  method: 'POST',
  path: '/api/cart',
  setupRequest: (request) => ({
    ...request,
    headers: { ...JSON_BODY, authorization: `Bearer ${token}` },
    body: JSON.stringify({ productId: pick(products).id, quantity: 1 }),
  }),
});
