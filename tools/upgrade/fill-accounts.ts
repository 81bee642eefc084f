import { businessDay } from '@kp/settings';
import { anAddress, type OrdersShop } from '@kp/orders/testing';
import { aContactMessage, aQuoteRequest } from '@kp/contact/testing';
import { generateSync } from 'otplib';
import { type Api, COLLEAGUE, CUSTOMER, GUEST, PASSWORD, SECURED } from './api';
import type { Products } from './fill-catalogue';

const BASE32_CODE = (secret: string) => generateSync({ secret });

/** Profile, cart, alerts, a chat; a second factor; open links; an invited colleague and a disabled account. */
export async function fillAccounts(shop: OrdersShop, staff: Api, products: Products) {
  const token = await shop.customer(CUSTOMER);
  const own: Api = (method, path, body) => staff(method, `/api/${path}`, body, token);
  await own('PUT', 'auth/invoice', {
    companyName: 'Bistro Nord SRL',
    vatNumber: 'RO12345674',
    companyAddress: 'Strada Lipscani 12',
    companyCity: 'Cluj-Napoca',
    companyCounty: 'Cluj',
    companyZip: '400001',
    companyCountry: 'Romania',
  });
  await own('PUT', 'auth/notifications', { productRestocks: true, priceDrops: true, promotions: true });
  await own('POST', 'cart', { productId: products.pan, quantity: 3 });
  const items = [{ productId: products.ladle, quantity: 1 }];
  await own('POST', 'cart/merge', { items });
  await own('PUT', `alerts/${products.soldOut}/restock`);
  await staff('POST', '/api/guest-alerts', { email: GUEST, productId: products.soldOut });
  const { sessionId } = await own<{ sessionId: string }>('POST', 'ai/connect');
  await own('POST', 'ai/chat', { sessionId, language: 'en', message: 'Do you have a saucepan?' });
  const profile = { firstName: 'Maria', lastName: 'Ionescu', email: 'new@bistro.example' };
  await own('PUT', 'auth/profile', { ...profile, currentPassword: PASSWORD });
  const secrets = await secure(staff, await shop.customer(SECURED));
  await staff('POST', '/api/auth/forgot-password', { email: CUSTOMER });
  await shop.call('POST', '/api/auth/login', { body: { email: CUSTOMER, password: 'a-wrong-password' } });
  const roles = await staff<{ id: number; preset: string | null }[]>('GET', '/admin/api/staff-roles');
  const roleIds = roles.filter(({ preset }) => preset === 'orders').map(({ id }) => id);
  const person = { roleIds, firstName: 'Inês', lastName: 'Costa', email: COLLEAGUE };
  await staff('POST', '/admin/api/staff/invitations', person);
  await shop.customer('left@bistro.example');
  const [left] = await shop.sql<{ id: number }>(
    `SELECT id FROM app_user WHERE email = 'left@bistro.example'`,
  );
  await staff('PUT', `/admin/api/customers/${left!.id}/disabled`, {
    disabled: true,
    reason: 'Asked for it.',
  });
  return { token, secrets };
}

async function secure(staff: Api, token: string) {
  const call: Api = (method, path, body) => staff(method, `/api/auth/second-factor/${path}`, body, token);
  const { secret } = await call<{ secret: string }>('POST', 'begin', { currentPassword: PASSWORD });
  const { recoveryCodes } = await call<{ recoveryCodes: string[] }>('POST', 'confirm', {
    code: BASE32_CODE(secret),
  });
  return { totp: secret, recoveryCode: recoveryCodes[0]! };
}

/** A message with its answer; quotes that are accepted, sent, and not priced yet. */
export async function fillInbox(shop: OrdersShop, staff: Api, { ladle }: Products, token: string) {
  await staff('POST', '/api/contact', aContactMessage());
  await staff('POST', '/admin/api/contact-messages/1/replies', { text: 'The blue ones.' });
  const quote = async () => {
    await staff('POST', '/api/quote-requests', aQuoteRequest(), token);
    const [request] = await shop.sql<{ id: number }>('SELECT max(id) AS id FROM quote_request');
    const path = `/admin/api/quote-requests/${request!.id}`;
    const items = [{ productId: ladle, quantity: 5, unitPrice: '16.00' }];
    const terms = { items, shipping: '10.00', validUntil: businessDay(new Date()), replaces: 0 };
    await staff('POST', `${path}/quotes`, terms);
    const { link } = await staff<{ link: string }>('GET', path);
    return `/api/quotes/${link.split('/quote/')[1]!}`;
  };
  await staff('POST', `${await quote()}/accept`, {
    version: 1,
    address: anAddress({ company: '' }),
    notes: 'agreed',
  });
  const quotePath = await quote();
  await staff('POST', '/api/quote-requests', aQuoteRequest({ products: 'not priced yet' }));
  const [agreed] = await shop.sql<{ id: number }>(`SELECT id FROM orders WHERE notes = 'agreed'`);
  return { quotePath, agreedId: agreed!.id };
}
