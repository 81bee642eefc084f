import type { Page } from 'playwright-core';
import { shopUrl } from './browser';

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
export async function mailTo(address: string, containing = ''): Promise<KeptMail> {
  for (let tries = 0; tries < 60; tries += 1) {
    const mails = (await (await fetch(`${shopUrl()}/dev/api/mail`)).json()) as KeptMail[];
    const mail = mails.find(({ to, text }) => to === address && text.includes(containing));
    if (mail) return mail;
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
  throw new Error(`No mail ${containing && `with “${containing}” `}reached ${address}.`);
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
