import type { LanguageCode } from '@kp/i18n';
import type { Browser, Page } from 'playwright-core';
import { sidewaysScroll, smallTargets, violations } from './accessibility/checks';
import { isHeaded, tabTo, unseenStops } from './accessibility/keyboard';
import {
  FURTHER_SCREENS,
  goTo,
  open,
  textsOf,
  walkAccounts,
  walkBackOffice,
  walkPanels,
  walkPublicPages,
  walkPurchase,
  type Look,
} from './accessibility/screens';
import { administratorToken, launchBrowser, visit, visitAs } from './browser';
import { textsOfData, Untranslated, untranslated } from './languages/untranslated';
import { weighScripts } from './script-weight';
import { settled } from './settled';
import { DELIVERY, fillGuestCart, mailTo } from './shopper';

const WALKS = [walkPublicPages, walkPanels, walkPurchase, walkAccounts, walkBackOffice];

/** Compressed KB of scripts and texts of the back office: at first, and of each screen after another. */
const OFFICE_KB = 450;
const SCREEN_KB = 60;

let browser: Browser;
let arabic: Untranslated;
beforeAll(async () => {
  browser = await launchBrowser();
  arabic = await Untranslated.in('ar', await textsOfData());
});
afterAll(() => browser.close());

/** What is wrong with the screen that is open now. Colors do not depend on the language, so one of both is enough. */
async function problems(page: Page, language: LanguageCode, isFirst: boolean): Promise<string[]> {
  // A screen is looked at from its top: further down the sticky header covers half of what passes beneath it.
  await page.evaluate(() => window.scrollTo(0, 0));
  const known = { colors: language !== 'en', frame: !isFirst };
  const lines = [...(await violations(page, known)), ...(await smallTargets(page))];
  const sideways = await sidewaysScroll(page);
  if (sideways > 0) lines.push(`${sideways} px wider than the window`);
  return lines;
}

describe('every screen, in English at 1280 px and in Arabic at 320 px', () => {
  it.each(WALKS.map((walk) => [walk.name, walk] as const))(
    'passes axe, scrolls in one direction, has targets of 24 px and leaves no English in the shop (%s)',
    async (_name, walk) => {
      const found: string[] = [];
      const walkIn = async (language: LanguageCode, width: number) => {
        const token = walk === walkBackOffice ? administratorToken() : undefined;
        const { page, context } = await visit(browser, width, language, token);
        const weigh = weighScripts(page);
        let looks = 0;
        const look: Look = async (screen) => {
          const lines = await problems(page, language, (looks += 1) === 1);
          // Lists of the back office show what other journeys wrote.
          if (language === 'ar' && walk !== walkBackOffice) lines.push(...(await untranslated(page, arabic)));
          // As wide as a window of 1280 px at twice the size; what is open above a page may close.
          if (language === 'ar' && walk === walkPublicPages) {
            await page.setViewportSize({ width: 640, height: 844 });
            const sideways = await sidewaysScroll(page);
            if (sideways > 0) lines.push(`${sideways} px wider than 640`);
            await page.setViewportSize({ width, height: 844 });
            await settled(page);
          }
          const weight = await weigh();
          const isFurther = walk === walkBackOffice && looks > 1;
          if (isFurther && weight > SCREEN_KB) lines.push(`${weight} KB of scripts`);
          found.push(...lines.map((line) => `${screen}, ${language}: ${line}`));
        };
        await walk(page, await textsOf(language), look);
        await context.close();
      };
      await Promise.all([walkIn('en', 1280), walkIn('ar', 320)]);
      expect(found).toEqual([]);
    },
  );
});

it('the back office begins with few scripts, and each further screen brings few', async () => {
  const { page, context } = await visitAs(browser, administratorToken());
  const weigh = weighScripts(page);
  await open(page, '/admin');
  expect(await weigh()).toBeLessThan(OFFICE_KB);
  const heavy: string[] = [];
  for (const screen of FURTHER_SCREENS) {
    await goTo(page, `/admin?tab=${screen}`);
    const weight = await weigh();
    if (weight > SCREEN_KB) heavy.push(`${screen}: ${weight} KB`);
  }
  expect(heavy).toEqual([]);
  await context.close();
});

