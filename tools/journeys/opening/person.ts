import { createTranslator, loadMessages, type Namespace } from '@kp/i18n';
import type { Browser, Locator, Page } from 'playwright-core';
import { picture, STATE_WITHIN_MILLISECONDS } from '../browser';
import { watchTraffic } from '../settled';
import type { Opening } from './countries';

const NAMESPACES: Namespace[] = [
  'common',
  'account',
  'signIn',
  'checkout',
  'order',
  'product',
  'admin',
  'adminSetup',
  'adminSettings',
  'adminImports',
  'adminOrders',
];
const HEIGHTS = { 390: 844, 1440: 900 } as const;
type Width = keyof typeof HEIGHTS;
/** Of a phone; all else is behind "More". */
const BOTTOM_BAR = ['dashboard', 'orders', 'products'];

/** Somebody before a screen of the shop, who reads their own language; presses are counted. */
export class Person {
  presses = 0;
  readonly complaints: string[] = [];
  private pictures = 0;

  private constructor(
    readonly page: Page,
    readonly opening: Opening,
    readonly t: Awaited<ReturnType<typeof wordsOf>>,
    private readonly width: Width,
    private readonly name: string,
  ) {}

  static async before(browser: Browser, url: string, opening: Opening, width: Width, name: string) {
    const context = await browser.newContext({
      baseURL: url,
      viewport: { width, height: HEIGHTS[width] },
      locale: opening.locale,
      reducedMotion: 'reduce',
    });
    context.setDefaultTimeout(STATE_WITHIN_MILLISECONDS);
    const page = await context.newPage();
    watchTraffic(page);
    const person = new Person(page, opening, await wordsOf(opening), width, `open-${opening.code}-${name}`);
    page.on('console', (message) => {
      // A new shop is asked for what it has not got yet, and the browser notes each answer that there is none.
      const isAbsent =
        /status of 404/.test(message.text()) && /company-settings/.test(message.location().url);
      if (message.type() === 'error' && !isAbsent) person.complaints.push(message.text());
    });
    page.on('pageerror', (error) => person.complaints.push(error.message));
    await page.exposeFunction('kpPressed', () => (person.presses += 1));
    await page.addInitScript(() =>
      addEventListener(
        'pointerdown',
        () => void (globalThis as never as { kpPressed(): void }).kpPressed(),
        true,
      ),
    );
    return person;
  }

  button = (name: string | RegExp, within: Page | Locator = this.page): Locator =>
    within.getByRole('button', { name, exact: true });

  /** By the navigation, as a phone or a desk shows it. */
  goTo = async (...tabs: string[]): Promise<void> => {
    for (const tab of tabs) {
      const isInBar = this.width === 390 && BOTTOM_BAR.includes(tab);
      if (this.width === 390 && !isInBar) await this.button(this.t('admin:frame.more')).click();
      const name = this.t(isInBar ? 'navigation.main' : 'admin:frame.navigation');
      const link = { name: new RegExp(`^${this.t(`admin:tabs.${tab}` as 'admin:tabs.orders')}`) };
      await this.page.getByRole('navigation', { name, exact: true }).getByRole('link', link).click();
    }
  };

  /** One of a list that opens below its field. */
  choose = async (field: Locator, option: string): Promise<void> => {
    await field.click();
    await this.page
      .locator('.ant-select-item-option:visible')
      .getByText(option, { exact: true })
      .first()
      .click();
  };

  /** A file from the own disk: one press for the window that offers it. */
  give = async (field: Locator, name: string, mimeType: string, text: string): Promise<void> => {
    this.presses += 1;
    await field.setInputFiles({ name, mimeType, buffer: Buffer.from(text) });
  };

  sees = async (text: string | RegExp): Promise<void> => {
    await this.page.getByText(text).locator('visible=true').first().waitFor();
  };

  /** Nothing may stand beside the screen; with KP_PICTURES it is pictured on a phone and on a desk. */
  looks = async (at: string): Promise<void> => {
    expect([at, await this.isWithin()]).toEqual([at, true]);
    if (!process.env.KP_PICTURES) return;
    this.pictures += 1;
    for (const width of [390, 1440] as const) {
      await this.page.setViewportSize({ width, height: HEIGHTS[width] });
      await picture(this.page, `${this.name}-${String(this.pictures).padStart(2, '0')}-${at}-${width}`);
    }
    await this.page.setViewportSize({ width: this.width, height: HEIGHTS[this.width] });
  };

  private isWithin(): Promise<boolean> {
    return this.page.evaluate(() => document.documentElement.scrollWidth <= innerWidth);
  }
}

async function wordsOf({ language }: Opening) {
  const { t } = createTranslator(language, await loadMessages(language, NAMESPACES));
  return t;
}
