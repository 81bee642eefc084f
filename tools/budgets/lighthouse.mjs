import { execa } from 'execa';
import { CHROMIUM_FLAGS, chromiumPath } from '../chromium/chromium.mjs';

/** Fetched when it is asked for: a tenth of what would be installed for every test. */
const LIGHTHOUSE = 'lighthouse@12.8.2';
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];

/**
 * Lighthouse as it comes: a slow phone on a slow network, simulated.
 * @returns {Promise<{ scores: Record<string, number>, lcp: number, tbt: number, cls: number, failed: string[] }>} scores
 *   of 100, times in milliseconds, `failed`: audits that cost points
 */
export async function lighthouseOf(url) {
  const chromeFlags = [...CHROMIUM_FLAGS, '--headless=new', '--disable-dev-shm-usage'].join(' ');
  const { stdout } = await execa(
    'npx',
    [
      '--yes',
      LIGHTHOUSE,
      url,
      '--quiet',
      '--output=json',
      '--output-path=stdout',
      `--only-categories=${CATEGORIES.join(',')}`,
      `--chrome-flags=${chromeFlags}`,
    ],
    { env: { CHROME_PATH: await chromiumPath() } },
  );
  const lhr = JSON.parse(stdout);
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
}
