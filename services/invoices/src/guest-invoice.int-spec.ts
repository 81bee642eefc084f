import type { BillingCompany } from '@kp/commerce/billing-company-rules';
import { AccountMails } from '@kp/auth';
import { anAddress, type OrderStatusResponse, StatusLinks } from '@kp/orders/testing';
import type { Problem } from '@kp/platform/http';
import { readPdf } from '@kp/testing';
import { type InvoiceAnswer, type InvoicesShop, startInvoicesShop } from './testing/invoices-shop';
import { parseUbl } from './ubl/testing/ubl-document';
import { brokenRules } from './ubl/testing/ubl-rules';

const BUYER_NUMBER = 'cac:AccountingCustomerParty/cac:Party/cac:PartyTaxScheme/cbc:CompanyID';

const COMPANY: BillingCompany = {
  companyName: 'Hotel Belvedere SA',
  vatNumber: 'RO7654320',
  registrationNumber: 'J12/7/2019',
  address: 'Bulevardul Eroilor 3',
  city: 'Cluj-Napoca',
  county: 'Cluj',
  zip: '400129',
  country: 'Romania',
  email: 'accounts@belvedere.example',
};

type Issued = { invoiceNumber: string } & Omit<Problem, 'status'> & { details: { invoiceNumber: string } };

