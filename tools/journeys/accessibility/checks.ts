import { readFileSync } from 'node:fs';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';

const source = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');
const options: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  resultTypes: ['violations'],
  // What passes is half of the work to report.
  reporter: 'no-passes',
};
/** Half of the time of all rules. */
const CONTRAST = { 'color-contrast': { enabled: false } };

/** The same on every screen of a walk, unless something of it is open, and on many screens more than half of all. */
const FRAME = [
  'header:not(main *, [role=dialog] *, :has([aria-expanded=true]))',
  'nav:not(main *, dialog *, [role=dialog] *)',
  'footer:not(main *)',
];

/** Further rows and cards of a list are made as the first ten are, and were half of the time in the back office. */
const FURTHER_ROWS = ['main tbody > tr:nth-child(n + 11)', 'main li:nth-child(n + 11)'];

interface Axe {
  run(context: { include: string[]; exclude: string[] }, options: RunOptions): Promise<AxeResults>;
}

interface Known {
  colors?: boolean;
  /** Header, navigation and footer of shop or back office. */
  frame?: boolean;
}

/** What axe finds wrong on a page, of any impact: WCAG 2.2 AA and best practice, one readable line each. */
export async function violations(page: Page, known: Known = {}): Promise<string[]> {
  // Evaluated by the debugger protocol, which the page's content security policy does not bind.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(source);
  const results = (await page.evaluate(
    ([exclude, runOptions]) =>
      (globalThis as unknown as { axe: Axe }).axe.run({ include: ['html'], exclude }, runOptions),
    [
      [...FURTHER_ROWS, ...(known.frame ? FRAME : [])],
      known.colors ? { ...options, rules: CONTRAST } : options,
    ] as const,
  )) as AxeResults;
  return results.violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.target.join(' ')} (${node.any[0]?.message ?? node.failureSummary})`),
  );
}

/** Controls that are smaller than 24 × 24 px; links within a sentence may be as high as its letters. */
export async function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const least = 24;
    const controls = document.querySelectorAll<HTMLElement>(
      'a[href], button, input:not([type=hidden]), select, textarea, summary, [role^=menuitem], [role=option]',
    );
    const isSeen = (element: HTMLElement) =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      !element.closest('[aria-hidden=true], [inert]');
    // Pressed in place of what is measured: the label of a box, the frame of a select, the card a link spans.
    const target = (element: HTMLElement): Element => {
      const isSpanned = getComputedStyle(element, '::after').position === 'absolute';
      return element.closest('label, .ant-select') ?? (isSpanned ? element.offsetParent : null) ?? element;
    };
    return [...controls].flatMap((control) => {
      const { width, height } = target(control).getBoundingClientRect();
      const isInText = control.tagName === 'A' && getComputedStyle(control).display === 'inline';
      if (!isSeen(control) || isInText || width <= 1 || height <= 1) return [];
      if (width >= least - 0.5 && height >= least - 0.5) return [];
      const name = control.getAttribute('aria-label') ?? control.textContent;
      return [`${control.tagName} “${name.slice(0, 40)}” of ${Math.round(width)} × ${Math.round(height)} px`];
    });
  });
}

/** By how many pixels a page can be scrolled sideways, in either direction. */
export const sidewaysScroll = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