describe('the keyboard', () => {
  it.each<[string, number]>([
    ['/', 1280],
    ['/products', 1280],
    ['/', 320],
  ])('always shows where it is, and nothing lies above it (%s, %d px wide)', async (path, width) => {
    const { page, context } = await visit(browser, width);
    await open(page, path);
    expect(await unseenStops(page, 45)).toEqual([]);
    await context.close();
  });

  it('starts with a link past the header', async () => {
    const { page, context } = await visit(browser);
    await open(page, '/');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.waitForFunction(() => document.activeElement?.tagName === 'MAIN');
    await context.close();
  });

  it('goes to the heading of the next page, and the title of the window changes with it', async () => {
    const { page, context } = await visit(browser);
    await open(page, '/');
    const before = await page.title();
    await page.getByRole('contentinfo').locator('a[href="/about"]').click();
    await page.waitForURL('**/about');
    await page.waitForFunction(() => document.activeElement?.tagName === 'H1');
    await page.waitForFunction((title) => document.title !== title, before);
    await context.close();
  });

  it('buys for cash from the home page on, by Tab, Enter, arrows and letters alone', async () => {
    const { page, consoleErrors, context } = await visit(browser);
    const email = 'keyboard@bistro.example';
    const main = page.getByRole('main');
    const press = (key: string) => page.keyboard.press(key);
    const follow = async (target: ReturnType<Page['getByRole']>) => {
      await tabTo(page, target);
      await press('Enter');
    };
    await open(page, '/');
    await follow(main.locator('article').first().getByRole('link').first());
    await page.waitForURL('**/products/*');
    await isHeaded(page);
    await follow(main.getByRole('button', { name: 'Add to cart', exact: true }));
    const cart = page.getByRole('banner').getByRole('link', { name: 'Cart, 1 item' });
    await cart.waitFor();
    await follow(cart);
    await page.waitForURL('**/cart');
    await isHeaded(page);
    await follow(page.getByRole('link', { name: 'Proceed to checkout' }));
    await page.waitForURL('**/checkout*');
    await isHeaded(page);
    await tabTo(page, page.getByLabel('Email', { exact: true }));
    await page.keyboard.type(email);
    await press('Enter');

    await page.waitForURL('**/checkout?step=address');
    await isHeaded(page);
    const country = page.getByLabel('Country', { exact: true });
    const county = page.getByLabel('County (Județ)');
    for (const label of ['First name', 'Last name', 'Address'] as const) {
      await tabTo(page, page.getByLabel(label, { exact: true }));
      await page.keyboard.type(DELIVERY[label]);
    }
    await tabTo(page, country);
    expect(await country.inputValue()).toBe('Romania');
    await tabTo(page, county);
    while ((await county.inputValue()) !== 'București') await press('ArrowDown');
    for (const label of ['City', 'ZIP code', 'Phone'] as const) {
      await tabTo(page, page.getByLabel(label, { exact: true }));
      await page.keyboard.type(DELIVERY[label]);
    }
    await follow(page.getByRole('button', { name: 'Next' }));
    await page.waitForURL('**/checkout?step=payment');
    await isHeaded(page);
    await follow(page.getByRole('button', { name: 'Confirm Cash on Delivery Order' }));
    await page.getByText('Order placed successfully!').first().waitFor();
    expect((await mailTo(email)).subject).toMatch(/ORD-\d{4}-\d{6}/);
    expect(consoleErrors).toEqual([]);
    await context.close();
  });
});

describe('who wants nothing to move', () => {
  it('sees nothing move: no transition, no animation, no smooth scrolling', async () => {
    const { page, context } = await visit(browser);
    await fillGuestCart(page);
    const moving = () =>
      page.evaluate(() =>
        [...document.querySelectorAll('*')].flatMap((element) => {
          const style = getComputedStyle(element);
          const seconds = (list: string) => Math.max(...list.split(',').map((one) => parseFloat(one)));
          const isMoving =
            seconds(style.transitionDuration) > 0 ||
            (style.animationName !== 'none' && seconds(style.animationDuration) > 0.01) ||
            style.scrollBehavior === 'smooth';
          return isMoving ? [`${element.tagName}.${element.getAttribute('class') ?? ''}`] : [];
        }),
      );
    for (const path of ['/', '/products', '/cart']) {
      await open(page, path);
      expect(await moving()).toEqual([]);
    }
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    expect(await moving()).not.toEqual([]);
    await context.close();
  });
});
