import { shopDayOf } from '@kp/i18n/shop-time';
import { shopName } from '@kp/i18n/shop-name';
import { setShopTimeZone } from '@kp/i18n/shop-time-zone';
import { setCatalogLanguage } from '@kp/i18n/catalog-language';
import { setShopWeekStart, shopWeek } from '@kp/i18n/shop-week';
import { anAdministrator, fakeNetwork, json, problem, renderPage } from '@kp/testing/browser';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import routes from '../../routes';

const network = fakeNetwork();
const open = (section: string) =>
  renderPage(routes, {
    at: `/admin?tab=settings&section=${section}`,
    texts: ['admin', 'adminSettings', 'adminSetup', 'problems'],
    token: 'token-1',
  });

const SENDER = { name: 'KitchenPass', email: 'shop@kitchenpass.example', replyTo: '' };
const NO_SERVER = { name: 'MAIL_URL', secrecy: 'password', source: 'none', shown: null };
const FEED = {
  name: 'EXCHANGE_RATE_FEED_URL',
  secrecy: 'open',
  source: 'environment',
  shown: 'https://rates.example/daily.xml',
};
const TAXES = {
  isByDestination: false,
  ossSince: null,
  isTaxIncluded: false,
  isShownWithTax: false,
  homeCountry: 'RO',
};
const REGION = {
  timeZone: 'Europe/Bucharest',
  weekStart: 1,
  holidayCountry: 'RO',
  decimalMark: '.',
  csvSeparator: ',',
};
const PLANNED = {
  country: 'RO',
  taxClass: 'standard',
  validFrom: '2027-01-01',
  rate: 0.21,
  isInForce: false,
  isFuture: true,
};
const IN_FORCE = {
  country: 'RO',
  taxClass: 'standard',
  validFrom: '2017-01-01',
  rate: 0.19,
  isInForce: true,
  isFuture: false,
};

const DISTANCE_SALES = {
  year: 2026,
  currency: 'EUR',
  amount: '10000.01',
  threshold: '10000.00',
  states: [
    { state: 'FR', amount: '9000.01' },
    { state: 'DE', amount: '1000.00' },
  ],
  currenciesWithoutRate: [],
};

beforeEach(() => {
  network
    .on('GET /api/auth/me', json(anAdministrator()))
    .on('GET /api/cart', json([]))
    .on('GET /admin/api/mail-sender', json({ ...SENDER, isDefault: true, isMailServerSet: false }))
    .on('GET /admin/api/connections/mail', json({ settings: [NO_SERVER] }))
    .on('GET /admin/api/connections/exchange-rates', json({ settings: [FEED] }))
    .on(
      'GET /admin/api/shipping-settings',
      json({
        freeShippingThreshold: 500,
        standardShippingCost: 25,
        currency: 'USD',
        trackingUrlTemplate: '',
      }),
    )
    .on('GET /admin/api/tax-settings', json(TAXES))
    .on('GET /admin/api/vat-registrations', json({ current: 'registered', periods: [] }))
    .on('GET /admin/api/distance-sales', json(DISTANCE_SALES))
    .on('GET /admin/api/shipping-zones', json([]))
    .on('GET /admin/api/delivery-methods', json([]));
});

const save = () => screen.getByRole('button', { name: 'Save changes' });

