import type { Browser, Locator, Page } from 'playwright-core';
import { launchBrowser, picture, visit } from './browser';

const WELCOME = /^Hello! I can help you choose products/;

const log = (page: Page): Locator => page.getByRole('log', { name: 'Messages' });
const lastMessage = (page: Page): Locator => log(page).locator('ol > li').last();

/** Asks, and waits for the reply. @returns the message of the reply */
async function ask(page: Page, question: string): Promise<Locator> {
  await page.getByRole('textbox', { name: 'Your message' }).fill(question);
  await page.getByRole('button', { name: 'Send' }).click();
  await log(page).getByText(question, { exact: true }).waitFor();
  const reply = lastMessage(page).filter({ hasText: /^Assistant/ });
  await reply.locator('time').waitFor();
  return reply;
}

/** Names of the products of a reply, each of which has a price and leads to its page. */
async function productsOf(reply: Locator): Promise<string[]> {
  const cards = reply.getByRole('group', { name: 'Products' }).getByRole('listitem');
  await cards.first().waitFor();
  for (const card of await cards.all()) {
    expect(await card.innerText()).toMatch(/\$\d+\.\d\d/);
    expect(await card.getByRole('link').getAttribute('href')).toMatch(/^\/products\/[a-z0-9-]+$/);
  }
  return cards.getByRole('link').allInnerTexts();
}

describe('a guest and the assistant', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launchBrowser();
  });
  afterAll(() => browser.close());

  it('talk about thermometers in two languages, until one is in the cart', async () => {
    const { page, consoleErrors, context } = await visit(browser);
    await page.goto('/ai-assistant');
    await log(page).getByText(WELCOME).waitFor();
    await page.getByRole('button', { name: 'Connect' }).click();
    await page.getByText('Connected', { exact: true }).waitFor();

    const english = await ask(page, 'Do you have a probe thermometer?');
    const names = await productsOf(english);
    expect(names[0]).toMatch(/^Probe Thermometer/);

    const romanian = await ask(page, 'Aveți un termometru cu sondă?');
    expect(await romanian.locator('[lang="ro"]').count()).toBeGreaterThan(0);
    const romanianNames = await productsOf(romanian);
    expect(romanianNames.filter((name) => /termometru/i.test(name)).length).toBeGreaterThan(0);
    await picture(page, 'assistant-1280');

    await english.or(log(page)).getByRole('link', { name: names[0]!, exact: true }).first().click();
    await page.getByRole('heading', { level: 1, name: names[0]! }).waitFor();
    await page.goBack();
    await log(page).getByText('Aveți un termometru cu sondă?', { exact: true }).waitFor();
    await page.getByText('Connected', { exact: true }).waitFor();

    const reply = await ask(page, `Add 2 x ${names[0]} to my cart`);
    const proposal = reply.getByRole('group', { name: 'Suggested cart' });
    await proposal.getByText(/^2 × \$\d/).waitFor();
    expect(await page.evaluate(() => localStorage.getItem('guestCart') ?? '[]')).toBe('[]');
    // The log scrolls to a new message a moment later: a click in that moment ends beside its button.
    await proposal.getByRole('button', { name: 'Add all to cart' }).press('Enter');
    await proposal.getByText('Added to your cart.').waitFor();
    await proposal.getByRole('link', { name: 'View cart' }).click();
    const quantity = page.getByLabel(`Quantity of ${names[0]}`, { exact: true });
    await quantity.waitFor();
    expect(await quantity.inputValue()).toBe('2');

    await page.goto('/ai-assistant');
    await proposal.getByText('Added to your cart.').waitFor();
    await page.getByRole('button', { name: 'Clear chat' }).click();
    await log(page).getByText('Added to your cart.').waitFor({ state: 'detached' });
    expect(await log(page).locator('ol > li').count()).toBe(1);
    await log(page).getByText(WELCOME).waitFor();
    expect(consoleErrors).toEqual([]);
    await context.close();
  });
});
