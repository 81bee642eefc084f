import { createTranslator, LANGUAGE_CODES, type LanguageCode, loadMessages } from '@kp/i18n';
import { startViesFake, type ViesFake } from '@kp/settings/testing';
import type { Browser, Page } from 'playwright-core';
import { launchBrowser } from './browser';
import { type OwnShop, startOwnShop } from './own-shop';
import { watchTraffic } from './settled';
import { eventually } from './shopper';

/** A pan at 129.00 lei without VAT, delivered for 25.00. */
const PAN = 'Tigaie de inox';
const NUMBER = 'DE136695976';
const NAME = 'Cantina & Co';

/** Each kind of page that the server writes, and what is not there. */
const WRITTEN = [
  '/',
  '/products',
  '/products?category=tigai',
  '/products/tigaie',
  '/about',
  '/b2b',
  '/help',
  '/terms',
  '/privacy',
  '/nowhere',
];
/** What the browser makes differs by its title alone, and what machines read by nothing. */
const OTHERS = [
  '/cart',
  '/checkout',
  '/login',
  '/account',
  '/admin',
  '/api/config',
  '/sitemap.xml',
  '/product-feed.xml',
];

interface Order {
  currency: string;
  totalAmount: string;
  taxLines: { category: string; rate: number; tax: string }[];
}

interface Buyer {
  locale: string;
  country: string;
  city: string;
  zipCode: string;
  phone: string;
  company?: { name: string; vatNumber: string };
}

