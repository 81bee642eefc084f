import { modulesUpTo } from '@kp/modules';
import { createTranslator, loadMessages } from '@kp/i18n';
import type { Problem } from '@kp/platform/http';
import { PAGES_TAG, ResponseCache } from '@kp/platform/response-cache';
import { SettingsService, Taxes } from '@kp/settings';
import { giveRole, startTestShop, type TestShop } from '@kp/testing';
import { PublicConfigModule } from './public-config.controller';

const ADMIN = { email: 'admin@kitchenpass.example', password: 'kitchen-passage-9' };
const COMPANY = {
  name: 'Bistro Supplies SRL',
  address: 'Strada Lungă 1',
  zipCode: '500001',
  city: 'Brașov',
  county: 'Brașov',
  country: 'Romania',
  vatNumber: 'RO 5948 2171',
  registrationNumber: 'J08/1/2017',
  email: 'office@bistro.example',
  phone: '+40 21 555 0142',
  openingHours: 'Mon-Fri 9-5 EET',
  bankName: 'A bank',
  iban: 'ro49 AAAA 1B31 0075 9384 0000',
  shareCapital: '200 RON',
  documentTexts: [{ kind: 'invoice', language: 'ro', intro: 'Vă mulțumim.', footer: '' }],
  secondBankName: 'Another bank',
  secondIban: 'ro53 DNRB 0000 4599 1234 5678',
  invoiceNotes: 'Payable within 30 days.',
  taxId: '',
  paymentTermDays: 30,
};

const COSTS = { freeShippingThreshold: 500, standardShippingCost: 25 };

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
type Fields = Problem & Record<string, unknown>;

const dayAfter = (days: number) =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Bucharest' }).format(Date.now() + days * 86_400_000);

