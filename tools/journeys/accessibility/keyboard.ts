import type { Locator, Page } from 'playwright-core';

/** A page, and a step of the checkout, gives the focus to its heading once it is there: keys before that are lost. */
export async function isHeaded(page: Page): Promise<void> {
  await page.waitForFunction(() => /^H\d$/.test(document.activeElement?.tagName ?? ''));
}

/** Presses Tab until the control has the focus, as somebody without a pointer does. @returns how often that was */
export async function tabTo(page: Page, control: Locator, most = 120): Promise<number> {
  await control.waitFor({ state: 'attached' });
  for (let presses = 1; presses <= most; presses += 1) {
    await page.keyboard.press('Tab');
    if (await control.evaluate((element) => element === document.activeElement)) return presses;
  }
  throw new Error(`Tab does not lead to ${control} on ${page.url()}.`);
}

/**
 * Presses Tab and looks at each stop.
 * @returns the stops whose focus cannot be seen, or that lie beneath something else
 */
export async function unseenStops(page: Page, stops: number): Promise<string[]> {
  const unseen: string[] = [];
  for (let stop = 0; stop < stops; stop += 1) {
    await page.keyboard.press('Tab');
    const problem = await page.evaluate(() => {
      const element = document.activeElement as HTMLElement | null;
      if (!element || element === document.body) return null;
      const name = `${element.tagName} “${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40)}”`;
      const isDrawn = (node: Element, part?: string) => {
        const style = getComputedStyle(node, part);
        return style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) >= 2;
      };
      const card = element.closest('article, label, li, fieldset');
      const isVisible =
        isDrawn(element) ||
        isDrawn(element, '::after') ||
        isDrawn(element, '::before') ||
        (card !== null && (isDrawn(card) || isDrawn(card, '::after')));
      if (!isVisible) return `no outline: ${name}`;
      const box = element.getBoundingClientRect();
      const at = (share: number) =>
        document.elementFromPoint(box.left + box.width * share, box.top + box.height / 2);
      const isOnTop = [0.25, 0.5, 0.75].some((share) => {
        const top = at(share);
        return (
          top !== null && (element.contains(top) || top.contains(element) || card?.contains(top) === true)
        );
      });
      return isOnTop ? null : `covered: ${name}`;
    });
    if (problem) unseen.push(problem);
  }
  return unseen;
}
