import { createI18n, loadMessages, type LanguageCode } from '@kp/i18n';
import type { Page } from 'playwright-core';
import { ADDRESS, call, placeOrder, register } from '../api';
import { administratorToken } from '../browser';
import { headed, settled } from '../settled';
import { sellableProducts } from '../shopper';

/** Looks at the screen that is open now. */
export type Look = (screen: string) => Promise<void>;
export type Texts = (key: string, values?: Record<string, unknown>) => string;

/** The texts of a language, to find by name what a page of it shows. */
export async function textsOf(language: LanguageCode): Promise<Texts> {
  const messages = await loadMessages(language, [
    'common',
    'shop',
    'list',
    'cart',
    'checkout',
    'order',
    'account',
    'signIn',
    'accountTabs',
    'admin',
    'adminOrders',
    'dialogs',
  ]);
  const { t } = createI18n(language, messages);
  return t as unknown as Texts;
}

async function guestOrder(): Promise<string> {
  const { statusUrl } = await placeOrder({ email: 'reader@bistro.example' });
  return new URL(statusUrl!).pathname;
}

async function customerWithOrder(): Promise<string> {
  const token = await register({ email: `reader-${crypto.randomUUID()}@casa-nova.example` });
  await placeOrder({ token });
  return token;
}

export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await headed(page);
  await settled(page);
}

/** Another page of the same document, as links lead there: nothing is loaded, parsed and hydrated again. */
export async function goTo(page: Page, path: string): Promise<void> {
  await page.evaluate((address) => {
    history.pushState({ key: address, idx: history.length }, '', address);
    dispatchEvent(new PopStateEvent('popstate', { state: history.state as unknown }));
  }, path);
  await headed(page);
  await settled(page);
}

/** As the checkout leads there: the order is in the entry of the history. */
async function openConfirmation(page: Page): Promise<void> {
  const email = 'reader@bistro.example';
  const order = await placeOrder({ email });
  const { orderNumber, statusUrl } = order;
  const placedOrder = { orderNumber, email, statusPath: new URL(statusUrl!).pathname, order };
  await page.evaluate((placed) => {
    const state = { usr: { placedOrder: placed }, key: 'placed', idx: history.length };
    history.pushState(state, '', '/');
    dispatchEvent(new PopStateEvent('popstate', { state }));
  }, placedOrder);
  await page.locator('main article h1').waitFor();
  await settled(page);
}

/** The form with everything ticked and nothing else entered. */
async function openReturnForm(page: Page, t: Texts): Promise<void> {
  const { id, statusUrl } = await placeOrder({ email: 'reader@bistro.example' }, 2);
  const body = { status: 'delivered' };
  await call('PUT', `/api/orders/${id}/status`, { token: administratorToken(), body });
  await open(page, new URL(statusUrl!).pathname);
  await page.getByRole('button', { name: t('order:returns.start') }).click();
  await page.getByRole('checkbox').first().check();
  await page.getByRole('button', { name: t('order:returns.form.submit') }).click();
}

const closeDialog = async (page: Page) => {
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
};

/** What explains how the shop works, and the pages for guests with an order. */
export const HELP = [
  '/delivery',
  '/returns',
  '/faq',
  '/accessibility',
  '/track',
  '/withdraw',
  '/compare',
] as const;

/** Pages that anybody reads, and what opens on them. */
export async function walkPublicPages(page: Page, t: Texts, look: Look): Promise<void> {
  const [product] = await sellableProducts(1);
  const pages = [
    '/products?category=food-labels&inStock=true',
    '/products?search=zzzz',
    '/products/no-such-product',
  ];
  pages.push(
    '/cart',
    '/checkout',
    '/about',
    '/ai-assistant',
    '/terms',
    '/privacy',
    '/nowhere',
    ...HELP,
    await guestOrder(),
  );
  await open(page, '/faq');
  for (const path of pages) {
    await goTo(page, path);
    await look(path);
  }
  await openConfirmation(page);
  await look('confirmation');
  await openReturnForm(page, t);
  await look('return form with errors');
  await goTo(page, '/products');
  await look('list');
  const oneColumn = page.getByRole('button', { name: t('list:list.viewList'), exact: true });
  if (await oneColumn.isVisible()) {
    await oneColumn.click();
    await look('list in one column');
  } else {
    await page.getByRole('button', { name: t('list:list.filters'), exact: true }).click();
    await page.getByRole('dialog').getByRole('checkbox').first().waitFor();
    await look('filters');
  }
  await goTo(page, `/products/${product!.slug}`);
  await look('product');
  for (const tab of [1, 2]) {
    await page.getByRole('tab').nth(tab).click();
    await look(`tab ${tab} of a product`);
  }
}

/** What floats above a page. */
export async function walkPanels(page: Page, t: Texts, look: Look): Promise<void> {
  await open(page, '/b2b');
  await look('b2b');
  await page
    .getByRole('contentinfo')
    .getByRole('button', { name: t('header.contact') })
    .click();
  await page.locator('#contact-name').waitFor();
  await page.getByRole('button', { name: t('dialogs:contact.send') }).click();
  await look('contact dialog with errors');
  await closeDialog(page);
  await page
    .getByRole('main')
    .getByRole('button', { name: t('shop:getQuote') })
    .first()
    .click();
  await page.getByRole('button', { name: t('dialogs:quote.send') }).click();
  await look('quote dialog with errors');
  await closeDialog(page);

  await goTo(page, '/');
  await look('home');
  const search = page.getByRole('banner').getByRole('combobox');
  await search.fill('thermo');
  await page.getByRole('option').first().waitFor();
  await look('suggestions');
  await search.press('Escape');
  const menu = page.getByRole('banner').getByRole('button', { name: t('header.openMenu') });
  if (await menu.isVisible()) {
    await menu.click();
    await look('menu');
    await page.getByRole('dialog').locator('[aria-haspopup=menu]').click();
    await page.getByRole('menuitemradio').first().waitFor();
    await look('languages in the menu');
    return;
  }
  await page.getByRole('banner').locator('[aria-haspopup=menu]').click();
  await page.getByRole('menuitemradio').first().waitFor();
  await look('languages');
}

