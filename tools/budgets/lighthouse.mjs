import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { CHROMIUM_FLAGS, chromiumPath } from '../chromium/chromium.mjs';

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];

/**
 * Lighthouse as it comes: a slow phone on a slow network, simulated.
 * @returns {Promise<{ scores: Record<string, number>, lcp: number, tbt: number, cls: number, failed: string[] }>} scores
 *   of 100, times in milliseconds, `failed`: audits that cost points
 */
export async function lighthouseOf(url) {
  const chrome = await launch({
    chromePath: await chromiumPath(),
    chromeFlags: [...CHROMIUM_FLAGS, '--headless=new', '--disable-dev-shm-usage'],
  });
  try {
    const { lhr } = await lighthouse(url, {
      port: chrome.port,
      logLevel: 'error',
      onlyCategories: CATEGORIES,
    });
    if (lhr.runtimeError) throw new Error(lhr.runtimeError.message);
    const figure = (audit) => lhr.audits[audit].numericValue;
    const failed = CATEGORIES.filter((name) => name !== 'performance').flatMap((name) =>
      lhr.categories[name].auditRefs
        .filter(({ id, weight }) => weight > 0 && lhr.audits[id].score !== null && lhr.audits[id].score < 1)
        .map(({ id }) => id),
    );
    return {
      scores: Object.fromEntries(
        CATEGORIES.map((name) => [name, Math.round(lhr.categories[name].score * 100)]),
      ),
      lcp: figure('largest-contentful-paint'),
      tbt: figure('total-blocking-time'),
      cls: figure('cumulative-layout-shift'),
      failed,
    };
  } finally {
    await chrome.kill();
  }
}
