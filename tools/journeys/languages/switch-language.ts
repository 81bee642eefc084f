import type { LanguageCode } from '@kp/i18n';
import type { Page } from 'playwright-core';

/**
 * Chooses a language in the selector without pointing at it: the header may lie under a dialog, and a walk through all
 * screens in all languages has no time for a pointer.
 */
export async function switchInPlace(page: Page, language: LanguageCode): Promise<void> {
  await page.evaluate(async (code) => {
    if (document.documentElement.lang === code) return;
    const until = async <Value>(
      what: string,
      find: () => Value | null | undefined | false,
    ): Promise<Value> => {
      for (let tries = 0; tries < 500; tries += 1) {
        const value = find();
        if (value) return value;
        await new Promise((resolve) => setTimeout(resolve, 10));
      }
      throw new Error(`${what} did not come at ${location.pathname}.`);
    };
    const selector = () => document.querySelector<HTMLElement>('[aria-haspopup="menu"][aria-label]');
    // The header of the checkout has it in its side menu.
    if (!selector()) document.querySelector<HTMLElement>('header button[aria-expanded]')!.click();
    const button = await until('The selector', selector);
    button.click();
    // The menu of the back office has the languages below an entry of their own.
    const inMenu = () =>
      document.querySelector<HTMLElement>('[role="menuitem"][aria-haspopup], [role="menuitemradio"]');
    const entry = await until('The menu', inMenu);
    if (entry.role === 'menuitem') entry.click();
    const item = await until(`The menu for ${code}`, () =>
      document.querySelector<HTMLElement>(`[role^="menuitem"]:has([lang="${code}"])`),
    );
    item.click();
    await until(`The language ${code}`, () => document.documentElement.lang === code);
    button.closest('dialog')?.close();
  }, language);
}
