import { randomUUID } from 'node:crypto';

export const ADDRESS = {
  firstName: 'Ana',
  lastName: 'Popescu',
  address: 'Strada Lipscani 12',
  city: 'București',
  state: 'București',
  county: 'București',
  zipCode: '030031',
  country: 'Romania',
  phone: '0721 000 000',
};

/** What guests may order for cash in a day without confirming it, in USD. */
export const GUEST_CASH_LIMIT = 2000;
const MAIL_ATTEMPTS = 80;
const MAIL_INTERVAL_MS = 250;

export const guestEmail = () => `guest-${randomUUID().slice(0, 8)}@bistro.example`;

/** Brings orders and accounts of the demo shop into the states that pictures show. */
export function createShopApi(shopUrl, administrator) {
  const call = async (path, { method = 'GET', token, body } = {}) => {
    const response = await fetch(shopUrl + path, {
      method,
      headers: {
        'idempotency-key': randomUUID(),
        ...(body && { 'content-type': 'application/json' }),
        ...(token && { authorization: `Bearer ${token}` }),
      },
      body: body && JSON.stringify(body),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${text}`);
    return text ? JSON.parse(text) : null;
  };
  const post = (path, body, token) => call(path, { method: 'POST', body, token });

  const cheapLine = async () => {
    const products = await call('/api/products?limit=100&sort=price-asc');
    return { product: products.find(({ stockQuantity }) => stockQuantity > 60), quantity: 2 };
  };
  const lineAboveLimit = async () => {
    const products = await call('/api/products?limit=100&sort=price-desc');
    const quantityOf = ({ price }) => Math.ceil((GUEST_CASH_LIMIT + 100) / Number(price));
    const product = products.find((each) => each.stockQuantity >= quantityOf(each));
    return { product, quantity: quantityOf(product) };
  };
  const mailTo = async (address) => {
    for (let attempt = 0; attempt < MAIL_ATTEMPTS; attempt += 1) {
      const mail = (await call('/dev/api/mail')).find(({ to }) => to === address);
      if (mail) return mail;
      await new Promise((resolve) => setTimeout(resolve, MAIL_INTERVAL_MS));
    }
    throw new Error(`No mail reached ${address}.`);
  };

  const api = {
    /** What a guest puts into the cart; a large one exceeds the limit for cash. */
    line: ({ isLarge = false } = {}) => (isLarge ? lineAboveLimit() : cheapLine()),
    async placeOrder({ paymentMethod = 'cash', isLarge = false, email = guestEmail() } = {}) {
      const { product, quantity } = await api.line({ isLarge });
      const addresses = { shippingAddress: ADDRESS, billingAddress: ADDRESS };
      const items = [{ productId: product.id, quantity }];
      return post('/api/orders', { ...addresses, paymentMethod, items, email });
    },
    /** Places a large order. @returns the path of the link in its mail, with the token that confirms it */
    async confirmationPath() {
      const email = guestEmail();
      await api.placeOrder({ isLarge: true, email });
      const [link] = /\S+\/order-status\/\S+#confirm=\S+/.exec((await mailTo(email)).text);
      const { pathname, hash } = new URL(link);
      return pathname + hash;
    },
    async customerToken() {
      const names = { firstName: 'Radu', lastName: 'Ionescu' };
      return (
        await post('/api/auth/register', { ...names, email: guestEmail(), password: 'a-good-password' })
      ).token;
    },
    administratorToken: async () => (await post('/api/auth/login', administrator)).token,
    logOut: (token) => post('/api/auth/logout', undefined, token),
    orders: async () => call('/api/orders?limit=100', { token: await api.administratorToken() }),
  };
  return api;
}