describe('the settings', () => {
  it('ask before the shop changes its currency, and say what is not converted', async () => {
    const SHOP = { currency: 'USD', invoiceCurrency: 'EUR' };
    network.on('GET /admin/api/shop-settings', json(SHOP));
    network.on('PUT /admin/api/shop-settings', json({ ...SHOP, currency: 'RON' }));
    const { user } = await open('currency');
    fireEvent.mouseDown(await screen.findByLabelText('Currency of the shop'));
    await user.click(await screen.findByTitle(/^RON: /));
    await user.click(save());
    const question = await screen.findByRole('dialog', { name: 'Change the currency to RON?' });
    expect(question).toHaveTextContent(/a price of \$129\.00 becomes 129\.00.lei/);
    await user.click(within(question).getByRole('button', { name: 'Keep USD' }));
    expect(network.callsTo('PUT /admin/api/shop-settings')).toHaveLength(0);
    await waitFor(() => expect(save()).not.toHaveClass('ant-btn-loading'));

    await user.click(save());
    await user.click(await screen.findByRole('button', { name: 'Change currency' }));
    await waitFor(() => expect(save()).toBeDisabled());
    expect(network.callsTo('PUT /admin/api/shop-settings')[0]?.body).toEqual({
      currency: 'RON',
      invoiceCurrency: 'EUR',
    });
  });

  it('move the shop to another time zone, by whose days the next screen goes', async () => {
    network.on('GET /admin/api/regional-settings', json(REGION));
    network.on('PUT /admin/api/regional-settings', json({ ...REGION, timeZone: 'America/New_York' }));
    const { user } = await open('region');
    const zone = await screen.findByLabelText('Time zone');
    await user.type(zone, 'new york');
    await user.click(await screen.findByTitle(/^America\/New York \(GMT-[45]\)$/));
    const time = new Intl.DateTimeFormat('en', { timeZone: 'America/New_York', weekday: 'long' }).format();
    expect(await screen.findByText(new RegExp(`It's ${time} \\d\\d:\\d\\d there now`))).toBeVisible();
    await user.click(save());
    await waitFor(() => expect(save()).toBeDisabled());
    expect(network.callsTo('PUT /admin/api/regional-settings')[0]?.body).toEqual({
      ...REGION,
      timeZone: 'America/New_York',
    });
    expect(shopDayOf(new Date('2026-12-01T04:59:59Z'))).toBe('2026-11-30');
    setShopTimeZone('Europe/Bucharest');
  });

  it('keep the public holidays of a country, and say which come next', async () => {
    network.on('GET /admin/api/regional-settings', json(REGION));
    network.on('PUT /admin/api/regional-settings', json({ ...REGION, holidayCountry: 'DE' }));
    const { user } = await open('region');
    const country = await screen.findByLabelText('Public holidays');
    expect(screen.getByText(/Next: \w+ \d+, \d{4}, /)).toBeVisible();
    await user.type(country, 'germ');
    await user.click(await screen.findByTitle('Germany'));
    await user.click(save());
    await waitFor(() => expect(save()).toBeDisabled());
    expect(network.callsTo('PUT /admin/api/regional-settings')[0]?.body).toEqual({
      ...REGION,
      holidayCountry: 'DE',
    });
  });

  it('begin the week on another day, in lists and where weekdays stand', async () => {
    network.on('GET /admin/api/regional-settings', json(REGION));
    network.on('PUT /admin/api/regional-settings', json({ ...REGION, weekStart: 7 }));
    const { user } = await open('region');
    fireEvent.mouseDown(await screen.findByLabelText('First day of the week'));
    await user.click(await screen.findByTitle('Sunday'));
    await user.click(save());
    await waitFor(() => expect(save()).toBeDisabled());
    expect(network.callsTo('PUT /admin/api/regional-settings')[0]?.body).toEqual({ ...REGION, weekStart: 7 });
    expect(shopWeek()[0]).toBe(7);
    setShopWeekStart(1);
  });

  it('write exported files with a decimal comma, which then does not separate their columns', async () => {
    network.on('GET /admin/api/regional-settings', json(REGION));
    network.on('PUT /admin/api/regional-settings', json({ ...REGION, decimalMark: ',', csvSeparator: ';' }));
    const { user } = await open('region');
    fireEvent.mouseDown(await screen.findByLabelText('Numbers in exported files'));
    await user.click(await screen.findByTitle('1234,50'));
    await user.click(save());
    expect(await screen.findByText('Choose another separator than the decimal mark')).toBeVisible();
    expect(network.callsTo('PUT /admin/api/regional-settings')).toHaveLength(0);
    fireEvent.mouseDown(screen.getByLabelText('Columns of CSV files are separated by'));
    await user.click(await screen.findByTitle('Semicolon'));
    await user.click(save());
    await waitFor(() => expect(save()).toBeDisabled());
    expect(network.callsTo('PUT /admin/api/regional-settings')[0]?.body).toEqual({
      ...REGION,
      decimalMark: ',',
      csvSeparator: ';',
    });
  });

  it('ask before prices are entered with VAT, and say what that does to them', async () => {
    network
      .on('GET /admin/api/vat-rates', json([IN_FORCE]))
      .on('PUT /admin/api/tax-settings', json({ ...TAXES, isTaxIncluded: true }));
    const { user } = await open('vat');
    await user.click(await screen.findByRole('radio', { name: 'With VAT' }));
    await user.click(save());
    const question = await screen.findByRole('dialog', { name: 'Enter prices the other way from now on?' });
    expect(question).toHaveTextContent(/129\.00 without VAT becomes .*129\.00 with VAT/);
    await user.click(within(question).getByRole('button', { name: 'Change' }));
    await waitFor(() => expect(save()).toBeDisabled());
    expect(network.callsTo('PUT /admin/api/tax-settings')[0]?.body).toEqual({
      isTaxIncluded: true,
      isShownWithTax: false,
      isByDestination: false,
      ossSince: null,
    });
  });

  it('tell what was sold to consumers in other member states, and when the threshold is passed', async () => {
    network.on('GET /admin/api/vat-rates', json([IN_FORCE]));
    await open('vat');
    const sales = await screen.findByRole('region', { name: /consumers in other member states in 2026/ });
    expect(sales).toHaveTextContent('€10,000.01 of €10,000.00');
    expect(sales).toHaveTextContent('France: €9,000.01 · Germany: €1,000.00');
    expect(within(sales).getByRole('alert')).toHaveTextContent(/register for the One Stop Shop/);
  });

  it('save what shipping costs, refuse what is no amount, and ask before changes are lost', async () => {
    network.on('PUT /admin/api/shipping-settings', json({ currency: 'USD' }));
    const { user } = await open('shipping');
    const cost = await screen.findByLabelText('Shipping cost (USD)');
    expect(save()).toBeDisabled();
    fireEvent.change(cost, { target: { value: '2x' } });
    await waitFor(() => expect(save()).toBeEnabled());
    await user.click(save());
    expect(await screen.findByText(/Enter an amount from 0 to/)).toBeVisible();
    expect(network.callsTo('PUT /admin/api/shipping-settings')).toHaveLength(0);

    fireEvent.change(cost, { target: { value: '19,50' } });
    await user.click(screen.getByRole('link', { name: 'Company' }));
    await user.click(await screen.findByRole('button', { name: 'Keep editing' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(cost).toHaveValue('19.50');

    await user.click(save());
    await waitFor(() => expect(save()).toBeDisabled());
    expect(network.callsTo('PUT /admin/api/shipping-settings')[0]?.body).toEqual({
      freeShippingThreshold: 500,
      standardShippingCost: 19.5,
      trackingUrlTemplate: '',
    });
  });

  it('save when parcels leave and how long they take, with closed days', async () => {
    const stored = {
      cutOff: '14:00',
      workingDays: [1, 2, 3, 4, 5],
      closedDays: ['2026-12-24'],
      bucharestMinDays: 1,
      bucharestMaxDays: 3,
      romaniaMinDays: 2,
      romaniaMaxDays: 5,
    };
    const settings = { ...stored, homeCountry: 'RO' };
    network
      .on('GET /admin/api/delivery-settings', json(settings))
      .on('PUT /admin/api/delivery-settings', json(settings));
    const { user } = await open('delivery');
    const change = (label: string, value: string) =>
      fireEvent.change(screen.getByLabelText(label), { target: { value } });
    await screen.findByLabelText('Cut-off');
    expect(save()).toBeDisabled();
    change('Bucharest, at least (days)', '4');
    await waitFor(() => expect(save()).toBeEnabled());
    await user.click(save());
    expect(await screen.findByText('Enter whole days from 0 to 60, the smaller number first')).toBeVisible();
    expect(network.callsTo('PUT /admin/api/delivery-settings')).toEqual([]);

    change('Bucharest, at least (days)', '2');
    change('Cut-off', '12:30');
    await user.click(screen.getByLabelText('Saturday'));
    await user.click(screen.getByRole('button', { name: 'Add a closed day' }));
    change('Closed day 2', '2026-12-31');
    await user.click(save());
    await waitFor(() => expect(save()).toBeDisabled());
    expect(network.callsTo('PUT /admin/api/delivery-settings')[0]?.body).toEqual({
      ...stored,
      cutOff: '12:30',
      workingDays: [1, 2, 3, 4, 5, 6],
      closedDays: ['2026-12-24', '2026-12-31'],
      bucharestMinDays: 2,
    });
  });

  it('ask an owner abroad for the days within the country alone', async () => {
    const days = { bucharestMinDays: 1, bucharestMaxDays: 3, romaniaMinDays: 2, romaniaMaxDays: 5 };
    const stored = { cutOff: '14:00', workingDays: [1, 2, 3, 4, 5], closedDays: [], ...days };
    const settings = { ...stored, homeCountry: 'HU' };
    network
      .on('GET /admin/api/delivery-settings', json(settings))
      .on('PUT /admin/api/delivery-settings', json(settings));
    const { user } = await open('delivery');
    const most = await screen.findByLabelText('Within the country, at most (days)');
    expect(screen.queryByLabelText(/Bucharest/)).toBeNull();
    fireEvent.change(most, { target: { value: '4' } });
    await user.click(save());
    await waitFor(() => expect(save()).toBeDisabled());
    expect(network.callsTo('PUT /admin/api/delivery-settings')[0]?.body).toEqual({
      ...stored,
      romaniaMaxDays: 4,
    });
  });

  it('save how long data is kept within its bounds, and say what nobody can change', async () => {
    const stored = {
      mailDays: 90,
      unsentMailDays: 365,
      checkoutDays: 30,
      webhookDays: 90,
      messageDays: null,
    };
    network
      .on('GET /admin/api/retention-settings', json(stored))
      .on('PUT /admin/api/retention-settings', json(stored));
    const { user } = await open('retention');
    const mails = await screen.findByLabelText('Sent emails (days)');
    expect(screen.getByText(/because tax law requires them/)).toBeVisible();
    fireEvent.change(mails, { target: { value: '20' } });
    await waitFor(() => expect(save()).toBeEnabled());
    await user.click(save());
    expect(await screen.findByText('Enter a whole number of days from 30 to 365')).toBeVisible();
    expect(network.callsTo('PUT /admin/api/retention-settings')).toEqual([]);
    fireEvent.change(mails, { target: { value: '60' } });
    await user.click(save());
    await waitFor(() => expect(save()).toBeDisabled());
    expect(network.callsTo('PUT /admin/api/retention-settings')[0]?.body).toEqual({
      ...stored,
      mailDays: 60,
    });
  });

  it('delete a planned VAT rate, but none in force', async () => {
    network
      .on('GET /admin/api/vat-rates', json([PLANNED, IN_FORCE]))
      .on('DELETE /admin/api/vat-rates/RO/standard/2027-01-01', json(null));
    const { user } = await open('vat');
    const table = await screen.findByRole('table', { name: 'VAT rates' });
    expect(table).toHaveTextContent('21%');
    expect(table).toHaveTextContent('In force');
    const [button, ...others] = within(table).getAllByRole('button', { name: /^Delete/ });
    expect(others).toEqual([]);
    await user.click(button!);
    await waitFor(() =>
      expect(network.callsTo('DELETE /admin/api/vat-rates/RO/standard/2027-01-01')).toHaveLength(1),
    );
  });

  it('show the VAT rates of the own country, and those of the others behind one line', async () => {
    const others = ['AT', 'XI'].map((country) => ({ ...IN_FORCE, country }));
    network.on('GET /admin/api/vat-rates', json([...others, IN_FORCE]));
    const { user } = await open('vat');
    const own = await screen.findByRole('table', { name: 'VAT rates' });
    expect(own).toHaveTextContent(/Romania/);
    expect(own).not.toHaveTextContent(/Austria/);
    const folded = 'Rates of other countries (2)';
    await user.click(screen.getByText(folded));
    expect(screen.getByRole('table', { name: folded })).toHaveTextContent(/Austria.*Northern Ireland/);
  });

  it('say which rate a new one replaces and from when, also one that is only planned', async () => {
    network
      .on('GET /admin/api/vat-rates', json([PLANNED, IN_FORCE]))
      .on('POST /admin/api/vat-rates', json([PLANNED, IN_FORCE]));
    const { user } = await open('vat');
    await user.click(await screen.findByRole('button', { name: 'Add rate' }));
    const dialog = await screen.findByRole('dialog');
    const from = (day: string) =>
      fireEvent.change(within(dialog).getByLabelText('Valid from'), { target: { value: day } });
    const notice = within(dialog).getByRole('status');
    from('2026-12-01');
    expect(notice).toHaveTextContent('From December 1, 2026, this rate replaces 19% for Romania.');
    from('2027-02-01');
    expect(notice).toHaveTextContent('From February 1, 2027, this rate replaces 21% for Romania.');
    from('2027-01-01');
    expect(notice).toBeEmptyDOMElement();
    from('');
    expect(notice).toBeEmptyDOMElement();
    from('2016-01-01');
    expect(notice).toBeEmptyDOMElement();
    expect(network.callsTo('POST /admin/api/vat-rates')).toHaveLength(0);
  });

  it('plan from which day on the shop charges VAT', async () => {
    const start = { validFrom: '1970-01-01', status: 'not_registered', isFirst: true };
    const planned = { validFrom: '2099-01-01', status: 'registered', isFirst: false };
    const periods = [
      { ...planned, isFuture: true, isInForce: false },
      { ...start, isFuture: false, isInForce: true },
    ];
    network
      .on('GET /admin/api/vat-rates', json([IN_FORCE]))
      .on('GET /admin/api/vat-registrations', json({ current: 'not_registered', periods: [] }))
      .on('POST /admin/api/vat-registrations', () => {
        network.on('GET /admin/api/vat-registrations', json({ current: 'not_registered', periods }));
        return json({ current: 'not_registered', periods });
      });
    const { user } = await open('vat');
    expect(await screen.findByText(/^Today: Not registered for VAT/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Add change' }));
    const dialog = await screen.findByRole('dialog');
    fireEvent.mouseDown(within(dialog).getByLabelText('Registration'));
    await user.click(await screen.findByTitle('Registered for VAT'));
    fireEvent.change(within(dialog).getByLabelText('Valid from'), { target: { value: '2099-01-01' } });
    await user.click(within(dialog).getByRole('button', { name: 'Add change' }));
    const table = await screen.findByRole('table', { name: 'VAT registration' });
    expect(table).toHaveTextContent(/Registered for VAT.*January 1, 2099.*Planned/);
    expect(table).toHaveTextContent(/Not registered for VAT.*From the beginning.*In force/);
    expect(network.callsTo('POST /admin/api/vat-registrations')[0]?.body).toEqual({
      status: 'registered',
      validFrom: '2099-01-01',
    });
  });

  it('name the rate of the shop that a country without its own gives up, and the pair of an exchange rate', async () => {
    const dollar = { base: 'USD', quote: 'EUR', rate: '0.920000', source: 'manual' };
    const feed = { host: null, lastRunAt: null, hasFailed: false };
    network
      .on(
        'GET /admin/api/vat-rates',
        json([{ ...IN_FORCE, country: 'DE', validFrom: '2030-01-01' }, IN_FORCE]),
      )
      .on('GET /admin/api/exchange-rates', json([{ ...dollar, ...IN_FORCE, rate: '0.920000' }]))
      .on('GET /admin/api/exchange-rate-feed', json(feed));
    const { user } = await open('vat');
    await user.click(await screen.findByRole('button', { name: 'Add rate' }));
    const dialog = await screen.findByRole('dialog');
    const country = within(dialog).getByRole('combobox', { name: 'Country' });
    await user.click(country);
    await user.type(country, 'Germany');
    await user.click(await screen.findByTitle('Germany'));
    expect(within(dialog).getByRole('status')).toHaveTextContent(/this rate replaces 19% for Germany/);
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    await user.click(screen.getByRole('link', { name: 'Exchange rates' }));
    await user.click(await screen.findByRole('button', { name: 'Add rate' }));
    expect(await screen.findByText(/this rate replaces 0.920000 for USD → EUR/)).toBeVisible();
  });

  it('keep the sender of mails that the server refuses, and send a test mail', async () => {
    network
      .on(
        'PUT /admin/api/mail-sender',
        problem(400, 'INPUT.INVALID', 'invalid', {
          fields: [{ field: 'email', message: 'No such mailbox' }],
        } as never),
      )
      .on('POST /admin/api/mail-sender/test', json(null));
    const { user } = await open('mail');
    expect(await screen.findByText('No mail server is set. Emails stay in the shop.')).toBeVisible();
    const email = screen.getByLabelText('Sender email');
    fireEvent.change(email, { target: { value: 'orders@bistro.example' } });
    await waitFor(() => expect(save()).toBeEnabled());
    await user.click(save());
    await waitFor(() => expect(network.callsTo('PUT /admin/api/mail-sender')).toHaveLength(1));
    expect(email).toHaveValue('orders@bistro.example');
    await user.click(screen.getByRole('button', { name: 'Send test email' }));
    await waitFor(() => expect(network.callsTo('POST /admin/api/mail-sender/test')).toHaveLength(1));
  });

  it('take a mail server in the words of its provider, and keep the password of one that is known', async () => {
    const kept = 'smtps://orders%40bistro.example:••••@smtp.bistro.example:465';
    network.on('PUT /admin/api/connections/mail', json({ settings: [{ ...NO_SERVER, shown: kept }] }));
    const { user } = await open('mail');
    await user.type(await screen.findByLabelText('Server'), 'smtp.bistro.example');
    await user.type(screen.getByLabelText('User'), 'orders@bistro.example');
    await user.type(screen.getByLabelText('Password'), 's3:cret');
    network.on(
      'GET /admin/api/connections/mail',
      json({ settings: [{ ...NO_SERVER, source: 'backOffice', shown: kept }] }),
    );
    await user.click(screen.getByRole('button', { name: 'Save connection' }));
    expect(await screen.findByPlaceholderText('Enter a new one to replace it')).toHaveValue('');
    expect(screen.getByLabelText('Port')).toHaveValue('465');
    const value = 'smtp://orders%40bistro.example:s3%3Acret@smtp.bistro.example:587';
    const sent = { settings: [{ name: 'MAIL_URL', value }] };
    expect(network.callsTo('PUT /admin/api/connections/mail')[0]?.body).toEqual(sent);
  });

  it('never show a secret key again, and leave what the environment sets to the server', async () => {
    const key = { name: 'STRIPE_SECRET_KEY', secrecy: 'secret', source: 'backOffice', shown: '••••4242' };
    const publishable = {
      name: 'STRIPE_PUBLISHABLE_KEY',
      secrecy: 'open',
      source: 'environment',
      shown: 'pk_test_1',
    };
    network.on(
      'GET /admin/api/payment-settings',
      json({ methods: [], transferDays: 5, reminderDays: 2, version: 1 }),
    );
    network.on('GET /admin/api/connections/stripe', json({ settings: [key, publishable] }));
    network.on(
      'PUT /admin/api/connections/stripe',
      problem(409, 'PAYMENTS.KEYS_BESIDE_DEMO', 'Live keys are not accepted beside demo data.'),
    );
    const { user } = await open('payments');
    await user.click(await screen.findByText('Stripe'));
    expect(await screen.findByText('Saved: ••••4242')).toBeVisible();
    expect(screen.getByText('pk_test_1')).toBeVisible();
    expect(screen.getByText(/environment \(STRIPE_PUBLISHABLE_KEY\), which wins/)).toBeVisible();
    await user.type(screen.getByLabelText('Secret key'), 'sk_live_1');
    await user.click(screen.getByRole('button', { name: 'Save connection' }));
    expect(await screen.findByText('Live keys are not accepted beside demo data.')).toBeVisible();
    expect(screen.getByLabelText('Secret key')).toHaveValue('sk_live_1');
  });

  it('say how the shop is connected with the tax office, test that and end it', async () => {
    const access = {
      state: 'connected',
      hasKeys: true,
      isTest: true,
      redirectUri: 'https://shop.example/api/e-factura/callback',
      connectedAt: '2026-11-30T08:00:00.000Z',
      connectedBy: 'ana@bistro.example',
      startsOn: '2026-11-30',
      sendsAbroad: false,
      problem: null,
    };
    network
      .on('GET /admin/api/connections/e-factura', json({ settings: [] }))
      .on('GET /admin/api/e-factura', json(access))
      .on('POST /admin/api/e-factura/test', json({ problem: 'Nu aveti drept in SPV pentru CIF=123' }))
      .on('PUT /admin/api/e-factura', json({ ...access, startsOn: '2026-11-02' }))
      .on('DELETE /admin/api/e-factura', json({ ...access, state: 'off', startsOn: null }));
    const { user } = await open('eFactura');
    expect(await screen.findByText(/Connected by ana@bistro.example/)).toBeVisible();
    expect(screen.getByText(/Test service/)).toBeVisible();
    expect(screen.getByText('https://shop.example/api/e-factura/callback')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Test the connection' }));
    expect(await screen.findByText('Nu aveti drept in SPV pentru CIF=123')).toBeVisible();
    fireEvent.change(screen.getByLabelText('Send documents issued from'), {
      target: { value: '2026-11-02' },
    });
    await user.click(save());
    await waitFor(() =>
      expect(network.callsTo('PUT /admin/api/e-factura')[0]?.body).toEqual({
        startsOn: '2026-11-02',
        sendsAbroad: false,
      }),
    );
    network.on('GET /admin/api/e-factura', json({ ...access, state: 'off', startsOn: null }));
    await user.click(screen.getByRole('button', { name: 'Disconnect' }));
    const question = within(await screen.findByRole('tooltip'));
    await user.click(question.getByRole('button', { name: 'Disconnect' }));
    expect(await screen.findByText(/^Not connected/)).toBeVisible();
  });

  it('show what the first document of a kind will be called, and keep the numbers of those that are issued', async () => {
    const NUMBERS = {
      invoiceSeries: 'INV-2026-',
      invoiceFirstNumber: '000001',
      stornoSeries: 'STO-2026-',
      stornoFirstNumber: '000001',
      creditNoteSeries: 'CN-2026-',
      creditNoteFirstNumber: '000001',
    };
    network.on('GET /admin/api/document-numbers', json({ ...NUMBERS, started: ['storno'] }));
    const fields = [{ field: 'invoiceSeries', message: 'Documents of this kind are numbered already.' }];
    network.on(
      'PUT /admin/api/document-numbers',
      problem(409, 'INVOICES.NUMBERS_STARTED', 'Documents of this kind are numbered already.', { fields }),
    );
    const { user } = await open('numbers');
    const invoices = within(await screen.findByRole('group', { name: 'Invoices' }));
    const series = invoices.getByLabelText('Series');
    await user.clear(series);
    await user.type(series, 'kpb');
    const first = invoices.getByLabelText('First number');
    await user.clear(first);
    await user.type(first, '1001');
    expect(invoices.getByText('The first one will be KPB1001.')).toBeVisible();
    await user.type(series, '7');
    expect(invoices.queryByText(/The first one will be/)).not.toBeInTheDocument();
    await user.click(save());
    expect(await invoices.findByText(/not ending with a digit/)).toBeVisible();
    await user.type(series, '{Backspace}-');
    await user.click(save());
    expect(await invoices.findByText(/numbered already/)).toBeVisible();
    expect(series).toHaveValue('kpb-');
    const stornos = within(screen.getByRole('group', { name: 'Reversals' }));
    expect(stornos.getByLabelText('Series')).toBeDisabled();
    expect(stornos.getByText(/so this stays/)).toBeVisible();
  });

  it('fill the company in from the public register', async () => {
    network.on('GET /api/company-settings', problem(404, 'SETTINGS.COMPANY_NOT_FOUND', 'none'));
    network.on('GET /admin/api/company-settings', problem(404, 'SETTINGS.COMPANY_NOT_FOUND', 'none'));
    network.on('GET /admin/api/regional-settings', json(REGION));
    const company = { name: 'Moraru Panificație SRL', city: 'Sector 2', vatNumber: 'RO14399840', phone: '' };
    network.on('GET /admin/api/company-register', json({ state: 'found', company }));
    const { user } = await open('company');
    const field = await screen.findByLabelText('Fill in by tax number');
    await user.type(field, '14399841{Enter}');
    expect(field).toHaveAccessibleDescription(/^This number isn't valid/);
    expect(network.callsTo('GET /admin/api/company-register')).toEqual([]);
    await user.type(field, '{Backspace}0{Enter}');
    expect(await screen.findByText(/Filled in from the public register/)).toBeVisible();
    expect(screen.getByDisplayValue('Moraru Panificație SRL')).toBeVisible();
    expect(network.callsTo('GET /admin/api/company-register')[0]?.query).toEqual({
      country: 'RO',
      number: '14399840',
    });
  });

  const aMethod = (changes: object) => ({
    mode: 'live',
    refusedCurrency: null,
    isOn: true,
    countries: null,
    buyers: 'everybody',
    minTotal: '',
    maxTotal: '',
    texts: [],
    ...changes,
  });
  const PAYMENTS = {
    transferDays: 5,
    reminderDays: 2,
    version: 3,
    methods: [
      aMethod({ id: 'stripe', mode: 'test' }),
      aMethod({ id: 'paypal', refusedCurrency: 'RON' }),
      aMethod({ id: 'cash' }),
      aMethod({ id: 'bank_transfer', mode: 'off' }),
    ],
  };

  it('show which payment methods take real money', async () => {
    network.on('GET /admin/api/payment-settings', json(PAYMENTS));
    await open('payments');
    const table = await screen.findByRole('table', { name: 'Payment method' });
    expect(table).toHaveTextContent('TestNo money moves.');
    expect(table).toHaveTextContent("LiveCustomers don't see it: it doesn't take RON.");
    expect(table).toHaveTextContent('LiveCustomers pay real money.');
    expect(table).toHaveTextContent("OffCustomers don't see it: enter the IBAN under Company first.");
  });

  it('switch a payment method off, move another one up and limit it', async () => {
    network.on('GET /admin/api/payment-settings', json(PAYMENTS));
    network.on('PUT /admin/api/payment-settings', json(PAYMENTS));
    const sent = () =>
      network.callsTo('PUT /admin/api/payment-settings').at(-1)?.body as
        | (Omit<typeof PAYMENTS, 'methods'> & { methods: { id: string }[] })
        | undefined;
    const { user } = await open('payments');
    await user.click(await screen.findByRole('switch', { name: 'Offer PayPal' }));
    await waitFor(() => expect(sent()?.methods[1]).toMatchObject({ id: 'paypal', isOn: false }));
    expect(sent()).toMatchObject({ version: 3, transferDays: 5 });
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Move Cash on delivery up' })).toBeEnabled(),
    );
    await user.click(screen.getByRole('button', { name: 'Move Cash on delivery up' }));
    await waitFor(() => expect(sent()?.methods[1]?.id).toBe('cash'));
    await user.click(screen.getByRole('button', { name: 'Edit Cash on delivery' }));
    const limit = await screen.findByRole('textbox', { name: 'Up to a total of' });
    fireEvent.change(limit, { target: { value: '1500,50' } });
    const name = screen.getByRole('textbox', { name: 'Name in the checkout' });
    fireEvent.change(name, { target: { value: 'Cash at the door' } });
    const dialog = within(screen.getByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Save changes' }));
    await waitFor(() =>
      expect(sent()?.methods.find(({ id }) => id === 'cash')).toMatchObject({
        maxTotal: '1500.50',
        texts: [{ language: 'en', name: 'Cash at the door', hint: '' }],
      }),
    );
  });
});

describe('the assistant of a new shop', () => {
  const openStep = (step: string) =>
    renderPage(routes, {
      at: `/admin?tab=setup&step=${step}`,
      texts: ['admin', 'adminSettings', 'adminSetup', 'problems'],
      token: 'token-1',
    });
  beforeEach(() => {
    const checks = ['company', 'brand'].map((name) => ({ name, isDone: true, reason: null }));
    network.on('GET /admin/api/setup/readiness', json({ isHidden: false, checks }));
  });

  it('goes on where it was left', async () => {
    network.on('GET /admin/api/vat-rates', json([]));
    await renderPage(routes, {
      at: '/admin?tab=setup',
      texts: ['admin', 'adminSettings', 'adminSetup', 'problems'],
      token: 'token-1',
    });
    expect(await screen.findByText('Step 4 of 9')).toBeVisible();
  });

  it('derives currency, clock, formats and rates from the country', async () => {
    network
      .on('GET /admin/api/regional-settings', json(REGION))
      .on('PUT /admin/api/shop-settings', json({ currency: 'EUR', invoiceCurrency: null }))
      .on('PUT /admin/api/regional-settings', json({ ...REGION, timeZone: 'Europe/Berlin' }))
      .on('PUT /admin/api/tax-settings/official-rates', json({ added: 80 }));
    const { user } = await openStep('country');
    expect(await screen.findByText('Step 1 of 9')).toBeVisible();
    const country = await screen.findByLabelText('Where is your business?');
    await user.click(country);
    await user.type(country, 'Germany');
    await user.click(await screen.findByTitle('Germany'));
    expect(await screen.findByText('Europe/Berlin')).toBeVisible();
    expect(screen.getByText('Deutsch')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Use these settings' }));
    await waitFor(() =>
      expect(network.callsTo('PUT /admin/api/tax-settings/official-rates')).toHaveLength(1),
    );
    expect(network.callsTo('PUT /admin/api/shop-settings')[0]?.body).toEqual({
      currency: 'EUR',
      invoiceCurrency: null,
    });
    expect(network.callsTo('PUT /admin/api/regional-settings')[0]?.body).toMatchObject({
      timeZone: 'Europe/Berlin',
      holidayCountry: 'DE',
      decimalMark: ',',
      csvSeparator: ';',
      catalogLanguage: 'de',
    });
    setShopTimeZone('Europe/Bucharest');
    setCatalogLanguage('en');
  });

  it('asks for the name of the shop, and calls it so from then on', async () => {
    const pictures = { logo: null, darkLogo: null, icon: null, heroPicture: null };
    const stored = { name: 'KitchenPass', accent: '', socialLinks: [], texts: [], ...pictures };
    network.on('GET /admin/api/brand-settings', json(stored));
    network.on('PUT /admin/api/brand-settings', json({ ...stored, name: 'Brutăria Nord' }));
    const { user } = await openStep('brand');
    const name = await screen.findByLabelText(/Name of the shop/);
    await user.clear(name);
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    expect(name).toBeInvalid();
    await user.type(name, 'Brutăria Nord');
    await user.type(screen.getByRole('textbox', { name: 'Accent color' }), 'FFD400');
    const light = within(screen.getByRole('region', { name: 'Light mode' }));
    expect(light.getByText(/^Shown as #7a6600: your color has a contrast of only 1.4:1/)).toBeVisible();
    await user.type(screen.getByRole('textbox', { name: 'Headline of the home page' }), 'Flour for bakers');
    await user.type(screen.getByRole('textbox', { name: 'Claim 1' }), 'Milled on Mondays');
    await user.type(screen.getByRole('textbox', { name: /^Social networks/ }), 'instagram.com/nord');
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    expect(await screen.findByText('Enter complete addresses that begin with https://')).toBeVisible();
    await user.clear(screen.getByRole('textbox', { name: /^Social networks/ }));
    await user.type(
      screen.getByRole('textbox', { name: /^Social networks/ }),
      'https://www.instagram.com/nord',
    );
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    await waitFor(() => expect(shopName()).toBe('Brutăria Nord'));
    expect(network.callsTo('PUT /admin/api/brand-settings').map(({ body }) => body)).toEqual([
      expect.objectContaining({
        name: 'Brutăria Nord',
        accent: '#ffd400',
        socialLinks: ['https://www.instagram.com/nord'],
        logo: null,
        texts: [
          expect.objectContaining({
            language: 'en',
            heroTitle: 'Flour for bakers',
            claims: expect.arrayContaining([{ title: 'Milled on Mondays', text: '' }]),
          }),
        ],
      }),
    ]);
    delete document.documentElement.dataset['shopName'];
  });

  it('writes, looks at, keeps and publishes a page', async () => {
    const body = (words: string) =>
      JSON.stringify({
        type: 'doc',
        content: [{ type: 'paragraph', content: [{ type: 'text', text: words }] }],
      });
    const revision = (id: number) => ({ id, savedAt: '2026-11-20T10:00:00.000Z', savedBy: 'Ana Pop' });
    const content = [{ language: 'en', title: 'Our terms', body: body('Fair ones') }];
    const stored = {
      slug: 'terms',
      placement: 'legal',
      state: 'draft',
      content,
      revisionId: 8,
      publishedRevisionId: null,
      revisions: [revision(8), revision(7)],
    };
    const summary = {
      slug: 'terms',
      placement: 'legal',
      state: 'draft',
      title: 'Our terms',
      languages: ['en'],
    };
    network
      .on('GET /admin/api/pages', json([{ ...summary, savedAt: '2026-11-20T10:00:00.000Z' }]))
      .on('GET /admin/api/pages/terms', json(stored))
      .on(
        'GET /admin/api/pages/terms/revisions/7',
        json({ content: [{ ...content[0], title: 'Older terms' }] }),
      )
      .on('POST /admin/api/pages/preview', json({ html: '<p>As customers see it</p>' }))
      .on('PUT /admin/api/pages/terms', json({ ...stored, revisionId: 9 }))
      .on('PUT /admin/api/pages/terms/published', json({ ...stored, revisionId: 9, state: 'published' }));
    const { user } = await open('pages');
    await user.click(await screen.findByRole('link', { name: 'Terms & conditions' }));
    expect(
      await within(await screen.findByRole('region', { name: 'Text' })).findByText('Fair ones'),
    ).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Edit text' }));
    expect(await screen.findByRole('textbox', { name: 'Text' })).toHaveTextContent('Fair ones');
    await user.click(screen.getByRole('button', { name: 'Preview' }));
    expect(await screen.findByText('As customers see it')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Close' }));
    await user.click(screen.getByText('History (2)'));
    await user.click(screen.getByRole('button', { name: /^Take the version of/ }));
    const title = await screen.findByDisplayValue('Older terms');
    await user.clear(title);
    await user.type(title, 'New terms');
    await user.click(screen.getByRole('button', { name: 'Publish' }));
    await waitFor(() => expect(network.callsTo('PUT /admin/api/pages/terms/published')).toHaveLength(1));
    expect(network.callsTo('PUT /admin/api/pages/terms')[0]?.body).toEqual({
      placement: 'legal',
      revisionId: 8,
      content: [{ language: 'en', title: 'New terms', body: body('Fair ones') }],
    });
    expect(network.callsTo('PUT /admin/api/pages/terms/published')[0]?.body).toEqual({ revisionId: 9 });
  });

  it('goes on step by step, each a section of the settings, and ends on the dashboard', async () => {
    network.on('GET /admin/api/vat-rates', json([IN_FORCE]));
    network.on('PUT /admin/api/setup/marks/assistant', json(null));
    network.on('GET /admin/api/dashboard', json({ currency: 'EUR', setup: { isNew: false } }));
    network.on('GET /admin/api/vat-report', json([]));
    const { user } = await openStep('delivery');
    expect(await screen.findByLabelText(/Free shipping above/)).toBeVisible();
    const steps = () => within(screen.getByRole('navigation', { name: 'Steps' }));
    expect(steps().getByRole('link', { current: 'step' })).toHaveTextContent('Delivery');
    expect(steps().getByRole('link', { name: 'Company' }).parentElement).toHaveTextContent('Done');
    await user.click(screen.getByRole('link', { name: 'Back' }));
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Taxes' })).toHaveFocus());
    await user.click(steps().getByRole('link', { name: 'Products' }));
    expect(await screen.findByRole('link', { name: 'Import a list' })).toHaveAttribute(
      'href',
      '/admin?tab=imports&new=products',
    );
    await user.click(screen.getByRole('button', { name: 'Finish later' }));
    await waitFor(() => expect(network.callsTo('PUT /admin/api/setup/marks/assistant')).toHaveLength(1));
    expect(await screen.findByRole('heading', { level: 1, name: 'Administrator' })).toBeVisible();
  });
});
