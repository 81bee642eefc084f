import { aQuoteRequest } from '@kp/contact/testing';
import type { InvoicesShop } from '@kp/invoices/testing';
import { GuestAlerts, Newsletter, UnsubscribeLinks } from '@kp/notifications/testing';
import { businessDay } from '@kp/settings';
import { anAddress, anOrder, type BegunPayment, StatusLinks } from '@kp/orders/testing';

/** What belongs to a customer, or to a guest who has its link. */
export interface CustomerRecords {
  productId: number;
  cartLineId: number;
  /** Delivered, without an invoice. */
  orderId: number;
  /** Of that order. */
  itemId: number;
  savedAddressId: number;
  /** Of another device than the one that calls. */
  sessionId: string;
  invoiceNumber: string;
  checkoutId: string;
  paypalId: string;
  /** Of a guest's delivered order without an invoice. */
  statusToken: string;
  /** Of a guest's order with an invoice. */
  invoicedStatusToken: string;
  /** Of an unpaid invoice. */
  payToken: string;
  /** Of what a change added to an order. */
  balanceToken: string;
  unsubscribeToken: string;
  guestAlertToken: string;
  otherGuestAlertToken: string;
  newsletterToken: string;
  /** Of a quote that can be accepted. */
  quoteToken: string;
  otherQuoteToken: string;
  paymentRef: string;
}

const PASSWORD = 'a-good-password';

const address = anAddress();
/** As the account saves an address. */
export const SAVED_ADDRESS = {
  label: 'Kitchen Cluj',
  firstName: address.firstName,
  lastName: address.lastName,
  address: address.address,
  country: address.country,
  county: address.county,
  state: address.state,
  city: address.city,
  zipCode: address.zipCode,
  phone: address.phone,
};

export async function recordsOf(shop: InvoicesShop, email: string, token: string): Promise<CustomerRecords> {
  const productId = await shop.product();
  const line = await shop.call<{ id: number }>('POST', '/api/cart', {
    token,
    body: { productId, quantity: 1 },
  });
  const saved = await shop.call<{ id: number }>('POST', '/api/auth/addresses', {
    token,
    body: SAVED_ADDRESS,
  });
  const orderId = await shop.delivered(token);
  const order = await shop.call<{ items: { id: number }[] }>('GET', `/api/orders/${orderId}`, { token });
  const invoiced = await shop.issue(await shop.delivered(token), token);
  const unpaid = await shop.issueUnpaid(token);
  const checkout = anOrder([{ productId, quantity: 1 }], { paymentMethod: 'paypal' });
  const { body: payment } = await shop.call<BegunPayment>('POST', '/api/payments/paypal/create-order', {
    token,
    body: { checkout },
  });
  const { userId, sessionId } = await otherDeviceOf(shop, email);
  const statusLinks = shop.app.get(StatusLinks, { strict: false });
  const invoicedStatusToken = statusLinks.tokenOf(await shop.delivered());
  await shop.call('POST', `/api/order-status/${invoicedStatusToken}/invoice`, { body: {} });
  const { page } = shop.app.get(UnsubscribeLinks, { strict: false }).urlsOf(userId, ['promotions']);
  return {
    productId,
    orderId,
    sessionId,
    invoicedStatusToken,
    cartLineId: line.body.id,
    savedAddressId: saved.body.id,
    itemId: order.body.items[0]!.id,
    invoiceNumber: invoiced.body.invoiceNumber,
    checkoutId: payment.checkoutId,
    paypalId: payment.id,
    statusToken: statusLinks.tokenOf(await shop.delivered()),
    payToken: lastSegmentOf(unpaid.body.paymentLink!),
    balanceToken: await balanceTokenOf(shop, await shop.delivered(token)),
    unsubscribeToken: lastSegmentOf(page),
    guestAlertToken: await guestAlertTokenOf(shop, productId, email),
    otherGuestAlertToken: await guestAlertTokenOf(shop, productId, `other-${email}`),
    newsletterToken: await newsletterTokenOf(shop, email),
    quoteToken: await quoteTokenOf(shop, productId, token),
    otherQuoteToken: await quoteTokenOf(shop, productId, token),
    paymentRef: payment.id,
  };
}

async function balanceTokenOf(shop: InvoicesShop, orderId: number): Promise<string> {
  await shop.sql('UPDATE orders SET outstanding_minor = 1000 WHERE id = $1', [orderId]);
  const { balanceLink } = (
    await shop.call<{ balanceLink: { path: string } }>('POST', `/admin/api/orders/${orderId}/balance-link`, {
      token: shop.adminToken,
      body: { amount: '10.00' },
    })
  ).body;
  return lastSegmentOf(balanceLink.path);
}

async function guestAlertTokenOf(shop: InvoicesShop, productId: number, email: string): Promise<string> {
  const [alert] = await shop.sql<{ id: number }>(
    `INSERT INTO guest_alert (email, product_id, language) VALUES ($1, $2, 'en') RETURNING id`,
    [email, productId],
  );
  return shop.app.get(GuestAlerts, { strict: false }).tokenOf(alert!.id);
}

async function newsletterTokenOf(shop: InvoicesShop, email: string): Promise<string> {
  const [signUp] = await shop.sql<{ id: number }>(
    `INSERT INTO newsletter_subscription (email, email_hash, language, text_version) VALUES ($1, $1, 'en', '1') RETURNING id`,
    [email],
  );
  const link = await shop.app.get(Newsletter, { strict: false }).findForMail(signUp!.id);
  return lastSegmentOf(link!.url);
}

async function quoteTokenOf(shop: InvoicesShop, productId: number, token: string): Promise<string> {
  await shop.call('POST', '/api/quote-requests', { token, body: aQuoteRequest() });
  const [request] = await shop.sql<{ id: number }>('SELECT max(id) AS id FROM quote_request');
  const path = `/admin/api/quote-requests/${request!.id}`;
  const items = [{ productId, quantity: 1, unitPrice: '10.00' }];
  const validUntil = businessDay(new Date());
  const body = { items, shipping: '0', validUntil, replaces: 0 };
  await shop.call('POST', `${path}/quotes`, { token: shop.adminToken, body });
  const conversation = await shop.call<{ link: string }>('GET', path, { token: shop.adminToken });
  return lastSegmentOf(conversation.body.link);
}

async function otherDeviceOf(shop: InvoicesShop, email: string) {
  const { body } = await shop.call<{ token: string; user: { id: number } }>('POST', '/api/auth/login', {
    body: { email, password: PASSWORD },
  });
  const sessions = await shop.call<{ id: string; isCurrent: boolean }[]>('GET', '/api/auth/sessions', {
    token: body.token,
  });
  return { userId: body.user.id, sessionId: sessions.body.find(({ isCurrent }) => isCurrent)!.id };
}

const lastSegmentOf = (url: string): string => url.split('/').at(-1)!;
