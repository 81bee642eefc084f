import type { Locator, Page } from 'playwright-core';
import { shopUrl, STATE_WITHIN_MILLISECONDS } from './browser';

/** A product that the demo shop can sell, as its public API tells. */
export interface Sellable {
  id: number;
  name: string;
  slug: string;
  price: string;
  stockQuantity: number;
}

export async function sellableProducts(count: number): Promise<Sellable[]> {
  const answer = await fetch(`${shopUrl()}/api/products?limit=100&sort=price-asc`);
  const products = (await answer.json()) as (Sellable & { inStock: boolean })[];
  return products.filter((product) => product.inStock && product.stockQuantity > 20).slice(0, count);
}

/** Opens a product's page and puts it into the cart. */
export async function addToCart(page: Page, product: Sellable): Promise<void> {
  await page.goto(`/products/${product.slug}`);
  await page.getByRole('main').getByRole('button', { name: 'Add to cart', exact: true }).click();
  await page.getByText('Added to cart').first().waitFor();
}

export const DELIVERY = {
  'First name': 'Ana',
  'Last name': 'Popescu',
  Address: 'Strada Lipscani 12',
  City: 'București',
  'ZIP code': '030031',
  Phone: '0721 000 000',
};

/** Fills the address step of the checkout and goes on to payment. */
export async function fillAddress(page: Page): Promise<void> {
  await page.getByLabel('County (Județ)').first().selectOption({ label: 'București' });
  for (const [label, value] of Object.entries(DELIVERY)) {
    await page.getByLabel(label, { exact: true }).first().fill(value);
  }
  await page.getByRole('button', { name: 'Next' }).click();
}

export interface KeptMail {
  to: string;
  subject: string;
  text: string;
  html: string;
}

/** The newest mail to an address, with a text if one is given; the worker writes it a moment after the order. */
export function mailTo(address: string, containing = ''): Promise<KeptMail> {
  const what = `A mail ${containing && `with “${containing}” `}to ${address}`;
  return eventually(what, async () => {
    const mails = (await (await fetch(`${shopUrl()}/dev/api/mail`)).json()) as KeptMail[];
    return mails.find(
      ({ to, subject, text }) => to === address && `${subject}\n${text}`.includes(containing),
    );
  });
}

/** Reads until there is something, which a program in the background brings about. */
export async function eventually<Value>(
  what: string,
  read: () => Promise<Value | undefined | null | false>,
  withinMilliseconds = STATE_WITHIN_MILLISECONDS,
): Promise<Value> {
  const end = Date.now() + withinMilliseconds;
  while (Date.now() < end) {
    const value = await read();
    if (value) return value;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`${what} did not come.`);
}

/** A field may be there before what it is filled in with. */
export function hasValue(field: Locator, value: string): Promise<true> {
  return eventually(`“${value}” in ${field}`, async () => (await field.inputValue()) === value);
}

/** What this window opens from now on finds something in the cart, until it is ordered. */
export async function fillGuestCart(page: Page, quantity = 2): Promise<void> {
  const [product] = await sellableProducts(1);
  const cart = [{ id: -1, userId: 0, productId: product!.id, quantity, product }];
  await page.addInitScript((text) => {
    if (sessionStorage.getItem('hasFilledCart')) return;
    sessionStorage.setItem('hasFilledCart', 'true');
    localStorage.setItem('guestCart', text);
  }, JSON.stringify(cart));
}

export async function signIn(page: Page, account: { email: string; password: string }): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('Email', { exact: true }).fill(account.email);
  await page.getByLabel('Password', { exact: true }).fill(account.password);
  await page.getByRole('main').getByRole('button', { name: 'Sign In', exact: true }).click();
  await page.waitForURL((url) => url.pathname !== '/login');
}

/** What the API says with a signed-in page's token. */
export async function asSignedIn<Body>(page: Page, path: string): Promise<Body> {
  const token = await page.evaluate(() => localStorage.getItem('token'));
  const answer = await fetch(`${shopUrl()}${path}`, { headers: { authorization: `Bearer ${token}` } });
  expect(answer.status).toBe(200);
  return (await answer.json()) as Body;
}
