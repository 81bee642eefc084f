import { type InvoicesShop, startInvoicesShop } from '@kp/invoices/testing';
import { anAddress } from '@kp/orders/testing';
import { shopModules } from '@kp/modules';
import type { AccessLevel, Problem } from '@kp/platform/http';
import { HealthModule } from './health/health.controller';
import { JobsModule } from './jobs/jobs.controller';
import { PublicConfigModule } from './public-config/public-config.controller';
import { type Route, routesOf } from './testing/routes';
import { SAVED_ADDRESS, type CustomerRecords, recordsOf } from './testing/records-of-a-customer';

interface Thing {
  of: (records: CustomerRecords) => string | number;
  /** In the same form, and of nobody. */
  missing: string | number;
  /** Parameters besides the one that names the thing. */
  rest?: (records: CustomerRecords) => Record<string, string | number>;
  body?: object;
  /** Answered to its owner; a success unless given. */
  ofOwner?: number;
  /** Of the missing one; 404 unless given. */
  status?: number;
}

const NO_ID = 2_000_000_000;
const NO_UUID = '00000000-0000-4000-8000-000000000000';
const order: Thing = { of: ({ orderId }) => orderId, missing: NO_ID };
const invoice: Thing = { of: ({ invoiceNumber }) => invoiceNumber, missing: 'INV-1999-000001' };
const savedAddress: Thing = { of: ({ savedAddressId }) => savedAddressId, missing: NO_ID };
const cartLine: Thing = { of: ({ cartLineId }) => cartLineId, missing: NO_ID, body: { quantity: 2 } };

const unknownItem = { items: [{ itemId: NO_ID, quantity: 1, reason: 'damaged' }] };
const review: Thing = {
  ...order,
  rest: ({ itemId }) => ({ itemId }),
  body: { rating: 5, title: 'Sticks well', comment: 'On steel and on plastic alike.' },
};

/** Routes to one thing of a customer, by operation: to another customer it does not exist. */
const OWNED: Record<string, Thing> = {
  setCartLineQuantity: cartLine,
  // It is delivered: the order itself was found.
  cancelOrder: { ...order, ofOwner: 409 },
  removeCartLine: cartLine,
  getOrder: order,
  issueInvoice: order,
  // After issueInvoice: the order has its invoice by then.
  createInvoice: { ...order, ofOwner: 409 },
  getInvoiceByNumber: invoice,
  getInvoicePdf: invoice,
  getInvoiceXml: invoice,
  listOrderReturns: order,
  // Of an unknown item: the order itself was found.
  requestOrderReturn: { ...order, body: unknownItem, ofOwner: 409 },
  // The order behind the link is of a guest with another email than hers.
  joinOrder: { of: ({ statusToken }) => statusToken, missing: 'x', ofOwner: 404 },
  listOrderReviews: order,
  writeOrderReview: review,
  editOrderReview: review,
  withdrawOrderReview: review,
  setDefaultSavedAddress: savedAddress,
  changeSavedAddress: { ...savedAddress, body: SAVED_ADDRESS },
  deleteSavedAddress: savedAddress,
  endSession: { of: ({ sessionId }) => sessionId, missing: NO_UUID },
};

/** Routes that name something of everybody, of which each customer has their own. */
const OF_THE_CALLER = new Set(['addProductAlert', 'removeProductAlert']);

const payLink: Thing = { of: ({ payToken }) => payToken, missing: 'x' };
const balanceLink: Thing = { of: ({ balanceToken }) => balanceToken, missing: 'x' };
const invoicedLink: Thing = { of: ({ invoicedStatusToken }) => invoicedStatusToken, missing: 'x' };
const quoteLink: Thing = { of: ({ quoteToken }) => quoteToken, missing: 'x' };
const otherQuoteLink: Thing = { of: ({ otherQuoteToken }) => otherQuoteToken, missing: 'x' };
const unsubscribeLink: Thing = { of: ({ unsubscribeToken }) => unsubscribeToken, missing: 'x' };

const guestAlertLink: Thing = { of: ({ guestAlertToken }) => guestAlertToken, missing: 'x' };

const newsletterLink: Thing = { of: ({ newsletterToken }) => newsletterToken, missing: 'x' };