describe('the invoice of a guest’s order', () => {
  let shop: InvoicesShop;
  beforeAll(async () => {
    shop = await startInvoicesShop();
  });
  afterAll(() => shop.close());

  const tokenOf = (orderId: number) => shop.app.get(StatusLinks, { strict: false }).tokenOf(orderId);
  const issue = (token: string, body: object = {}) =>
    shop.call<Issued>('POST', `/api/order-status/${token}/invoice`, { body });
  const billingCompany = (token: string) =>
    shop.call<BillingCompany & Problem>('GET', `/api/order-status/${token}/billing-company`);
  const buyerOf = async (number: string) =>
    (await shop.call<InvoiceAnswer>('GET', `/api/invoices/number/${number}`, { token: shop.adminToken })).body
      .user;

  it('is made out to the company that the guest enters, with the person of the order', async () => {
    const token = tokenOf(await shop.delivered());
    const { status, body } = await issue(token, { company: COMPANY });
    expect([status, body.message]).toEqual([201, undefined]);
    expect(await buyerOf(body.invoiceNumber)).toMatchObject({
      companyName: 'Hotel Belvedere SA',
      vatNumber: 'RO7654320',
      registrationNumber: 'J12/7/2019',
      companyAddress: 'Bulevardul Eroilor 3',
      companyCity: 'Cluj-Napoca',
      companyCounty: 'Cluj',
      companyZip: '400129',
      companyCountry: 'Romania',
      email: 'accounts@belvedere.example',
      firstName: 'Ana',
      lastName: 'Popescu',
    });
    const order = await shop.call<{ invoiceNumber: string }>('GET', `/api/order-status/${token}`);
    expect(order.body.invoiceNumber).toBe(body.invoiceNumber);
  });

  it('is made out to the billing address of the order without one', async () => {
    const { body } = await issue(tokenOf(await shop.delivered()));
    expect(await buyerOf(body.invoiceNumber)).toMatchObject({
      companyName: '',
      vatNumber: '',
      companyAddress: 'Strada Lipscani 12',
      email: 'ana@bistro-nord.example',
    });
  });

  it('is made out to the company named with the order without asking again, and states its references', async () => {
    const billingAddress = anAddress({ company: 'Hotel Belvedere SA', city: 'Cluj-Napoca', county: 'Cluj' });
    const named = { billingAddress, vatNumber: '7654320', poNumber: 'PO-4711', costCenter: 'Kitchen' };
    const token = tokenOf(await shop.delivered(undefined, 'en', named));
    const order = await shop.call<OrderStatusResponse>('GET', `/api/order-status/${token}`);
    expect(order.body).toMatchObject({ hasBillingCompany: true, poNumber: 'PO-4711', costCenter: 'Kitchen' });
    const { status, body } = await issue(token);
    expect([status, body.message]).toEqual([201, undefined]);
    const invoice = await shop.invoice(body.invoiceNumber);
    expect(invoice).toMatchObject({ poNumber: 'PO-4711', costCenter: 'Kitchen' });
    expect(invoice.user).toMatchObject({ companyName: 'Hotel Belvedere SA', vatNumber: 'RO7654320' });
    const files = ['pdf', 'xml'].map((format) => `/api/order-status/${token}/invoice/${format}`);
    const [pdf, xml] = await Promise.all(files.map((url) => shop.app.inject({ url })));
    expect((await readPdf(pdf!.rawPayload)).text).toContain('PO-4711');
    const document = parseUbl(xml!.payload);
    expect(document.all('cac:OrderReference')).toEqual([`PO-4711 ${invoice.orderNumber}`]);
    expect(document.text('cbc:AccountingCost')).toBe('Kitchen');
    expect(document.text(BUYER_NUMBER)).toBe('RO7654320');
    expect(brokenRules(xml!.payload)).toEqual([]);
  });

  it('of a company without a number is refused as ever, and the form asks for it', async () => {
    const billingAddress = anAddress({ company: 'Hotel Belvedere SA' });
    const token = tokenOf(await shop.delivered(undefined, 'en', { billingAddress }));
    const order = await shop.call<OrderStatusResponse>('GET', `/api/order-status/${token}`);
    expect(order.body.hasBillingCompany).toBe(false);
    expect((await issue(token)).body.code).toBe('INVOICES.TAX_NUMBER_REQUIRED');
    expect((await issue(token, { company: COMPANY })).status).toBe(201);
  });

  it('tells who has the link nothing of the buyer but the country', async () => {
    const { status, body, headers } = await billingCompany(tokenOf(await shop.delivered()));
    expect(status).toBe(200);
    expect(body).toEqual({
      companyName: '',
      vatNumber: '',
      registrationNumber: '',
      address: '',
      city: '',
      county: '',
      zip: '',
      country: 'Romania',
      email: '',
    });
    expect(headers['cache-control']).toContain('no-store');
  });

  it('exists once: ten clicks at a time issue one, the others answer its number', async () => {
    const token = tokenOf(await shop.delivered());
    const answers = await Promise.all(Array.from({ length: 10 }, () => issue(token, { company: COMPANY })));
    const [issued, ...refused] = answers.toSorted((one, other) => one.status - other.status);
    expect(issued!.status).toBe(201);
    for (const { status, body } of refused) {
      expect([status, body.code]).toEqual([409, 'INVOICES.ALREADY_ISSUED']);
      expect(body.details).toEqual({ invoiceNumber: issued!.body.invoiceNumber });
    }
    const form = await billingCompany(token);
    expect([form.status, form.body.code]).toEqual([409, 'INVOICES.ALREADY_ISSUED']);
  });

  it('names the field that breaks a rule, and uses up no number', async () => {
    const token = tokenOf(await shop.delivered());
    const before = await shop.numbers();
    const { status, body } = await issue(token, { company: { ...COMPANY, city: ' ', email: 'no address' } });
    expect([status, body.code]).toEqual([400, 'INPUT.INVALID']);
    expect(body.fields).toEqual([
      { field: 'company.city', message: 'Company city is required' },
      { field: 'company.email', message: 'Invalid email address' },
    ]);
    expect((await issue(token, { company: 'Hotel Belvedere SA' })).status).toBe(400);
    expect(await shop.numbers()).toEqual(before);
  });

  it('asks for the number of a company and for the sector of Bucharest', async () => {
    const token = tokenOf(await shop.delivered());
    const bucharest = { ...COMPANY, city: 'București', county: 'București', zip: '' };
    const asked = async (company: object) => (await issue(token, { company })).body.fields;
    expect(await asked({ ...COMPANY, vatNumber: 'RO7654321' })).toEqual([
      { field: 'company.vatNumber', message: 'This is not a valid VAT or tax number. Example: RO12345674' },
    ]);
    expect(await asked({ ...bucharest, vatNumber: '' })).toEqual([
      { field: 'company.vatNumber', message: 'A company needs its VAT or tax number on the invoice' },
      { field: 'company.city', message: 'Add the sector of Bucharest, such as Sector 1' },
    ]);
    const whole = { ...bucharest, vatNumber: 'CIF 7654320', zip: '０３ 00 31' };
    const { body } = await issue(token, { company: whole });
    expect(await buyerOf(body.invoiceNumber)).toMatchObject({ vatNumber: 'RO7654320', companyZip: '030031' });
  });

  it('waits for the delivery', async () => {
    const orderId = await shop.delivered();
    await shop.setStatus(orderId, 'shipped');
    for (const answer of [await issue(tokenOf(orderId)), await billingCompany(tokenOf(orderId))])
      expect([answer.status, answer.body.code]).toEqual([409, 'INVOICES.ORDER_NOT_DELIVERED']);
  });

  it('is not issued by a forged or an expired link, nor for the order of a customer', async () => {
    const [orderId, other] = [await shop.delivered(), await shop.delivered()];
    const ofCustomer = await shop.delivered(await shop.customer('maria@nord.example'));
    const [, ...signed] = tokenOf(other).split('.');
    const forged = [`${orderId}.${signed.join('.')}`, `${orderId}.x`, 'x', tokenOf(ofCustomer)];
    for (const token of forged) {
      for (const answer of [await issue(token), await billingCompany(token)])
        expect([answer.status, answer.body.code]).toEqual([404, 'ORDERS.NOT_FOUND']);
    }
    const now = Date.now();
    jest.spyOn(Date, 'now').mockReturnValue(now - 92 * 86_400_000);
    const expired = tokenOf(orderId);
    jest.restoreAllMocks();
    for (const answer of [await issue(expired), await billingCompany(expired)])
      expect([answer.status, answer.body.code]).toEqual([410, 'ORDERS.LINK_EXPIRED']);
    expect((await shop.order(orderId)).invoiceNumber).toBeNull();
  });

  describe.each(['pdf', 'xml'] as const)('as %s', (format) => {
    const download = async (url: string, token?: string) => {
      const headers = token ? { authorization: `Bearer ${token}` } : {};
      const answer = await shop.app.inject({ method: 'GET', url: `${url}/${format}`, headers });
      const problem = answer.statusCode < 400 ? null : answer.json<Problem>();
      return {
        status: answer.statusCode,
        code: problem?.code,
        headers: answer.headers,
        bytes: answer.rawPayload,
      };
    };
    const ofGuest = (token: string) => download(`/api/order-status/${token}/invoice`);

    it('is the file that the administrator gets, byte for byte, and kept in no cache', async () => {
      const token = tokenOf(await shop.delivered());
      const { invoiceNumber } = (await issue(token, { company: COMPANY })).body;
      const theirs = await ofGuest(token);
      expect(theirs.status).toBe(200);
      expect(theirs.headers['content-type']).toContain(`application/${format}`);
      expect(theirs.headers['content-disposition']).toContain(`filename="${invoiceNumber}.${format}"`);
      expect(theirs.headers['cache-control']).toContain('no-store');
      const ofOwner = await download(`/api/invoices/number/${invoiceNumber}`, shop.adminToken);
      expect(ofOwner.status).toBe(200);
      expect(theirs.bytes.equals(ofOwner.bytes)).toBe(true);
    });

    it('is not there before the invoice is issued, nor after it is reversed', async () => {
      const orderId = await shop.delivered();
      const token = tokenOf(orderId);
      const before = await ofGuest(token);
      expect([before.status, before.code]).toEqual([404, 'INVOICES.NOT_FOUND']);
      await issue(token);
      await shop.setStatus(orderId, 'cancelled');
      await shop.untilIdle();
      const after = await ofGuest(token);
      expect([after.status, after.code]).toEqual([404, 'INVOICES.NOT_FOUND']);
    });

    it('is not found with another token, and gone with an expired one', async () => {
      const [orderId, other] = [await shop.delivered(), await shop.delivered()];
      await issue(tokenOf(orderId));
      const [, ...signed] = tokenOf(other).split('.');
      const maria = await shop.customer(`maria-${format}@nord.example`);
      const ofCustomer = await shop.delivered(maria);
      await shop.issue(ofCustomer, maria);
      for (const token of [`${orderId}.${signed.join('.')}`, `${orderId}.x`, tokenOf(ofCustomer)]) {
        const { status, code } = await ofGuest(token);
        expect([status, code]).toEqual([404, 'ORDERS.NOT_FOUND']);
      }
      const now = Date.now();
      jest.spyOn(Date, 'now').mockReturnValue(now - 92 * 86_400_000);
      const expired = tokenOf(orderId);
      jest.restoreAllMocks();
      const { status, code } = await ofGuest(expired);
      expect([status, code]).toEqual([410, 'ORDERS.LINK_EXPIRED']);
    });
  });
});

