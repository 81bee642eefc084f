import type { LanguageCode } from '@kp/i18n';
import type { Page } from 'playwright-core';
import { STATE_WITHIN_MILLISECONDS } from '../browser';

/**
 * Chooses a language in the selector without pointing at it: the header may lie under a dialog, and a walk through all
 * screens in all languages has no time for a pointer.
 */
export async function switchInPlace(page: Page, language: LanguageCode): Promise<void> {
  await page.evaluate(
    async ([code, milliseconds]) => {
      const end = Date.now() + milliseconds;
      const find = (selector: string) => document.querySelector<HTMLElement>(selector);
      // What a page replaces while its next step comes takes its menu along: then all begins anew.
      const appears = async <Value>(look: () => Value | null | false): Promise<Value | null> => {
        for (let tries = 0; tries < 200; tries += 1) {
          const value = look();
          if (value) return value;
          await new Promise((resolve) => setTimeout(resolve, 10));
        }
        return null;
      };
      const MENU = '[aria-haspopup="menu"][aria-label]';
      // The back office has them in the last menu of its bar, below an entry of their own.
      const ofBackOffice = () =>
        [...(find('header')?.querySelectorAll<HTMLElement>(MENU) ?? [])].at(-1) ?? null;
      const selector = () => (location.pathname === '/admin' ? ofBackOffice() : find(MENU));
      const entry = () => find('[role="menuitem"][aria-haspopup], [role="menuitemradio"]');
      const choose = async () => {
        // The header of the checkout has it in its side menu.
        if (!selector()) find('header button[aria-expanded]')?.click();
        const button = await appears(selector);
        if (!entry()) button?.click();
        const first = await appears(entry);
        if (first?.role === 'menuitem') first.click();
        (await appears(() => find(`[role^="menuitem"]:has([lang="${code}"])`)))?.click();
        await appears(() => document.documentElement.lang === code);
      };
      while (document.documentElement.lang !== code) {
        if (Date.now() > end) throw new Error(`${location.pathname} does not change to ${code}.`);
        await choose();
      }
      selector()?.closest('dialog')?.close();
    },
    [language, STATE_WITHIN_MILLISECONDS] as const,
  );
}