/** Routes to whoever has the secret of a link: no other secret leads to the thing, and none is guessed from its id. */
const BEHIND_A_SECRET: Record<string, Thing> = {
  getOrderStatus: { of: ({ statusToken }) => statusToken, missing: 'x' },
  listGuestReturns: { of: ({ statusToken }) => statusToken, missing: 'x' },
  requestGuestReturn: {
    of: ({ statusToken }) => statusToken,
    missing: 'x',
    body: unknownItem,
    ofOwner: 409,
  },
  cancelGuestOrder: { of: ({ statusToken }) => statusToken, missing: 'x', ofOwner: 409 },
  // It does not wait for a transfer.
  getProForma: { of: ({ statusToken }) => statusToken, missing: 'x', ofOwner: 404 },
  getTransferQr: { of: ({ statusToken }) => statusToken, missing: 'x', ofOwner: 404 },
  getGuestBillingCompany: { of: ({ statusToken }) => statusToken, missing: 'x' },
  issueGuestInvoice: { of: ({ statusToken }) => statusToken, missing: 'x' },
  getGuestInvoicePdf: invoicedLink,
  getGuestInvoiceXml: invoicedLink,
  getPaymentLink: payLink,
  confirmLinkPayment: payLink,
  startLinkPayment: { ...payLink, rest: () => ({ method: 'stripe' }) },
  getBalanceLink: balanceLink,
  confirmBalancePayment: balanceLink,
  startBalancePayment: { ...balanceLink, rest: () => ({ method: 'stripe' }) },
  getQuote: quoteLink,
  acceptQuote: { ...quoteLink, body: { version: 1, address: anAddress() } },
  declineQuote: { ...otherQuoteLink, body: { version: 1 } },
  getUnsubscription: unsubscribeLink,
  unsubscribe: unsubscribeLink,
  getGuestAlert: guestAlertLink,
  confirmGuestAlert: guestAlertLink,
  getNewsletterSignUp: newsletterLink,
  confirmNewsletter: newsletterLink,
  removeGuestAlert: { of: ({ otherGuestAlertToken }) => otherGuestAlertToken, missing: 'x' },
  getCheckout: { of: ({ checkoutId }) => checkoutId, missing: NO_UUID },
  cancelCheckout: { of: ({ checkoutId }) => checkoutId, missing: NO_UUID, status: 204 },
  getPaypalCheckout: { of: ({ paypalId }) => paypalId, missing: 'x' },
  confirmSandboxPayment: {
    of: ({ paymentRef }) => paymentRef,
    missing: 'x',
    body: { action: 'approve' },
  },
};

/** Routes to what everybody may see. */
const OF_EVERYBODY = new Set([
  'getShopPage',
  'getProductBySlug',
  'getProduct',
  'listProductReviews',
  'getReviewSummary',
  'getDataSheet',
  'listBoughtTogether',
  'getProductCompliance',
]);

const MARIA = 'maria@nord.example';

