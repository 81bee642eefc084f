import { mkdirSync } from 'node:fs';
import path from 'node:path';
import type { Browser, BrowserContext, Locator, Page } from 'playwright-core';
import { launchChromium } from '../chromium/chromium.mjs';
import { watchTraffic } from './settled';

/** A machine that others keep busy takes its time; a state that comes is not waited for any longer. */
export const STATE_WITHIN_MILLISECONDS = 90_000;

/** What the browser complained about; a journey ends with none. */
export interface Visit {
  context: BrowserContext;
  page: Page;
  consoleErrors: string[];
}

interface Shop {
  url: string;
  databaseUrl: string;
  admin: { email: string; password: string };
  adminToken: string;
}

/** Each worker has a shop of its own; the global setup started them. */
function shop(): Shop {
  const shops = JSON.parse(process.env.KP_JOURNEY_SHOPS as string) as Shop[];
  return shops[(Number(process.env.JEST_WORKER_ID ?? 1) - 1) % shops.length]!;
}

export const shopUrl = () => shop().url;
export const shopDatabaseUrl = () => shop().databaseUrl;
export const administrator = () => shop().admin;
export const administratorToken = () => shop().adminToken;

/** Of this process: one that is reached through another costs both as much again for passing messages on. */
export const launchBrowser = (): Promise<Browser> => launchChromium();

/** A customer with an empty browser, who reads English unless told otherwise. */
export async function visit(
  browser: Browser,
  width = 1280,
  locale = 'en-US',
  token?: string,
): Promise<Visit> {
  const localStorage = token ? [{ name: 'token', value: token }] : [];
  const context = await browser.newContext({
    baseURL: shopUrl(),
    viewport: { width, height: width < 600 ? 844 : 900 },
    locale,
    reducedMotion: 'reduce',
    storageState: { cookies: [], origins: [{ origin: shopUrl(), localStorage }] },
  });
  context.setDefaultTimeout(STATE_WITHIN_MILLISECONDS);
  const page = await context.newPage();
  watchTraffic(page);
  const consoleErrors: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || /hydrat/i.test(message.text())) consoleErrors.push(message.text());
  });
  page.on('pageerror', (error) => consoleErrors.push(error.message));
  return { context, page, consoleErrors };
}

/** Somebody who is signed in already. */
export const visitAs = (browser: Browser, token: string): Promise<Visit> =>
  visit(browser, 1280, 'en-US', token);

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