describe('a shop that trades in lei', () => {
  let vies: ViesFake;
  let shop: OwnShop;
  let browser: Browser;

  beforeAll(async () => {
    vies = await startViesFake();
    vies.answer(NUMBER, 'valid');
    shop = await startOwnShop({
      environment: { VIES_URL: vies.url, PAYMENTS_CASH_COUNTRIES: 'RO,DE,FR,CH' },
    });
    browser = await launchBrowser();
    const company = {
      name: 'Cantina Nord SRL',
      address: 'Strada Lungă 1',
      city: 'Brașov',
      country: 'Romania',
    };
    const numbers = { vatNumber: 'RO18547290', registrationNumber: 'J08/1/2017', zipCode: '500001' };
    await shop.call('PUT', '/admin/api/company-settings', { ...company, ...numbers });
    await shop.call('PUT', '/admin/api/brand-settings', { name: NAME });
    await shop.call('PUT', '/admin/api/shop-settings', { currency: 'RON' });
    await shop.call('PUT', '/admin/api/tax-settings/official-rates');
    const rate = { country: 'RO', taxClass: 'standard', rate: 0.21, validFrom: today() };
    await shop.call('POST', '/admin/api/vat-rates', rate);
    const category = { name: 'Tigăi', slug: 'tigai' };
    const { id: categoryId } = await shop.call<{ id: number }>('POST', '/api/categories', category);
    const product = { name: PAN, slug: 'tigaie', price: '129.00', categoryId, stockQuantity: 100 };
    await shop.call('POST', '/api/products', product);
  });
  afterAll(async () => {
    await browser.close();
    await shop.stop();
    vies.close();
  });

  const today = () => new Date().toLocaleDateString('en-CA', { timeZone: 'Europe/Bucharest' });
  const taxBy = (isByDestination: boolean, ossSince: string | null = null) =>
    shop.call('PUT', '/admin/api/tax-settings', { isByDestination, ossSince });

  /** On a phone, with a look at the sums on a desk before the button. @returns the words there, and the order */
  async function buys({ locale, country, company, ...address }: Buyer) {
    const language = locale.slice(0, 2) as LanguageCode;
    const { t } = createTranslator(language, await loadMessages(language, ['common', 'checkout', 'cart']));
    const context = await browser.newContext({
      baseURL: shop.url,
      viewport: PHONE,
      locale,
      reducedMotion: 'reduce',
    });
    const page = await context.newPage();
    watchTraffic(page);
    const field = (name: string) => page.locator(`[name="${name}"]`);
    const goOn = () => page.getByRole('button', { name: t('checkout:next') }).click();
    await page.goto('/products/tigaie');
    const price = (await page.getByRole('main').locator('b').first().innerText()).replace(/\s/g, ' ');
    await page
      .getByRole('main')
      .getByRole('button', { name: t('product.addToCart'), exact: true })
      .click();
    await page.getByRole('link', { name: t('cartToast.viewCart') }).waitFor();
    await page.goto('/checkout');
    await field('email').fill(`${language}@bistro.example`);
    await goOn();
    await field('shippingAddress.country').selectOption(country);
    if (country === 'Romania') await field('shippingAddress.county').selectOption('București');
    else await field('shippingAddress.state').fill(address.city);
    const person = { firstName: 'Ana', lastName: 'Popescu', address: 'Strada 12', ...address };
    for (const [name, value] of Object.entries(person)) await field(`shippingAddress.${name}`).fill(value);
    if (company) {
      await page.getByRole('button', { name: t('checkout:company.add') }).click();
      await page.getByLabel(t('checkout:guestInvoice.companyName')).fill(company.name);
      await page.getByLabel(t('checkout:guestInvoice.vatNumber')).fill(company.vatNumber);
    }
    await goOn();
    const placeOrder = page.getByRole('button', { name: t('checkout:placeCashOrder') });
    await placeOrder.waitFor();
    const fits = [await isWithin(page)];
    await page.setViewportSize(DESK);
    const summary = page.getByRole('complementary', { name: t('checkout:summary.title') });
    return {
      t,
      price,
      /** Waits for these words beside this sum. @returns all that stands there */
      told: (words: string | RegExp, sum: string) =>
        eventually(`${words} beside ${sum}`, async () => {
          await summary.getByText(words).first().waitFor();
          const text = (await summary.innerText()).replace(/\s+/g, ' ');
          return text.includes(sum) && text;
        }),
      async ordered(): Promise<Order> {
        fits.push(await isWithin(page));
        await page.setViewportSize(PHONE);
        await placeOrder.click();
        await page.getByRole('heading', { level: 1, name: t('checkout:successTitle') }).waitFor();
        expect([...fits, await isWithin(page)]).toEqual([true, true, true]);
        await context.close();
        const [order] = await shop.call<Order[]>('GET', '/api/orders?limit=1');
        return order!;
      },
    };
  }

  it('is called by its own name on every page in every language', async () => {
    const addresses = (language: LanguageCode) =>
      language === 'en' || language === 'ro' ? [...WRITTEN, ...OTHERS] : WRITTEN;
    const pages = LANGUAGE_CODES.flatMap((language) =>
      addresses(language).map((address) => `${address}${address.includes('?') ? '&' : '?'}lang=${language}`),
    );
    const read = async (address: string) => (await fetch(shop.url + address)).text();
    const naming: string[] = [];
    for (const page of pages) if ((await read(page)).includes('KitchenPass')) naming.push(page);
    expect(naming).toEqual([]);
    const home = await read('/?lang=ro');
    expect(home).toContain('data-shop-name="Cantina &amp; Co"');
    expect(home).toMatch(/<title>.*Cantina &amp; Co<\/title>/);
    for (const claim of ['Over 10,000 customers', '24/7 support', 'Serving the industry'])
      expect(await read('/?lang=en')).not.toContain(claim);
  });

  it('a Romanian restaurant buys in lei', async () => {
    await taxBy(false);
    const buyer = {
      locale: 'ro-RO',
      country: 'Romania',
      city: 'București',
      zipCode: '030031',
      phone: '0721 000 000',
    };
    const company = { name: 'Bistro Nord SRL', vatNumber: 'RO18547290' };
    const { t, price, told, ordered } = await buys({ ...buyer, company });
    expect(price).toBe('129,00 lei');
    // 129.00 + 25.00 and 21% of 129.00
    await told(t('totals.withVat'), '181,09 lei');
    expect(await ordered()).toMatchObject({
      currency: 'RON',
      totalAmount: '181.09',
      taxLines: [{ category: 'S', rate: 0.21, tax: '27.09' }],
    });
  });

  it('a German company buys with its number', async () => {
    await taxBy(true);
    const buyer = {
      locale: 'de-DE',
      country: 'Germany',
      city: 'Berlin',
      zipCode: '10117',
      phone: '+49 30 901820',
    };
    const company = { name: 'Gasthaus Nord GmbH', vatNumber: NUMBER };
    const { t, told, ordered } = await buys({ ...buyer, company });
    const words = await told(t('checkout:summary.vatNumber.valid'), '154,00 lei');
    expect(words).toContain(t('totals.vatIntraCommunity'));
    expect(words).not.toContain(t('totals.withVat'));
    expect(await ordered()).toMatchObject({
      totalAmount: '154.00',
      taxLines: [{ category: 'K', rate: 0, tax: '0.00' }],
    });
  });

  it('a French consumer buys under the One Stop Shop', async () => {
    await taxBy(true, today());
    const buyer = {
      locale: 'fr-FR',
      country: 'France',
      city: 'Lyon',
      zipCode: '69001',
      phone: '+33 4 72 10 30 30',
    };
    const { told, ordered } = await buys(buyer);
    // 129.00 + 25.00 and 20% of 129.00
    await told(/20\s?%/, '179,80 lei');
    expect(await ordered()).toMatchObject({
      totalAmount: '179.80',
      taxLines: [{ category: 'S', rate: 0.2, tax: '25.80' }],
    });
  });

  it('Switzerland is an export', async () => {
    await taxBy(true, today());
    const buyer = {
      locale: 'de-CH',
      country: 'Switzerland',
      city: 'Bern',
      zipCode: '3011',
      phone: '+41 31 321 61 11',
    };
    const { t, told, ordered } = await buys(buyer);
    await told(t('totals.vatExport'), '154,00 lei');
    expect(await ordered()).toMatchObject({
      totalAmount: '154.00',
      taxLines: [{ category: 'G', rate: 0, tax: '0.00' }],
    });
  });
});

const PHONE = { width: 390, height: 844 };
const DESK = { width: 1440, height: 900 };

const isWithin = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth);