describe('what belongs to somebody else', () => {
  let shop: InvoicesShop;
  let maria: string;
  let dan: string;
  let records: CustomerRecords;
  let routes: Route[];

  beforeAll(async () => {
    const rightOfInvoices = shopModules.slice(shopModules.findIndex(({ name }) => name === 'invoices') + 1);
    shop = await startInvoicesShop({
      modules: rightOfInvoices,
      imports: [HealthModule, JobsModule, PublicConfigModule],
      environment: { PAYMENTS_SANDBOX: 'true' },
    });
    [maria, dan] = [await shop.customer(MARIA), await shop.customer('dan@hotel.example')];
    records = await recordsOf(shop, MARIA, maria);
    routes = await routesOf(shop);
  });
  afterAll(() => shop.close());

  const send = async (
    route: Route,
    id: string | number,
    token?: string,
    { body, rest }: Partial<Thing> = {},
  ) => {
    const parameters = rest?.(records) ?? {};
    const path = route.path.replace(/\{(\w+)\}/g, (_, name: string) =>
      encodeURIComponent(parameters[name] ?? id),
    );
    const answer = await shop.call<Problem>(route.method, path, { token, body });
    return { status: answer.status, body: answer.body };
  };
  /** As a client sees it, without what differs from call to call. */
  const seen = ({ status, body }: Awaited<ReturnType<typeof send>>) => ({
    status,
    problem: typeof body === 'object' ? { ...body, correlationId: undefined } : body,
  });
  const withParameters = (access: AccessLevel) =>
    routes.filter((route) => route.access === access && route.parameters.length > 0);

  it('is covered for every route of the contract', () => {
    const covered = new Set([
      ...Object.keys(OWNED),
      ...OF_THE_CALLER,
      ...Object.keys(BEHIND_A_SECRET),
      ...OF_EVERYBODY,
    ]);
    const found = [...withParameters('customer'), ...withParameters('public')].map(
      ({ operation }) => operation,
    );
    expect(found.filter((operation) => !covered.has(operation))).toEqual([]);
    expect([...covered].filter((operation) => !found.includes(operation))).toEqual([]);
    expect(
      withParameters('customer')
        .map(({ operation }) => operation)
        .sort(),
    ).toEqual([...Object.keys(OWNED), ...OF_THE_CALLER].sort());
  });

  it.each(Object.entries(OWNED))(
    'is to another customer as if it did not exist: %s',
    async (operation, thing) => {
      const route = routes.find((each) => each.operation === operation)!;
      const [theirs, missing] = [
        await send(route, thing.of(records), dan, thing),
        await send(route, thing.missing, dan, thing),
      ];
      expect(theirs.status).toBe(404);
      expect(seen(theirs)).toEqual(seen(missing));
      expect((await send(route, thing.of(records), undefined, thing)).status).toBe(401);
      const own = await send(route, thing.of(records), maria, thing);
      expect(thing.ofOwner ? [thing.ofOwner] : [200, 201, 204]).toContain(own.status);
    },
  );

  it('is each customer’s own where the path names a product: alerts', async () => {
    const alertsOf = async (token: string) =>
      (await shop.call<object[]>('GET', '/api/alerts', { token })).body;
    const path = `/api/alerts/${records.productId}/restock`;
    expect((await shop.call('PUT', path, { token: maria })).status).toBe(200);
    expect((await shop.call('PUT', path)).status).toBe(401);
    expect((await shop.call('DELETE', path)).status).toBe(401);
    const ofMaria = await alertsOf(maria);
    expect(ofMaria).toMatchObject([{ productId: records.productId, kind: 'restock' }]);

    expect(await alertsOf(dan)).toEqual([]);
    expect((await shop.call('DELETE', path, { token: dan })).status).toBe(204);
    expect(await alertsOf(maria)).toEqual(ofMaria);
    expect((await shop.call('PUT', path, { token: dan })).status).toBe(200);
    expect((await shop.call('DELETE', path, { token: maria })).status).toBe(204);
    expect(await alertsOf(dan)).toHaveLength(1);
    expect(await alertsOf(maria)).toEqual([]);
  });

  it.each(Object.entries(BEHIND_A_SECRET))(
    'is not found without its secret, by nobody: %s',
    async (operation, thing) => {
      const route = routes.find((each) => each.operation === operation)!;
      const secret = String(thing.of(records));
      const missing = await send(route, thing.missing, dan, thing);
      expect(missing.status).toBe(thing.status ?? 404);
      for (const token of [undefined, dan, maria]) {
        expect(seen(await send(route, guessOf(secret), token, thing))).toEqual(seen(missing));
        const byId = await send(route, records.orderId, token, thing);
        expect(byId.status).toBeGreaterThanOrEqual(400);
      }
      const own = await send(route, secret, undefined, thing);
      expect(thing.ofOwner ? [thing.ofOwner] : [200, 201, 204]).toContain(own.status);
    },
  );

  it('is in no list of another customer, and in none of a guest', async () => {
    const lists = routes.filter(
      ({ access, method, parameters }) =>
        access === 'customer' && method === 'GET' && parameters.length === 0,
    );
    expect(lists.length).toBeGreaterThanOrEqual(4);
    for (const list of lists) {
      const ofDan = await send(list, '', dan);
      expect([list.operation, ofDan.status]).toEqual([list.operation, 200]);
      for (const mark of [MARIA, records.invoiceNumber, 'ORD-'])
        expect(JSON.stringify(ofDan.body)).not.toContain(mark);
    }
  });

  it('needs a token wherever it is somebody’s', async () => {
    const ofSomebody = routes.filter(({ access }) => access !== 'public');
    expect(ofSomebody.length).toBeGreaterThan(20);
    for (const route of ofSomebody) {
      const answer = await send(route, 1);
      expect([route.operation, answer.status]).toEqual([route.operation, 401]);
    }
  });

  it('is not open to customers where it is for administrators', async () => {
    const ofAdministrators = routes.filter(({ access }) => access === 'admin');
    expect(ofAdministrators.length).toBeGreaterThan(10);
    for (const route of ofAdministrators) {
      const answer = await send(route, 1, dan);
      expect([route.operation, answer.status]).toEqual([route.operation, 403]);
    }
  });
});

/** Another secret in the same form. */
function guessOf(secret: string): string {
  const at = secret.length - 5;
  return `${secret.slice(0, at)}${secret[at] === '0' ? '1' : '0'}${secret.slice(at + 1)}`;
}