describe('the settings of the shop', () => {
  let shop: TestShop;
  let tokens: Record<'guest' | 'maria' | 'admin', string | undefined>;

  beforeAll(async () => {
    shop = await startTestShop({
      modules: modulesUpTo('payments'),
      imports: [PublicConfigModule],
      environment: { ADMIN_EMAIL: ADMIN.email, ADMIN_PASSWORD: ADMIN.password },
    });
    const maria = { firstName: 'Maria', lastName: 'Ionescu', email: 'maria@nord.example' };
    const register = { ...maria, password: 'kitchen-123', confirmPassword: 'kitchen-123' };
    await shop.call('POST', '/api/auth/register', { body: register });
    const login = async (email: string, password: string) =>
      (await shop.call<{ token: string }>('POST', '/api/auth/login', { body: { email, password } })).body
        .token;
    await shop.call('POST', '/api/auth/register', {
      body: { ...register, ...ADMIN, confirmPassword: ADMIN.password },
    });
    await giveRole(shop, 'owner', { email: ADMIN.email });
    tokens = {
      guest: undefined,
      maria: await login(maria.email, register.password),
      admin: await login(ADMIN.email, ADMIN.password),
    };
  });
  afterAll(() => shop.close());

  const as = (who: keyof typeof tokens, method: Method, path: string, body?: unknown) =>
    shop.call<Fields>(method, `/admin/api/${path}`, { token: tokens[who], body });
  const problemOf = async (method: Method, path: string, body?: unknown) => {
    const answer = await as('admin', method, path, body);
    return [answer.status, answer.body.code, answer.body.fields?.map(({ field }) => field)];
  };
  /** Whether a rendered page that was cached before is still there. */
  const keepsPages = async (change: () => Promise<unknown>) => {
    const cache = shop.app.get(ResponseCache);
    const page = { contentType: 'text/html', body: '<p>Free shipping over $500</p>' };
    await cache.getOrCompute('/terms', [PAGES_TAG], () => Promise.resolve(page));
    await change();
    return cache.peek('/terms') !== undefined;
  };

  it.each<[Method, string]>([
    ['PUT', 'company-settings'],
    ['GET', 'shop-settings'],
    ['PUT', 'shop-settings'],
    ['GET', 'brand-settings'],
    ['PUT', 'brand-settings'],
    ['GET', 'pages'],
    ['PUT', 'pages/terms'],
    ['PUT', 'pages/terms/published'],
    ['DELETE', 'pages/terms'],
    ['GET', 'regional-settings'],
    ['PUT', 'regional-settings'],
    ['GET', 'shipping-settings'],
    ['PUT', 'shipping-settings'],
    ['GET', 'retention-settings'],
    ['PUT', 'retention-settings'],
    ['GET', 'delivery-settings'],
    ['PUT', 'delivery-settings'],
    ['GET', 'vat-rates'],
    ['POST', 'vat-rates'],
    ['DELETE', 'vat-rates/RO/standard/2017-01-01'],
    ['GET', 'vat-registrations'],
    ['POST', 'vat-registrations'],
    ['DELETE', 'vat-registrations/2027-01-01'],
    ['GET', 'exchange-rates'],
    ['POST', 'exchange-rates'],
    ['DELETE', 'exchange-rates/USD/EUR/2017-01-01'],
  ])('are closed to guests and customers: %s %s', async (method, path) => {
    expect((await as('guest', method, path, {})).status).toBe(401);
    expect((await as('maria', method, path, {})).status).toBe(403);
  });

  describe('retention', () => {
    const SHORTER = {
      mailDays: 60,
      unsentMailDays: 180,
      checkoutDays: 14,
      webhookDays: 45,
      messageDays: 730,
    };

    it('is what the shop starts with until an administrator changes it, which the audit log says', async () => {
      const { body } = await as('admin', 'GET', 'retention-settings');
      expect(body).toEqual({
        mailDays: 90,
        unsentMailDays: 365,
        checkoutDays: 30,
        webhookDays: 90,
        messageDays: null,
      });
      const saved = await as('admin', 'PUT', 'retention-settings', SHORTER);
      expect([saved.status, saved.body]).toEqual([200, SHORTER]);
      expect(shop.app.get(SettingsService).getRetentionPeriods()).toMatchObject(SHORTER);
      const [entry] = await shop.sql<{ before: object; after: object }>(
        `SELECT before, after FROM audit_entry WHERE action = 'retention-settings.updated'`,
      );
      expect(entry).toEqual({ before: { ...body }, after: SHORTER });
    });

    it.each([
      ['mailDays', 29],
      ['unsentMailDays', 731],
      ['checkoutDays', '30'],
      ['webhookDays', null],
      ['messageDays', 179],
      ['messageDays', 365.5],
    ])('refuses %s of %p and names it', async (field, days) => {
      const request = { ...SHORTER, [field]: days };
      expect(await problemOf('PUT', 'retention-settings', request)).toEqual([400, 'INPUT.INVALID', [field]]);
    });
  });

  describe('delivery', () => {
    const SETTINGS = {
      cutOff: '12:30',
      workingDays: [1, 2, 3, 4, 5, 6],
      closedDays: ['2026-12-24', '2026-12-31'],
      bucharestMinDays: 1,
      bucharestMaxDays: 2,
      romaniaMinDays: 2,
      romaniaMaxDays: 4,
    };

    it('is changed by an administrator for everybody, with the pages that say it and in the audit log', async () => {
      const { body: before } = await as('admin', 'GET', 'delivery-settings');
      expect(before).toEqual({
        cutOff: '14:00',
        workingDays: [1, 2, 3, 4, 5],
        closedDays: [],
        bucharestMinDays: 1,
        bucharestMaxDays: 3,
        romaniaMinDays: 2,
        romaniaMaxDays: 5,
        homeCountry: 'RO',
      });
      const unsorted = { ...SETTINGS, closedDays: ['2026-12-31', '2026-12-24', '2026-12-31'] };
      let saved: Fields | undefined;
      const change = async () =>
        void (saved = (await as('admin', 'PUT', 'delivery-settings', unsorted)).body);
      expect(await keepsPages(change)).toBe(false);
      expect(saved).toEqual({ ...SETTINGS, homeCountry: 'RO' });
      const { body: terms } = await shop.call('GET', '/api/delivery-terms');
      expect(terms).toMatchObject({ cutOff: '12:30', closedDays: SETTINGS.closedDays });
      const [entry] = await shop.sql<{ before: object; after: object }>(
        `SELECT before, after FROM audit_entry WHERE action = 'delivery-settings.updated'`,
      );
      expect(entry).toMatchObject({ before: { cutOff: '14:00' }, after: { cutOff: '12:30' } });
    });

    it.each([
      [{ cutOff: '25:00' }, ['cutOff']],
      [{ workingDays: [] }, ['workingDays']],
      [{ workingDays: [0] }, ['workingDays']],
      [{ closedDays: ['2026-02-30'] }, ['closedDays']],
      [{ closedDays: null }, ['closedDays']],
      [{ romaniaMinDays: 5 }, ['romaniaMinDays', 'romaniaMaxDays']],
      [{ bucharestMaxDays: '3' }, ['bucharestMinDays', 'bucharestMaxDays']],
    ])('refuses %o', async (wrong, fields) => {
      const [status, code, named] = await problemOf('PUT', 'delivery-settings', { ...SETTINGS, ...wrong });
      expect([status, code, named]).toEqual([400, 'INPUT.INVALID', fields]);
    });
  });

  describe('brand', () => {
    it('names the shop in pages and documents until the company has a name', async () => {
      expect((await as('admin', 'GET', 'brand-settings')).body).toMatchObject({ name: 'KitchenPass' });
      expect(await problemOf('PUT', 'brand-settings', { name: ' ' })).toEqual([
        400,
        'INPUT.INVALID',
        ['name'],
      ]);
      const change = async () =>
        void (await as('admin', 'PUT', 'brand-settings', { name: ' Cantina & Co ' }));
      expect(await keepsPages(change)).toBe(false);
      expect((await as('admin', 'GET', 'brand-settings')).body).toMatchObject({ name: 'Cantina & Co' });
      const { body } = await shop.call<{ company: object }>('GET', '/api/config');
      expect(body.company).toMatchObject({ name: 'Cantina & Co' });
      const t = createTranslator('en', await loadMessages('en', ['common'])).t;
      expect([t('shop.pageTitle', { page: 'Cart' }), t('header.homeLink')]).toEqual([
        'Cart | Cantina & Co',
        'Cantina & Co home',
      ]);
      await as('admin', 'PUT', 'brand-settings', { name: 'KitchenPass' });
    });

    const SVG = { 'content-type': 'image/svg+xml' };
    const LOGO = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 90 30" onload="alert(1)">
      <script>alert(1)</script><rect width="90" height="30" fill="#b3261e"/></svg>`;
    const upload = (kind: string, body: string | Buffer, headers: Record<string, string> = SVG) =>
      shop.app.inject({
        method: 'POST',
        url: `/admin/api/brand-settings/pictures/${kind}`,
        headers: { ...headers, authorization: `Bearer ${tokens.admin}` },
        payload: body,
      });
    const TEXT = {
      language: 'ro',
      heroTitle: 'Făină pentru brutari',
      heroText: '',
      openingHours: 'Lu-Vi 8-16',
      productNote: 'Din România',
      claims: [{ title: 'Măcinată luni', text: '' }],
    };

    it('shows logo, icon, colour and words of the shop, and keeps what is left out', async () => {
      const logo = (await upload('logo', LOGO)).json<{ file: string }>();
      const icon = (await upload('icon', LOGO)).json<{ file: string }>();
      const links = ['https://www.instagram.com/nord', 'https://blog.nord.example/'];
      const texts = { texts: [{ ...TEXT, language: 'en', openingHours: '', heroTitle: 'Flour' }, TEXT] };
      const look = { logo: logo.file, icon: icon.file, accent: '#b3261e', socialLinks: links };
      const saved = await as('admin', 'PUT', 'brand-settings', { name: 'Nord', ...look, ...texts });
      expect(saved.body).toMatchObject({ logo, accent: '#b3261e', darkLogo: null });
      await as('admin', 'PUT', 'brand-settings', { name: 'Nord' });
      expect((await shop.call<{ brand: object }>('GET', '/api/config')).body.brand).toEqual({
        logo,
        icon,
        accent: '#b3261e',
        socialLinks: [
          { name: 'Instagram', url: links[0] },
          { name: 'blog.nord.example', url: links[1] },
        ],
        hasTexts: true,
      });
      const said = async (language: string) =>
        (await shop.call<Record<string, string>>('GET', `/api/brand-texts?language=${language}`)).body;
      expect(await said('ro')).toMatchObject({
        heroTitle: 'Făină pentru brutari',
        openingHours: 'Lu-Vi 8-16',
      });
      expect(await said('de')).toMatchObject({ heroTitle: 'Flour', openingHours: '' });
      const drawing = await shop.app.inject({ url: `/brand/${logo.file}` });
      expect([drawing.headers['content-type'], drawing.headers['content-security-policy']]).toEqual([
        'image/svg+xml',
        "default-src 'none'; sandbox",
      ]);
      expect(drawing.body).toContain('<rect width="90" height="30" fill="#b3261e">');
      expect(drawing.body).not.toMatch(/script|onload/);
      for (const raster of [logo.file.replace('.svg', '.png'), icon.file.replace('.png', '-touch.png')])
        expect((await shop.app.inject({ url: `/brand/${raster}` })).headers['content-type']).toBe(
          'image/png',
        );
    });

    it.each([
      ['a page that calls itself a picture', 'logo', '<html><script>alert(1)</script></html>'],
      [
        'a drawing without shapes',
        'logo',
        '<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>',
      ],
      ['a damaged picture', 'icon', Buffer.from('\x89PNG\r\n\x1a\nrest', 'latin1')],
      ['a drawing as a photo', 'heroPicture', LOGO],
      ['too large a picture', 'logo', Buffer.alloc(2 * 1024 * 1024 + 1)],
    ])('takes no %s', async (_what, kind, body) => {
      const answer = await upload(kind, body);
      expect([answer.statusCode, answer.json<Problem>().fields?.map(({ field }) => field)]).toEqual([
        400,
        ['picture'],
      ]);
    });

    it.each([
      [{ accent: 'red' }, ['accent']],
      [{ logo: '../../etc/passwd' }, ['logo']],
      [{ socialLinks: ['javascript:alert(1)'] }, ['socialLinks']],
      [{ texts: [{ ...TEXT, language: 'xx' }] }, ['texts.0.language']],
    ])('refuses %o and changes nothing', async (wrong, fields) => {
      expect(await problemOf('PUT', 'brand-settings', { name: 'Nord', ...wrong })).toEqual([
        400,
        'INPUT.INVALID',
        fields,
      ]);
      expect((await shop.app.inject({ url: '/brand/..%2F..%2Fetc%2Fpasswd' })).statusCode).toBe(404);
    });
  });

  describe('pages', () => {
    const text = (...content: object[]) => JSON.stringify({ type: 'doc', content });
    const paragraph = (words: string) => ({ type: 'paragraph', content: [{ type: 'text', text: words }] });
    const HOSTILE = { type: 'html', attrs: { html: '<script>alert(1)</script>' } };
    const page = (title: string, words: string, revisionId: unknown = null) => ({
      placement: 'legal',
      revisionId,
      content: [{ language: 'en', title, body: text(paragraph(words), HOSTILE) }],
    });
    const shown = async (slug: string, language = 'ro') =>
      (await shop.call<Fields>('GET', `/api/pages/${slug}?language=${language}`)).body;
    const links = async () => (await shop.call<Fields>('GET', '/api/brand-texts?language=ro')).body['pages'];

    it('are drafts until they are published, and every save is kept', async () => {
      const first = (await as('admin', 'PUT', 'pages/terms', page('Our terms', '1 < 2'))).body;
      expect(first).toMatchObject({ state: 'draft', placement: 'legal' });
      expect(await shown('terms')).toMatchObject({ status: 404, code: 'SETTINGS.PAGE_NOT_FOUND' });
      const { revisionId } = first;
      expect(await keepsPages(() => as('admin', 'PUT', 'pages/terms/published', { revisionId }))).toBe(false);
      expect(await shown('terms')).toEqual({ title: 'Our terms', language: 'en', html: '<p>1 &lt; 2</p>' });
      expect((await shop.call<Fields>('GET', '/api/config')).body['brand']).toMatchObject({ hasTexts: true });

      const second = (await as('admin', 'PUT', 'pages/terms', page('New terms', 'Second', revisionId))).body;
      expect(second).toMatchObject({ state: 'changed', publishedRevisionId: revisionId });
      expect(await shown('terms')).toMatchObject({ title: 'Our terms' });
      expect(await links()).toEqual([{ slug: 'terms', title: 'Our terms', placement: 'legal' }]);
      expect(second['revisions']).toEqual([
        { id: second['revisionId'], savedAt: expect.any(String), savedBy: 'Maria Ionescu' },
        { id: revisionId, savedAt: expect.any(String), savedBy: 'Maria Ionescu' },
      ]);
      const kept = (await as('admin', 'GET', `pages/terms/revisions/${String(revisionId)}`)).body;
      expect(kept).toEqual({
        content: [{ language: 'en', title: 'Our terms', body: text(paragraph('1 < 2')) }],
      });
      await as('admin', 'PUT', 'pages/terms/published', { revisionId: null });
      expect([(await shown('terms')).status, await links()]).toEqual([404, []]);
    });

    it('of somebody who saved meanwhile are not lost', async () => {
      expect(await problemOf('PUT', 'pages/terms', page('Mine', 'x', 1))).toEqual([
        409,
        'SETTINGS.PAGE_CHANGED',
        undefined,
      ]);
    });

    it('can be added, looked at before they are saved, and deleted', async () => {
      expect(
        (await as('admin', 'POST', 'pages/preview', { body: text(paragraph('a & b'), HOSTILE) })).body,
      ).toEqual({
        html: '<p>a &amp; b</p>',
      });
      const { revisionId } = (await as('admin', 'PUT', 'pages/saturdays', page('Saturdays', 'We deliver')))
        .body;
      await as('admin', 'PUT', 'pages/saturdays/published', { revisionId });
      const listed = (await as('admin', 'GET', 'pages')).body as unknown as { slug: string; state: string }[];
      expect(listed.map(({ slug, state }) => `${slug} ${state}`)).toEqual([
        'terms draft',
        ...['privacy', 'delivery', 'returns', 'faq', 'about', 'b2b'].map((slug) => `${slug} none`),
        'saturdays published',
      ]);
      await as('admin', 'DELETE', 'pages/saturdays');
      expect([(await shown('saturdays')).status, await links()]).toEqual([404, []]);
    });

    it.each([
      ['pages/Not%20a%20slug', page('x', 'y'), ['slug']],
      ['pages/x', { ...page('x', 'y'), placement: 'sidebar' }, ['placement']],
      [
        'pages/x',
        { ...page('x', 'y'), content: [{ language: 'xx', title: 'x', body: '{}' }] },
        ['content.0.language'],
      ],
      [
        'pages/x',
        { ...page('x', 'y'), content: [{ language: 'en', title: 'x', body: '<p>' }] },
        ['content.0.body'],
      ],
    ])('refuse %s with %o', async (path, body, fields) => {
      expect(await problemOf('PUT', path, body)).toEqual([400, 'INPUT.INVALID', fields]);
    });
  });

  describe('company', () => {
    it('is not found until it is filled in', async () => {
      const { status, body } = await as('maria', 'GET', 'company-settings');
      expect([status, body.code, body.message]).toEqual([
        404,
        'SETTINGS.COMPANY_NOT_FOUND',
        'Company settings not found',
      ]);
    });

    it('is saved by an administrator and shown to every signed-in user, and its public part to all', async () => {
      const saved = await as('admin', 'PUT', 'company-settings', COMPANY);
      expect(saved.status).toBe(200);
      const stored = {
        ...COMPANY,
        phone: '+40215550142',
        vatNumber: 'RO59482171',
        iban: 'RO49AAAA1B31007593840000',
        secondIban: 'RO53DNRB0000459912345678',
        // Of a company that is filled in for the first time.
        invoiceIssuing: 'shipped',
      };
      expect(saved.body).toEqual(stored);
      const shown = await as('maria', 'GET', 'company-settings');
      expect([shown.body, shown.headers['cache-control']]).toEqual([stored, 'no-store']);
      expect((await as('guest', 'GET', 'company-settings')).status).toBe(401);
      const { body: config } = await shop.call<{ company: object }>('GET', '/api/config');
      expect(config.company).toMatchObject({ name: COMPANY.name, vatNumber: 'RO59482171' });
      expect(await shop.app.get(SettingsService).findSeller()).toMatchObject({ county: 'Brașov' });
    });

    it('keeps the fields that are left out, and empties those that are sent empty or as null', async () => {
      const { name, address, city, country } = COMPANY;
      const required = { name, address, city, country };
      const { body: before } = await as('admin', 'GET', 'company-settings');
      const kept = await as('admin', 'PUT', 'company-settings', { ...required, name: 'Bistro Brașov SRL' });
      expect(kept.body).toEqual({ ...before, name: 'Bistro Brașov SRL' });
      const cleared = await as('admin', 'PUT', 'company-settings', {
        ...required,
        invoiceNotes: '',
        bankName: null,
        iban: null,
        secondIban: null,
        paymentTermDays: null,
      });
      const empty = { invoiceNotes: '', bankName: '', iban: '', secondIban: '', paymentTermDays: 14 };
      expect(cleared.body).toEqual({ ...before, ...empty });
      expect((await as('maria', 'GET', 'company-settings')).body).toEqual(cleared.body);
      expect((await as('admin', 'PUT', 'company-settings', COMPANY)).body).toEqual(before);
    });

    it('names each field that is wrong, in words', async () => {
      const { body } = await as('admin', 'PUT', 'company-settings', {
        ...COMPANY,
        name: '',
        iban: 'RO50AAAA1B31007593840000',
        vatNumber: '5948',
        email: 'nobody',
        county: 'Bavaria',
      });
      expect(body.fields).toEqual(
        expect.arrayContaining([
          { field: 'name', message: 'This field is required' },
          { field: 'iban', message: 'Enter a valid IBAN' },
          {
            field: 'vatNumber',
            message: 'This is not a valid VAT or tax number. Example: RO12345674',
          },
          { field: 'email', message: 'Invalid email address' },
        ]),
      );
      expect((await as('maria', 'GET', 'company-settings')).body.name).toBe(COMPANY.name);
    });

    it('refreshes the rendered pages when it changes, and leaves them otherwise', async () => {
      const renamed = { ...COMPANY, name: 'Renamed SRL' };
      expect(await keepsPages(() => as('admin', 'PUT', 'company-settings', renamed))).toBe(false);
      expect(await keepsPages(() => as('admin', 'PUT', 'company-settings', renamed))).toBe(true);
    });
  });

  describe('shipping', () => {
    it('changes the checkout and the pages that show the threshold', async () => {
      const terms = { freeShippingThreshold: 300.5, standardShippingCost: 19.99 };
      let saved: Fields | undefined;
      const change = async () => void (saved = (await as('admin', 'PUT', 'shipping-settings', terms)).body);
      expect(await keepsPages(change)).toBe(false);
      const stored = { ...terms, currency: 'USD', trackingUrlTemplate: '' };
      expect(saved).toEqual(stored);
      expect((await as('admin', 'GET', 'shipping-settings')).body).toEqual(stored);
      const checkout = await shop.call('GET', '/api/shipping-settings');
      expect(checkout.body).toEqual({ ...terms, currency: 'USD', vatRate: 0.19, country: 'RO' });
    });

    it('have a template of the tracking links, which stays until another or an empty one is saved', async () => {
      const template = 'https://track.example/?number={awb}&courier={courier}';
      const saveTemplate = async (trackingUrlTemplate?: string) => {
        const { body } = await as('admin', 'PUT', 'shipping-settings', { ...COSTS, trackingUrlTemplate });
        return body.trackingUrlTemplate;
      };
      expect(await saveTemplate(`  ${template} `)).toBe(template);
      expect(await saveTemplate()).toBe(template);
      expect((await as('admin', 'GET', 'shipping-settings')).body).toMatchObject({
        trackingUrlTemplate: template,
      });
      expect(await saveTemplate('')).toBe('');
    });

    it('say what a template must contain', async () => {
      const { body } = await as('admin', 'PUT', 'shipping-settings', {
        ...COSTS,
        trackingUrlTemplate: 'https://track.example/',
      });
      expect(body.fields).toEqual([
        {
          field: 'trackingUrlTemplate',
          message: 'Enter an address that starts with https:// and contains {awb}',
        },
      ]);
    });

    it.each([
      [{ freeShippingThreshold: -1, standardShippingCost: 25 }, 'freeShippingThreshold'],
      [{ freeShippingThreshold: 500, standardShippingCost: 25.001 }, 'standardShippingCost'],
      [{ freeShippingThreshold: 500 }, 'standardShippingCost'],
      [{ ...COSTS, trackingUrlTemplate: 'http://track.example/{awb}' }, 'trackingUrlTemplate'],
      [{ ...COSTS, trackingUrlTemplate: 7 }, 'trackingUrlTemplate'],
    ])('refuses %o', async (terms, field) => {
      expect(await problemOf('PUT', 'shipping-settings', terms)).toEqual([400, 'INPUT.INVALID', [field]]);
    });
  });

  describe('VAT rates', () => {
    const rates = async () => (await as('admin', 'GET', 'vat-rates')).body as unknown as object[];

    it('start with that of Romania', async () => {
      expect(await rates()).toEqual([
        {
          country: 'RO',
          taxClass: 'standard',
          validFrom: '2017-01-01',
          rate: 0.19,
          isInForce: true,
          isFuture: false,
        },
      ]);
    });

    it('change by a new row, which can be deleted until it applies', async () => {
      const next = { country: 'RO', taxClass: 'standard', validFrom: dayAfter(30), rate: 0.21 };
      const added = await as('admin', 'POST', 'vat-rates', next);
      expect([added.status, (added.body as unknown as object[])[0]]).toEqual([
        201,
        { ...next, isInForce: false, isFuture: true },
      ]);
      const rateAt = (day: Date) => shop.app.get(Taxes).of(null, day).byClass.standard.rate;
      const later = new Date(Date.now() + 31 * 86_400_000);
      expect(rateAt(new Date())).toBe(0.19);
      expect(rateAt(later)).toBe(0.21);
      expect(await problemOf('POST', 'vat-rates', { ...next, rate: 0.2 })).toEqual([
        409,
        'SETTINGS.RATE_EXISTS',
        undefined,
      ]);

      expect((await as('admin', 'DELETE', `vat-rates/RO/standard/${next.validFrom}`)).status).toBe(204);
      expect(await rates()).toHaveLength(1);
      expect(rateAt(later)).toBe(0.19);
    });

    it('may start today and then stay', async () => {
      const today = { country: 'DE', validFrom: dayAfter(0), rate: 0.07 };
      expect((await as('admin', 'POST', 'vat-rates', today)).status).toBe(201);
      expect((await rates())[0]).toMatchObject({
        rate: 0.07,
        isInForce: true,
      });
      const inForce = [409, 'SETTINGS.RATE_IN_FORCE', undefined];
      expect(await problemOf('DELETE', `vat-rates/DE/standard/${today.validFrom}`)).toEqual(inForce);
      expect(await problemOf('DELETE', 'vat-rates/RO/standard/2017-01-01')).toEqual(inForce);
      expect(await problemOf('DELETE', 'vat-rates/FR/standard/2017-01-01')).toEqual([
        404,
        'SETTINGS.RATE_NOT_FOUND',
        undefined,
      ]);
      expect(await rates()).toHaveLength(2);
    });

    it.each([
      [{ validFrom: dayAfter(-1) }, 'validFrom'],
      [{ validFrom: '2027-02-30' }, 'validFrom'],
      [{ validFrom: 'soon' }, 'validFrom'],
      [{ country: 'XX' }, 'country'],
      [{ rate: 1 }, 'rate'],
      [{ rate: 19 }, 'rate'],
      [{ rate: -0.1 }, 'rate'],
      [{ rate: 0.19005 }, 'rate'],
      [{ rate: '0.19' }, 'rate'],
    ])('refuse %o', async (wrong, field) => {
      const rate = { country: 'FR', validFrom: dayAfter(1), rate: 0.2, ...wrong };
      expect(await problemOf('POST', 'vat-rates', rate)).toEqual([400, 'INPUT.INVALID', [field]]);
    });

    it('of an impossible day are no rates to delete', async () => {
      expect(await problemOf('DELETE', 'vat-rates/RO/standard/2027-02-30')).toEqual([
        400,
        'INPUT.INVALID',
        ['validFrom'],
      ]);
    });
  });

  describe('exchange rates', () => {
    it('change by a new row, which can be deleted until it applies', async () => {
      const next = { base: 'USD', quote: 'EUR', validFrom: dayAfter(1), rate: '0.9341' };
      const added = await as('admin', 'POST', 'exchange-rates', next);
      expect(added.status).toBe(201);
      expect((added.body as unknown as object[]).slice(1)).toEqual([
        { ...next, rate: '0.934100', source: 'manual', isInForce: false, isFuture: true },
        {
          base: 'USD',
          quote: 'EUR',
          validFrom: dayAfter(0),
          rate: '0.920000',
          source: 'sample',
          isInForce: true,
          isFuture: false,
        },
      ]);
      const tomorrow = new Date(Date.now() + 86_400_000);
      const settings = shop.app.get(SettingsService);
      expect((await settings.findExchangeRate('USD', 'EUR', tomorrow))!.rate).toBe('0.934100');
      expect((await as('admin', 'DELETE', `exchange-rates/USD/EUR/${next.validFrom}`)).status).toBe(204);
      expect((await settings.findExchangeRate('USD', 'EUR', tomorrow))!.rate).toBe('0.920000');
    });

    it('in force stay', async () => {
      expect(await problemOf('DELETE', `exchange-rates/USD/EUR/${dayAfter(0)}`)).toEqual([
        409,
        'SETTINGS.RATE_IN_FORCE',
        undefined,
      ]);
      const today = { base: 'USD', quote: 'EUR', validFrom: dayAfter(0), rate: 0.5 };
      expect(await problemOf('POST', 'exchange-rates', today)).toEqual([
        409,
        'SETTINGS.RATE_EXISTS',
        undefined,
      ]);
    });

    it.each([
      [{ quote: 'USD' }, 'quote'],
      [{ quote: 'JPY' }, 'quote'],
      [{ base: '' }, 'base'],
      [{ rate: '0' }, 'rate'],
      [{ rate: '0.1234567' }, 'rate'],
      [{ rate: 'cheap' }, 'rate'],
      [{ validFrom: dayAfter(-1) }, 'validFrom'],
    ])('refuse %o', async (wrong, field) => {
      const rate = { base: 'USD', quote: 'RON', validFrom: dayAfter(1), rate: '4.57', ...wrong };
      expect(await problemOf('POST', 'exchange-rates', rate)).toEqual([400, 'INPUT.INVALID', [field]]);
    });
  });

  it('are in the audit log, each change with who made it', async () => {
    const [last] = await shop.sql<{ id: string }>('SELECT coalesce(max(id), 0) AS id FROM audit_entry');
    await as('admin', 'PUT', 'company-settings', COMPANY);
    await as('admin', 'PUT', 'company-settings', { ...COMPANY, phone: '+40 21 555 0199' });
    await as('admin', 'PUT', 'shipping-settings', { ...COSTS, standardShippingCost: 30 });
    await as('admin', 'PUT', 'shipping-settings', { ...COSTS, standardShippingCost: 30 });
    const rate = { country: 'IT', validFrom: dayAfter(3), rate: 0.22 };
    await as('admin', 'POST', 'vat-rates', rate);
    await as('admin', 'DELETE', `vat-rates/IT/standard/${rate.validFrom}`);
    const entries = await shop.sql<{ action: string; actor: string; before: unknown; after: unknown }>(
      'SELECT action, actor_email AS actor, subject_id, before, after FROM audit_entry WHERE id > $1 ORDER BY id',
      [last!.id],
    );
    expect(new Set(entries.map(({ actor }) => actor))).toEqual(new Set([ADMIN.email]));
    expect(entries.slice(-4)).toMatchObject([
      {
        action: 'company-settings.updated',
        before: { phone: '+40215550142' },
        after: { phone: '+40215550199' },
      },
      { action: 'shipping-settings.updated', after: { costMinor: 3000 } },
      { action: 'vat-rate.created', subject_id: `IT standard ${rate.validFrom}`, before: null, after: rate },
      { action: 'vat-rate.deleted', subject_id: `IT standard ${rate.validFrom}`, after: null },
    ]);
  });

  it('show the modes of payment and the feed of exchange rates to administrators', async () => {
    const { body } = await as('admin', 'GET', 'payment-settings');
    const methods = body.methods as { id: string; mode: string; isOn: boolean }[];
    expect(methods.map(({ id, mode, isOn }) => [id, mode, isOn])).toEqual([
      ['stripe', 'off', true],
      ['revolut', 'off', true],
      ['paypal', 'off', true],
      ['cash', 'live', true],
      ['bank_transfer', 'live', false],
    ]);
    const feed = { host: null, lastRunAt: null, hasFailed: false };
    expect((await as('admin', 'GET', 'exchange-rate-feed')).body).toEqual(feed);
    for (const path of ['payment-settings', 'exchange-rate-feed']) {
      expect((await as('maria', 'GET', path)).status).toBe(403);
      expect((await as('guest', 'GET', path)).status).toBe(401);
    }
  });
});