describe('the orders of a guest who creates an account', () => {
  let shop: InvoicesShop;
  let people = 0;
  let email: string;
  beforeAll(async () => {
    shop = await startInvoicesShop();
  });
  beforeEach(() => void (email = `Guest-${(people += 1)}@bistro-nord.example`));
  afterAll(() => shop.close());

  const tokenOf = (orderId: number) => shop.app.get(StatusLinks, { strict: false }).tokenOf(orderId);
  const ordered = async () => {
    const id = await shop.delivered();
    await shop.sql('UPDATE orders SET email = $2 WHERE id = $1', [id, email]);
    return id;
  };
  const own = async (token: string) =>
    (await shop.call<{ id: number }[]>('GET', '/api/orders?mine=true', { token })).body.map(({ id }) => id);
  const ownInvoices = async (token: string) =>
    (await shop.call<{ invoiceNumber: string }[]>('GET', '/api/invoices', { token })).body.map(
      ({ invoiceNumber }) => invoiceNumber,
    );
  const join = (token: string, orderId: number) =>
    shop.call<Problem>('POST', `/api/order-status/${tokenOf(orderId)}/join`, { token });
  /** Of the mail to the account, as it is written; null when none is due. */
  const mailedLink = async () => {
    const [change] = await shop.sql<{ id: number }>(
      'SELECT c.id FROM email_change c JOIN app_user u ON u.id = c.user_id WHERE lower(u.email) = lower($1)',
      [email],
    );
    return change ? shop.app.get(AccountMails, { strict: false }).startEmailLink(change.id) : null;
  };

  it('join it, with their invoices, once the link of the mail is opened, and not before', async () => {
    const [first, second] = [await ordered(), await ordered()];
    const { invoiceNumber } = (
      await shop.call<Issued>('POST', `/api/order-status/${tokenOf(first)}/invoice`, {
        body: { company: COMPANY },
      })
    ).body;
    const token = await shop.customer(email);
    await shop.untilIdle();
    expect([await own(token), await ownInvoices(token)]).toEqual([[], []]);

    const link = await mailedLink();
    expect(link).toMatchObject({ isOwn: true });
    const key = link!.url!.split('/').at(-1);
    expect((await shop.call('POST', '/api/auth/confirm-email', { body: { token: key } })).status).toBe(200);
    await shop.untilIdle();
    expect((await own(token)).sort()).toEqual([first, second].sort());
    expect(await ownInvoices(token)).toEqual([invoiceNumber]);
    // The links that were mailed to the guest go on.
    expect((await shop.call('GET', `/api/order-status/${tokenOf(first)}`)).status).toBe(200);
    const pdf = await shop.app.inject(`/api/order-status/${tokenOf(first)}/invoice/pdf`);
    expect(pdf.statusCode).toBe(200);
  });

  it('join it when its password was reset by a mailed link', async () => {
    const id = await ordered();
    const token = await shop.customer(email);
    const account = await shop.sql<{ id: number }>('SELECT id FROM app_user WHERE lower(email) = lower($1)', [
      email,
    ]);
    await shop.sql(`INSERT INTO outbox_message (event, payload) VALUES ('auth.mailbox-confirmed', $1)`, [
      { userId: account[0]!.id },
    ]);
    await shop.untilIdle();
    expect(await own(token)).toEqual([id]);
  });

  it('send no mail to who never ordered, nor show as a change of the email', async () => {
    const token = await shop.customer(email);
    await shop.untilIdle();
    expect(await mailedLink()).toBeNull();
    await ordered();
    email = `other-${email}`;
    await ordered();
    const other = await shop.customer(email);
    await shop.untilIdle();
    expect(await mailedLink()).not.toBeNull();
    for (const each of [token, other]) {
      const me = await shop.call<{ pendingEmail: string | null }>('GET', '/api/auth/me', { token: each });
      expect(me.body.pendingEmail).toBeNull();
    }
  });

  it('join it one by one by their links, once, and no other with them', async () => {
    const [first, second] = [await ordered(), await ordered()];
    const token = await shop.customer(email.toLowerCase());
    expect([(await join(token, first)).status, (await join(token, first)).status]).toEqual([204, 204]);
    expect(await own(token)).toEqual([first]);
    expect((await shop.order(second)).id).toBe(second);
  });

  it('say by their link whether they are in the account of the caller, or can join it', async () => {
    const id = await ordered();
    const accountOf = async (token?: string) =>
      (
        await shop.call<{ account: string | null }>('GET', `/api/order-status/${tokenOf(id)}`, {
          ...(token && { token }),
        })
      ).body.account;
    // Typed in capitals, or by whoever else has the link.
    const owner = await shop.customer(email.toUpperCase());
    const stranger = await shop.customer(`neighbour-of-${email}`);
    expect([await accountOf(), await accountOf(stranger), await accountOf(owner)]).toEqual([
      null,
      null,
      'joinable',
    ]);
    await join(owner, id);
    expect([await accountOf(), await accountOf(stranger), await accountOf(owner)]).toEqual([
      null,
      null,
      'own',
    ]);
  });

  it('do not join the account of another email, nor leave an account, nor join without one', async () => {
    const id = await ordered();
    const stranger = await shop.customer(`stranger-of-${email}`);
    const refused = await join(stranger, id);
    expect([refused.status, refused.body.code]).toEqual([404, 'ORDERS.NOT_FOUND']);
    const owner = await shop.customer(email);
    await join(owner, id);
    const late = await join(stranger, id);
    expect([late.status, late.body.code]).toEqual([404, 'ORDERS.NOT_FOUND']);
    expect((await shop.call('POST', `/api/order-status/${tokenOf(id)}/join`)).status).toBe(401);
    expect([await own(owner), await own(stranger)]).toEqual([[id], []]);
  });
});