/** From a product to the last step before an order. */
export async function walkPurchase(page: Page, t: Texts, look: Look): Promise<void> {
  const [product] = await sellableProducts(1);
  await open(page, `/products/${product!.slug}`);
  await page
    .getByRole('main')
    .getByRole('button', { name: t('product.addToCart'), exact: true })
    .click();
  await page.getByRole('button', { name: t('toast.dismiss') }).waitFor();
  await look('toast');
  await goTo(page, '/cart');
  await look('cart');
  await goTo(page, '/checkout');
  await page.getByRole('button', { name: t('checkout:express.testWallet') }).click();
  await page
    .getByRole('dialog')
    .getByText(`${t('totals.shipping')}:`)
    .waitFor();
  await look('test wallet');
  await page.keyboard.press('Escape');
  const next = page.getByRole('button', { name: t('checkout:next'), exact: true });
  await next.click();
  await look('contact step with errors');
  await page.locator('[name=email]').fill('reader@bistro.example');
  await next.click();
  await page.locator('[name="shippingAddress.county"]').waitFor();
  await next.click();
  await look('address step with errors');
  await page.locator('[name="shippingAddress.county"]').selectOption(ADDRESS.county);
  for (const field of ['firstName', 'lastName', 'address', 'city', 'zipCode', 'phone'] as const) {
    await page.locator(`[name="shippingAddress.${field}"]`).fill(ADDRESS[field]);
  }
  await page.locator('[name=sameAsBilling]').uncheck();
  await look('address step with two addresses');
  await page.locator('[name=sameAsBilling]').check();
  await next.click();
  await page.getByRole('button', { name: t('checkout:placeCashOrder') }).waitFor();
  await look('payment step');
}

async function openFirstOrder(page: Page): Promise<void> {
  await page.locator('main a[href*="order="], main button[aria-label*="ORD-"]').first().click();
  // A drawer of the account, a page of the back office.
  await page.locator('[role=dialog] bdi, main h1 + div bdi, main address bdi').first().waitFor();
}

/** Signing in, the account, pages behind links of mails. */
export async function walkAccounts(page: Page, t: Texts, look: Look): Promise<void> {
  await open(page, '/login');
  await look('login');
  await page.getByRole('button', { name: t('signIn:login.toRegister') }).click();
  await page.getByRole('button', { name: t('signIn:register.submit'), exact: true }).click();
  await look('registration with errors');

  await page.evaluate((token) => localStorage.setItem('token', token), await customerWithOrder());
  await open(page, '/account');
  await look('account');
  await goTo(page, '/account?tab=orders');
  await look('orders of an account');
  await openFirstOrder(page);
  await look('order of an account');
  for (const tab of ['invoices', 'invoice-settings', 'addresses', 'alerts']) {
    await goTo(page, `/account?tab=${tab}`);
    await look(`${tab} of an account`);
  }
  for (const path of [
    '/forgot-password',
    '/reset-password',
    '/confirm-email/old',
    '/undo-email/old',
    '/unsubscribe/old',
    '/pay/old',
    '/quote/old',
  ]) {
    await goTo(page, path);
    await look(path);
  }
}

/** Screens of the back office that `walkBackOffice` leaves out, as their addresses go on behind `?tab=`. */
export const FURTHER_SCREENS = [
  'bulk',
  'imports',
  'mappings',
  'jobs',
  'audit',
  ...['company', 'numbers', 'brand', 'pages', 'pages&page=terms', 'currency', 'region'].map(sectionOf),
  ...['delivery', 'law', 'vat', 'eFactura'].map(sectionOf),
];

function sectionOf(section: string): string {
  return `settings&section=${section}`;
}

/** Every other screen of the back office for who is signed in to it, and the forms behind the main buttons. */
export async function walkBackOffice(page: Page, _t: Texts, look: Look): Promise<void> {
  await open(page, '/admin');
  await look('dashboard');
  await goTo(page, '/admin?tab=orders');
  await look('orders of the shop');
  await openFirstOrder(page);
  await look('order of the shop');
  const tabs = [
    'products',
    'categories',
    'suppliers',
    'feeds',
    'synonyms',
    'payments',
    'bank',
    'invoices',
    'accounting',
    'returns',
    'reviews',
    'inbox',
    'inbox&box=quotes',
    'customers',
    'discounts',
    'promotions',
    'staff',
    'settings',
    'settings&section=shipping',
    'settings&section=retention',
    'settings&section=mail',
    'settings&section=rates',
    'settings&section=payments',
    'reports',
    'setup',
  ];
  for (const tab of tabs) {
    await goTo(page, `/admin?tab=${tab}`);
    await look(`${tab} of the shop`);
  }
  await goTo(page, '/admin?tab=synonyms');
  await page.locator('main .ant-card input[type=search]').fill('cooler thermometer');
  await page.locator('main ol a').first().waitFor();
  await look('test of a search');
  const forms = ['products', 'discounts', 'promotions', 'orders', 'categories', 'feeds', 'synonyms', 'staff'];
  for (const tab of forms) {
    await goTo(page, `/admin?tab=${tab}&edit=new`);
    await look(`form of ${tab}`);
  }
}
