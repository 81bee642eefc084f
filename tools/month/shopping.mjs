import { DEMO_PASSWORD } from '../seed/demo/customers.mjs';

const CARD = { action: 'card', number: '4242424242424242', expiry: '12/34', cvc: '123' };
export const minorOf = (amount) => Math.round(Number(amount ?? 0) * 100);
const decimal = (minor) => (minor / 100).toFixed(2);

/** What the checkout asks the price of. */
function previewOf({ items, discountCode, vatNumber, shippingAddress, billingAddress }) {
  const { country, county, zipCode, city } = shippingAddress;
  const { company } = billingAddress;
  const places = {
    shippingAddress: { country, county, zipCode, city },
    billingAddress: { company, country },
  };
  return { items, discountCode, vatNumber, ...places };
}

/**
 * What buyers and staff do with an order, and what they know of its money: `ledger` is written from what they paid and got
 * back, never from what the shop says later.
 */
export function shopping({ call, database }) {
  const ledger = [];
  const moved = (order, kind, method, minor, currency = 'EUR') =>
    ledger.push({ orderId: order.id, kind, method, minor, currency });
  const signedIn = new Map();

  async function tokenOf(email) {
    if (!signedIn.has(email)) {
      const body = { email, password: DEMO_PASSWORD };
      signedIn.set(email, (await call('POST', '/api/auth/login', { body, as: null })).token);
    }
    return signedIn.get(email);
  }
  /** A guest would have to confirm an order by transfer in a mail. */
  async function callerOf({ account, email, payment }) {
    if (account) return tokenOf(account);
    if (payment !== 'transfer') return null;
    const body = { email, password: DEMO_PASSWORD, firstName: 'Ștefan', lastName: 'Țăranu' };
    return (await call('POST', '/api/auth/register', { body, as: null })).token;
  }
  const setStatus = (order, status) => call('PUT', `/api/orders/${order.id}/status`, { body: { status } });
  const transferred = async (order, minor, date, reference) => {
    const body = { amount: decimal(minor), date, reference };
    await call('POST', `/admin/api/orders/${order.id}/transfers`, { body });
    moved(order, 'transfer', 'bank_transfer', minor);
  };

  const place = {
    async cash(body, as) {
      return call('POST', '/api/orders', { body: { ...body, paymentMethod: 'cash' }, as });
    },
    async card(body, as) {
      const checkout = { ...body, paymentMethod: 'stripe' };
      const { totalAmount } = await call('POST', '/api/orders/preview', { body: previewOf(body), as });
      const { paymentIntentId } = await call('POST', '/api/payments/stripe/create-payment-intent', {
        body: { amount: minorOf(totalAmount), currency: 'eur', checkout },
        as,
      });
      await call('POST', `/api/payments/sandbox/${paymentIntentId}/confirm`, { body: CARD, as });
      const order = await call('POST', '/api/orders', { body: { ...checkout, paymentIntentId }, as });
      moved(order, 'payment', 'stripe', minorOf(totalAmount));
      return order;
    },
    async transfer(body, as, { date, part }) {
      const order = await call('POST', '/api/orders', {
        body: { ...body, paymentMethod: 'bank_transfer' },
        as,
      });
      const total = minorOf(order.totalAmount);
      const first = Math.floor((total * part) / 1000);
      // Some pay in two parts.
      const parts = part % 2 === 0 && first > 0 ? [first, total - first] : [total];
      for (const [index, minor] of parts.entries()) await transferred(order, minor, date, `OP ${index + 1}`);
      return order;
    },
    /** An offer that the buyer accepts; its invoice is paid later. */
    async quote({ email, items, shippingAddress: at, vatNumber }) {
      const asked = {
        name: 'Ana',
        email,
        companyName: at.company,
        vatNumber,
        country: 'RO',
        products: 'What is listed below',
      };
      await call('POST', '/api/quote-requests', { body: { ...asked, items, language: 'ro' }, as: null });
      const requests = await call('GET', '/admin/api/quote-requests?limit=10');
      const { id } = requests.find((request) => request.email === email);
      const validUntil = new Date(Date.now() + 10 * 86_400_000).toISOString().slice(0, 10);
      const priced = items.map((item, index) => ({ ...item, unitPrice: decimal(1999 + 731 * index) }));
      const offer = { items: priced, shipping: '15.00', note: '', validUntil, replaces: 0 };
      await call('POST', `/admin/api/quote-requests/${id}/quotes`, { body: offer });
      const { link } = await call('GET', `/admin/api/quote-requests/${id}`);
      const offered = `/api/quotes/${link.split('/quote/')[1]}`;
      await call('POST', `${offered}/accept`, { body: { version: 1, address: at }, as: null });
      const { quotes } = await call('GET', `/admin/api/quote-requests/${id}`);
      return call('GET', `/api/orders/${quotes[0].orderId}`);
    },
  };

  async function returned(order, plan) {
    const fresh = await call('GET', `/api/orders/${order.id}`);
    const items = [{ itemId: fresh.items[0].id, quantity: 1, reason: 'damaged' }];
    const { id } = await call('POST', `/admin/api/orders/${order.id}/returns`, { body: { items } });
    await call('POST', `/admin/api/returns/${id}/receive`, { body: {} });
    const minor = Math.max(1, Math.floor((minorOf(order.totalAmount) * plan.part) / 1000));
    const method = plan.payment === 'cash' ? 'cash' : 'transfer';
    await call('POST', `/admin/api/returns/${id}/refund`, { body: { method, amount: decimal(minor) } });
    moved(order, 'refund', method === 'cash' ? 'cash' : 'bank_transfer', -minor);
  }
  async function refunded(order, minor) {
    const { rows } = await database.query('SELECT id FROM payment WHERE order_id = $1', [order.id]);
    await call('POST', `/admin/api/payments/${rows[0].id}/refunds`, { body: { amount: decimal(minor) } });
    moved(order, 'refund', 'stripe', -minor);
  }
  const paidInvoice = async (order, { part, fate }, date) => {
    const total = minorOf(order.invoice.totalAmount);
    const minor = fate === 'paid' ? total : Math.max(1, Math.floor((total * part) / 1000));
    const body = { amount: decimal(minor), date, reference: order.invoice.invoiceNumber };
    await call('PUT', `/admin/api/invoices/${order.invoice.invoiceNumber}/payment`, { body });
    moved(order, 'transfer', 'bank_transfer', minor, order.invoice.currency);
    order.openMinor = total - minor;
  };

  const later = {
    async cancelled(order, { payment }) {
      await setStatus(order, 'cancelled');
      const total = minorOf(order.totalAmount);
      moved(order, ...(payment === 'cash' ? ['cash', 'cash'] : ['refund', 'stripe']), -total);
      order.isCancelled = true;
    },
    returned,
    refunded: (order) => refunded(order, minorOf(order.totalAmount)),
    'refunded in part': (order, { part }) =>
      refunded(order, Math.max(1, Math.floor((minorOf(order.totalAmount) * part) / 1000))),
    paid: paidInvoice,
    'paid in part': paidInvoice,
  };

  return {
    ledger,
    async order({ email, at, account, vatNumber, items, discountCode, payment, fate, part }, date) {
      const as = await callerOf({ account, email, payment });
      const addresses = { shippingAddress: at, billingAddress: at };
      const body = { email, ...addresses, items, discountCode, vatNumber, language: 'ro' };
      const order = await place[payment](body, as, { date, part });
      await setStatus(order, 'shipped');
      if (fate !== 'on its way') {
        await setStatus(order, 'delivered');
        if (payment === 'cash') moved(order, 'cash', 'cash', minorOf(order.totalAmount));
      }
      const invoice = await call('POST', `/api/orders/${order.id}/invoice`, { body: {} });
      const isOpen = payment === 'quote' || fate === 'on its way';
      return { ...order, invoice, openMinor: isOpen ? minorOf(invoice.totalAmount) : 0 };
    },
    async later(order, plan, date) {
      await later[plan.fate]?.(order, plan, date);
    },
  };
}
