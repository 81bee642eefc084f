import { shopUrl } from './browser';
import { DELIVERY, sellableProducts } from './shopper';

interface CallOptions {
  token?: string;
  body?: object;
}

/** Prepares what a journey begins with, without clicking it together. */
export async function call<Body>(
  method: 'GET' | 'POST' | 'PUT',
  path: string,
  { token, body }: CallOptions = {},
): Promise<Body> {
  const answer = await fetch(shopUrl() + path, {
    method,
    headers: {
      ...(body && { 'content-type': 'application/json' }),
      ...(token && { authorization: `Bearer ${token}` }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  expect({ path, isOk: answer.ok }).toEqual({ path, isOk: true });
  return (await answer.json()) as Body;
}

interface Account {
  email: string;
  password?: string;
  firstName?: string;
  lastName?: string;
}

/** @returns the token of somebody who has just registered */
export async function register(account: Account): Promise<string> {
  const body = { firstName: 'Radu', lastName: 'Ionescu', password: 'a-good-password', ...account };
  return (await call<{ token: string }>('POST', '/api/auth/register', { body })).token;
}

export const ADDRESS = {
  firstName: DELIVERY['First name'],
  lastName: DELIVERY['Last name'],
  address: DELIVERY.Address,
  city: DELIVERY.City,
  state: DELIVERY.City,
  county: DELIVERY.City,
  zipCode: DELIVERY['ZIP code'],
  country: 'Romania',
  phone: DELIVERY.Phone,
};

export interface PlacedOrder {
  id: number;
  orderNumber: string;
  /** On which a guest sees how the order goes. */
  statusUrl?: string;
}

/** An order for cash, of an account or of a guest with an email. */
export async function placeOrder(
  by: { token: string } | { email: string },
  quantity = 1,
): Promise<PlacedOrder> {
  const [product] = await sellableProducts(1);
  const { token, email } = { token: undefined, email: undefined, ...by };
  const body = {
    shippingAddress: ADDRESS,
    billingAddress: ADDRESS,
    paymentMethod: 'cash',
    items: [
      {
        productId: product!.id,
        quantity,
      },
    ],
    ...(email && { email }),
  };
  return call('POST', '/api/orders', { token, body });
}
