import { mkdirSync } from 'node:fs';
import path from 'node:path';
import type { Browser, BrowserContext, Locator, Page } from 'playwright-core';
import { launchChromium } from '../chromium/chromium.mjs';

/** What the browser complained about; a journey ends with none. */
export interface Visit {
  context: BrowserContext;
  page: Page;
  complaints: string[];
}

export const shopUrl = () => process.env.KP_JOURNEY_URL as string;
export const administrator = () =>
  JSON.parse(process.env.KP_JOURNEY_ADMIN as string) as { email: string; password: string };

export const launchBrowser = (): Promise<Browser> => launchChromium();

/** A visitor with an empty browser, who reads English unless told otherwise. */
export async function visit(browser: Browser, width = 1280, locale = 'en-US'): Promise<Visit> {
  const context = await browser.newContext({
    baseURL: shopUrl(),
    viewport: { width, height: width < 600 ? 844 : 900 },
    locale,
    reducedMotion: 'reduce',
  });
  context.setDefaultTimeout(15_000);
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || /hydrat/i.test(message.text())) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  return { context, page, complaints };
}

/** The list that assistive technology reads is invisible; people click the one that floats beside it. */
export async function chooseOption(page: Page, select: Locator, option: RegExp): Promise<void> {
  await select.click();
  await page.locator('.ant-select-item-option:visible', { hasText: option }).first().click();
}

/** Keeps a picture when KP_PICTURES names a folder. */
export async function picture(page: Page, name: string): Promise<void> {
  const folder = process.env.KP_PICTURES;
  if (!folder) return;
  mkdirSync(folder, { recursive: true });
  await page.screenshot({ path: path.join(folder, `${name}.png`), fullPage: true });
}
