import type { Browser } from 'playwright-core';
import { launchBrowser, picture, visit } from './browser';
import { violations } from './accessibility/checks';
import { mailTo } from './shopper';

describe('a customer', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launchBrowser();
  });
  afterAll(() => browser.close());

  it('writes to the shop from the menu of a telephone', async () => {
    const { page, consoleErrors, context } = await visit(browser, 390);
    const email = 'writer@bistro.example';
    await page.goto('/');
    await page.getByRole('button', { name: 'Open menu' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Contact Us' }).click();
    const dialog = page.getByRole('dialog', { name: 'Contact Us' });
    await dialog.getByLabel('Subject').waitFor();
    await dialog.getByRole('button', { name: 'Send Message' }).click();
    await page.waitForFunction(() => document.activeElement?.id === 'contact-name');
    expect(await violations(page)).toEqual([]);
    await picture(page, 'contact-390');

    await dialog.getByLabel('Name').fill('Ioana Pop');
    await dialog.getByLabel('Email').fill(email);
    await dialog.getByLabel('Subject').fill('Day dots');
    await dialog.getByLabel('Message').fill('Do they come off in the wash?');
    await page.keyboard.press('Escape');
    await page.getByRole('contentinfo').getByRole('button', { name: 'Contact Us' }).click();
    await dialog.getByRole('button', { name: 'Send Message' }).click();
    await page.getByText('Message Sent', { exact: true }).first().waitFor();
    await dialog.waitFor({ state: 'hidden' });
    await page.waitForFunction(() => document.activeElement?.textContent === 'Contact Us');
    expect((await mailTo(email)).text).toContain('Hello Ioana Pop');
    expect(consoleErrors).toEqual([]);
    await context.close();
  });

  it('meets a contact dialog of 600 pixels with room for a message, which scrolls on a low screen', async () => {
    const { page, context } = await visit(browser);
    await page.goto('/about');
    await page.getByRole('banner').getByRole('button', { name: 'Contact Us' }).click();
    const dialog = page.getByRole('dialog', { name: 'Contact Us' });
    const message = dialog.getByLabel('Message');
    await message.waitFor();
    await page.waitForFunction(() =>
      document
        .querySelector('dialog[open]')
        ?.getAnimations()
        .every(({ playState }) => playState === 'finished'),
    );
    expect((await dialog.boundingBox())?.width).toBe(600);
    const minimum = await message.evaluate((area) => getComputedStyle(area).minBlockSize);
    expect(minimum).toBe('120px');
    await page.setViewportSize({ width: 1280, height: 400 });
    await dialog.getByRole('button', { name: 'Send Message' }).waitFor();
    expect((await dialog.boundingBox())?.height).toBeLessThan(400);
    await message.scrollIntoViewIfNeeded();
    expect(await message.isVisible()).toBe(true);
    await context.close();
  });

  it('asks for a quote on the page for businesses without leaving the dialog by Tab', async () => {
    const { page, consoleErrors, context } = await visit(browser);
    const email = 'buyer@hotel.example';
    await page.goto('/b2b');
    await page.getByRole('main').getByRole('button', { name: 'Get a quote' }).last().click();
    const dialog = page.getByRole('dialog', { name: 'Get a quote' });
    await dialog.getByLabel('Your name').fill('Andrei Radu');
    await dialog.getByLabel('Email').fill(email);
    await dialog.getByLabel('Company').fill('Hotel Nord SRL');
    await dialog.getByLabel('What do you need?').fill('40 rolls of day dots a month');
    for (let stop = 0; stop < 12; stop += 1) {
      await page.keyboard.press('Tab');
      expect(
        await page.evaluate(
          'document.activeElement === document.body || !!document.activeElement.closest("dialog")',
        ),
      ).toBe(true);
    }
    await dialog.getByRole('button', { name: 'Send request' }).click();
    await page.getByText('Request sent', { exact: true }).first().waitFor();
    expect((await mailTo(email)).to).toBe(email);
    expect(consoleErrors).toEqual([]);
    await context.close();
  });
});
